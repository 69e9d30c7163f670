/** Where everything on a board is, computed from the board file alone: rows of posts, banners, scrolls, markers. */
import {
  along,
  type Box,
  boxAround,
  distance,
  distanceToBox,
  overlaps,
  type Pt,
  smooth,
} from '../../../../web/board/map/geometry.js';
import type { BoardFile, CityFile, RouteFile } from './file.js';

export const GABLE = 29;
export const SHED = 25;
export const SCROLL = { w: 25, h: 31 };
export const SPECIAL = { w: 34, h: 46 };
/**
 * Vertical offsets from a city's position: the ground its houses stand on, the spaces in them, and the tips of the
 * roofs.
 */
export const GROUND = 13;
export const SPACE = -3;
const TIPS = -37;
export const BANNER = 23;

export interface CityPlace {
  readonly file: CityFile;
  readonly at: Pt;
  readonly banner: Box;
  readonly scrolls: readonly Pt[];
  /** A church behind the houses, if there is room. */
  readonly spire: Pt | null;
  readonly box: Box;
}

export interface RoutePlace {
  readonly file: RouteFile;
  readonly line: readonly Pt[];
  readonly path: string;
  /** Where a bonus marker, a permanent one or the tavern's sign is. */
  readonly marker: Pt;
}

export interface Layout {
  /** The board file as read. */
  readonly board: BoardFile;
  /** The board file scaled to a drawable sheet: spread out if tiny, shrunk if huge. */
  readonly file: BoardFile;
  readonly cities: readonly CityPlace[];
  readonly routes: readonly RoutePlace[];
  readonly special: readonly Pt[];
  readonly guards: readonly { readonly id: string; readonly ends: readonly [Pt, Pt]; readonly at: Pt }[];
  /** The positions of the provinces, moved a little if something else is there. */
  readonly provinces: readonly Pt[];
  /** Areas that woods and hills keep clear of. */
  readonly taken: readonly Box[];
  readonly roads: readonly Pt[];
}

const spaces = (city: CityFile, posts: number): number =>
  city.green ? Math.max(city.posts.length, posts) + 1 : city.posts.length;

/** The places of a city's posts, and of one more in a green city. `posts` is the current number. */
export function rowOf(city: CityFile, posts: number): Pt[] {
  const count = spaces(city, posts);
  const left = city.at[0] - ((count - 1) * GABLE) / 2;
  return Array.from({ length: count }, (_, i) => [left + i * GABLE, city.at[1] + SPACE] as const);
}

/** The places of extra posts, left of the row. */
export function shedsOf(city: CityFile, posts: number, extra: number): Pt[] {
  const left = city.at[0] - (spaces(city, posts) * GABLE) / 2;
  return Array.from(
    { length: extra },
    (_, i) => [left - SHED / 2 - (extra - 1 - i) * SHED, city.at[1] + SPACE] as const,
  );
}

const LETTER = 8.5;
export const bannerWidth = (city: CityFile, posts = 0): number =>
  Math.max(spaces(city, posts) * GABLE + 6, city.name.length * LETTER + 16);

/** The text length for a name that might overflow its banner in fonts with wide letters. */
export const nameLength = (city: CityFile, posts = 0): number | undefined => {
  const room = bannerWidth(city, posts) - 12;
  return city.name.length * LETTER * WIDEST > room ? room : undefined;
};
/** How much wider than assumed a font's letters may be. */
const WIDEST = 1.25;

/** Margin around the outermost cities. */
const MARGIN = 26;
export const mapBox = (layout: Layout): Box => ({
  x: -MARGIN,
  y: -MARGIN,
  w: layout.file.size[0] + 2 * MARGIN,
  h: layout.file.size[1] + 2 * MARGIN,
});

const known = new WeakMap<BoardFile, Layout>();
export function layoutOf(file: BoardFile): Layout {
  let layout = known.get(file);
  if (layout === undefined) {
    layout = { ...makeLayout(fitted(file)), board: file };
    known.set(file, layout);
  }
  return layout;
}

/**
 * The limits for the longer side of a sheet: names need room, and huge sheets take seconds to draw. Printed boards have
 * up to 1,800.
 */
const MIN_SIDE = 600;
const MAX_SIDE = 3000;

