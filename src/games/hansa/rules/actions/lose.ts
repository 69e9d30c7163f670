/** T7. What a sale costs the others: one unsold good of each sold colour, of their choice. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import { NOBODY, type State } from '../../../../core/game.js';
import { goodIn, lose } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { HAND, OWES, PHASE, SEAT_SIZE, TURN_SEAT } from '../state/layout.js';
import { hasColour, isFirstOfKind, listRemove, onlyKind } from '../state/lists.js';
import { COLOUR, IN_LOSE, NO_GOOD } from '../vocabulary.js';

export function legalLose(setup: Setup, s: State, out: ActionBuffer): void {
  const seat = loser(setup, s);
  if (seat === NOBODY) return;
  const hand = HAND + seat * SEAT_SIZE;
  const owes = s[OWES + seat * SEAT_SIZE];
  const last = hand + s[hand];
  for (let i = hand + 1; i <= last; i++) {
    if (((owes >> COLOUR[s[i]]) & 1) === 1 && isFirstOfKind(s, hand, i)) out.push(lose(s[i]));
  }
}

export function applyLose(setup: Setup, s: State, a: Action): void {
  const seat = loser(setup, s) * SEAT_SIZE;
  s[OWES + seat] &= ~(1 << COLOUR[goodIn(a)]);
  listRemove(s, HAND + seat, goodIn(a));
}

/** Losses without a choice happen at once; the others open the phase. */
export function beginLosses(setup: Setup, s: State, colours: number): void {
  s[PHASE] = IN_LOSE;
  for (let seat = 0; seat < setup.players; seat++) {
    if (seat === s[TURN_SEAT]) continue;
    const hand = HAND + seat * SEAT_SIZE;
    for (let colour = 0; colours >> colour !== 0; colour++) {
      if (((colours >> colour) & 1) === 0 || !hasColour(s, hand, colour)) continue;
      const only = onlyKind(s, hand, colour);
      if (only !== NO_GOOD) listRemove(s, hand, only);
      else s[OWES + seat * SEAT_SIZE] |= 1 << colour;
    }
  }
}

/** The first seat after the seller's that has a loss to choose, or NOBODY. */
export function loser(setup: Setup, s: State): number {
  for (let i = 1; i < setup.players; i++) {
    const seat = (s[TURN_SEAT] + i) % setup.players;
    if (s[OWES + seat * SEAT_SIZE] !== 0) return seat;
  }
  return NOBODY;
}
