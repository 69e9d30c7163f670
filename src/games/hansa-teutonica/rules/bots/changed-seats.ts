/**
 * Whose measures differ from those of the state that was measured last. A search values siblings one after another, and
 * most of them differ only in the tradesmen of one or two players: measuring just those again halves the time of a
 * trader's game.
 *
 * All that a seat's row of `measure` depends on is compared: its own block of the state, the pieces on routes where it
 * has some, and what lies on the board for all. When that changes, all seats are measured.
 */
import type { Change } from '../../../../core/change.js';
import type { State } from '../../../../core/game.js';
import { LastState } from '../../../../core/last-state.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import {
  ACTIONS_LEFT,
  COMPLETED,
  CONNECTIONS,
  DECIDES,
  DISPLACED,
  EXTRAS,
  HAND,
  LIFTS_LEFT,
  LOOSE,
  MARKER_SUPPLY,
  MAX_LOOSE,
  MAX_MARKERS,
  MAX_POINTS,
  MAX_POSTS,
  MAX_ROUTES,
  MAX_SEATS,
  MAX_SPECIAL,
  MISSION,
  PAWN,
  PHASE,
  POINTS,
  POSTS,
  REMOVED,
  REMOVES_LEFT,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  STATE_SIZE,
  STOCK,
  SUPPLY,
  TILES,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { countRoute, countRoutes, routeOwners } from './route-counts.js';
import { surveyCities, surveyNumber } from './survey.js';

/** A bit for each seat. */
export const ALL_SEATS = (1 << MAX_SEATS) - 1;

/** What a byte of a state means to `measure`; what belongs to a seat is a bit as `changedSeats` returns it. */
const SEAT_BITS = (1 << (2 * MAX_SEATS)) - 1;
const POINT = SEAT_BITS + 1;
const MARKER_ON_ROUTE = POINT << 1;
const POST = POINT << 2;
const SHARED = POINT << 3;
const MEANING = new Uint16Array(STATE_SIZE);
MEANING.fill(POINT, POINTS, POINTS + MAX_POINTS);
MEANING.fill(POST, POSTS, POSTS + MAX_POSTS);
MEANING.fill(POST, LOOSE, LOOSE + 1 + 2 * MAX_LOOSE);
MEANING.fill(MARKER_ON_ROUTE, ROUTE_MARKERS, ROUTE_MARKERS + MAX_ROUTES);
MEANING.fill(SHARED, SPECIAL, SPECIAL + MAX_SPECIAL);
MEANING.fill(SHARED, CONNECTIONS, CONNECTIONS + 1 + MAX_SEATS);
MEANING[PAWN] = SHARED;
for (let seat = 0; seat < MAX_SEATS; seat++) {
  const at = seat * SEAT_SIZE;
  const row = 1 << seat;
  MEANING[SCORE + at] = row;
  MEANING.fill(row << MAX_SEATS, SUPPLY + at, STOCK + at + 2);
  MEANING.fill(row, REMOVED + at, MISSION + at + 1);
  MEANING.fill(row, TILES + at, UNUSED + at + 1 + MAX_MARKERS);
  // Of used markers only the number matters, and the plate does not.
  MEANING[USED + at] = row;
}

/** Bytes that `measure` or `gameLeft` read for all seats at once: the turn, and how near the end is. */
const READ_ALWAYS = [
  ...[TURN_SEAT, DECIDES, PHASE, ACTIONS_LEFT, DISPLACED, EXTRAS, LIFTS_LEFT, HAND, REMOVES_LEFT],
  ...[COMPLETED, MARKER_SUPPLY],
];
export const MEASURED = Uint8Array.from(MEANING, (meaning) => (meaning === 0 ? 0 : 1));
for (const at of READ_ALWAYS) MEASURED[at] = 1;

/** The state that was measured last. */
const last = new LastState(STATE_SIZE);
let lastSetup: Setup | undefined;
let lastLeft = -1;
let lastSurvey = -1;

/**
 * The seats to be measured, as bits. Afterwards `s` counts as the state measured last, and its cities are surveyed.
 * Bits from `MAX_SEATS` on stand for seats that differ only in tradesmen in supply, in stock and on routes.
 */
export function changedSeats(setup: Setup, s: State, left: number, change?: Change): number {
  const hadMarkers = last.byte(MARKER_SUPPLY) > 0;
  last.update(s, change);
  const isKnown = setup === lastSetup && left === lastLeft;
  const changes = isKnown ? meaningOf(setup.board, s) : POST;
  const isSurveyed = (changes & POST) === 0 && surveyNumber() === lastSurvey;
  const survey = isSurveyed ? lastSurvey : surveyCities(setup.board, s);
  const hasMarkers = s[MARKER_SUPPLY] > 0;
  const isSame =
    isKnown &&
    survey === lastSurvey &&
    (changes & SHARED) === 0 &&
    hadMarkers === hasMarkers &&
    // The last marker makes a route depend on who leads.
    (hasMarkers || (changes & ALL_SEATS) === 0);
  if (!isSame) countRoutes(setup.board, s);
  lastSetup = setup;
  lastLeft = left;
  lastSurvey = survey;
  return isSame ? changes & SEAT_BITS : ALL_SEATS;
}

/** The `MEANING`s of all bytes that changed. Counts their routes. */
function meaningOf(b: Board, s: State): number {
  let changes = 0;
  for (let i = 0; i < last.count; i++) {
    const at = last.changed[i];
    const meaning = MEANING[at];
    if (meaning === POINT) changes |= recount(b, s, b.routeOfPoint[at - POINTS]);
    else if (meaning === MARKER_ON_ROUTE) changes |= recount(b, s, at - ROUTE_MARKERS);
    else changes |= meaning;
  }
  return changes;
}

/** Counts a route again; returns the seats that have or had pieces there. */
function recount(b: Board, s: State, route: number): number {
  const before = routeOwners[route];
  countRoute(b, s, route);
  return (before | routeOwners[route]) << MAX_SEATS;
}
