/** P1: provinces are the lands between the routes, and guards stand where no route divides two of them. */
import { type Land, landsBetween } from '../../make/graph.js';
import { apart, onSheet, put, type Spot } from '../parts.js';
import { BOARD_FIELDS, type Board, cityOf, type Province } from './board.js';
import { guardEnds, routeIdFor } from './names.js';

const MOST_PROVINCES = 64;

/** A piece of a way between two places, and what it belongs to. */
interface Piece {
  readonly ends: readonly [number, number];
  readonly of: string;
  readonly isGuard: boolean;
}

/** Cities and points as places, and the ways between them as straight pieces. */
function piecesOf(board: Board): { places: Spot[]; pieces: Piece[] } {
  const places = board.cities.map(({ at }) => at);
  const ids = board.cities.map(({ id }) => id);
  const pieces: Piece[] = [];
  for (const { id, cities, points } of board.routes) {
    const [from, to] = cities.map((city) => ids.indexOf(city));
    if (cities.length !== 2 || from < 0 || to < 0 || from === to) continue;
    const stops = [from, ...points.map(({ at }) => places.push(at) - 1), to];
    for (let i = 1; i < stops.length; i++)
      pieces.push({ ends: [stops[i - 1], stops[i]], of: id, isGuard: false });
  }
  for (const guard of board.twoPlayer?.guards ?? []) {
    const ends = guardEnds(guard, ids);
    if (ends) pieces.push({ ends: [ids.indexOf(ends[0]), ids.indexOf(ends[1])], of: guard, isGuard: true });
  }
  return { places, pieces };
}

/** The provinces that follow from routes and guards; those of the board where they border on the same. */
export function landsOf(board: Board): Province[] {
  const { places, pieces } = piecesOf(board);
  const lands = landsBetween(places, pieces);
  const ids = new Set(board.provinces?.map(({ id }) => id));
  let number = 0;
  const fresh = (): string => {
    do number++;
    while (ids.has(`province-${number}`));
    return `province-${number}`;
  };
  return lands.slice(0, MOST_PROVINCES).map((land) => {
    const named = (isGuard: boolean): string[] => [
      ...new Set(land.roads.flatMap((i) => (pieces[i].isGuard === isGuard ? [pieces[i].of] : []))),
    ];
    const [routes, guards] = [named(false), named(true)];
    const known = board.provinces?.find((p) => isSame(p.routes, routes) && isSame(p.guards ?? [], guards));
    const at = placeOf(land, places, board);
    return { id: known?.id ?? fresh(), at, routes, ...(guards.length > 0 ? { guards } : {}) };
  });
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The middle of a land; of the one around all routes, the emptiest corner. */
function placeOf(land: Land, places: readonly Spot[], { size, cities }: Board): Spot {
  if (land.area > 0) {
    const mean = (k: 0 | 1): number =>
      land.towns.reduce((sum, town) => sum + places[town][k], 0) / land.towns.length;
    return onSheet([mean(0), mean(1)], size);
  }
  const inset = 30;
  const corners: Spot[] = [
    [inset, inset],
    [size[0] - inset, inset],
    [inset, size[1] - inset],
    [size[0] - inset, size[1] - inset],
  ];
  const room = (corner: Spot): number => Math.min(...cities.map(({ at }) => apart(at, corner)));
  return onSheet(
    corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best)),
    size,
  );
}

/** Lays the provinces anew. */
export function deriveProvinces(board: Board): Board {
  const provinces = landsOf(board);
  return put(board, 'provinces', provinces.length === 0 ? undefined : provinces, BOARD_FIELDS);
}

/** Whether the provinces are those that follow from the routes, so that they may follow again. */
const areDerived = (board: Board): boolean =>
  board.provinces === undefined ||
  JSON.stringify(landsOf(board).map(({ routes, guards }) => [routes, guards])) ===
    JSON.stringify(board.provinces.map(({ routes, guards }) => [routes, guards]));

/** After an edit: provinces follow the routes, unless somebody has laid them otherwise. Only two players need them. */
export function settleLands(before: Board, after: Board): Board {
  if (after === before) return after;
  const needsThem = after.players.includes(2);
  if (!needsThem && before.provinces === undefined) return after;
  if (!areDerived(before)) return after;
  if (needsThem) return deriveProvinces(after);
  return put(put(after, 'provinces', undefined, BOARD_FIELDS), 'twoPlayer', undefined, BOARD_FIELDS);
}

/** A guard between two cities that no route joins, or none any more. */
export function toggleGuard(board: Board, from: string, to: string): Board {
  const guards = board.twoPlayer?.guards ?? [];
  const ids = board.cities.map(({ id }) => id);
  const there = guards.find((guard) => {
    const ends = guardEnds(guard, ids);
    return ends?.includes(from) && ends.includes(to);
  });
  const isJoined = board.routes.some((r) => r.cities.includes(from) && r.cities.includes(to));
  const isKnown = from !== to && cityOf(board, from) !== undefined && cityOf(board, to) !== undefined;
  if (there === undefined && (isJoined || !isKnown)) return board;
  const next =
    there === undefined ? [...guards, routeIdFor([from, to])] : guards.filter((guard) => guard !== there);
  return put(board, 'twoPlayer', next.length === 0 ? undefined : { guards: next }, BOARD_FIELDS);
}
