/** Positions as a seat sees them. */
import type { Rules, State } from '../core/game.js';
import { Random } from '../core/random.js';

const dice = new Random('');

/** The position with all that the seat cannot see dealt by the same dice: equal views give equal positions. */
export function asSeen(rules: Rules, state: State, seat: number): State {
  const seen = new Uint8Array(rules.stateSize);
  dice.seed('view');
  rules.imagine(state, seat, dice, seen);
  return seen;
}

export const isEqual = (a: State, b: State): boolean => a.every((byte, i) => byte === b[i]);