function fitted(file: BoardFile): BoardFile {
  const side = Math.max(...file.size);
  const scale = Math.min(MAX_SIDE, Math.max(MIN_SIDE, side)) / side;
  if (scale === 1) return file;
  const moved = ([x, y]: Pt): [number, number] => [Math.round(x * scale), Math.round(y * scale)];
  const put = <T extends { readonly at: Pt }>(thing: T) => ({ ...thing, at: moved(thing.at) });
  return {
    ...file,
    size: moved(file.size),
    cities: file.cities.map(put),
    routes: file.routes.map((route) => ({ ...route, points: route.points.map(put) })),
    provinces: file.provinces.map(put),
  };
}

function makeLayout(file: BoardFile): Omit<Layout, 'board'> {
  const city = new Map(file.cities.map((c) => [c.id, c]));
  const lines = file.routes.map((route): Pt[] => [
    city.get(route.cities[0])!.at,
    ...route.points.map((p) => p.at),
    city.get(route.cities[1])!.at,
  ]);
  const points = file.routes.flatMap((r) => r.points.map((p) => boxAround(p.at, 30, 32)));
  const skylines = file.cities.map((c): Box => {
    const w = spaces(c, 0) * GABLE;
    return { x: c.at[0] - w / 2, y: c.at[1] + TIPS, w, h: GROUND - TIPS };
  });
  const banners = file.cities.map((c): Box => {
    const w = bannerWidth(c);
    return { x: c.at[0] - w / 2, y: c.at[1] + GROUND, w, h: BANNER };
  });
  const taken: Box[] = [...points, ...skylines, ...banners];
  const roads = lines.flatMap((line) => along(line, 14));

  const cities = file.cities.map((c, i): CityPlace => {
    const scrolls = placeScrolls(c, skylines[i], taken, i + points.length);
    taken.push(...scrolls.map((at) => boxAround(at, SCROLL.w, SCROLL.h)));
    const spire = placeSpire(c, skylines[i], taken, i + points.length);
    const left = Math.min(skylines[i].x, banners[i].x);
    const right = Math.max(skylines[i].x + skylines[i].w, banners[i].x + banners[i].w);
    return {
      file: c,
      at: c.at,
      banner: banners[i],
      scrolls,
      spire,
      box: { x: left, y: skylines[i].y, w: right - left, h: GROUND - TIPS + BANNER },
    };
  });

  const special = placeSpecial(file, taken, roads);
  taken.push(...special.map((at) => boxAround(at, SPECIAL.w, SPECIAL.h)));
  const routes = file.routes.map((route, i): RoutePlace => {
    const marker = placeMarker(lines[i], file, taken, roads);
    taken.push(boxAround(marker, 38, 38));
    return { file: route, line: lines[i], path: smooth(lines[i]), marker };
  });
  const guards = file.guards.map((id) => {
    const [a, b] = guardEnds(id, city).map(({ at }) => at);
    const at: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    taken.push(boxAround(at, 34, 40));
    return { id, ends: [a, b] as const, at };
  });
  const provinces = file.provinces.map((p) => {
    const at = nearestFree(p.at, 36, taken, roads);
    taken.push(boxAround(at, 38, 38));
    return at;
  });
  return { file, cities, routes, special, guards, provinces, taken, roads };
}

/** The cities a guard is named after; their ids may contain dashes. */
function guardEnds(id: string, cities: ReadonlyMap<string, CityFile>): CityFile[] {
  for (let at = id.indexOf('--'); at >= 0; at = id.indexOf('--', at + 1)) {
    const ends = [id.slice(0, at), id.slice(at + 2)].flatMap((end) => cities.get(end) ?? []);
    if (ends.length === 2) return ends;
  }
  throw new Error(`no cities for the guard ${id}`);
}

const free = (box: Box, taken: readonly Box[], gap: number): boolean =>
  !taken.some((other) => overlaps(box, other, gap));

function placeScrolls(city: CityFile, row: Box, taken: readonly Box[], self: number): Pt[] {
  const others = taken.filter((_, i) => i !== self);
  const count = city.develops.length;
  const y = city.at[1] - 11;
  const right = city.develops.map((_, i): Pt => [row.x + row.w + 5 + SCROLL.w * (i + 0.5), y]);
  const left = city.develops.map((_, i): Pt => [row.x - 30 - SCROLL.w * (count - i - 0.5), y]);
  const above = city.develops.map(
    (_, i): Pt => [city.at[0] + (i - (count - 1) / 2) * (SCROLL.w + 2), row.y - SCROLL.h / 2 - 2],
  );
  return (
    [right, above, left].find((spots) =>
      spots.every((at) => free(boxAround(at, SCROLL.w, SCROLL.h), others, 1)),
    ) ?? right
  );
}

