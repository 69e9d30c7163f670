/** Respaces the points of a route along its line; only sums, products and square roots, the same on every machine. */
export type Spot = readonly [number, number];

/** Points closer to each other than this touch. */
const APART = 36;

const distance = (a: Spot, b: Spot): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** `count` points on the way from the first old point to the last; `undefined` where they have no room. */
export function respaced(
  ends: readonly [Spot, Spot],
  points: readonly Spot[],
  count: number,
): Spot[] | undefined {
  const line = points.length > 1 ? points : aroundOne(ends, points[0]);
  const lengths = line.slice(1).map((spot, i) => distance(line[i], spot));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const step = whole / (count - 1);
  if (step < APART) return undefined;
  return Array.from({ length: count }, (_, i) => spotAt(line, lengths, i * step));
}

/** A line through a single point, towards both ends, as long as two points need. */
function aroundOne(ends: readonly [Spot, Spot], middle: Spot): Spot[] {
  const away = (end: Spot): Spot => {
    const part = APART / Math.max(APART, distance(middle, end));
    return [middle[0] + (end[0] - middle[0]) * part, middle[1] + (end[1] - middle[1]) * part];
  };
  return [away(ends[0]), middle, away(ends[1])];
}

function spotAt(line: readonly Spot[], lengths: readonly number[], at: number): Spot {
  let rest = at;
  for (const [i, length] of lengths.entries()) {
    // The last stretch takes what rounding leaves over.
    if (rest <= length || i === lengths.length - 1) {
      const part = length === 0 ? 0 : Math.min(1, rest / length);
      const [[x, y], [nextX, nextY]] = [line[i], line[i + 1]];
      return [Math.round(x + (nextX - x) * part), Math.round(y + (nextY - y) * part)];
    }
    rest -= length;
  }
  return line[0];
}
