/**
 * Lifting tradesmen and putting them down again: action D, the marker `move-3` (M4) and the permanent marker
 * `move-2` (H4). Pieces in hand remember the country they were lifted in (I3).
 */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { DONE, drop, kindIn, lift, pointIn, seatIn } from '../formats/codes.js';
import { BOOK_VALUE, type Setup } from '../setup.js';
import { HAND, LIFT_MODE, LIFTS_LEFT, PHASE, POINTS, TURN_SEAT } from '../state/layout.js';
import { removedFrom } from '../state/pieces.js';
import {
  isFree,
  OCCUPIED,
  OPPONENTS,
  OWN,
  pushFreePoints,
  pushPoints,
  type Wanted,
} from '../state/points.js';
import {
  BOOK,
  EMPTY,
  IN_LIFT,
  kindOf,
  LIFT_ANY,
  LIFT_OWN,
  MERCHANT,
  NONE,
  ownerOf,
  type Piece,
  pieceOf,
} from '../vocabulary.js';

export const handCount = (s: State): number => s[HAND];
export const handPiece = (s: State, i: number): Piece => s[HAND + 1 + 2 * i];
export const handCountry = (s: State, i: number): number => s[HAND + 2 + 2 * i];

export function pushHand(s: State, piece: Piece, country: number): void {
  s[HAND + 1 + 2 * s[HAND]] = piece;
  s[HAND + 2 + 2 * s[HAND]] = country;
  s[HAND]++;
}

function removeHand(s: State, index: number): void {
  const last = HAND + 1 + 2 * (s[HAND] - 1);
  for (let i = HAND + 1 + 2 * index; i < last; i++) s[i] = s[i + 2];
  s[last] = 0;
  s[last + 1] = 0;
  s[HAND]--;
}

/** Opens the phase for a marker; action D opens it with its first lift. */
export function beginLift(s: State, mode: number, lifts: number): void {
  s[PHASE] = IN_LIFT;
  s[LIFT_MODE] = mode;
  s[LIFTS_LEFT] = lifts;
}

const liftable = (mode: number, seat: number): Wanted =>
  mode === LIFT_ANY ? OCCUPIED : (mode === LIFT_OWN ? OWN : OPPONENTS)[seat];

/** D1: the first lift, which costs the action. */
export function legalFirstLift(setup: Setup, s: State, out: ActionBuffer): void {
  pushLifts(setup, s, out, LIFT_OWN);
}

function pushLifts(setup: Setup, s: State, out: ActionBuffer, mode: number): void {
  pushPoints(s, setup.board.points, liftable(mode, s[TURN_SEAT]), lift(0), out);
}

export function canLift(setup: Setup, s: State, mode: number): boolean {
  const wanted = liftable(mode, s[TURN_SEAT]);
  for (let point = 0; point < setup.board.points; point++) if (wanted[s[POINTS + point]]) return true;
  return false;
}

/** D1, M4, H4, I3 */
export function legalLift(setup: Setup, s: State, out: ActionBuffer): void {
  if (s[LIFTS_LEFT] > 0) pushLifts(setup, s, out, s[LIFT_MODE]);
  if (s[HAND] === 0) out.push(DONE);
  else pushDrops(setup.board, s, out);
}

export function applyLift(setup: Setup, s: State, a: Action): void {
  if (s[PHASE] !== IN_LIFT) beginLift(s, LIFT_OWN, BOOK_VALUE[removedFrom(s, s[TURN_SEAT], BOOK)]);
  const point = pointIn(a);
  pushHand(s, s[POINTS + point], setup.board.routeCountry[setup.board.routeOfPoint[point]]);
  s[POINTS + point] = EMPTY;
  s[LIFTS_LEFT]--;
}

/** I3: action D leads back to its country or to one that needs no permit; the markers keep a piece in its country. */
const mayEnter = (b: Board, mode: number, origin: number, country: number): boolean =>
  origin === country || (mode === LIFT_OWN && b.guarded[country] === 0);

