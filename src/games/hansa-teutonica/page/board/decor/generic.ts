/** Water for a board without a hand-drawn coast: where ships sail, along the emptiest edge, and in wide gaps. */

import { contours } from '../../../../../web/board/map/contours.js';
import type { Decor } from '../../../../../web/board/map/decor.js';
import { along, distance, distanceToBox, type Pt, relief } from '../../../../../web/board/map/geometry.js';
import type { Layout } from '../layout.js';

const STEP = 25;
const BEYOND = 90;

/** An unfinished board may have no cities yet: then it is empty paper. */
const BARE: Omit<Decor, 'water'> = { ground: 'land', land: [], rivers: [], names: [], rose: null, ships: [] };

export function genericDecor(layout: Layout): Decor {
  const { file } = layout;
  if (file.cities.length === 0) return { ...BARE, water: [] };
  const [w, h] = file.size;
  const dry = layout.routes.filter((r) => !r.file.maritime).flatMap((r) => along(r.line, 36));
  const wet = layout.routes.filter((r) => r.file.maritime).flatMap((r) => along(r.line.slice(1, -1), 24));
  const ashore = layout.cities.map(({ box }) => box);
  const waves = relief(file.id, 130);

  const toLand = (p: Pt): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const q of dry) least = Math.min(least, distance(p, q));
    for (const box of ashore) least = Math.min(least, distanceToBox(p, box));
    return least;
  };
  const toShips = (p: Pt): number => wet.reduce((least, q) => Math.min(least, distance(p, q)), 9999);

  const edges: ((k: number) => Pt)[] = [
    (k) => [w * k, 0],
    (k) => [w * k, h],
    (k) => [0, h * k],
    (k) => [w, h * k],
  ];
  const room = edges.map((edge) => [0.1, 0.3, 0.5, 0.7, 0.9].reduce((sum, k) => sum + toLand(edge(k)), 0));
  const mid = (k: 0 | 1): number => wet.reduce((sum, p) => sum + p[k], 0) / wet.length;
  const near = [mid(1), h - mid(1), mid(0), w - mid(0)];
  // The sea extends to the edge nearest to the ships.
  const side = wet.length > 0 ? near.indexOf(Math.min(...near)) : room.indexOf(Math.max(...room));
  const toSide = ([x, y]: Pt): number => [y, h - y, x, w - x][side];

  const level = (p: Pt): number => {
    const land = toLand(p);
    const coast = land - (toSide(p) < 160 ? 44 : 100) - waves(p[0], p[1]) * 36;
    const ships = wet.length === 0 ? -1 : Math.min(110 - toShips(p), land - 24);
    return Math.max(coast, ships);
  };
  const water = contours(level, { x: -BEYOND, y: -BEYOND, w: w + 2 * BEYOND, h: h + 2 * BEYOND }, STEP);
  return { ...BARE, water: water.filter((outline) => outline.length > 9) };
}
