/** Geometry in whole numbers: the same on every machine. */
export type Spot = readonly [number, number];

export const squared = (a: Spot, b: Spot): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** The square root, rounded down. */
function root(n: number): number {
  let guess = n;
  for (
    let next = Math.floor((n + 1) / 2);
    next < guess;
    next = Math.floor((guess + Math.floor(n / guess)) / 2)
  )
    guess = next;
  return guess;
}

export const distance = (a: Spot, b: Spot): number => root(squared(a, b));

/** Positive left of the line from `a` to `b`, negative right of it, zero on it. */
export const side = (a: Spot, b: Spot, p: Spot): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** Whether two line segments cross; those that share an end do not. */
export function cross(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  if ([a, b].some((p) => [c, d].some((q) => p[0] === q[0] && p[1] === q[1]))) return false;
  return (
    Math.sign(side(a, b, c)) !== Math.sign(side(a, b, d)) &&
    Math.sign(side(c, d, a)) !== Math.sign(side(c, d, b))
  );
}

/** The distance of a place from a line segment, rounded down. */
export function distanceTo(a: Spot, b: Spot, p: Spot): number {
  const whole = squared(a, b);
  const along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
  if (along <= 0 || whole === 0) return distance(a, p);
  if (along >= whole) return distance(b, p);
  return Math.floor(Math.abs(side(a, b, p)) / Math.max(1, root(whole)));
}

/** The place after `part` of `parts` of the way from `a` to `b`, bent to the left by up to `bend` in the middle. */
export function onTheWay(a: Spot, b: Spot, part: number, parts: number, bend: number): Spot {
  const length = Math.max(1, distance(a, b));
  // A parabola: nothing at the ends, all of it in the middle.
  const push = Math.round((4 * bend * part * (parts - part)) / (parts * parts));
  return [
    Math.round((a[0] * (parts - part) + b[0] * part) / parts) - Math.round(((b[1] - a[1]) * push) / length),
    Math.round((a[1] * (parts - part) + b[1] * part) / parts) + Math.round(((b[0] - a[0]) * push) / length),
  ];
}
