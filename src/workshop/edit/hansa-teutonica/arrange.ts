/** Edits of many things at once: move, align, mirror, copy, remove. */
import { type Axis, idsOf, type Ref, refTo } from '../model.js';
import { onGrid, onSheet, type Spot, within } from '../parts.js';
import { type Board, cityOf, MAX_CITIES, MAX_ROUTES, type Route } from './board.js';
import { addCity } from './cities.js';
import { guardEnds } from './names.js';
import { addRoute } from './routes.js';

/** Puts cities elsewhere. Points follow the nearer end of their route more than the other. */
function place(board: Board, places: ReadonlyMap<string, Spot>): Board {
  const shift = (id: string): Spot => {
    const [from, to] = [cityOf(board, id)?.at, places.get(id)];
    return from && to ? [to[0] - from[0], to[1] - from[1]] : [0, 0];
  };
  const follow = (route: Route): Route => {
    if (!route.cities.some((id) => places.has(id))) return route;
    const [a, b] = route.cities.map(shift);
    const points = route.points.map((point, i) => {
      const part = (i + 1) / (route.points.length + 1);
      const by = [0, 1].map((k) => (1 - part) * a[k] + part * (b ?? a)[k]);
      return { ...point, at: onSheet([point.at[0] + by[0], point.at[1] + by[1]], board.size) };
    });
    return { ...route, points };
  };
  return {
    ...board,
    cities: board.cities.map((city) => {
      const at = places.get(city.id);
      return at === undefined ? city : { ...city, at: onSheet(at, board.size) };
    }),
    routes: board.routes.map(follow),
  };
}

/** Changes the places of points, by route and index. */
function placePoints(board: Board, refs: readonly Ref[], change: (at: Spot) => Spot): Board {
  const [whole, single] = [idsOf(refs, 'route'), idsOf(refs, 'point')];
  const isMeant = (route: Route, i: number): boolean =>
    whole.includes(route.id) || single.includes(`${route.id}/${i}`);
  const moved = (route: Route): Route =>
    route.points.some((_, i) => isMeant(route, i))
      ? {
          ...route,
          points: route.points.map((point, i) =>
            isMeant(route, i) ? { ...point, at: onSheet(change(point.at), board.size) } : point,
          ),
        }
      : route;
  return whole.length + single.length === 0 ? board : { ...board, routes: board.routes.map(moved) };
}

const chosenCities = (board: Board, refs: readonly Ref[]) => {
  const ids = idsOf(refs, 'city');
  return board.cities.filter(({ id }) => ids.includes(id));
};

/** The part of a shift that keeps all these things on the sheet. */
function held(by: Spot, spots: readonly Spot[], size: Spot): Spot {
  const hold = (k: 0 | 1): number => {
    const values = spots.map((spot) => spot[k]);
    return Math.round(within(by[k], -Math.min(...values), size[k] - Math.max(...values)));
  };
  return spots.length === 0 ? by : [hold(0), hold(1)];
}

export function move(board: Board, refs: readonly Ref[], by: Spot): Board {
  const cities = chosenCities(board, refs);
  const ids = cities.map(({ id }) => id);
  // Points of routes between moved cities come along already.
  const isFree = (id: string): boolean =>
    !board.routes.find((r) => r.id === id)?.cities.some((city) => ids.includes(city));
  const loose = refs.filter((ref) =>
    idsOf([ref], 'route')
      .concat(idsOf([ref], 'point').map(routeIn))
      .some(isFree),
  );
  const [dx, dy] = held(
    by,
    cities.map(({ at }) => at),
    board.size,
  );
  if (dx === 0 && dy === 0) return board;
  const shift = ([x, y]: Spot): Spot => [x + dx, y + dy];
  const moved =
    cities.length === 0 ? board : place(board, new Map(cities.map(({ id, at }) => [id, shift(at)])));
  return placePoints(moved, loose, shift);
}

/** The route of a point: `north-mill--west-mill/0`. */
const routeIn = (point: string): string => point.slice(0, point.lastIndexOf('/'));

export function align(board: Board, refs: readonly Ref[], step: number): Board {
  const places = new Map(chosenCities(board, refs).map(({ id, at }) => [id, onGrid(at, step, board.size)]));
  const moved = places.size === 0 ? board : place(board, places);
  const next = placePoints(moved, refs, (at) => onGrid(at, step, board.size));
  return JSON.stringify(next) === JSON.stringify(board) ? board : next;
}

