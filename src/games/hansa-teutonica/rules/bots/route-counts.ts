/** Whose pieces are on each route, counted for `measure`. */
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { MAX_ROUTES, MAX_SEATS, POINTS } from '../state/layout.js';
import { EMPTY, kindOf, MERCHANT, ownerOf } from '../vocabulary.js';

/** Of each route: who has pieces there, as bits; how many pieces; and by seat, at `route * MAX_SEATS + seat`. */
export const routeOwners = new Uint8Array(MAX_ROUTES);
export const routePieces = new Uint8Array(MAX_ROUTES);
export const seatPieces = new Uint8Array(MAX_ROUTES * MAX_SEATS);
export const seatMerchants = new Uint8Array(MAX_ROUTES * MAX_SEATS);
/** What each route promises each seat (`measure-routes.ts`), or `UNKNOWN` since the route was counted. */
export const promises = new Float64Array(MAX_ROUTES * MAX_SEATS);
export const UNKNOWN = -1;
/** The routes where each seat has pieces, as bits of a few words, at `seat * ROUTE_WORDS`. */
export const ROUTE_WORDS = MAX_ROUTES / 32;
export const seatRoutes = new Int32Array(MAX_SEATS * ROUTE_WORDS);

export function countRoutes(b: Board, s: State): void {
  // The last board may have had more routes.
  routeOwners.fill(0);
  seatRoutes.fill(0);
  for (let route = 0; route < b.routes; route++) countRoute(b, s, route);
}

export function countRoute(b: Board, s: State, route: number): void {
  const row = route * MAX_SEATS;
  const end = POINTS + b.routeStart[route + 1];
  // Not `fill`: the calls cost more than these few zeros.
  for (let i = row; i < row + MAX_SEATS; i++) {
    seatPieces[i] = seatMerchants[i] = 0;
    promises[i] = UNKNOWN;
  }
  let owners = 0;
  let pieces = 0;
  for (let i = POINTS + b.routeStart[route]; i < end; i++) {
    const piece = s[i];
    if (piece === EMPTY) continue;
    const owner = ownerOf(piece);
    pieces++;
    owners |= 1 << owner;
    seatPieces[row + owner]++;
    if (kindOf(piece) === MERCHANT) seatMerchants[row + owner]++;
  }
  const bit = 1 << (route & 31);
  const word = route >> 5;
  // Who came or left.
  for (let seats = routeOwners[route] ^ owners; seats !== 0; seats &= seats - 1)
    seatRoutes[(31 - Math.clz32(seats & -seats)) * ROUTE_WORDS + word] ^= bit;
  routeOwners[route] = owners;
  routePieces[route] = pieces;
}
