/** Which actions a turn offers, and what follows by itself. */
import type { Action, ActionBuffer } from '../../../core/actions.js';
import { NOBODY, OPEN, type State } from '../../../core/game.js';
import { applyHang, legalHang } from './actions/hang.js';
import { applyMove, canMove, legalMove } from './actions/move.js';
import { HANG, MOVE, pass, typeOf } from './formats/codes.js';
import { LANTERNS, PHASE, TURN_SEAT } from './state/layout.js';
import type { Table } from './table.js';
import { IS_OVER } from './vocabulary.js';

export const decider = (_: Table, s: State): number => (s[PHASE] === IS_OVER ? NOBODY : s[TURN_SEAT]);

export function legal(t: Table, s: State, out: ActionBuffer): void {
  out.clear();
  if (s[PHASE] === IS_OVER) return;
  legalHang(t, s, out);
  legalMove(t, s, s[TURN_SEAT], out);
  if (s[LANTERNS + s[TURN_SEAT]] === 0) out.push(pass);
}

export function apply(t: Table, s: State, a: Action): number {
  const shown = typeOf(a) === HANG ? applyHang(s, a) : typeOf(a) === MOVE ? applyMove(s, a) : OPEN;
  passOn(t, s);
  return shown;
}

/** R4, R8: the next seat that has a choice; with the last lantern the night is over. */
function passOn(t: Table, s: State): void {
  if (lanternsInHand(t, s) === 0) {
    s[PHASE] = IS_OVER;
    return;
  }
  do s[TURN_SEAT] = (s[TURN_SEAT] + 1) % t.players;
  while (s[LANTERNS + s[TURN_SEAT]] === 0 && !canMove(t, s, s[TURN_SEAT]));
}

export function lanternsInHand(t: Table, s: State): number {
  let all = 0;
  for (let seat = 0; seat < t.players; seat++) all += s[LANTERNS + seat];
  return all;
}
