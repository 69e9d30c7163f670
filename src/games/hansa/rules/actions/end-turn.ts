/** T8. End the turn: talers above three go back, and goods above three are next. */
import type { ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { END_TURN } from '../formats/codes.js';
import { PHASE, SEAT_SIZE, TALERS, TURN_SEAT } from '../state/layout.js';
import { IN_TAX, MAY_KEEP } from '../vocabulary.js';

export function legalEndTurn(out: ActionBuffer): void {
  out.push(END_TURN);
}

export function applyEndTurn(s: State): void {
  s[PHASE] = IN_TAX;
}

export function returnTalers(s: State): void {
  const talers = TALERS + s[TURN_SEAT] * SEAT_SIZE;
  s[talers] = Math.min(s[talers], MAY_KEEP);
}
