/** P1: provinces are the lands between the routes, and guards stand where no route divides two of them. */
import { type Land, landsBetween } from '../../make/graph.js';
import { apart, onSheet, put, type Spot } from '../parts.js';
import { BOARD_FIELDS, type Board, cityOf, type Province } from './board.js';
import { guardsOf } from './guards.js';
import { guardEnds, routeIdFor } from './names.js';
import { piecesOf } from './pieces.js';

const MOST_PROVINCES = 64;

/** The provinces that follow from routes and guards; a province of the board stays if its borders are the same. */
function landsOf(board: Board): Province[] {
  const { places, pieces } = piecesOf(board.cities, board.routes, board.twoPlayer?.guards ?? []);
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

const withGuards = (board: Board, guards: readonly string[]): Board =>
  put(board, 'twoPlayer', guards.length === 0 ? undefined : { guards: [...guards] }, BOARD_FIELDS);

/** Derives the provinces again, keeping the guards. */
function layProvinces(board: Board): Board {
  const provinces = landsOf(board);
  return put(board, 'provinces', provinces.length === 0 ? undefined : provinces, BOARD_FIELDS);
}

/** Sets the guards and derives the provinces again. */
export const deriveLands = (board: Board): Board => layProvinces(withGuards(board, guardsOf(board)));

/** Whether the guards are those that follow from the routes. */
export const hasDerivedGuards = (board: Board): boolean =>
  isSame(board.twoPlayer?.guards ?? [], guardsOf(board));

/** Whether the provinces are those that follow from routes and guards, so that they may follow again. */
export const hasDerivedProvinces = (board: Board): boolean =>
  board.provinces === undefined ||
  JSON.stringify(landsOf(board).map(({ routes, guards }) => [routes, guards])) ===
    JSON.stringify(board.provinces.map(({ routes, guards }) => [routes, guards]));

/**
 * After an edit, guards and provinces follow the routes, unless they were set by hand or typed (`isTyped`). Only
 * two-player boards need them.
 */
export function settleLands(before: Board, after: Board, isTyped: boolean): Board {
  if (after === before || (isTyped && !hasSameLands(before, after))) return after;
  const needsThem = after.players.includes(2);
  if (!needsThem && before.provinces === undefined) return after;
  if (!hasDerivedProvinces(before)) return after;
  if (!needsThem) return put(withGuards(after, []), 'provinces', undefined, BOARD_FIELDS);
  const follow = before.provinces === undefined || hasDerivedGuards(before);
  // An edit of the guards themselves stands.
  const isOfGuards = after.twoPlayer !== before.twoPlayer && after.routes === before.routes;
  return follow && !isOfGuards ? deriveLands(after) : layProvinces(withoutIdleGuards(after));
}

const hasSameLands = (a: Board, b: Board): boolean =>
  JSON.stringify([a.twoPlayer, a.provinces]) === JSON.stringify([b.twoPlayer, b.provinces]);

/** A route is a border by itself. */
function withoutIdleGuards(board: Board): Board {
  const guards = board.twoPlayer?.guards ?? [];
  const ids = board.cities.map(({ id }) => id);
  const standing = guards.filter((guard) => {
    const ends = guardEnds(guard, ids);
    return ends !== undefined && !isJoined(board, ...ends);
  });
  return standing.length === guards.length ? board : withGuards(board, standing);
}

const isJoined = (board: Board, from: string, to: string): boolean =>
  board.routes.some(({ cities }) => cities.includes(from) && cities.includes(to));

/** Adds or removes a guard between two cities that no route joins. */
export function toggleGuard(board: Board, from: string, to: string): Board {
  const guards = board.twoPlayer?.guards ?? [];
  const ids = board.cities.map(({ id }) => id);
  const there = guards.find((guard) => {
    const ends = guardEnds(guard, ids);
    return ends?.includes(from) && ends.includes(to);
  });
  const isKnown = from !== to && cityOf(board, from) !== undefined && cityOf(board, to) !== undefined;
  if (there === undefined && (isJoined(board, from, to) || !isKnown)) return board;
  const next =
    there === undefined ? [...guards, routeIdFor([from, to])] : guards.filter((guard) => guard !== there);
  return withGuards(board, next);
}
