/** Edits of routes: points in a row between two cities, and what lies at them. */
import { apart, between, freeId, onSheet, put, type Spot } from '../parts.js';
import {
  type Board,
  changeRoute,
  cityOf,
  MAX_ROUTES,
  MOST_POINTS,
  type Point,
  ROUTE_FIELDS,
  type Route,
  routeOf,
} from './board.js';
import { routeIdFor } from './names.js';

/** The room that a city takes at the end of a route, and the distance between two points. */
const CITY_ROOM = 46;
const POINT_ROOM = 62;
const USUAL = [2, 3] as const;

/** A new route is straight, with as many points as there is room for, two or three. */
export function addRoute(board: Board, from: string, to: string): Board {
  const [a, b] = [cityOf(board, from), cityOf(board, to)];
  if (a === undefined || b === undefined || a === b || board.routes.length >= MAX_ROUTES) return board;
  const room = Math.floor((apart(a.at, b.at) - 2 * CITY_ROOM) / POINT_ROOM) + 1;
  const count = Math.max(USUAL[0], Math.min(USUAL[1], room));
  const id = freeId(
    routeIdFor([from, to]),
    board.routes.map((r) => r.id),
  );
  const others = board.routes.filter((r) => r.cities.includes(from) && r.cities.includes(to)).length;
  const via = beside(a.at, b.at, others);
  const country = board.routes.find((r) => r.country !== undefined)?.country;
  const route: Route = {
    id,
    cities: [from, to],
    points: curve(a.at, via, b.at, count, board.size).map((at) => ({ at, piece: 'any' })),
    ...(country === undefined ? {} : { country }),
  };
  return { ...board, routes: [...board.routes, route] };
}

/** The middle of the way; a second route between two cities takes a bend. */
function beside(a: Spot, b: Spot, others: number): Spot {
  const [x, y] = between(a, b, 0.5);
  if (others === 0) return [x, y];
  const length = apart(a, b) || 1;
  const aside = 60 * Math.ceil(others / 2) * (others % 2 === 0 ? -1 : 1);
  return [x - ((b[1] - a[1]) / length) * aside, y + ((b[0] - a[0]) / length) * aside];
}

/** Places on a curve from `a` to `b` whose middle is `via`, spread between the two cities. */
function curve(a: Spot, via: Spot, b: Spot, count: number, size: Spot): Spot[] {
  const length = apart(a, via) + apart(via, b);
  const edge = Math.min(CITY_ROOM / (length || 1), 1 / (count + 1));
  // The handle of a quadratic curve that passes `via` half way.
  const handle: Spot = [2 * via[0] - (a[0] + b[0]) / 2, 2 * via[1] - (a[1] + b[1]) / 2];
  const gap = (1 - 2 * edge) / (count + 1);
  return Array.from({ length: count }, (_, i) => {
    const part = edge + gap * (i + 1);
    return onSheet(between(between(a, handle, part), between(handle, b, part), part), size);
  });
}

const endsOf = (board: Board, route: Route): [Spot, Spot] | undefined => {
  const ends = route.cities.flatMap((id) => cityOf(board, id)?.at ?? []) as unknown as number[];
  return ends.length === 4
    ? [
        [ends[0], ends[1]],
        [ends[2], ends[3]],
      ]
    : undefined;
};

/** Where the handle for bending is: half way along the points. */
export function middleOf(board: Board, route: Route): Spot {
  const { points } = route;
  const half = (points.length - 1) / 2;
  const [a, b] = [points[Math.floor(half)].at, points[Math.ceil(half)].at];
  return onSheet(between(a, b, 0.5), board.size);
}

/** Lays the points along a curve through a place. */
export function bendRoute(board: Board, id: string, via: Spot): Board {
  const route = routeOf(board, id);
  const ends = route && endsOf(board, route);
  if (ends === undefined) return board;
  const places = curve(ends[0], via, ends[1], route!.points.length, board.size);
  return setPoints(board, id, (points) => points.map((point, i) => ({ ...point, at: places[i] })));
}

/** Another number of points along the same way. */
export function setPointCount(board: Board, id: string, count: number): Board {
  const route = routeOf(board, id);
  const ends = route && endsOf(board, route);
  const wanted = Math.round(count);
  if (ends === undefined || wanted < 1 || wanted > MOST_POINTS || wanted === route!.points.length)
    return board;
  const places = curve(ends[0], middleOf(board, route!), ends[1], wanted, board.size);
  return setPoints(board, id, (points) => places.map((at, i) => ({ at, piece: points[i]?.piece ?? 'any' })));
}

export const movePoint = (board: Board, id: string, index: number, by: Spot): Board =>
  setPoints(board, id, (points) =>
    points.map((point, i) =>
      i === index ? { ...point, at: onSheet([point.at[0] + by[0], point.at[1] + by[1]], board.size) } : point,
    ),
  );

export const setPiece = (board: Board, id: string, index: number, piece: Point['piece']): Board =>
  setPoints(board, id, (points) => points.map((point, i) => (i === index ? { ...point, piece } : point)));

/** A route with a boat is at sea, and no other. */
function setPoints(board: Board, id: string, change: (points: Point[]) => Point[]): Board {
  return changeRoute(board, id, (route) => {
    const points = change(route.points);
    const isAtSea = points.some(({ piece }) => piece === 'merchant');
    return put(put(route, 'points', points, ROUTE_FIELDS), 'maritime', isAtSea || undefined, ROUTE_FIELDS);
  });
}

/** H3: no other marker lies beside a permanent one. */
export const setTavern = (board: Board, id: string, has: boolean): Board =>
  changeRoute(board, id, (route) => {
    const next = put(route, 'tavern', has || undefined, ROUTE_FIELDS);
    return has ? put(next, 'permanentMarker', undefined, ROUTE_FIELDS) : next;
  });

export const setMarker = (board: Board, id: string, marker: string | undefined): Board =>
  changeRoute(board, id, (route) => {
    const next = put(route, 'permanentMarker', marker, ROUTE_FIELDS);
    return marker === undefined ? next : put(next, 'tavern', undefined, ROUTE_FIELDS);
  });
