/** Geometry for maps: smooth curves, rough outlines, and noise that is the same every time. */
export type Pt = readonly [number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const n = (v: number): string => String(Math.round(v * 10) / 10);

/** Not `Math.hypot`: it is many times slower, and a map calls this a million times. */
const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
export const distance = (a: Pt, b: Pt): number => length(a[0] - b[0], a[1] - b[1]);
export const middle = (a: Pt, b: Pt): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A cubic Bézier curve: start, two handles, end. */
type Curve = readonly [Pt, Pt, Pt, Pt];

/**
 * Curves through all points (Catmull-Rom as Bézier). Each handle is a third of its own segment, so uneven spacing makes
 * no loops.
 */
function curvesThrough(points: readonly Pt[], closed: boolean): Curve[] {
  const count = points.length;
  const at = (i: number): Pt =>
    closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))];
  const handle = (i: number, length: number): Pt => {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i + 1);
    const whole = Math.hypot(bx - ax, by - ay) || 1;
    return [((bx - ax) / whole) * length, ((by - ay) / whole) * length];
  };
  return Array.from({ length: closed ? count : count - 1 }, (_, i): Curve => {
    const [from, to] = [at(i), at(i + 1)];
    const third = distance(from, to) / 3;
    const [h1, h2] = [handle(i, third), handle(i + 1, third)];
    return [from, [from[0] + h1[0], from[1] + h1[1]], [to[0] - h2[0], to[1] - h2[1]], to];
  });
}

const pathTo = ([, h1, h2, to]: Curve): string =>
  `C${n(h1[0])},${n(h1[1])} ${n(h2[0])},${n(h2[1])} ${n(to[0])},${n(to[1])}`;

/** A smooth path through all points. */
export function smooth(points: readonly Pt[], closed = false): string {
  if (points.length < 2) return '';
  const path = curvesThrough(points, closed).map(pathTo).join('');
  return `M${n(points[0][0])},${n(points[0][1])}${path}${closed ? 'Z' : ''}`;
}

/** The number of samples per curve when looking for obstacles. */
const SAMPLES = 24;

/** The same curve with its blocked ends cut off. The cut may fall between two points. */
export function smoothBetween(points: readonly Pt[], isTaken: (at: Pt) => boolean): string {
  let path = '';
  for (const curve of curvesThrough(points, false)) {
    const isFree = (sample: number): boolean => !isTaken(split(curve, sample / SAMPLES)[0][3]);
    let [from, to] = [0, SAMPLES];
    while (from < to && !isFree(from)) from++;
    while (to > from && !isFree(to)) to--;
    if (from === to) continue;
    const [, rest] = split(curve, from / SAMPLES);
    const [part] = split(rest, (to - from) / (SAMPLES - from));
    path += `M${n(part[0][0])},${n(part[0][1])}${pathTo(part)}`;
  }
  return path;
}

/** Splits a curve at `t`, from 0 to 1. */
function split([a, b, c, d]: Curve, t: number): [Curve, Curve] {
  const mix = (p: Pt, q: Pt): Pt => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  const at = mix(abc, bcd);
  return [
    [a, ab, abc, at],
    [at, bcd, cd, d],
  ];
}

/** Points along the straight segments between the given ones, about `step` apart. */
export function along(points: readonly Pt[], step: number): Pt[] {
  const all: Pt[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    const parts = Math.max(1, Math.round(distance(a, b) / step));
    for (let k = 0; k < parts; k++)
      all.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  }
  all.push(points[points.length - 1]);
  return all;
}

/** The outline as if drawn by hand, with bays and capes of about `size`. */
export function rough(outline: readonly Pt[], size: number, seed: string): Pt[] {
  const chance = random(seed);
  return along([...outline, outline[0]], size * 4.5)
    .slice(0, -1)
    .map(([x, y]) => [x + (chance() - 0.5) * size * 1.6, y + (chance() - 0.5) * size * 1.6]);
}

export function random(seed: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let v = Math.imul(h ^ (h >>> 15), 1 | h);
    v = (v + Math.imul(v ^ (v >>> 7), 61 | v)) ^ v;
    return ((v ^ (v >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hills and valleys between 0 and 1, about `scale` wide. */
export function relief(seed: string, scale: number): (x: number, y: number) => number {
  const chance = random(seed);
  const side = 32;
  const grid = Array.from({ length: side * side }, chance);
  const cell = (x: number, y: number): number =>
    grid[(((y % side) + side) % side) * side + (((x % side) + side) % side)];
  const ease = (v: number): number => v * v * (3 - 2 * v);
  return (x, y) => {
    const [gx, gy] = [x / scale, y / scale];
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [ease(gx - ix), ease(gy - iy)];
    const top = cell(ix, iy) * (1 - fx) + cell(ix + 1, iy) * fx;
    const low = cell(ix, iy + 1) * (1 - fx) + cell(ix + 1, iy + 1) * fx;
    return top * (1 - fy) + low * fy;
  };
}

/**
 * Tests whether a point is inside the outlines (even-odd rule). Looked up in cells of a few units, because drawing
 * woods tests thousands of points.
 */
export function filled(outlines: readonly (readonly Pt[])[], box: Box): (x: number, y: number) => boolean {
  const cell = 5;
  const [columns, rows] = [Math.ceil(box.w / cell), Math.ceil(box.h / cell)];
  const mask = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = box.y + (row + 0.5) * cell;
    const cuts: number[] = [];
    for (const outline of outlines) {
      for (let i = 0, k = outline.length - 1; i < outline.length; k = i++) {
        const [a, b] = [outline[i], outline[k]];
        if (a[1] > y !== b[1] > y) cuts.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
      }
    }
    cuts.sort((a, b) => a - b);
    const column = (x: number): number => Math.max(0, Math.min(columns, Math.round((x - box.x) / cell)));
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      mask.fill(1, row * columns + column(cuts[i]), row * columns + column(cuts[i + 1]));
    }
  }
  return (x, y) => {
    const [i, k] = [Math.floor((x - box.x) / cell), Math.floor((y - box.y) / cell)];
    return i >= 0 && k >= 0 && i < columns && k < rows && mask[k * columns + i] === 1;
  };
}

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

export const boxAround = ([x, y]: Pt, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

export function distanceToBox([x, y]: Pt, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return length(dx, dy);
}

/** The convex hull of the points. */
export function hull(points: readonly Pt[]): Pt[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Pt, a: Pt, b: Pt): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Pt[]): Pt[] => {
    const chain: Pt[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
