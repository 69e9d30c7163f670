/** T8. Unsold goods above three leave the game, one at a time. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { discard, goodIn } from '../formats/codes.js';
import { HAND, SEAT_SIZE, TURN_SEAT } from '../state/layout.js';
import { isFirstOfKind, listRemove } from '../state/lists.js';
import { type Good, MAY_KEEP, NO_GOOD } from '../vocabulary.js';

export function legalDiscard(s: State, out: ActionBuffer): void {
  if (!hasTooMany(s)) return;
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE;
  const last = hand + s[hand];
  for (let i = hand + 1; i <= last; i++) if (isFirstOfKind(s, hand, i)) out.push(discard(s[i]));
}

export function applyDiscard(s: State, a: Action): void {
  listRemove(s, HAND + s[TURN_SEAT] * SEAT_SIZE, goodIn(a));
}

export const hasTooMany = (s: State): boolean => s[HAND + s[TURN_SEAT] * SEAT_SIZE] > MAY_KEEP;

/** The good that has to go because all are equal, or NO_GOOD. */
export function forcedDiscard(s: State): Good {
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE;
  for (let i = hand + s[hand]; i > hand; i--) if (s[i] !== s[hand + 1]) return NO_GOOD;
  return s[hand + 1];
}
