/**
 * A position in numbers that people can read: what each seat has, what it can sell and where its booths are. The
 * numbers are roughly points.
 */
import type { State } from '../../../../core/game.js';
import { mostBooths } from '../actions/buy.js';
import { CATEGORIES, fillPoints } from '../score.js';
import type { Setup } from '../setup.js';
import {
  ACTED,
  BOOTHS,
  HAND,
  MAX_CITIES,
  MAX_GOODS,
  MAX_SEATS,
  PHASE,
  PILES,
  SEAT_SIZE,
  SHIP,
  SPACES,
  STATE_SIZE,
  STOCK,
  SUPPLY,
  TALERS,
  TURN_SEAT,
} from '../state/layout.js';
import { BARRELS, COLOUR, IN_SETUP, IN_TRADE, MAX_COLOURS, MOST_BARRELS, NO_GOOD } from '../vocabulary.js';

export const TERMS: readonly string[] = [
  ...CATEGORIES,
  'sale', // barrels of goods that can be sold together
  'singles', // barrels of goods that still need a partner
  'at-risk', // barrels that others' sales may cost
  'talers',
  'markets', // warehouses of cities where goods are free, others pay
  'harbours', // cities where goods can be sold
  'stacks', // booths on the board
  'stalls', // booths in hand, to build with
  'cargo', // goods near the ship that fit
  'stay', // whether the ship's stay can still be used
];
const [SALE, SINGLES, AT_RISK, PURSE, MARKETS, HARBOURS, STACKS, STALLS, CARGO, STAY] = Array.from(
  { length: 10 },
  (_, i) => CATEGORIES.length + i,
);

/** All but the order of the piles: the bytes that `measure` and `gameLeft` depend on. */
export const MEASURED = new Uint8Array(STATE_SIZE).fill(1);
MEASURED.fill(0, SUPPLY + 1, SUPPLY + 1 + MAX_GOODS);

/** How much of the game is left, from 1 to 0: the goods in all piles but the last. */
export function gameLeft(setup: Setup, s: State): number {
  const { piles, colours, copies, spaces } = setup.board;
  let goods = 0;
  for (let good = 1; good < copies.length; good++) goods += copies[good];
  const atStart = (goods * setup.board.coloursFor(setup.players)) / colours.length - spaces;
  let now = 0;
  for (let pile = 0; pile < piles - 1; pile++) now += s[PILES + pile];
  return Math.min(1, now / ((atStart * (piles - 1)) / piles));
}

/** Goods and barrels in each seat's hand by colour, at `seat * MAX_COLOURS + colour`. */
const goodsOf = new Uint8Array(MAX_SEATS * MAX_COLOURS);
const barrelsOf = new Uint8Array(MAX_SEATS * MAX_COLOURS);
const distance = new Uint8Array(MAX_CITIES);
const queue = new Uint8Array(MAX_CITIES);

/** Fills `out` with `TERMS.length` numbers for each seat. */
export function measure(setup: Setup, s: State, left: number, out: Float64Array): void {
  const size = TERMS.length;
  out.fill(0, 0, setup.players * size);
  countGoods(setup, s);
  sailFrom(setup, s[SHIP]);
  for (let seat = 0; seat < setup.players; seat++) {
    const at = seat * size;
    fillPoints(setup, s, seat, out, at);
    measureGoods(setup, seat, out, at);
    out[at + PURSE] = Math.min(6, s[TALERS + seat * SEAT_SIZE]);
    out[at + STALLS] = left * Math.sqrt(s[STOCK + seat * SEAT_SIZE]);
    measureCargo(setup, s, seat, out, at);
  }
  measureCities(setup, s, left, out);
  if (s[PHASE] === IN_TRADE && s[ACTED] === 0) out[s[TURN_SEAT] * size + STAY] = 1;
}

function countGoods(setup: Setup, s: State): void {
  goodsOf.fill(0);
  barrelsOf.fill(0);
  for (let seat = 0; seat < setup.players; seat++) {
    const hand = HAND + seat * SEAT_SIZE;
    for (let i = hand + s[hand]; i > hand; i--) {
      const at = seat * MAX_COLOURS + COLOUR[s[i]];
      goodsOf[at]++;
      barrelsOf[at] += BARRELS[s[i]];
    }
  }
}

function measureGoods(setup: Setup, seat: number, out: Float64Array, at: number): void {
  for (let colour = 0; colour < setup.board.colours.length; colour++) {
    const own = seat * MAX_COLOURS + colour;
    if (goodsOf[own] === 0) continue;
    if (goodsOf[own] > 1) out[at + SALE] += barrelsOf[own];
    else out[at + SINGLES] += barrelsOf[own];
    for (let other = 0; other < setup.players; other++) {
      if (other === seat || goodsOf[other * MAX_COLOURS + colour] < 2) continue;
      out[at + AT_RISK] += goodsOf[own] > 2 ? 1 : barrelsOf[own] / goodsOf[own];
      break;
    }
  }
}

/** Sails from the ship's city to every other. */
function sailFrom(setup: Setup, ship: number): void {
  const { exitStart, exits, cities } = setup.board;
  distance.fill(MAX_CITIES, 0, cities);
  distance[ship] = 0;
  let head = 0;
  let tail = 0;
  queue[tail++] = ship;
  while (head < tail) {
    const city = queue[head++];
    for (let i = exitStart[city]; i < exitStart[city + 1]; i++) {
      if (distance[exits[i]] < MAX_CITIES) continue;
      distance[exits[i]] = distance[city] + 1;
      queue[tail++] = exits[i];
    }
  }
}

/** Goods near the ship count by how soon the seat moves it, more if they match its own. */
function measureCargo(setup: Setup, s: State, seat: number, out: Float64Array, at: number): void {
  if (s[PHASE] === IN_SETUP) return;
  const turnsAway = (seat + setup.players - s[TURN_SEAT]) % setup.players;
  const { spaceStart, cities } = setup.board;
  let cargo = 0;
  for (let city = 0; city < cities; city++) {
    for (let space = spaceStart[city]; space < spaceStart[city + 1]; space++) {
      const good = s[SPACES + space];
      if (good === NO_GOOD) continue;
      const fits = goodsOf[seat * MAX_COLOURS + COLOUR[good]] > 0 ? 1 : 0.4;
      cargo += (fits * BARRELS[good]) / (1 + distance[city]);
    }
  }
  out[at + CARGO] = cargo / MOST_BARRELS / (1 + turnsAway);
}

function measureCities(setup: Setup, s: State, left: number, out: Float64Array): void {
  const size = TERMS.length;
  const { spaceStart, cities } = setup.board;
  for (let city = 0; city < cities; city++) {
    const holder = mostBooths(setup, s, city);
    if (holder >= 0) out[holder * size + MARKETS] += left * (spaceStart[city + 1] - spaceStart[city]);
    for (let seat = 0; seat < setup.players; seat++) {
      const booths = s[BOOTHS + city * MAX_SEATS + seat];
      if (booths === 0) continue;
      out[seat * size + HARBOURS] += left;
      out[seat * size + STACKS] += left * Math.sqrt(booths);
    }
  }
}
