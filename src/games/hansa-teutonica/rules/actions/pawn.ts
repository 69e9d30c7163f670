/** The pawn of the two-player game: set up by the second player (S6), moved for free or for an action (P2). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { freeIn, movePawn, pointIn } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { ACTIONS_LEFT, PAWN, PAWN_MOVED } from '../state/layout.js';

const FREE_BORDERS = 2;

/** S6 */
export function legalPawnSetUp(setup: Setup, out: ActionBuffer): void {
  for (let province = 0; province < setup.board.provinces; province++) out.push(movePawn(province, 1));
}

/** P2 */
export function legalPawn(setup: Setup, s: State, out: ActionBuffer): void {
  if (setup.players !== 2) return;
  const b = setup.board;
  const free = !s[PAWN_MOVED];
  const paid = s[ACTIONS_LEFT] > 0;
  for (let province = 0; province < b.provinces; province++) {
    if (province === s[PAWN]) continue;
    if (free && b.provinceDistance[s[PAWN] * b.provinces + province] <= FREE_BORDERS)
      out.push(movePawn(province, 1));
    if (paid) out.push(movePawn(province, 0));
  }
}

export const canMovePawnFree = (setup: Setup, s: State): boolean => setup.players === 2 && !s[PAWN_MOVED];

export function applyPawn(s: State, a: Action): void {
  s[PAWN] = pointIn(a);
  if (freeIn(a)) s[PAWN_MOVED] = 1;
}
