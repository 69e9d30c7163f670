/** The final scoring, as if the game ended now. */
import type { ScoreRow, State } from '../../../core/game.js';
import { COINS, OWNER, PATRON } from './state/layout.js';
import type { Table } from './table.js';
import { COINS_A_POINT, MOST_ALONE, MOST_SHARED, PATRON_POINTS } from './vocabulary.js';

/** Lanterns of a seat at a quay. */
export function lanternsAt(t: Table, s: State, quay: number, seat: number): number {
  let count = 0;
  for (const bridge of t.board.bridgesAt[quay]) if (s[OWNER + bridge] === seat + 1) count++;
  return count;
}

/** The most lanterns that another seat has at a quay. */
export function bestRivalAt(t: Table, s: State, quay: number, seat: number): number {
  let best = 0;
  for (let other = 0; other < t.players; other++)
    if (other !== seat) best = Math.max(best, lanternsAt(t, s, quay, other));
  return best;
}

/** R5 */
export function light(t: Table, s: State, seat: number): number {
  let points = 0;
  for (let quay = 0; quay < t.board.quays; quay++) {
    const own = lanternsAt(t, s, quay, seat);
    if (own === 0) continue;
    const rival = bestRivalAt(t, s, quay, seat);
    if (own > rival) points += MOST_ALONE;
    else if (own === rival) points += MOST_SHARED;
  }
  return points;
}

/** R6 */
export const coins = (s: State, seat: number): number => Math.floor(s[COINS + seat] / COINS_A_POINT);

/** R7 */
export const patron = (t: Table, s: State, seat: number): number =>
  PATRON_POINTS * lanternsAt(t, s, s[PATRON + seat], seat);

export const total = (t: Table, s: State, seat: number): number =>
  light(t, s, seat) + coins(s, seat) + patron(t, s, seat);

export function score(t: Table, s: State): ScoreRow[] {
  const totals = Array.from({ length: t.players }, (_, seat) => total(t, s, seat));
  return totals.map((all, seat) => ({
    seat,
    light: light(t, s, seat),
    coins: coins(s, seat),
    patron: patron(t, s, seat),
    total: all,
    rank: 1 + totals.filter((other) => other > all).length,
  }));
}
