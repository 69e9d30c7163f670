/** Actions in their public form, written and read. */
import type { Action } from '../../../../core/actions.js';
import { indexOf, integer, join, list, object, oneOf } from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Setup } from '../setup.js';
import { HAND, MAX_HAND, SEAT_SIZE, TURN_SEAT } from '../state/layout.js';
import type { Good } from '../vocabulary.js';
import * as codes from './codes.js';

const MOST_WAREHOUSES = 4;
/** The fields of each type of action besides its type. */
const FIELDS: readonly (readonly string[])[] = [
  ['city'],
  [],
  [],
  ['to'],
  ['warehouse'],
  ['good'],
  ['goods'],
  ['good'],
  ['good'],
  [],
];

export function writeAction(setup: Setup, s: State, a: Action): JsonObject {
  const { board } = setup;
  const type = codes.TYPES[codes.typeOf(a)];
  switch (codes.typeOf(a)) {
    case codes.BOOTHS:
      return { type, city: board.cityIds[codes.cityIn(a)] };
    case codes.SAIL:
      return { type, to: board.cityIds[codes.cityIn(a)] };
    case codes.BUY:
      return { type, warehouse: codes.warehouseIn(a) };
    case codes.SELL:
      return { type, goods: goodsIn(s, a).map((good) => board.goodIds[good]) };
    case codes.BUILD:
    case codes.LOSE:
    case codes.DISCARD:
      return { type, good: board.goodIds[codes.goodIn(a)] };
    default:
      return { type };
  }
}

/** The goods of a sale in the order in which they are written: colour by colour, most barrels first. */
export function goodsIn(s: State, a: Action): Good[] {
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE;
  const places = codes.placesIn(a);
  return Array.from(s.subarray(hand + 1, hand + 1 + s[hand]))
    .filter((_, i) => ((places >> i) & 1) === 1)
    .sort((one, other) => one - other);
}

export function readAction(setup: Setup, s: State, json: Json): Action {
  const { board } = setup;
  const type = codes.TYPES.indexOf(oneOf(object(json, 'action').type, 'action.type', codes.TYPES));
  const action = object(json, 'action', ['type', ...FIELDS[type]]);
  switch (type) {
    case codes.BOOTHS:
      return codes.booths(indexOf(action.city, 'action.city', board.cityIndex, 'city'));
    case codes.SAIL:
      return codes.sail(indexOf(action.to, 'action.to', board.cityIndex, 'city'));
    case codes.BUY:
      return codes.buy(integer(action.warehouse, 'action.warehouse', 0, MOST_WAREHOUSES - 1));
    case codes.SELL:
      return readSell(setup, s, action.goods);
    case codes.BUILD:
      return codes.build(indexOf(action.good, 'action.good', board.goodIndex, 'good'));
    case codes.LOSE:
      return codes.lose(indexOf(action.good, 'action.good', board.goodIndex, 'good'));
    case codes.DISCARD:
      return codes.discard(indexOf(action.good, 'action.good', board.goodIndex, 'good'));
    default:
      return type;
  }
}

/** Refuses what is not an action in any position. Which goods can be sold depends on the position. */
export function checkAction(setup: Setup, json: Json): void {
  const { goodIndex } = setup.board;
  if (object(json, 'action').type !== codes.TYPES[codes.SELL]) {
    readAction(setup, new Uint8Array(), json);
    return;
  }
  const { goods } = object(json, 'action', ['type', 'goods']);
  list(goods, 'action.goods', MAX_HAND).forEach((good, i) => {
    indexOf(good, join('action.goods', i), goodIndex, 'good');
  });
}

/** A sale refers to goods in hand, so missing ones are refused here already. */
function readSell(setup: Setup, s: State, json: Json | undefined): Action {
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE;
  let places = 0;
  list(json, 'action.goods', MAX_HAND).forEach((value, i) => {
    const field = join('action.goods', i);
    const good = indexOf(value, field, setup.board.goodIndex, 'good');
    let place = 0;
    while (place < s[hand] && (s[hand + 1 + place] !== good || ((places >> place) & 1) === 1)) place++;
    if (place === s[hand])
      throw new Refusal(field, `there are not so many unsold goods ${setup.board.goodIds[good]}`);
    places |= 1 << place;
  });
  return codes.sell(places);
}
