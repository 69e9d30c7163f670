/** Where things are on a sea chart: ports with their warehouses and booths, and the ship's ways. */
import { type Box, distance, distanceToBox, type Pt, smooth } from '../../../../web/board/map/geometry.js';
import type { Chart, Port } from './file.js';

const GABLE = 46;
const PLATE = { w: 152, up: 62, down: 58 };
export const BANNER = 25;

export const bannerWidth = (name: string, warehouses: number): number =>
  Math.max(name.length * 10 + 44, warehouses * GABLE + 10);

/** The text length for a name that might overflow its banner, or run into the number, in fonts with wide letters. */
export const nameLength = (name: string, warehouses: number): number | undefined => {
  const room = bannerWidth(name, warehouses) - 46;
  return name.length * 12 > room ? room : undefined;
};

export interface PortPlace {
  readonly port: Port;
  readonly box: Box;
  readonly spaces: readonly Pt[];
  readonly ship: Pt;
}

export interface Way {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  /** The arrowheads at the end and on the way, with their direction in degrees. */
  readonly tips: readonly { readonly at: Pt; readonly turn: number }[];
}

const boxOf = (at: Pt): Box => ({
  x: at[0] - PLATE.w / 2,
  y: at[1] - PLATE.up,
  w: PLATE.w,
  h: PLATE.up + PLATE.down,
});

export function portsOf(chart: Chart): PortPlace[] {
  return chart.cities.map((port) => {
    const [x, y] = port.at;
    const side = x < chart.size[0] / 6 || (x > chart.size[0] / 2 && x < chart.size[0] * 0.8) ? 1 : -1;
    return {
      port,
      box: boxOf(port.at),
      spaces: Array.from(
        { length: port.warehouses },
        (_, i) => [x + (i - (port.warehouses - 1) / 2) * GABLE, y - 20] as const,
      ),
      ship: [x + side * (port.warehouses > 1 ? 84 : 70), y - 30],
    };
  });
}

export const boothSpot = (port: Port, index: number, count: number): Pt => [
  port.at[0] + (index - (count - 1) / 2) * 38,
  port.at[1] + 44,
];

const BENDS = [0.16, -0.16, 0.3, -0.3, 0.05];
/** Ways end at the drawn part of a port, which is smaller than its target. */
const drawn = ({ at, name, warehouses }: Port): Box => {
  const half = bannerWidth(name, warehouses) / 2 + 8;
  return { x: at[0] - half, y: at[1] - 56, w: 2 * half, h: 116 };
};

/** Each way bends to stay as far as possible from ports and from the ways before it. */
export function waysOf(chart: Chart): Way[] {
  const place = new Map(chart.cities.map((port) => [port.id, port]));
  const done: Pt[] = [];
  return chart.cities.flatMap((from) =>
    from.sailsTo.map((id) => {
      const to = place.get(id)!;
      const others = chart.cities.filter((port) => port !== from && port !== to).map((port) => port.at);
      const lines = BENDS.map((bend) => lineOf(from, to, bend));
      const rooms = lines.map((line, i) => {
        const inner = line.slice(line.length * 0.2, line.length * 0.9);
        const ports = Math.min(90, ...inner.flatMap((p) => others.map((q) => distance(p, q))));
        const ways = Math.min(50, ...inner.flatMap((p) => done.map((q) => distance(p, q))));
        return ports + ways * 2 - i * 3;
      });
      const line = lines[rooms.indexOf(Math.max(...rooms))];
      done.push(...line);
      return { from: from.id, to: id, ...arrow(line) };
    }),
  );
}

function lineOf(from: Port, to: Port, bent: number): Pt[] {
  const [a, b] = [from.at, to.at];
  const bend: Pt = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bent, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bent];
  const at = (k: number): Pt => [
    (1 - k) * (1 - k) * a[0] + 2 * k * (1 - k) * bend[0] + k * k * b[0],
    (1 - k) * (1 - k) * a[1] + 2 * k * (1 - k) * bend[1] + k * k * b[1],
  ];
  const [start, end] = [drawn(from), drawn(to)];
  return Array.from({ length: 61 }, (_, i) => at(i / 60)).filter(
    (p) => distanceToBox(p, start) > 1 && distanceToBox(p, end) > 12,
  );
}

function arrow(line: readonly Pt[]): Pick<Way, 'path' | 'tips'> {
  const last = line.length - 1;
  const tip = (i: number) => {
    const [p, q] = [line[Math.max(0, i - 1)], line[i]];
    return { at: q, turn: (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI };
  };
  return {
    path: smooth(line.filter((_, i) => i % 4 === 0 || i === last)),
    tips: last < 1 ? [] : last > 24 ? [tip(Math.floor(last / 2)), tip(last)] : [tip(last)],
  };
}
