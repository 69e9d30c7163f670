/** The print of Hansa's sea chart, and a small picture of it. */
import { For } from 'solid-js';
import { house } from '../../../../web/board/map/ornaments.jsx';
import { ChartMap, chartDecor } from './chart-map.jsx';
import { framed, smallBox } from './drawings.js';
import type { Chart } from './file.js';
import { portsOf, waysOf } from './layout.js';
import { PortLayer, WayLayer } from './ports.jsx';

export const ChartPrint = (props: { chart: Chart }) => (
  <>
    <ChartGround chart={props.chart} />
    <WayLayer ways={waysOf(props.chart)} />
    <PortLayer ports={portsOf(props.chart)} />
  </>
);

/** The frame and the map, without ports and ways. */
export function ChartGround(props: { chart: Chart }) {
  const { chart } = props;
  const { map, outer } = framed(chart);
  const ports = portsOf(chart);
  return (
    <>
      <rect
        class="frame-shadow"
        x={outer.x - 3}
        y={outer.y + 2}
        width={outer.w + 6}
        height={outer.h + 6}
        rx="10"
      />
      <rect class="frame" x={outer.x} y={outer.y} width={outer.w} height={outer.h} rx="8" />
      <rect
        class="frame-line"
        x={outer.x + 5}
        y={outer.y + 5}
        width={outer.w - 10}
        height={outer.h - 10}
        rx="5"
      />
      <ChartMap id={chart.id} box={map} decor={chartDecor(chart)} taken={ports.map(({ box }) => box)} />
      <rect class="frame-map" x={map.x} y={map.y} width={map.w} height={map.h} />
      <rect class="frame-map-in" x={map.x + 5} y={map.y + 5} width={map.w - 10} height={map.h - 10} />
    </>
  );
}

export const SmallPrint = (props: { chart: Chart }) => (
  <>
    <ChartMap
      id={props.chart.id}
      box={smallBox(props.chart)}
      decor={chartDecor(props.chart)}
      taken={[]}
      plain
    />
    <For each={waysOf(props.chart)}>{(way) => <path class="way" d={way.path} />}</For>
    <path class="thumb-city" d={props.chart.cities.map(({ at }) => house(at, 1.3)).join('')} />
  </>
);
