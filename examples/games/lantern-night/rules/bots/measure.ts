/** The position in readable numbers, which bots weigh: first what counts at the end, then what may come to count. */
import type { State } from '../../../../core/game.js';
import { bestRivalAt, coins, lanternsAt, light, patron } from '../score.js';
import type { Setup } from '../setup.js';
import { COINS } from '../state/layout.js';
import { lanternsInHand } from '../turn.js';

export const TERMS = ['light', 'coins', 'patron', 'close', 'purse'] as const;

export function measure(setup: Setup, s: State, left: number, out: Float64Array): void {
  for (let seat = 0; seat < setup.players; seat++) {
    const at = seat * TERMS.length;
    out[at] = light(setup, s, seat);
    out[at + 1] = coins(s, seat);
    out[at + 2] = patron(setup, s, seat);
    out[at + 3] = left * closeQuays(setup, s, seat);
    out[at + 4] = left * s[COINS + seat];
  }
}

/** Quays where one more lantern would change who has the most. */
export function closeQuays(setup: Setup, s: State, seat: number): number {
  let count = 0;
  for (let quay = 0; quay < setup.board.quays; quay++) {
    const behind = bestRivalAt(setup, s, quay, seat) - lanternsAt(setup, s, quay, seat);
    if (behind === 0 || behind === 1) count++;
  }
  return count;
}

/** Measured by the lanterns that are still to hang. */
export const gameLeft = (setup: Setup, s: State): number =>
  lanternsInHand(setup, s) / (setup.lanterns * setup.players);

/** Coins that do not make a point yet, and quays that are close. */
export const promise = (setup: Setup, s: State, seat: number): number =>
  0.1 * (s[COINS + seat] % 2) + (0.8 * closeQuays(setup, s, seat)) / setup.board.quays;
