/** T4. Sail along an arrow. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { cityIn, sail } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { ACTED, SEAT_SIZE, SHIP, TALERS, TURN_SEAT } from '../state/layout.js';

export function legalSail(setup: Setup, s: State, out: ActionBuffer): void {
  if (!canSail(s)) return;
  const { exitStart, exits } = setup.board;
  const end = exitStart[s[SHIP] + 1];
  for (let i = exitStart[s[SHIP]]; i < end; i++) out.push(sail(exits[i]));
}

/** T3: a new city is a new stay. */
export function applySail(s: State, a: Action): void {
  s[TALERS + s[TURN_SEAT] * SEAT_SIZE]--;
  s[SHIP] = cityIn(a);
  s[ACTED] = 0;
}

/** Every city has a way out, so only money is needed. */
export const canSail = (s: State): boolean => s[TALERS + s[TURN_SEAT] * SEAT_SIZE] > 0;
