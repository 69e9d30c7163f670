/** The final scoring, as if the game ended now. */
import type { ScoreRow, State } from '../../../core/game.js';
import type { Setup } from './setup.js';
import { COINS, OWNER, PATRON } from './state/layout.js';
import { COINS_A_POINT, MOST_ALONE, MOST_SHARED, PATRON_POINTS } from './vocabulary.js';

/** Lanterns of a seat at a quay. */
export function lanternsAt(setup: Setup, s: State, quay: number, seat: number): number {
  let count = 0;
  for (const bridge of setup.board.bridgesAt[quay]) if (s[OWNER + bridge] === seat + 1) count++;
  return count;
}

/** The most lanterns that another seat has at a quay. */
export function bestRivalAt(setup: Setup, s: State, quay: number, seat: number): number {
  let best = 0;
  for (let other = 0; other < setup.players; other++)
    if (other !== seat) best = Math.max(best, lanternsAt(setup, s, quay, other));
  return best;
}

/** R5 */
export function light(setup: Setup, s: State, seat: number): number {
  let points = 0;
  for (let quay = 0; quay < setup.board.quays; quay++) {
    const own = lanternsAt(setup, s, quay, seat);
    if (own === 0) continue;
    const rival = bestRivalAt(setup, s, quay, seat);
    if (own > rival) points += MOST_ALONE;
    else if (own === rival) points += MOST_SHARED;
  }
  return points;
}

/** R6 */
export const coins = (s: State, seat: number): number => Math.floor(s[COINS + seat] / COINS_A_POINT);

/** R7 */
export const patron = (setup: Setup, s: State, seat: number): number =>
  PATRON_POINTS * lanternsAt(setup, s, s[PATRON + seat], seat);

export const total = (setup: Setup, s: State, seat: number): number =>
  light(setup, s, seat) + coins(s, seat) + patron(setup, s, seat);

export function score(setup: Setup, s: State): ScoreRow[] {
  const totals = Array.from({ length: setup.players }, (_, seat) => total(setup, s, seat));
  return totals.map((all, seat) => ({
    seat,
    light: light(setup, s, seat),
    coins: coins(s, seat),
    patron: patron(setup, s, seat),
    total: all,
    rank: 1 + totals.filter((other) => other > all).length,
  }));
}
