/** Which actions a turn offers, and what follows automatically. */
import type { Action, ActionBuffer } from '../../../core/actions.js';
import { NOBODY, OPEN, type State } from '../../../core/game.js';
import { applyHang, legalHang } from './actions/hang.js';
import { applyMove, canMove, legalMove } from './actions/move.js';
import { HANG, MOVE, pass, typeOf } from './formats/codes.js';
import type { Setup } from './setup.js';
import { LANTERNS, PHASE, TURN_SEAT } from './state/layout.js';
import { IS_OVER } from './vocabulary.js';

export const decider = (_: Setup, s: State): number => (s[PHASE] === IS_OVER ? NOBODY : s[TURN_SEAT]);

export function legal(setup: Setup, s: State, out: ActionBuffer): void {
  out.clear();
  if (s[PHASE] === IS_OVER) return;
  legalHang(setup, s, out);
  legalMove(setup, s, s[TURN_SEAT], out);
  if (s[LANTERNS + s[TURN_SEAT]] === 0) out.push(pass);
}

export function apply(setup: Setup, s: State, a: Action): number {
  const shown = typeOf(a) === HANG ? applyHang(s, a) : typeOf(a) === MOVE ? applyMove(s, a) : OPEN;
  passOn(setup, s);
  return shown;
}

/** R4, R8: the next seat that has a choice; with the last lantern the night is over. */
function passOn(setup: Setup, s: State): void {
  if (lanternsInHand(setup, s) === 0) {
    s[PHASE] = IS_OVER;
    return;
  }
  do s[TURN_SEAT] = (s[TURN_SEAT] + 1) % setup.players;
  while (s[LANTERNS + s[TURN_SEAT]] === 0 && !canMove(setup, s, s[TURN_SEAT]));
}

export function lanternsInHand(setup: Setup, s: State): number {
  let all = 0;
  for (let seat = 0; seat < setup.players; seat++) all += s[LANTERNS + seat];
  return all;
}
