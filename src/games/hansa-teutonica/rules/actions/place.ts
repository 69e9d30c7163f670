/** B. Place one tradesman from supply on a free point. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { kindIn, place, pointIn } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { POINTS, TURN_SEAT } from '../state/layout.js';
import { addSupply, supplyOf } from '../state/pieces.js';
import { mayWorkOn, usePermit } from '../state/reach.js';
import { EMPTY, MERCHANT, pieceOf, TRADER } from '../vocabulary.js';

/** B1, I1, P1 */
export function legalPlace(setup: Setup, s: State, out: ActionBuffer): void {
  const b = setup.board;
  const trader = supplyOf(s, s[TURN_SEAT], TRADER) > 0;
  const merchant = supplyOf(s, s[TURN_SEAT], MERCHANT) > 0;
  if (!trader && !merchant) return;
  for (let route = 0; route < b.routes; route++) {
    if (!mayWorkOn(setup, s, route)) continue;
    const end = b.routeStart[route + 1];
    for (let point = b.routeStart[route]; point < end; point++) {
      if (s[POINTS + point] !== EMPTY) continue;
      if (trader && b.boat[point] === 0) out.push(place(TRADER, point));
      if (merchant) out.push(place(MERCHANT, point));
    }
  }
}

export function applyPlace(setup: Setup, s: State, a: Action): void {
  const point = pointIn(a);
  usePermit(setup.board, s, setup.board.routeOfPoint[point]);
  addSupply(s, s[TURN_SEAT], kindIn(a), -1);
  s[POINTS + point] = pieceOf(s[TURN_SEAT], kindIn(a));
}
