/** A. Income: tradesmen from stock to supply. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { income, incomeMerchants, incomeTraders } from '../formats/codes.js';
import { BANK_VALUE, type Setup } from '../setup.js';
import { DECIDES, PHASE, SEAT_SIZE, TILES, TURN_SEAT } from '../state/layout.js';
import { listHas } from '../state/lists.js';
import { addStock, addSupply, removedFrom, stockEmpty, stockOf } from '../state/pieces.js';
import { BANK, IN_SHARE, INCOME_SHARE, MERCHANT, TRADER } from '../vocabulary.js';

/** A1 */
export function legalIncome(setup: Setup, s: State, out: ActionBuffer): void {
  const seat = s[TURN_SEAT];
  const traders = stockOf(s, seat, TRADER);
  const merchants = stockOf(s, seat, MERCHANT);
  const most = Math.min(BANK_VALUE[removedFrom(s, seat, BANK)], traders + merchants);
  const least = setup.edition.exactIncome ? most : 1;
  for (let m = 0; m <= merchants && m <= most; m++) {
    for (let n = Math.min(traders, most - m); n >= 0 && n + m >= least && n + m > 0; n--)
      out.push(income(n, m));
  }
}

export function applyIncome(setup: Setup, s: State, a: Action): void {
  const seat = s[TURN_SEAT];
  take(s, seat, TRADER, incomeTraders(a));
  take(s, seat, MERCHANT, incomeMerchants(a));
  // A2: the owner of the tile answers at once.
  for (let other = 0; other < setup.players; other++) {
    if (other === seat || stockEmpty(s, other) || !listHas(s, TILES + other * SEAT_SIZE, INCOME_SHARE))
      continue;
    s[PHASE] = IN_SHARE;
    s[DECIDES] = other;
  }
}

export function take(s: State, seat: number, kind: number, count: number): void {
  addStock(s, seat, kind, -count);
  addSupply(s, seat, kind, count);
}
