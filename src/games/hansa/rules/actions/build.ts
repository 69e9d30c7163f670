/** T6. Spend an unsold good for booths in the ship's city. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { build, goodIn } from '../formats/codes.js';
import { ACTED, BOOTHS, HAND, MAX_SEATS, SEAT_SIZE, SHIP, STOCK, TURN_SEAT } from '../state/layout.js';
import { isFirstOfKind, listRemove } from '../state/lists.js';
import { BARRELS } from '../vocabulary.js';

export function legalBuild(s: State, out: ActionBuffer): void {
  if (!canBuild(s)) return;
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE;
  const last = hand + s[hand];
  for (let i = hand + 1; i <= last; i++) if (isFirstOfKind(s, hand, i)) out.push(build(s[i]));
}

export function applyBuild(s: State, a: Action): void {
  const seat = s[TURN_SEAT] * SEAT_SIZE;
  const booths = boothsFor(s, a);
  listRemove(s, HAND + seat, goodIn(a));
  s[STOCK + seat] -= booths;
  s[BOOTHS + s[SHIP] * MAX_SEATS + s[TURN_SEAT]] += booths;
  s[ACTED] = 1;
}

export const canBuild = (s: State): boolean =>
  s[HAND + s[TURN_SEAT] * SEAT_SIZE] > 0 && s[STOCK + s[TURN_SEAT] * SEAT_SIZE] > 0;

export const newCityHere = (s: State): boolean => s[BOOTHS + s[SHIP] * MAX_SEATS + s[TURN_SEAT]] === 0;

/** How many booths a good buys: its barrels, or as many as are left. */
export const boothsFor = (s: State, a: Action): number =>
  Math.min(BARRELS[goodIn(a)], s[STOCK + s[TURN_SEAT] * SEAT_SIZE]);
