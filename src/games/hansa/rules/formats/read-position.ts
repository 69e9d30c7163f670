/**
 * Reads a position, all but its `config`. What does not add up is refused by the name of its field.
 *
 * A position written by hand may leave out: `seats` or a seat's fields (3 talers, the booths that are not on the
 * board, no goods, none sold); `cities`, or a city or its fields (no booths, empty warehouses); `ship` (where the
 * board has it at the start); `piles` (all empty); `lastPileBy` (nobody); `turn` or its fields (seat 0, phase
 * `trade`, not acted; in phase `lose` the `losses` must be there).
 */
import { indexOf, integer, join, list, object } from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Setup } from '../setup.js';
import {
  BOOTHS,
  HAND,
  LAST_PILE,
  MAX_HAND,
  MAX_SEATS,
  MAX_TALERS,
  PILES,
  SEAT_SIZE,
  SHIP,
  SOLD,
  SPACES,
  STATE_SIZE,
  STOCK,
  SUPPLY,
  TALERS,
} from '../state/layout.js';
import { listPush } from '../state/lists.js';
import { START_TALERS } from '../vocabulary.js';
import { GoodsCount } from './goods-count.js';
import { exactly, readTurn } from './read-turn.js';

const FIELDS = ['config', 'seats', 'cities', 'ship', 'piles', 'lastPileBy', 'turn'];

export function readPosition(setup: Setup, json: Json): State {
  const count = new GoodsCount(setup);
  return readWith(setup, json, count, (s, piles) => {
    const goods = exactly(piles, 'position.piles', setup.board.piles).map((pile, i) => {
      const field = join('position.piles', i);
      return list(pile, field).map((good, k) => count.take(good, join(field, k)));
    });
    goods.forEach((pile, i) => {
      s[PILES + i] = pile.length;
    });
    for (const good of goods.flat().reverse()) listPush(s, SUPPLY, good);
  });
}

/** Reads all but the piles; `fill` reads these once everything else has been counted. */
export function readWith(
  setup: Setup,
  json: Json,
  count: GoodsCount,
  fill: (s: State, piles: Json) => void,
): State {
  const p = object(json, 'position', FIELDS);
  const s = new Uint8Array(STATE_SIZE);
  s[SHIP] =
    p.ship === undefined ? setup.board.ship : indexOf(p.ship, 'position.ship', setup.board.cityIndex, 'city');
  readCities(setup, s, p.cities, count);
  readSeats(setup, s, p.seats, count);
  if (p.piles !== undefined) fill(s, p.piles);
  if (p.lastPileBy !== undefined && p.lastPileBy !== null) {
    s[LAST_PILE] = integer(p.lastPileBy, 'position.lastPileBy', 0, setup.players - 1) + 1;
    refuseUntouchedPile(setup, s);
  }
  readTurn(setup, s, p.turn === undefined ? {} : p.turn);
  return s;
}

/** T2, X1: the last pile is begun when all others are empty, and then it has lost a good. */
function refuseUntouchedPile({ board, players }: Setup, s: State): void {
  const last = board.piles - 1;
  const perColour = board.copies.reduce((sum, copies) => sum + copies, 0) / board.colours.length;
  const goods = perColour * board.coloursFor(players) - board.spaces;
  const full = Math.floor(goods / board.piles);
  for (let pile = 0; pile <= last; pile++) {
    if (s[PILES + pile] > (pile === last ? full - 1 : 0))
      throw new Refusal('position.lastPileBy', 'is given, but the last pile has not been begun');
  }
}

function readCities(setup: Setup, s: State, json: Json | undefined, count: GoodsCount): void {
  if (json === undefined) return;
  const { board } = setup;
  for (const [id, value] of Object.entries(object(json, 'position.cities'))) {
    const field = join('position.cities', id);
    const city = indexOf(id, field, board.cityIndex, 'city');
    const c = object(value, field, ['booths', 'warehouses']);
    if (c.booths !== undefined) {
      exactly(c.booths, `${field}.booths`, setup.players).forEach((n, seat) => {
        s[BOOTHS + city * MAX_SEATS + seat] = integer(n, join(`${field}.booths`, seat), 0, board.booths);
      });
    }
    if (c.warehouses !== undefined) {
      const start = board.spaceStart[city];
      exactly(c.warehouses, `${field}.warehouses`, board.spaceStart[city + 1] - start).forEach((good, i) => {
        if (good !== null) s[SPACES + start + i] = count.take(good, join(`${field}.warehouses`, i));
      });
    }
  }
}

function readSeats(setup: Setup, s: State, json: Json | undefined, count: GoodsCount): void {
  const seats =
    json === undefined
      ? Array.from({ length: setup.players }, () => ({}))
      : exactly(json, 'position.seats', setup.players);
  seats.forEach((value, seat) => {
    const field = join('position.seats', seat);
    const at = seat * SEAT_SIZE;
    const f = object(value, field, ['talers', 'booths', 'goods', 'sold']);
    s[TALERS + at] =
      f.talers === undefined ? START_TALERS : integer(f.talers, `${field}.talers`, 0, MAX_TALERS);
    s[STOCK + at] = readStock(setup, s, seat, f.booths, `${field}.booths`);
    if (f.goods !== undefined) {
      list(f.goods, `${field}.goods`, MAX_HAND).forEach((good, i) => {
        listPush(s, HAND + at, count.take(good, join(`${field}.goods`, i)));
      });
    }
    if (f.sold !== undefined) {
      list(f.sold, `${field}.sold`).forEach((good, i) => {
        listPush(s, SOLD + at, count.take(good, join(`${field}.sold`, i)));
      });
    }
  });
}

function readStock(setup: Setup, s: State, seat: number, json: Json | undefined, field: string): number {
  let left = setup.board.booths;
  for (let city = 0; city < setup.board.cities; city++) left -= s[BOOTHS + city * MAX_SEATS + seat];
  if (left < 0)
    throw new Refusal(
      field,
      `${setup.board.booths - left} booths on the board are more than ${setup.board.booths}`,
    );
  if (json !== undefined && integer(json, field, 0, setup.board.booths) !== left) {
    throw new Refusal(field, `must be ${left}: ${setup.board.booths} less those on the board, not ${json}`);
  }
  return left;
}
