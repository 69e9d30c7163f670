/**
 * Whose measures differ from those of the state that was measured last. A search values siblings one after another, and
 * most of them differ in what one player has: measuring only those anew takes a third off a trader's games.
 *
 * All that a seat's row of `measure` depends on is compared: its own block of the state, the pieces on routes where it
 * has some, and what lies on the board for all. When that changes, all seats are measured.
 */
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import {
  CONNECTIONS,
  MARKER_SUPPLY,
  MAX_ROUTES,
  MAX_SEATS,
  MISSION,
  PAWN,
  POINTS,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  STATE_SIZE,
  TILES,
  UNUSED,
  USED,
} from '../state/layout.js';
import { EMPTY, kindOf, MERCHANT, ownerOf } from '../vocabulary.js';

/** A bit for each seat. */
const ALL_SEATS = (1 << MAX_SEATS) - 1;

const last = new Uint8Array(STATE_SIZE);
let lastSetup: Setup | undefined;
let lastLeft = -1;
let lastSurvey = -1;

/** The seats to be measured, as bits; `s` is then the state that was measured last. */
export function changedSeats(setup: Setup, s: State, left: number, survey: number): number {
  const isSame =
    setup === lastSetup &&
    left === lastLeft &&
    survey === lastSurvey &&
    // The last marker makes a route depend on who leads.
    s[MARKER_SUPPLY] > 0 &&
    isSharedSame(setup.board, s);
  const onRoutes = recountRoutes(setup.board, s, isSame);
  const seats = isSame ? onRoutes | changedBlocks(setup.players, s) : ALL_SEATS;
  if (seats === 0) return 0;
  last.set(s);
  lastSetup = setup;
  lastLeft = left;
  lastSurvey = survey;
  return seats;
}

/** Compares up to before `end`. */
function isSameFrom(s: State, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (s[i] !== last[i]) return false;
  return true;
}

const isSharedSame = (b: Board, s: State): boolean =>
  last[MARKER_SUPPLY] > 0 &&
  s[PAWN] === last[PAWN] &&
  isSameFrom(s, SPECIAL, SPECIAL + b.specialPrestige.length) &&
  isSameFrom(s, CONNECTIONS, CONNECTIONS + 1 + s[CONNECTIONS]);

/** Of each route: who has pieces there, as bits; how many pieces; and by seat, at `route * MAX_SEATS + seat`. */
export const routeOwners = new Uint8Array(MAX_ROUTES);
export const routePieces = new Uint8Array(MAX_ROUTES);
export const seatPieces = new Uint8Array(MAX_ROUTES * MAX_SEATS);
export const seatMerchants = new Uint8Array(MAX_ROUTES * MAX_SEATS);

/** Counts the routes that changed, or all; returns those who have, or had, pieces there. */
function recountRoutes(b: Board, s: State, hasCounts: boolean): number {
  let seats = 0;
  for (let route = 0; route < b.routes; route++) {
    const start = POINTS + b.routeStart[route];
    const end = POINTS + b.routeStart[route + 1];
    if (hasCounts && s[ROUTE_MARKERS + route] === last[ROUTE_MARKERS + route] && isSameFrom(s, start, end))
      continue;
    seats |= routeOwners[route];
    countRoute(s, route, start, end);
    seats |= routeOwners[route];
  }
  return seats;
}

function countRoute(s: State, route: number, start: number, end: number): void {
  const row = route * MAX_SEATS;
  // Not `fill`: the calls cost more than these few zeros.
  for (let i = row; i < row + MAX_SEATS; i++) seatPieces[i] = seatMerchants[i] = 0;
  let owners = 0;
  let pieces = 0;
  for (let i = start; i < end; i++) {
    const piece = s[i];
    if (piece === EMPTY) continue;
    const owner = ownerOf(piece);
    pieces++;
    owners |= 1 << owner;
    seatPieces[row + owner]++;
    if (kindOf(piece) === MERCHANT) seatMerchants[row + owner]++;
  }
  routeOwners[route] = owners;
  routePieces[route] = pieces;
}

/** Those whose hands, abilities, mission, tiles or markers are not as they were; the plate does not matter. */
function changedBlocks(players: number, s: State): number {
  let seats = 0;
  for (let seat = 0; seat < players; seat++) {
    const at = seat * SEAT_SIZE;
    const tiles = TILES + at;
    const unused = UNUSED + at;
    const isSame =
      isSameFrom(s, SCORE + at, MISSION + at + 1) &&
      isSameFrom(s, tiles, tiles + 1 + s[tiles]) &&
      isSameFrom(s, unused, unused + 1 + s[unused]) &&
      s[USED + at] === last[USED + at];
    if (!isSame) seats |= 1 << seat;
  }
  return seats;
}
