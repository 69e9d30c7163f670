/** How close a seat is to its next points, for bots that look one step ahead. */
import type { State } from '../../../../core/game.js';
import { canBuild, newCityHere } from '../actions/build.js';
import { canBuy } from '../actions/buy.js';
import { emptySpaces } from '../actions/replenish.js';
import { hasBoothHere } from '../actions/sell.js';
import type { Setup } from '../setup.js';
import { ACTED, HAND, PHASE, SEAT_SIZE, TALERS, TURN_SEAT } from '../state/layout.js';
import { BARRELS, COLOUR, IN_TRADE } from '../vocabulary.js';

/** More barrels or talers than these promise nothing more. */
const BARRELS_COUNTED = 12;
const TALERS_COUNTED = 6;

/**
 * Barrels that could be sold weigh most, most of all where the ship is; then something to buy or build there. A
 * taler is worth less than that, and full warehouses a little, so that ships sail and goods keep coming.
 */
export function promise(setup: Setup, s: State, seat: number): number {
  const sale = Math.min(BARRELS_COUNTED, saleableBarrels(s, seat)) / BARRELS_COUNTED;
  let value = 0.3 * sale;
  if (s[TURN_SEAT] === seat && s[PHASE] === IN_TRADE && s[ACTED] === 0) {
    if (hasBoothHere(s)) value += 0.2 * sale;
    if (canBuy(setup, s)) value += 0.1;
    if (canBuild(s) && newCityHere(s)) value += 0.1;
  }
  value += 0.01 * Math.min(TALERS_COUNTED, s[TALERS + seat * SEAT_SIZE]);
  return value + 0.1 * (1 - emptySpaces(setup, s) / setup.board.spaces) + 0.001 * s[HAND + seat * SEAT_SIZE];
}

function saleableBarrels(s: State, seat: number): number {
  const hand = HAND + seat * SEAT_SIZE;
  let barrels = 0;
  const last = hand + s[hand];
  for (let i = hand + 1; i <= last; i++) {
    for (let k = hand + 1; k <= last; k++) {
      if (i === k || COLOUR[s[i]] !== COLOUR[s[k]]) continue;
      barrels += BARRELS[s[i]];
      break;
    }
  }
  return barrels;
}
