/** An unfinished sea chart, drawn as it will be played. */
import { createMemo, Show } from 'solid-js';
import type { JsonObject } from '../../../../core/json.js';
import type { Hit } from '../../../../web/board/input/hits.jsx';
import { Cog } from '../../../../web/board/map/ornaments.jsx';
import { type Drawing, withShadow } from '../../../../web/board/print/print.jsx';
import type { Board, City } from '../../../../workshop/edit/hansa/board.js';
import { idsOf, type Ref } from '../../../../workshop/edit/model.js';
import { readBoardForm } from '../../rules/board/board-file.js';
import { framed } from '../board/drawings.js';
import { type Chart, scaledChart } from '../board/file.js';
import { type PortPlace, portsOf, type Way, waysOf } from '../board/layout.js';
import { PortLayer, WayLayer } from '../board/ports.jsx';
import { ChartGround } from '../board/print.jsx';

interface Drawn {
  readonly chart: Chart;
  readonly ports: readonly PortPlace[];
  readonly ways: readonly Way[];
  readonly ship: string;
  readonly scale: number;
}

const known = new WeakMap<JsonObject, Drawn>();

export function drawnOf(board: JsonObject): Drawn {
  let drawn = known.get(board);
  if (drawn === undefined) {
    drawn = draw(board);
    known.set(board, drawn);
  }
  return drawn;
}

/** Without arrows that cannot be drawn yet: to cities that do not exist, or to themselves. */
function draw(board: JsonObject): Drawn {
  const file = readBoardForm(board);
  const ids = file.cities.map(({ id }) => id);
  const chart = scaledChart({
    board: undefined,
    id: file.id,
    title: file.title,
    size: file.size,
    reconstructed: [],
    cities: file.cities.map((city) => ({
      ...city,
      sailsTo: city.sailsTo.filter((to) => to !== city.id && ids.includes(to)),
    })),
  });
  return {
    chart,
    ports: portsOf(chart),
    ways: waysOf(chart),
    ship: file.ship,
    scale: chart.size[0] / file.size[0],
  };
}

export const extentOf = (board: JsonObject) => framed(drawnOf(board).chart).outer;

export function groundOf(board: JsonObject): Drawing {
  const { chart } = drawnOf(board);
  return {
    name: 'ground',
    of: chart,
    isOwn: true,
    box: withShadow(framed(chart).outer),
    drawer: async () => () => <ChartGround chart={chart} />,
  };
}

export function ChartFrame(props: { board: JsonObject }) {
  const chart = createMemo(() => drawnOf(props.board).chart);
  const map = () => framed(chart()).map;
  return (
    <text class="frame-title" x={map().x + 8} y={map().y - 22}>
      {chart().title}
    </text>
  );
}

export function LiveChart(props: { board: JsonObject }) {
  const drawn = createMemo(() => drawnOf(props.board));
  return (
    <Show when={drawn()} keyed>
      {({ ports, ways, ship }) => (
        <>
          <WayLayer ways={ways} />
          <PortLayer ports={ports} />
          <Show when={ports.find(({ port }) => port.id === ship)}>
            {(port) => (
              <g class="board-ship">
                <Cog at={port().ship} size={1.65} />
              </g>
            )}
          </Show>
        </>
      )}
    </Show>
  );
}

/** What moves with some cities: their arrows, with the cities at the other ends. */
export function split(board: JsonObject, refs: readonly Ref[]): { moving: JsonObject; rest: JsonObject } {
  const whole = board as Board;
  const moved = new Set(idsOf(refs, 'city'));
  const isMoved = (from: string, to: string): boolean => moved.has(from) || moved.has(to);
  const near = (city: City): boolean =>
    moved.has(city.id) ||
    city.sailsTo.some((to) => moved.has(to)) ||
    whole.cities.some((other) => moved.has(other.id) && other.sailsTo.includes(city.id));
  const arrows = (city: City, isWanted: (to: string) => boolean): City => ({
    ...city,
    sailsTo: city.sailsTo.filter(isWanted),
  });
  return {
    moving: {
      ...whole,
      cities: whole.cities.filter(near).map((city) => arrows(city, (to) => isMoved(city.id, to))),
    },
    rest: {
      ...whole,
      cities: whole.cities
        .filter(({ id }) => !moved.has(id))
        .map((city) => arrows(city, (to) => !isMoved(city.id, to))),
    },
  };
}

const ARROW_WIDTH = 26;

export function hitsOf(board: JsonObject): Hit[] {
  const { ports, ways } = drawnOf(board);
  return [
    ...ways
      .filter(({ path }) => path !== '')
      .map(
        ({ from, to, path, tips }): Hit => ({
          target: `arrow:${from}/${to}`,
          at: tips[0]?.at ?? [0, 0],
          shape: { path, width: ARROW_WIDTH },
        }),
      ),
    ...ports.map(
      ({ port, box }): Hit => ({
        target: `city:${port.id}`,
        at: [box.x + box.w / 2, box.y + box.h / 2],
        shape: { w: box.w, h: box.h },
      }),
    ),
  ];
}
