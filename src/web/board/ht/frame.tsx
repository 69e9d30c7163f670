/** Around the map: the title, what the connection brings, the track of completed cities and the score track. */
import { createMemo, For, Show } from 'solid-js';
import { language, t } from '../../i18n/index.js';
import type { Box } from '../geometry.js';
import { pieceId } from '../piece.jsx';
import { playerColour, playerInk, SYMBOL_PATHS } from '../players.js';
import { countryName } from './describe.js';
import { countryClass, type Position } from './file.js';
import type { Layout } from './layout.js';
import { mapBox } from './terrain.js';

const TOP = 52;
const BOTTOM = 66;
const EDGE = 16;
/** The last space stands for more as well: the game ends at 20. */
const LAST = 20;

export function frameBox(layout: Layout): Box {
  const map = mapBox(layout);
  return {
    x: map.x - EDGE,
    y: map.y - EDGE - TOP,
    w: map.w + 2 * EDGE,
    h: map.h + 2 * EDGE + TOP + BOTTOM,
  };
}

const plain = (title: string): string => title.replace(/\s*\(.*\)$/, '');

/** The printed part. */
export function FrameLayer(props: { layout: Layout }) {
  const outer = frameBox(props.layout);
  const rect = (box: Box, grow: number) => ({
    x: box.x - grow,
    y: box.y - grow,
    width: box.w + 2 * grow,
    height: box.h + 2 * grow,
  });
  return (
    <g>
      <rect class="frame-shadow" {...rect(outer, 3)} rx="10" transform="translate(0 5)" />
      <rect class="frame" {...rect(outer, 0)} rx="8" />
      <rect class="frame-line" {...rect(outer, -5)} rx="5" />
    </g>
  );
}

export function FrameLines(props: { layout: Layout }) {
  const map = mapBox(props.layout);
  return (
    <g>
      <rect class="frame-map" x={map.x} y={map.y} width={map.w} height={map.h} />
      <rect class="frame-map-in" x={map.x + 5} y={map.y + 5} width={map.w - 10} height={map.h - 10} />
      <text class="frame-title" x={map.x + 8} y={map.y - 24}>
        {plain(props.layout.file.title)}
      </text>
    </g>
  );
}

export function FrameState(props: { layout: Layout; position: Position; colours: readonly number[] }) {
  const { file } = props.layout;
  const map = mapBox(props.layout);
  const names = new Map(file.cities.map((c) => [c.id, c.name]));
  const connections = () => props.position.connections ?? [];
  const rows = createMemo(() => [
    {
      label: file.connection.cities.map((id) => names.get(id)).join('–'),
      prestige: file.connection.prestige,
      tone: 'banner-red',
    },
    ...[...file.countryPrestige].map(([country, prestige]) => ({
      label: countryName(country, language()),
      prestige,
      tone: `${countryClass(file, country)} banner-country`,
    })),
  ]);
  const completedWidth = () => file.completedCitiesToEnd * 21 + 24;
  const label = () => t('board.completed');
  const completedFrom = () => map.x + map.w - completedWidth();
  const ends = createMemo(() => {
    let right = completedFrom() - label().length * 8.4 - 26;
    return rows().map((row) => {
      const w = row.label.length * 8.6 + row.prestige.length * 25 + 26;
      right -= w;
      return right;
    });
  });
  return (
    <g>
      <For each={rows()}>
        {(row, i) => (
          <g transform={`translate(${ends()[i()]} ${map.y - 45})`}>
            <text class="frame-label" y="19">
              {row.label}
            </text>
            <For each={row.prestige}>
              {(value, place) => {
                const seat = () => (i() === 0 ? connections()[place()] : undefined);
                return (
                  <g transform={`translate(${row.label.length * 8.6 + 16 + place() * 25} 13)`}>
                    <circle class={`frame-chip ${row.tone}`} r="11" />
                    <text class="frame-chip-value" y="4.6">
                      {value}
                    </text>
                    <Show when={seat() !== undefined}>
                      <circle class="control" r="11" fill={playerColour(props.colours[seat()!] ?? 0)} />
                      <path
                        d={SYMBOL_PATHS[(props.colours[seat()!] ?? 0) % 5]}
                        fill={playerInk(props.colours[seat()!] ?? 0)}
                      />
                    </Show>
                  </g>
                );
              }}
            </For>
          </g>
        )}
      </For>
      <g transform={`translate(${completedFrom()} ${map.y - 32})`}>
        <text class="frame-label" text-anchor="end" x="-2" y="6">
          {label()}
        </text>
        <For each={Array.from({ length: file.completedCitiesToEnd })}>
          {(_, i) => (
            <path
              class="completed"
              classList={{ done: i() < (props.position.completed ?? 0) }}
              transform={`translate(${i() * 21 + 16} 0)`}
              d="M-8,9V-3L0,-10L8,-3V9z"
            />
          )}
        </For>
      </g>
      <ScoreTrack {...props} />
    </g>
  );
}

function ScoreTrack(props: { layout: Layout; position: Position; colours: readonly number[] }) {
  const map = mapBox(props.layout);
  const step = map.w / (LAST + 1);
  const y = map.y + map.h + 14;
  const scores = createMemo(() => props.position.seats.map((seat) => seat.score ?? 0));
  /** Markers on the same space stand side by side. */
  const spot = (seat: number): readonly [number, number] => {
    const space = Math.min(LAST, scores()[seat]);
    const here = scores().flatMap((s, i) => (Math.min(LAST, s) === space ? [i] : []));
    const place = here.indexOf(seat);
    const [across, rows] = here.length > 2 ? [Math.ceil(here.length / 2), 2] : [here.length, 1];
    return [
      map.x + step * (space + 0.5) + ((place % across) - (across - 1) / 2) * 17,
      y + 34 + (rows === 1 ? 0 : Math.floor(place / across) * 17 - 9),
    ];
  };
  return (
    <g>
      <For each={Array.from({ length: LAST + 1 })}>
        {(_, i) => (
          <g transform={`translate(${map.x + step * i()} ${y})`}>
            <rect
              class="track"
              classList={{ 'track-five': i() % 5 === 0, 'track-end': i() === LAST }}
              x="1.5"
              width={step - 3}
              height="52"
              rx="4"
            />
            <text class="track-value" x={step / 2} y="14">
              {i() === LAST ? `${LAST}+` : i()}
            </text>
          </g>
        )}
      </For>
      <For each={props.position.seats.map((_, seat) => seat)}>
        {(seat) => (
          <g
            class="board-piece"
            style={{ transform: `translate(${spot(seat)[0]}px, ${spot(seat)[1]}px) scale(.74)` }}
          >
            <use href={`#${pieceId('trader', props.colours[seat] ?? 0)}`} />
          </g>
        )}
      </For>
    </g>
  );
}
