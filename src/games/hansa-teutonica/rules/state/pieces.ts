/** Pieces on points and in hands, for all actions. */
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { ACTIONS_VALUE } from '../setup.js';
import { ACTIONS, BOOK, MERCHANT, TRACK_LENGTHS, TRADER } from '../vocabulary.js';
import { ACTIONS_LEFT, FORGONE, REMOVED, SEAT_SIZE, STOCK, SUPPLY, TURN_SEAT } from './layout.js';

export const supplyOf = (s: State, seat: number, kind: number): number => s[SUPPLY + seat * SEAT_SIZE + kind];
export const stockOf = (s: State, seat: number, kind: number): number => s[STOCK + seat * SEAT_SIZE + kind];

export function addSupply(s: State, seat: number, kind: number, count: number): void {
  s[SUPPLY + seat * SEAT_SIZE + kind] += count;
}

export function addStock(s: State, seat: number, kind: number, count: number): void {
  s[STOCK + seat * SEAT_SIZE + kind] += count;
}

export const supplyEmpty = (s: State, seat: number): boolean =>
  s[SUPPLY + seat * SEAT_SIZE] === 0 && s[SUPPLY + seat * SEAT_SIZE + 1] === 0;
export const stockEmpty = (s: State, seat: number): boolean =>
  s[STOCK + seat * SEAT_SIZE] === 0 && s[STOCK + seat * SEAT_SIZE + 1] === 0;

/** Whether a kind fits a point: a boat takes merchants only (B1). */
export const fits = (b: Board, point: number, kind: number): boolean =>
  kind === MERCHANT || b.boat[point] === 0;

export const removedFrom = (s: State, seat: number, ability: number): number =>
  s[REMOVED + seat * SEAT_SIZE + ability];

export const canDevelop = (s: State, seat: number, ability: number): boolean =>
  removedFrom(s, seat, ability) < TRACK_LENGTHS[ability];

/** E8, and T4 if Actions rises in the player's own turn, unless its actions were forgone (T6). */
export function develop(s: State, seat: number, ability: number): void {
  const at = REMOVED + seat * SEAT_SIZE + ability;
  const before = s[at]++;
  addSupply(s, seat, ability === BOOK ? MERCHANT : TRADER, 1);
  if (ability !== ACTIONS || seat !== s[TURN_SEAT] || s[FORGONE]) return;
  if (ACTIONS_VALUE[before + 1] > ACTIONS_VALUE[before]) s[ACTIONS_LEFT]++;
}