function placeSpire(city: CityFile, row: Box, taken: readonly Box[], self: number): Pt | null {
  if (spaces(city, 0) < 3) return null;
  const others = taken.filter((_, i) => i !== self);
  const spots = [0.5, -0.5, 1.5, -1.5].map((k): Pt => [city.at[0] + k * GABLE, row.y - 24]);
  return spots.find(([x, y]) => free({ x: x - 7, y, w: 14, h: 40 }, others, 2)) ?? null;
}

/** Beside the middle of the route, where there is most room. */
function placeMarker(line: readonly Pt[], file: BoardFile, taken: readonly Box[], roads: readonly Pt[]): Pt {
  let best: Pt = line[1];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 1; i + 2 < line.length || i === 1; i++) {
    const [a, b] = [line[i], line[Math.min(i + 1, line.length - 1)]];
    const length = distance(a, b) || 1;
    for (const part of [0.5, 0.15, 0.85]) {
      const on: Pt = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      for (const away of [34, -34, 42, -42, 52, -52, 64, -64]) {
        const at: Pt = [on[0] - ((b[1] - a[1]) / length) * away, on[1] + ((b[0] - a[0]) / length) * away];
        const cost = Math.abs(away) * 0.22 + Math.abs(part - 0.5) * 4;
        const value = roomAt(at, file, taken, roads, most + cost) - cost;
        if (value > most) [best, most] = [at, value];
      }
    }
  }
  return [Math.round(best[0]), Math.round(best[1])];
}

/** The free space around a marker at a point; stops looking once it is no more than `enough`. */
function roomAt(
  at: Pt,
  file: BoardFile,
  taken: readonly Box[],
  roads: readonly Pt[],
  enough: number,
): number {
  const r = 20;
  const edge = Math.min(at[0], at[1], file.size[0] - at[0], file.size[1] - at[1]);
  let room = Math.min(12, edge - 14);
  for (let i = 0; i < taken.length && room > enough; i++)
    room = Math.min(room, distanceToBox(at, taken[i]) - r);
  for (let i = 0; i < roads.length && room > enough; i++)
    room = Math.min(room, distance(at, roads[i]) - r - 6);
  return room;
}

function nearestFree(from: Pt, size: number, taken: readonly Box[], roads: readonly Pt[]): Pt {
  for (let away = 0; away < 120; away += 8) {
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 8) {
      const at: Pt = [from[0] + away * Math.cos(turn), from[1] + away * Math.sin(turn)];
      const box = boxAround(at, size, size);
      if (free(box, taken, 2) && !roads.some((road) => distanceToBox(road, box) < 4)) return at;
    }
  }
  return from;
}

/** A row of spaces for merchants, as close to its city as possible. */
function placeSpecial(file: BoardFile, taken: readonly Box[], roads: readonly Pt[]): Pt[] {
  const special = file.specialPrestige;
  const city = file.cities.find((c) => c.id === special?.city);
  if (special === null || city === undefined) return [];
  const w = special.spaces.length * SPECIAL.w;
  const spots: { at: Pt; far: number }[] = [];
  for (let x = w / 2; x <= file.size[0] - w / 2; x += 12) {
    for (let y = SPECIAL.h / 2; y <= file.size[1] + 8 - SPECIAL.h / 2; y += 8) {
      const far = distance([x, y], [city.at[0], city.at[1] + 10]);
      if (far <= 420) spots.push({ at: [x, y], far });
    }
  }
  // Nearest first, so that few candidates need the expensive check.
  spots.sort((a, b) => a.far - b.far);
  const fits = (at: Pt): boolean => {
    const box = boxAround(at, w + 12, SPECIAL.h + 8);
    return free(box, taken, 2) && !roads.some((road) => distanceToBox(road, box) < 6);
  };
  const best = spots.find(({ at }) => fits(at))?.at ?? city.at;
  return special.spaces.map((_, i) => [best[0] + (i - (special.spaces.length - 1) / 2) * SPECIAL.w, best[1]]);
}
