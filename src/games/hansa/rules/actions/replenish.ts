/** T2. Fill all empty warehouse spaces, or leave them. */
import type { ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { REPLENISH, SKIP } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { LAST_PILE, PHASE, PILES, SEAT_SIZE, SPACES, SUPPLY, TALERS, TURN_SEAT } from '../state/layout.js';
import { listPop } from '../state/lists.js';
import { IN_TRADE, NO_GOOD, REPLENISH_PRICE } from '../vocabulary.js';

export function legalReplenish(setup: Setup, s: State, out: ActionBuffer): void {
  if (canReplenish(setup, s)) out.push(REPLENISH);
  if (!mustReplenish(setup, s)) out.push(SKIP);
}

export function applyReplenish(setup: Setup, s: State): void {
  s[TALERS + s[TURN_SEAT] * SEAT_SIZE] -= REPLENISH_PRICE;
  let pile = 0;
  for (let space = 0; space < setup.board.spaces && s[SUPPLY] > 0; space++) {
    if (s[SPACES + space] !== NO_GOOD) continue;
    while (s[PILES + pile] === 0) pile++;
    s[PILES + pile]--;
    s[SPACES + space] = listPop(s, SUPPLY);
    // X1: who drew the first good of the last pile.
    if (pile === setup.board.piles - 1 && s[LAST_PILE] === 0) s[LAST_PILE] = s[TURN_SEAT] + 1;
  }
  s[PHASE] = IN_TRADE;
}

export function applySkip(s: State): void {
  s[PHASE] = IN_TRADE;
}

export const canReplenish = (setup: Setup, s: State): boolean =>
  s[SUPPLY] > 0 && s[TALERS + s[TURN_SEAT] * SEAT_SIZE] >= REPLENISH_PRICE && emptySpaces(setup, s) > 0;

export const mustReplenish = (setup: Setup, s: State): boolean =>
  canReplenish(setup, s) && emptySpaces(setup, s) === setup.board.spaces;

export function emptySpaces(setup: Setup, s: State): number {
  let empty = 0;
  for (let space = 0; space < setup.board.spaces; space++) if (s[SPACES + space] === NO_GOOD) empty++;
  return empty;
}
