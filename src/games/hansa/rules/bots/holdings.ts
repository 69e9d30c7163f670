/** Cities, which are held by the seat with the most booths there, and what speaks for a seat having the most at the end. */
import type { State } from '../../../../core/game.js';
import type { Holdings } from '../../../../core/holdings.js';
import { mostBooths } from '../actions/buy.js';
import type { Setup } from '../setup.js';
import { BOOTHS, HAND, MAX_SEATS, SEAT_SIZE, SHIP, STOCK, TALERS } from '../state/layout.js';
import { gameLeft } from './measure.js';

const SIGNS = [
  'left',
  'players',
  'holds',
  'is-held-by-another',
  'booths',
  'booths-of-best-other',
  'margin',
  'stock',
  'stock-of-others',
  'warehouses',
  'exits',
  'ship-is-here',
  'goods',
  'talers',
] as const;

export function holdingsOf(setup: Setup): Holdings {
  const { board } = setup;
  return {
    places: board.cities,
    name: (city) => board.cityNames[city],
    holder: (s, city) => mostBooths(setup, s, city),
    signs: SIGNS,
    sense: (s, city, seat, out) => sense(setup, s, city, seat, out),
  };
}

function sense(setup: Setup, s: State, city: number, seat: number, out: Float64Array): void {
  const { board, players } = setup;
  let [best, stockOfOthers] = [0, 0];
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    best = Math.max(best, s[BOOTHS + city * MAX_SEATS + other]);
    stockOfOthers += s[STOCK + other * SEAT_SIZE];
  }
  const own = s[BOOTHS + city * MAX_SEATS + seat];
  const holder = mostBooths(setup, s, city);
  out[0] = gameLeft(setup, s);
  out[1] = players / 4;
  out[2] = holder === seat ? 1 : 0;
  out[3] = holder >= 0 && holder !== seat ? 1 : 0;
  out[4] = own / 4;
  out[5] = best / 4;
  out[6] = (own - best) / 4;
  out[7] = s[STOCK + seat * SEAT_SIZE] / 15;
  out[8] = stockOfOthers / 45;
  out[9] = (board.spaceStart[city + 1] - board.spaceStart[city]) / 3;
  out[10] = (board.exitStart[city + 1] - board.exitStart[city]) / 4;
  out[11] = s[SHIP] === city ? 1 : 0;
  out[12] = s[HAND + seat * SEAT_SIZE] / 8;
  out[13] = s[TALERS + seat * SEAT_SIZE] / 6;
}
