/** The marker `remove-3`: tradesmen from routes into their owners' supplies (M5). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { DONE, pointIn, remove } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { PHASE, POINTS, REMOVES_LEFT } from '../state/layout.js';
import { addSupply } from '../state/pieces.js';
import { EMPTY, IN_REMOVE, kindOf, LIFT_ANY, ownerOf } from '../vocabulary.js';
import { canLift } from './move.js';

export function beginRemove(s: State): void {
  s[PHASE] = IN_REMOVE;
  s[REMOVES_LEFT] = 3;
}

/** M5 */
export function legalRemove(setup: Setup, s: State, out: ActionBuffer): void {
  for (let point = 0; point < setup.board.points; point++)
    if (s[POINTS + point] !== EMPTY) out.push(remove(point));
  out.push(DONE);
}

export function applyRemove(s: State, a: Action): void {
  const piece = s[POINTS + pointIn(a)];
  s[POINTS + pointIn(a)] = EMPTY;
  addSupply(s, ownerOf(piece), kindOf(piece), 1);
  s[REMOVES_LEFT]--;
}

export const removeIsOver = (setup: Setup, s: State): boolean =>
  s[REMOVES_LEFT] === 0 || !canLift(setup, s, LIFT_ANY);

export function clearRemove(s: State): void {
  s[REMOVES_LEFT] = 0;
}