export function mirror(board: Board, refs: readonly Ref[], axis: Axis): Board {
  const chosen = chosenCities(board, refs);
  const cities = chosen.length === 0 ? board.cities : chosen;
  if (cities.length === 0) return board;
  const k = axis === 'x' ? 0 : 1;
  const values = cities.map(({ at }) => at[k]);
  const sum = chosen.length === 0 ? board.size[k] : Math.min(...values) + Math.max(...values);
  const turned = ([x, y]: Spot): Spot => onSheet(k === 0 ? [sum - x, y] : [x, sum - y], board.size);
  const ids = new Set(cities.map(({ id }) => id));
  const placed = place(board, new Map(cities.map(({ id, at }) => [id, turned(at)])));
  const isInside = (route: Route): boolean => route.cities.every((id) => ids.has(id));
  const routes = placed.routes.map((route, i) =>
    isInside(route)
      ? { ...route, points: board.routes[i].points.map((point) => ({ ...point, at: turned(point.at) })) }
      : route,
  );
  const { provinces } = placed;
  return {
    ...placed,
    routes,
    ...(provinces &&
      chosen.length === 0 && { provinces: provinces.map((p) => ({ ...p, at: turned(p.at) })) }),
  };
}

export function copy(board: Board, refs: readonly Ref[], by: Spot): { board: Board; refs: Ref[] } {
  const cities = chosenCities(board, refs).slice(0, MAX_CITIES - board.cities.length);
  const ids = new Map<string, string>();
  let next = board;
  for (const { name: _, ...city } of cities) {
    next = addCity(next, [city.at[0] + by[0], city.at[1] + by[1]], city);
    ids.set(city.id, next.cities[next.cities.length - 1].id);
  }
  for (const route of board.routes) {
    const ends = route.cities.flatMap((id) => ids.get(id) ?? []);
    if (ends.length !== 2 || next.routes.length >= MAX_ROUTES) continue;
    const added = addRoute(next, ends[0], ends[1]);
    const { id, cities } = added.routes[added.routes.length - 1];
    const points = route.points.map((p) => ({
      ...p,
      at: onSheet([p.at[0] + by[0], p.at[1] + by[1]], board.size),
    }));
    const { tavern: _, permanentMarker: __, ...rest } = route;
    next = { ...added, routes: [...next.routes, { ...rest, id, cities, points }] };
  }
  return { board: next, refs: [...ids.values()].map((id) => refTo('city', id)) };
}

export function remove(board: Board, refs: readonly Ref[]): Board {
  const cities = idsOf(refs, 'city').filter((id) => cityOf(board, id) !== undefined);
  const gone = new Set(idsOf(refs, 'route'));
  for (const { id, cities: ends } of board.routes) if (ends.some((end) => cities.includes(end))) gone.add(id);
  const points = new Set(idsOf(refs, 'point'));
  const guards = new Set(idsOf(refs, 'guard'));
  const routes = board.routes.flatMap((route) => withoutPoints(route, gone, points));
  const kept = { ...board, cities: board.cities.filter(({ id }) => !cities.includes(id)), routes };
  const next = tidied(board, kept, guards);
  return JSON.stringify(next) === JSON.stringify(board) ? board : next;
}

/** A route that loses all its points is gone. */
function withoutPoints(route: Route, gone: ReadonlySet<string>, points: ReadonlySet<string>): Route[] {
  const left = route.points.filter((_, i) => !points.has(`${route.id}/${i}`));
  if (gone.has(route.id) || left.length === 0) return [];
  if (left.length === route.points.length) return [route];
  const { maritime: _, ...rest } = route;
  const isAtSea = left.some(({ piece }) => piece === 'merchant');
  return [{ ...(isAtSea ? route : rest), points: left }];
}

/** Takes out the names of what is gone. */
function tidied(before: Board, board: Board, goneGuards: ReadonlySet<string>): Board {
  const ids = board.cities.map(({ id }) => id);
  const was = before.cities.map(({ id }) => id);
  const routeIds = new Set(board.routes.map(({ id }) => id));
  const isStanding = (guard: string): boolean => {
    const ends = guardEnds(guard, was);
    return !goneGuards.has(guard) && (ends === undefined || ends.every((end) => ids.includes(end)));
  };
  const { specialPrestige: special, twoPlayer, provinces, ...rest } = board;
  const guards = twoPlayer?.guards.filter(isStanding) ?? [];
  const spaces = special && ids.includes(special.city);
  const entries = Object.entries(board).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'connection')
      return [
        [
          name,
          {
            ...rest.connection,
            cities: rest.connection.cities.filter((id) => ids.includes(id) || !was.includes(id)),
          },
        ],
      ];
    if (name === 'specialPrestige')
      return spaces ? [[name, { ...special, routes: special.routes.filter((id) => routeIds.has(id)) }]] : [];
    if (name === 'twoPlayer') return guards.length > 0 ? [[name, { ...twoPlayer, guards }]] : [];
    if (name === 'provinces')
      return [
        [
          name,
          provinces!.map((p) => ({
            ...p,
            routes: p.routes.filter((id) => routeIds.has(id)),
            ...(p.guards && { guards: p.guards.filter((id) => guards.includes(id)) }),
          })),
        ],
      ];
    return [[name, value]];
  });
  return Object.fromEntries(entries) as Board;
}
