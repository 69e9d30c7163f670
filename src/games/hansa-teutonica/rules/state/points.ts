/**
 * Actions for every point where something stands, or nothing. The lists are written without branches: each action is
 * written, and the list only grows where the point is wanted. A processor cannot guess which points are free, and a
 * wrong guess costs more than the entry that is overwritten (measured with `kontor bench`).
 */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { atPoint } from '../formats/codes.js';
import { EMPTY, ownerOf, type Piece, pieceOf } from '../vocabulary.js';
import { MAX_SEATS, POINTS } from './layout.js';

/** 1 for each piece that is wanted, by piece. */
export type Wanted = Uint8Array;

const PIECES = pieceOf(MAX_SEATS, 0);

const wantedIf = (isWanted: (piece: Piece) => boolean): Wanted =>
  Uint8Array.from({ length: PIECES }, (_, piece) => Number(isWanted(piece)));

export const OCCUPIED = wantedIf((piece) => piece !== EMPTY);
/** By seat. */
export const OWN = Array.from({ length: MAX_SEATS }, (_, seat) =>
  wantedIf((piece) => piece !== EMPTY && ownerOf(piece) === seat),
);
export const OPPONENTS = Array.from({ length: MAX_SEATS }, (_, seat) =>
  wantedIf((piece) => piece !== EMPTY && ownerOf(piece) !== seat),
);

/** Pushes `action`, which names point 0, for each of the first `points` points where a wanted piece stands. */
export function pushPoints(
  s: State,
  points: number,
  wanted: Wanted,
  action: Action,
  out: ActionBuffer,
): void {
  const { items } = out;
  let n = out.length;
  for (let point = 0; point < points; point++) {
    items[n] = atPoint(action, point);
    n += wanted[s[POINTS + point]];
  }
  out.length = n;
}

/** 1 for a free point (`EMPTY` is 0), 0 for every piece; faster than a table. */
export const isFree = (piece: Piece): number => (piece - 1) >>> 31;

/** The same for all free points. */
function pushAllFree(s: State, points: number, action: Action, out: ActionBuffer): void {
  const { items } = out;
  let n = out.length;
  for (let point = 0; point < points; point++) {
    items[n] = atPoint(action, point);
    n += isFree(s[POINTS + point]);
  }
  out.length = n;
}

/** The same for free points of the classes that have their bit in `open`. */
export function pushFreePoints(s: State, b: Board, open: number, action: Action, out: ActionBuffer): void {
  if ((b.pointClasses & ~open) === 0) {
    pushAllFree(s, b.points, action, out);
    return;
  }
  const { items } = out;
  const { points, pointClass } = b;
  let n = out.length;
  for (let point = 0; point < points; point++) {
    items[n] = atPoint(action, point);
    n += isFree(s[POINTS + point]) & (open >> pointClass[point]);
  }
  out.length = n;
}
