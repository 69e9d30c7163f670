/** C. Displace an opponent's tradesman; what its owner answers is in `relocate.ts`. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { displace, kindIn, payMerchants, payTraders, pointIn } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { POINTS, TURN_SEAT } from '../state/layout.js';
import { addStock, addSupply, supplyOf } from '../state/pieces.js';
import { mayWorkOn, usePermit } from '../state/reach.js';
import { EMPTY, kindOf, MERCHANT, ownerOf, pieceOf, TRADER } from '../vocabulary.js';
import { beginRelocation } from './relocate.js';

/** C1, I1, P1 */
export function legalDisplace(setup: Setup, s: State, out: ActionBuffer): void {
  const b = setup.board;
  const seat = s[TURN_SEAT];
  const traders = supplyOf(s, seat, TRADER);
  const merchants = supplyOf(s, seat, MERCHANT);
  if (traders + merchants < 2) return;
  for (let route = 0; route < b.routes; route++) {
    if (!mayWorkOn(setup, s, route)) continue;
    const end = b.routeStart[route + 1];
    for (let point = b.routeStart[route]; point < end; point++) {
      const piece = s[POINTS + point];
      if (piece === EMPTY || ownerOf(piece) === seat) continue;
      const price = kindOf(piece) === MERCHANT ? 2 : 1;
      if (traders > 0 && b.boat[point] === 0) payments(out, TRADER, point, price, traders - 1, merchants);
      if (merchants > 0) payments(out, MERCHANT, point, price, traders, merchants - 1);
    }
  }
}

/** Every way to pay `price` out of what the supply still holds. */
function payments(
  out: ActionBuffer,
  kind: number,
  point: number,
  price: number,
  traders: number,
  merchants: number,
): void {
  for (let m = 0; m <= price; m++) {
    if (m <= merchants && price - m <= traders) out.push(displace(kind, point, price - m, m));
  }
}

export function applyDisplace(setup: Setup, s: State, a: Action): void {
  const seat = s[TURN_SEAT];
  const point = pointIn(a);
  const route = setup.board.routeOfPoint[point];
  usePermit(setup.board, s, route);
  addSupply(s, seat, kindIn(a), -1);
  addSupply(s, seat, TRADER, -payTraders(a));
  addStock(s, seat, TRADER, payTraders(a));
  addSupply(s, seat, MERCHANT, -payMerchants(a));
  addStock(s, seat, MERCHANT, payMerchants(a));
  const displaced = s[POINTS + point];
  s[POINTS + point] = pieceOf(seat, kindIn(a));
  beginRelocation(s, displaced, route);
}
