/** All targets on the board of Hansa Teutonica, from bottom to top. */
import type { Hit } from '../../../../web/board/input/hits.jsx';
import { distance, distanceToBox, smoothBetween } from '../../../../web/board/map/geometry.js';
import { cityIn, type Position } from './file.js';
import { bannerWidth, GABLE, type Layout, type RoutePlace, rowOf, SHED, shedsOf } from './layout.js';

/**
 * A route glows only between its points and outside its cities, which keep their colours; points have rings of their
 * own.
 */
const POINT_EDGE = 15;
const CITY_EDGE = 5;

function glowOf({ file, line }: RoutePlace, layout: Layout): string {
  const cities = layout.cities.filter((city) => file.cities.includes(city.file.id));
  return smoothBetween(
    line,
    (at) =>
      file.points.some((point) => distance(at, point.at) < POINT_EDGE) ||
      cities.some(({ box }) => distanceToBox(at, box) < CITY_EDGE),
  );
}

export function fixedHits(layout: Layout, two: boolean): Hit[] {
  return [
    ...(two
      ? layout.file.provinces.map(
          (p, i): Hit => ({
            target: `province:${p.id}`,
            at: layout.provinces[i],
            shape: { r: 19 },
            named: true,
          }),
        )
      : []),
    ...layout.routes.map((route): Hit => {
      const { file, path, line } = route;
      const at = line[Math.floor(line.length / 2)];
      const glow = glowOf(route, layout);
      return { target: `route:${file.id}`, at, shape: { path, width: 30 }, glow, named: true };
    }),
    ...layout.cities
      .filter(({ file }) => !file.green)
      .flatMap(({ file, box, at }): Hit[] => [
        {
          target: `city:${file.id}`,
          at: [box.x + box.w / 2, box.y + box.h / 2],
          shape: { w: box.w, h: box.h },
          named: true,
        },
        ...rowOf(file, 0).map(
          (spot, i): Hit => ({
            target: `post:${file.id}/${i}`,
            at: [spot[0], at[1] - 5],
            shape: { w: GABLE - 3, h: 30 },
          }),
        ),
      ]),
    ...layout.routes.map(
      ({ file, marker }): Hit => ({ target: `marker:${file.id}`, at: marker, shape: { r: 20 } }),
    ),
    ...layout.special.map(
      (at, i): Hit => ({ target: `special:${i}`, at, shape: { w: 32, h: 42 }, named: true }),
    ),
    ...layout.routes.flatMap(({ file }) =>
      file.points.map((p, i): Hit => ({ target: `point:${file.id}/${i}`, at: p.at, shape: { r: 19 } })),
    ),
  ];
}

/** Green cities, whose row depends on the position, and extra posts, which are described with their city. */
export function growingHits(layout: Layout, position: Position): Hit[] {
  return layout.cities.flatMap(({ file, box, at }): Hit[] => {
    const city = cityIn(position, file.id);
    const extra = shedsOf(file, city.posts.length, city.extra?.length ?? 0).map(
      (spot, i): Hit => ({ target: `extra:${file.id}/${i}`, at: spot, shape: { w: SHED, h: 30 } }),
    );
    if (!file.green) return extra;
    const w = bannerWidth(file, city.posts.length);
    return [
      {
        target: `city:${file.id}`,
        at: [at[0], box.y + box.h / 2],
        shape: { w, h: box.h },
        named: true,
      },
      ...rowOf(file, city.posts.length).map(
        (spot, i): Hit => ({
          target: `post:${file.id}/${i}`,
          at: [spot[0], at[1] - 5],
          shape: { w: GABLE - 3, h: 30 },
        }),
      ),
      ...extra,
    ];
  });
}
