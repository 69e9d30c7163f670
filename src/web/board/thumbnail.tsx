/** A small picture of a board for choosing one: its map with roads and cities, nothing to point at. */
import { createMemo, For, Show } from 'solid-js';
import type { BoardGame } from '../../games/index.js';
import { Chartmap, chartDecor } from './chart-map.jsx';
import { chartOfBoard } from './hansa/file.js';
import { waysOf } from './hansa/layout.js';
import type { BoardFile } from './ht/file.js';
import { layoutOf } from './ht/layout.js';
import { MapLayer } from './ht/map.jsx';
import { mapBox } from './ht/terrain.js';
import './board.css';

export interface ThumbnailProps {
  /** The game that has the board on its shelf, which may have been added to. */
  readonly game: BoardGame;
  readonly board: string;
  /** For screen readers; without it the picture is taken as decoration. */
  readonly label?: string;
}

export function Thumbnail(props: ThumbnailProps) {
  const board = createMemo(() => props.game.boards.get(props.board));
  return (
    <Show when={board()} keyed>
      {(found) =>
        props.game.id === 'hansa' ? (
          <ChartPicture board={found as Parameters<typeof chartOfBoard>[0]} {...labelled(props.label)} />
        ) : (
          <MapPicture file={(found as unknown as { file: BoardFile }).file} {...labelled(props.label)} />
        )
      }
    </Show>
  );
}

const labelled = (label: string | undefined) => (label === undefined ? {} : { label });
function MapPicture(props: { file: BoardFile; label?: string }) {
  const layout = layoutOf(props.file);
  const box = mapBox(layout);
  const red = (id: string): boolean => props.file.connection.cities.includes(id);
  const roads = (sea: boolean): string =>
    layout.routes
      .filter((r) => r.file.maritime === sea)
      .map((r) => r.path)
      .join('');
  return (
    <svg
      class="board-thumbnail"
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      role="img"
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <MapLayer layout={layout} plain />
      <path class="road-edge thumb-edge" d={roads(false)} />
      <path class="road thumb-road" d={roads(false)} />
      <path class="seaway thumb-seaway" d={roads(true)} />
      <For each={layout.cities}>
        {({ at, file }) => (
          <path
            class="thumb-city"
            classList={{
              'thumb-end': red(file.id),
              'thumb-ability': file.develops.length > 0,
              'thumb-green': file.green,
            }}
            transform={`translate(${at[0]} ${at[1]}) scale(${0.9 + Math.max(1, file.posts.length) * 0.12})`}
            d="M-22,20V-8L0,-28L22,-8V20z"
          />
        )}
      </For>
    </svg>
  );
}

function ChartPicture(props: { board: Parameters<typeof chartOfBoard>[0]; label?: string }) {
  const chart = chartOfBoard(props.board);
  const box = { x: -20, y: -20, w: chart.size[0] + 40, h: chart.size[1] + 40 };
  return (
    <svg
      class="board-thumbnail"
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      role="img"
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <Chartmap id={chart.id} box={box} decor={chartDecor(chart)} taken={[]} plain />
      <For each={waysOf(chart)}>{(way) => <path class="way" d={way.path} />}</For>
      <For each={chart.cities}>
        {({ at }) => (
          <path
            class="thumb-city"
            transform={`translate(${at[0]} ${at[1]}) scale(1.3)`}
            d="M-22,20V-8L0,-28L22,-8V20z"
          />
        )}
      </For>
    </svg>
  );
}
