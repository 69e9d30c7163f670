/** The position in readable numbers, which bots weigh: first what counts at the end, then what may come to count. */
import type { State } from '../../../../core/game.js';
import { bestRivalAt, coins, lanternsAt, light, patron } from '../score.js';
import { COINS } from '../state/layout.js';
import type { Table } from '../table.js';
import { lanternsInHand } from '../turn.js';

export const TERMS = ['light', 'coins', 'patron', 'close', 'purse'] as const;

export function measure(t: Table, s: State, left: number, out: Float64Array): void {
  for (let seat = 0; seat < t.players; seat++) {
    const at = seat * TERMS.length;
    out[at] = light(t, s, seat);
    out[at + 1] = coins(s, seat);
    out[at + 2] = patron(t, s, seat);
    out[at + 3] = left * closeQuays(t, s, seat);
    out[at + 4] = left * s[COINS + seat];
  }
}

/** Quays where one more lantern would change who has the most. */
export function closeQuays(t: Table, s: State, seat: number): number {
  let count = 0;
  for (let quay = 0; quay < t.board.quays; quay++) {
    const behind = bestRivalAt(t, s, quay, seat) - lanternsAt(t, s, quay, seat);
    if (behind === 0 || behind === 1) count++;
  }
  return count;
}

/** Most of what happens is the hanging of lanterns. */
export const gameLeft = (t: Table, s: State): number => lanternsInHand(t, s) / (t.lanterns * t.players);

/** Coins that do not make a point yet, and quays that are close. */
export const promise = (t: Table, s: State, seat: number): number =>
  0.1 * (s[COINS + seat] % 2) + (0.8 * closeQuays(t, s, seat)) / t.board.quays;