/** Free points by country, houses and boats apart. */
const free = new Uint8Array(16);

function countFree(b: Board, s: State): void {
  free.fill(0);
  const { points, pointClass } = b;
  for (let point = 0; point < points; point++) free[pointClass[point]] += isFree(s[POINTS + point]);
}

/**
 * Which of several equal pieces in hand goes to a country: first one that may go nowhere else, so that the rest keeps
 * the most freedom. Other outcomes are reached by dropping in another order.
 */
function handIndexFor(b: Board, s: State, piece: Piece, country: number): number {
  let chosen = NONE;
  for (let i = 0; i < s[HAND]; i++) {
    if (handPiece(s, i) !== piece || !mayEnter(b, s[LIFT_MODE], handCountry(s, i), country)) continue;
    if (b.guarded[handCountry(s, i)] === 0) return i;
    if (chosen === NONE) chosen = i;
  }
  return chosen;
}

/** Whether the hand from entry `i` on, except `without`, fits into `free`. */
function handFits(b: Board, s: State, without: number, i: number): boolean {
  if (i === s[HAND]) return true;
  if (i === without) return handFits(b, s, without, i + 1);
  const merchant = kindOf(handPiece(s, i)) === MERCHANT ? 1 : 0;
  for (let country = 0; country < b.countries.length; country++) {
    if (!mayEnter(b, s[LIFT_MODE], handCountry(s, i), country)) continue;
    for (let boat = 0; boat <= merchant; boat++) {
      if (free[country * 2 + boat] === 0) continue;
      free[country * 2 + boat]--;
      const fine = handFits(b, s, without, i + 1);
      free[country * 2 + boat]++;
      if (fine) return true;
    }
  }
  return false;
}

/** Every drop after which the rest of the hand can still be put down. */
function pushDrops(b: Board, s: State, out: ActionBuffer): void {
  // A single piece needs no room for others.
  if (s[HAND] > 1) countFree(b, s);
  let tried = 0;
  for (let i = 0; i < s[HAND]; i++) {
    const piece = handPiece(s, i);
    if ((tried >> piece) & 1) continue;
    tried |= 1 << piece;
    const action = drop(ownerOf(piece), kindOf(piece), 0);
    pushFreePoints(s, b, openTo(b, s, piece), action, out);
  }
}

/** The classes of points (see `Board.pointClass`) that a piece may be dropped on, one bit for each. */
function openTo(b: Board, s: State, piece: Piece): number {
  let open = 0;
  for (let country = 0; country < b.countries.length; country++) {
    const index = handIndexFor(b, s, piece, country);
    if (index === NONE) continue;
    for (let boat = 0; boat <= (kindOf(piece) === MERCHANT ? 1 : 0); boat++) {
      const space = country * 2 + boat;
      if (s[HAND] === 1 || restFits(b, s, index, space)) open |= 1 << space;
    }
  }
  return open;
}

/** Whether the hand without the entry `without` can be put down when that one has taken a free point of a class. */
function restFits(b: Board, s: State, without: number, space: number): boolean {
  if (free[space] === 0) return false;
  free[space]--;
  const fits = handFits(b, s, without, 0);
  free[space]++;
  return fits;
}

export function applyDrop(setup: Setup, s: State, a: Action): void {
  const point = pointIn(a);
  const piece = pieceOf(seatIn(a), kindIn(a));
  removeHand(
    s,
    handIndexFor(setup.board, s, piece, setup.board.routeCountry[setup.board.routeOfPoint[point]]),
  );
  s[POINTS + point] = piece;
}

/** Whether nothing is left to lift or to put down. */
export const liftIsOver = (setup: Setup, s: State): boolean =>
  s[HAND] === 0 && (s[LIFTS_LEFT] === 0 || !canLift(setup, s, s[LIFT_MODE]));

export function clearLift(s: State): void {
  s[LIFT_MODE] = 0;
  s[LIFTS_LEFT] = 0;
}
