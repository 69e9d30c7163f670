/** The sea and land of a sea chart. On a board without a drawn coast, each port gets an island. */
import { For, Show } from 'solid-js';
import type { Decor } from '../../../../web/board/map/decor.js';
import { type Box, type Pt, random, rough, smooth } from '../../../../web/board/map/geometry.js';
import { growth } from '../../../../web/board/map/growth.js';
import { Growth } from '../../../../web/board/map/growth-layer.jsx';
import { MapFrame, Ornaments } from '../../../../web/board/map/map-frame.jsx';
import { waterlines } from '../../../../web/board/map/waterlines.jsx';
import { hansa } from '../../rules/index.js';
import { baltic } from './decor/baltic.js';
import { type Chart, chartOfBoard } from './file.js';

/** Whether the ports are where the printed board has them, so that its coasts fit. */
const isOnBaltic = ({ size, cities }: Chart): boolean => {
  const printed = chartOfBoard(hansa.boards.get('baltic')!);
  const places = (ports: Chart['cities']): string => String(ports.map(({ id, at }) => [id, ...at]).sort());
  return String(size) === String(printed.size) && places(cities) === places(printed.cities);
};

export function chartDecor(chart: Chart): Decor {
  if (isOnBaltic(chart)) return baltic;
  const island = ({ at, id }: Chart['cities'][number]): Pt[] => {
    const chance = random(id);
    return Array.from({ length: 12 }, (_, i): Pt => {
      const [turn, far] = [(i / 12) * 2 * Math.PI, 0.85 + chance() * 0.3];
      return [at[0] + Math.cos(turn) * 112 * far, at[1] + Math.sin(turn) * 88 * far];
    });
  };
  return {
    ground: 'sea',
    water: [],
    land: chart.cities.map(island),
    rivers: [],
    names: [],
    rose: null,
    ships: [],
  };
}

export function ChartMap(props: {
  id: string;
  box: Box;
  decor: Decor;
  taken: readonly Box[];
  plain?: boolean;
}) {
  const { box, decor } = props;
  const id = `board-chart-${props.id}${props.plain ? '-plain' : ''}`;
  const land = decor.land
    .map((o, i) => smooth(rough(o, o.length < 7 ? 3 : 5, `${props.id}${i}`), true))
    .join('');
  const grown = growth(props.id, box, decor, props.taken, []);
  return (
    <MapFrame
      id={id}
      box={box}
      clips={
        <clipPath id={`${id}-land`}>
          <path d={land} />
        </clipPath>
      }
    >
      <rect x={box.x} y={box.y} width={box.w} height={box.h} class="map-sea" />
      <Show when={decor.rose}>{(at) => <Rhumbs from={at()} />}</Show>
      {waterlines(land, props.plain)}
      <path d={land} class="map-land" />
      <path d={land} class="map-coast" />
      <g clip-path={`url(#${id}-land)`}>
        <For each={decor.rivers}>
          {(river) => <path d={smooth(river.line)} class="map-river" stroke-width={river.width} />}
        </For>
      </g>
      <Growth patches={grown} plain={props.plain === true} />
      <Ornaments decor={decor} />
    </MapFrame>
  );
}

/** The fine lines from a compass rose across the sea, as on old charts. */
function Rhumbs(props: { from: Pt }) {
  const lines = Array.from({ length: 32 }, (_, i) => {
    const turn = (i / 32) * 2 * Math.PI;
    return `M${props.from}l${(Math.cos(turn) * 2000).toFixed(0)},${(Math.sin(turn) * 2000).toFixed(0)}`;
  });
  return <path class="map-rhumb" d={lines.join('')} />;
}
