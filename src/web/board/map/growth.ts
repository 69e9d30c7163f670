/** Woods and hills away from roads and cities, and waves on open water. */
import type { Decor } from './decor.js';
import { type Box, distance, distanceToBox, filled, type Pt, random, relief } from './geometry.js';

/** What grows in one square of the map: one path per kind of thing, so that a wood costs no more than a tree. */
export type Patch = Record<'crowns' | 'crownsLit' | 'trunks' | 'hills' | 'hillShade' | 'waves', string>;

/** Squares keep the paths short, so that off-screen ones need not be painted. */
const SQUARE = 250;

/** Woods, hills and waves in a box, clear of occupied places. */
export function growth(
  id: string,
  box: Box,
  decor: Decor,
  taken: readonly Box[],
  roads: readonly Pt[],
): Patch[] {
  const chance = random(id);
  const wood = relief(`${id} woods`, 150);
  const high = relief(`${id} hills`, 210);
  const wet = filled(decor.water, box);
  const dry = filled(decor.land, box);
  const isLand = ([x, y]: Pt): boolean => dry(x, y) || (decor.ground === 'land' && !wet(x, y));
  const rivers = decor.rivers.flatMap(({ line }) => line);
  const near = buckets(taken, roads);
  const room = (p: Pt): number => {
    let least = FAR;
    const here = near(p);
    for (const b of here.boxes) least = Math.min(least, distanceToBox(p, b));
    for (const q of here.points) least = Math.min(least, distance(p, q) - 8);
    return least;
  };
  const ashore = (p: Pt, r: number): boolean =>
    (
      [
        [0, 0],
        [r, 0],
        [-r, 0],
        [0, r],
        [0, -r],
      ] as const
    ).every(([dx, dy]) => isLand([p[0] + dx, p[1] + dy]));

  const found: { kind: 'tree' | 'hill' | 'wave'; at: Pt; size: number }[] = [];
  const cell = 21;
  for (let y = box.y + 18; y < box.y + box.h - 10; y += cell) {
    for (let x = box.x + 16; x < box.x + box.w - 12; x += cell) {
      const p: Pt = [x + (chance() - 0.5) * cell, y + (chance() - 0.5) * cell];
      const [luck, size] = [chance(), 0.8 + chance() * 0.5];
      const [woods, hills] = [wood(...p), high(...p)];
      if (!isLand(p)) {
        if (luck < 0.1 && room(p) > 14 && !ashore(p, 1) && !nearCoast(p, decor, isLand))
          found.push({ kind: 'wave', at: p, size });
        continue;
      }
      if (decor.names.some((name) => distance(p, name.at) < name.size * 3)) continue;
      const space = room(p);
      if (space < 13 || !ashore(p, 15) || rivers.some((q) => distance(p, q) < 20)) continue;
      if (hills > 0.66 && luck < 0.4 && space > 24) found.push({ kind: 'hill', at: p, size });
      else if (woods > 0.55 && luck < (woods - 0.45) * 3.4) found.push({ kind: 'tree', at: p, size });
      else if (luck < 0.016) found.push({ kind: 'tree', at: p, size: size * 0.85 });
    }
  }
  return draw(found);
}

/** Obstacles farther away than this do not matter to a tree. */
const FAR = 48;

/** Finds obstacles within `FAR` of a point without scanning all of them. */
function buckets(boxes: readonly Box[], points: readonly Pt[]) {
  const cells = new Map<number, { boxes: Box[]; points: Pt[] }>();
  const none = { boxes: [], points: [] };
  const key = (i: number, k: number): number => i * 1000 + k;
  const put = (box: Box, add: (cell: { boxes: Box[]; points: Pt[] }) => void): void => {
    for (let i = Math.floor((box.x - FAR) / FAR); i <= (box.x + box.w + FAR) / FAR; i++) {
      for (let k = Math.floor((box.y - FAR) / FAR); k <= (box.y + box.h + FAR) / FAR; k++) {
        const cell = cells.get(key(i, k)) ?? { boxes: [], points: [] };
        cells.set(key(i, k), cell);
        add(cell);
      }
    }
  };
  for (const box of boxes) put(box, (cell) => cell.boxes.push(box));
  for (const p of points) put({ x: p[0], y: p[1], w: 0, h: 0 }, (cell) => cell.points.push(p));
  return ([x, y]: Pt) => cells.get(key(Math.floor(x / FAR), Math.floor(y / FAR))) ?? none;
}

/** Waves keep away from coasts, which have waterlines, and from names. */
function nearCoast(p: Pt, decor: Decor, isLand: (p: Pt) => boolean): boolean {
  if (decor.names.some((name) => distance(p, name.at) < name.size * 4)) return true;
  return (
    [
      [34, 0],
      [-34, 0],
      [0, 34],
      [0, -34],
    ] as const
  ).some(([dx, dy]) => isLand([p[0] + dx, p[1] + dy]));
}

function draw(found: readonly { kind: string; at: Pt; size: number }[]): Patch[] {
  const f = (v: number): string => v.toFixed(1);
  const patches = new Map<string, Patch>();
  const none = (): Patch => ({ crowns: '', crownsLit: '', trunks: '', hills: '', hillShade: '', waves: '' });
  for (const { kind, at, size: s } of found) {
    const [x, y] = at;
    const square = `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;
    const paths = patches.get(square) ?? none();
    patches.set(square, paths);
    if (kind === 'wave') {
      paths.waves += `M${f(x - 13 * s)},${f(y)}q${f(4 * s)},${f(-5 * s)} ${f(8.5 * s)},0t${f(8.5 * s)},0t${f(8.5 * s)},0`;
    } else if (kind === 'hill') {
      paths.hills += `M${f(x - 17 * s)},${f(y + 7)}q${f(9 * s)},${f(-19 * s)} ${f(17 * s)},${f(-14 * s)}q${f(8 * s)},${f(2 * s)} ${f(16 * s)},${f(14 * s)}`;
      paths.hillShade += `M${f(x + 2 * s)},${f(y + 6 - 12 * s)}l${f(4 * s)},${f(8 * s)}m${f(2 * s)},${f(-5 * s)}l${f(3 * s)},${f(7 * s)}`;
    } else {
      const r = 6.2 * s;
      paths.trunks += `M${f(x)},${f(y + r * 0.7)}v${f(r * 0.9)}`;
      paths.crowns += `M${f(x - r)},${f(y + r * 0.5)}q${f(-r * 0.2)},${f(-r * 1.9)} ${f(r)},${f(-r * 2.3)}q${f(r * 1.2)},${f(r * 0.4)} ${f(r)},${f(r * 2.3)}q${f(-r)},${f(r * 0.8)} ${f(-r * 2)},0z`;
      paths.crownsLit += `M${f(x - r * 0.6)},${f(y)}q${f(-r * 0.1)},${f(-r * 1.1)} ${f(r * 0.6)},${f(-r * 1.4)}`;
    }
  }
  return [...patches.values()];
}
