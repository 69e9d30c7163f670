/** The terrain of a board as shapes: coasts, rivers, and what grows between them. */
import type { Decor } from '../../../../web/board/map/decor.js';
import { rough, smooth } from '../../../../web/board/map/geometry.js';
import { growth, type Patch } from '../../../../web/board/map/growth.js';
import { decorOf } from './decor/index.js';
import { type Layout, mapBox } from './layout.js';

export interface Terrain {
  readonly decor: Decor;
  readonly water: string;
  readonly land: string;
  readonly rivers: readonly { readonly width: number; readonly path: string }[];
  readonly growth: readonly Patch[];
}

const known = new WeakMap<Layout, Terrain>();
export function terrainOf(layout: Layout): Terrain {
  let terrain = known.get(layout);
  if (terrain === undefined) {
    terrain = makeTerrain(layout);
    known.set(layout, terrain);
  }
  return terrain;
}

function makeTerrain(layout: Layout): Terrain {
  const decor = decorOf(layout);
  const id = layout.file.id;
  const hand = (outlines: Decor['water'], name: string): string =>
    outlines.map((o, i) => smooth(rough(o, o.length < 10 ? 3 : 5, `${id}${name}${i}`), true)).join('');
  return {
    decor,
    water: hand(decor.water, 'water'),
    land: hand(decor.land, 'land'),
    rivers: decor.rivers.map(({ width, line }) => ({ width, path: smooth(line) })),
    growth: layout.cities.length === 0 ? [] : growth(id, mapBox(layout), decor, layout.taken, layout.roads),
  };
}
