/** The layout of every board that ships: nothing overlaps, and everything can be pointed at. */
import { describe, expect, it } from 'vitest';
import type { BoardFile } from '../../../src/games/hansa-teutonica/page/board/file.js';
import { fixedHits, growingHits } from '../../../src/games/hansa-teutonica/page/board/hits.js';
import {
  bannerWidth,
  GABLE,
  layoutOf,
  mapBox,
  rowOf,
  SHED,
  SPECIAL,
  shedsOf,
} from '../../../src/games/hansa-teutonica/page/board/layout.js';
import { games } from '../../../src/games/index.js';
import { zoomToGroup } from '../../../src/web/board/input/bring-into-view.js';
import type { View } from '../../../src/web/board/input/view.js';
import { type Box, boxAround, distance, overlaps } from '../../../src/web/board/map/geometry.js';

type Hit = ReturnType<typeof fixedHits>[number];

const files = [...games.find(({ id }) => id === 'hansa-teutonica')!.boards.values()].map(
  (board) => (board as unknown as { file: BoardFile }).file,
);

describe.each(files.map((file) => [file.id, file] as const))('%s', (_, file) => {
  const layout = layoutOf(file);
  const within = ({ x, y, w, h }: Box, outer: Box): boolean =>
    x >= outer.x && y >= outer.y && x + w <= outer.x + outer.w && y + h <= outer.y + outer.h;
  const points = file.routes.flatMap((route) => route.points.map(({ at }) => at));

  it('computes its layout once', () => {
    expect(layoutOf(file)).toBe(layout);
  });

  it('has its markers on the map, off the points and off each other', () => {
    const markers = layout.routes.map(({ marker }) => marker);
    for (const [i, marker] of markers.entries()) {
      expect(within(boxAround(marker, 28, 28), mapBox(layout))).toBe(true);
      for (const point of points) expect(distance(marker, point)).toBeGreaterThan(20);
      for (const other of markers.slice(i + 1)) expect(distance(marker, other)).toBeGreaterThan(34);
    }
  });

  it('has special prestige beside cities and points, in one row', () => {
    for (const [i, at] of layout.special.entries()) {
      const box = boxAround(at, SPECIAL.w, SPECIAL.h);
      for (const city of layout.cities) expect(overlaps(box, city.box)).toBe(false);
      for (const point of points) expect(overlaps(box, boxAround(point, 30, 32))).toBe(false);
      if (i > 0) expect(at).toEqual([layout.special[i - 1][0] + SPECIAL.w, layout.special[i - 1][1]]);
    }
    expect(layout.special).toHaveLength(file.specialPrestige?.spaces.length ?? 0);
  });

  it('lights routes between their points, clear of the colours of cities', () => {
    const lit = new Map(fixedHits(layout, false).map(({ target, glow }) => [target, glow]));
    for (const route of layout.routes) {
      const glow = lit.get(`route:${route.file.id}`)!;
      const ends = [...glow.matchAll(/(-?[\d.]+),(-?[\d.]+)(?=M|C|$)/g)].map(([, x, y]): [number, number] => [
        Number(x),
        Number(y),
      ]);
      expect(ends.length, `${route.file.id}: ${glow}`).toBeGreaterThan(0);
      for (const at of ends) {
        for (const id of route.file.cities) {
          const { box } = layout.cities.find((city) => city.file.id === id)!;
          expect(overlaps(boxAround(at, 1, 1), box), `${route.file.id} at ${at}`).toBe(false);
        }
        for (const point of route.file.points) expect(distance(at, point.at)).toBeGreaterThan(14);
      }
    }
  });

  it('has a target for everything, each once', () => {
    const cities = Object.fromEntries(
      file.cities.map(({ id }) => [id, { posts: ['0t', '1m'], extra: ['2t'] }]),
    );
    const hits = [...fixedHits(layout, true), ...growingHits(layout, { seats: [], cities })];
    const targets = hits.map(({ target }) => target);
    expect(new Set(targets).size).toBe(targets.length);
    for (const { id, posts, green } of file.cities) {
      expect(targets).toContain(`city:${id}`);
      expect(targets).toContain(`extra:${id}/0`);
      const spaces = green ? Math.max(posts.length, 2) + 1 : posts.length;
      expect(targets.filter((target) => target.startsWith(`post:${id}/`))).toHaveLength(spaces);
    }
    for (const { id, points: along } of file.routes) {
      expect(targets).toContain(`route:${id}`);
      expect(targets).toContain(`marker:${id}`);
      expect(targets.filter((target) => target.startsWith(`point:${id}/`))).toHaveLength(along.length);
    }
    for (const { id } of file.provinces) expect(targets).toContain(`province:${id}`);
  });
});

describe('a row of posts', () => {
  const [file] = files;
  const city = file.cities.find(({ posts, green }) => !green && posts.length > 2)!;

  it('stands in the middle of its city, and extra posts to its left', () => {
    const row = rowOf(city, 0).map(([x]) => x);
    expect((row[0] + row[row.length - 1]) / 2).toBeCloseTo(city.at[0]);
    expect(row[1] - row[0]).toBe(GABLE);
    expect(bannerWidth(city)).toBeGreaterThanOrEqual(row.length * GABLE);
    const sheds = shedsOf(city, city.posts.length, 2).map(([x]) => x);
    expect(sheds[1] - sheds[0]).toBe(SHED);
    // Side by side with the row: no gap, nothing over anything.
    expect(sheds[1] + SHED / 2).toBeCloseTo(row[0] - GABLE / 2);
  });

  it('has room for one more in a green city', () => {
    const green = { ...city, green: true, posts: [] };
    expect(rowOf(green, 0)).toHaveLength(1);
    expect(rowOf(green, 3)).toHaveLength(4);
  });
});

describe('zooming to targets', () => {
  const looked: unknown[] = [];
  const view = {
    room: ({ w }: Box, share: number) => (1000 / w) * share,
    show: (part: Box, share: number, closest: number) => looked.push([part, share, closest]),
    fit: () => looked.push('whole'),
  } as unknown as View;
  const at = (x: number, y: number): Hit => ({ target: `${x}`, at: [x, y], shape: { r: 10 } });
  const look = (...groups: Hit[][]): unknown => {
    looked.length = 0;
    zoomToGroup(view, groups);
    return looked[0];
  };

  it('shows the first group that is smaller than the whole board', () => {
    expect(look([at(100, 100), at(200, 150)])).toEqual([{ x: 90, y: 90, w: 120, h: 70 }, 0.7, 3]);
    expect(look([at(0, 0), at(900, 0)], [at(0, 0)])).toEqual([{ x: -10, y: -10, w: 20, h: 20 }, 0.7, 3]);
  });

  it('shows the whole board if no group is small, or there is none', () => {
    expect(look([at(0, 0), at(900, 0)])).toBe('whole');
    expect(look([])).toBe('whole');
  });

  it('includes whole roads', () => {
    const road: Hit = { target: 'r', at: [50, 0], shape: { path: 'M0,-20C10,0 20,5 100,40', width: 30 } };
    expect(look([road])).toEqual([{ x: 0, y: -20, w: 100, h: 60 }, 0.7, 3]);
  });
});
