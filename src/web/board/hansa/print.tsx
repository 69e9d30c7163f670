/** What is printed on the sea chart of Hansa. */
import { Chartmap, chartDecor } from '../chart-map.jsx';
import type { Drawing } from '../print.jsx';
import type { Chart } from './file.js';
import { portsOf, waysOf } from './layout.js';
import { PortLayer, WayLayer } from './ports.jsx';

const MARGIN = 34;
const EDGE = 16;
const TOP = 54;

/** The map, and the frame around it. */
export function framed({ size }: Chart) {
  const map = { x: -MARGIN, y: -MARGIN, w: size[0] + 2 * MARGIN, h: size[1] + 2 * MARGIN };
  const outer = { x: map.x - EDGE, y: map.y - EDGE - TOP, w: map.w + 2 * EDGE, h: map.h + 2 * EDGE + TOP };
  return { map, outer };
}

export function printOf(chart: Chart): Drawing {
  const { map, outer } = framed(chart);
  const ports = portsOf(chart);
  const ways = waysOf(chart);
  const draw = () => (
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
      <Chartmap id={chart.id} box={map} decor={chartDecor(chart)} taken={ports.map(({ box }) => box)} />
      <rect class="frame-map" x={map.x} y={map.y} width={map.w} height={map.h} />
      <rect class="frame-map-in" x={map.x + 5} y={map.y + 5} width={map.w - 10} height={map.h - 10} />
      <WayLayer ways={ways} />
      <PortLayer ports={ports} />
    </>
  );
  return { name: chart.id, of: chart, box: outer, draw };
}
