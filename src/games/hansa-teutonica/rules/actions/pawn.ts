/** The pawn of the two-player game: set up by the second player (S6), moved for free or for an action (P2). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { freeIn, movePawn, pointIn } from '../formats/codes.js';
import { ACTIONS_LEFT, PAWN, PAWN_MOVED } from '../state/layout.js';
import type { Table } from '../table.js';

const FREE_BORDERS = 2;

/** S6 */
export function legalPawnSetUp(t: Table, out: ActionBuffer): void {
  for (let province = 0; province < t.board.provinces; province++) out.push(movePawn(province, 1));
}

/** P2 */
export function legalPawn(t: Table, s: State, out: ActionBuffer): void {
  if (t.players !== 2) return;
  const b = t.board;
  const free = !s[PAWN_MOVED];
  const paid = s[ACTIONS_LEFT] > 0;
  for (let province = 0; province < b.provinces; province++) {
    if (province === s[PAWN]) continue;
    if (free && b.provinceDistance[s[PAWN] * b.provinces + province] <= FREE_BORDERS)
      out.push(movePawn(province, 1));
    if (paid) out.push(movePawn(province, 0));
  }
}

export const canMovePawnFree = (t: Table, s: State): boolean => t.players === 2 && !s[PAWN_MOVED];

export function applyPawn(s: State, a: Action): void {
  s[PAWN] = pointIn(a);
  if (freeIn(a)) s[PAWN_MOVED] = 1;
}
