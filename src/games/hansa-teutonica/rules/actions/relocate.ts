/** The answer of a displaced player: where the displaced piece goes, and extras (C2 to C6, I2). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import {
  DONE,
  FROM_DISPLACED,
  FROM_POINT,
  FROM_STOCK,
  FROM_SUPPLY,
  fromIn,
  kindIn,
  pointIn,
  relocate,
  sourceIn,
} from '../formats/codes.js';
import type { Setup } from '../setup.js';
import {
  DECIDES,
  DISPLACED,
  DISPLACED_FROM,
  EXTRAS,
  MAX_POINTS,
  PHASE,
  POINTS,
  PUT,
  SEAT_SIZE,
  TILES,
} from '../state/layout.js';
import { listClear, listHas, listPush } from '../state/lists.js';
import { addStock, addSupply, fits, stockEmpty, stockOf, supplyEmpty, supplyOf } from '../state/pieces.js';
import {
  DOUBLE_RELOCATION,
  EMPTY,
  FREE_RELOCATION,
  IN_RELOCATE,
  kindOf,
  MERCHANT,
  NONE,
  ownerOf,
  type Piece,
  pieceOf,
  TRADER,
} from '../vocabulary.js';

export function beginRelocation(s: State, piece: Piece, route: number): void {
  const owner = ownerOf(piece);
  // C6: with the tile a trader has as many extras as a merchant.
  const two = kindOf(piece) === MERCHANT || listHas(s, TILES + owner * SEAT_SIZE, DOUBLE_RELOCATION);
  s[PHASE] = IN_RELOCATE;
  s[DECIDES] = owner;
  s[DISPLACED] = piece;
  s[DISPLACED_FROM] = route;
  s[EXTRAS] = two ? 2 : 1;
}

const targets = new Uint8Array(MAX_POINTS);

/** C3, C6, I2: fills `targets` with the points a piece of `kind` may go to now; returns how many. */
function findTargets(setup: Setup, s: State, kind: number): number {
  const b = setup.board;
  const from = s[DISPLACED_FROM];
  let count = 0;
  if (listHas(s, TILES + s[DECIDES] * SEAT_SIZE, FREE_RELOCATION)) {
    for (let point = 0; point < b.points; point++) {
      if (s[POINTS + point] === EMPTY && fits(b, point, kind)) targets[count++] = point;
    }
    return count;
  }
  const country = b.routeCountry[from];
  const row = from * (b.routes - 1);
  let distance = 0;
  for (let i = 0; i < b.routes - 1; i++) {
    if (b.nearDistance[row + i] === NONE || (count > 0 && b.nearDistance[row + i] > distance)) break;
    const route = b.nearRoutes[row + i];
    if (b.routeCountry[route] !== country && b.guarded[b.routeCountry[route]]) continue;
    distance = b.nearDistance[row + i];
    const end = b.routeStart[route + 1];
    for (let point = b.routeStart[route]; point < end; point++) {
      if (s[POINTS + point] === EMPTY && fits(b, point, kind)) targets[count++] = point;
    }
  }
  return count;
}

/** C2 to C6 */
export function legalRelocate(setup: Setup, s: State, out: ActionBuffer): void {
  const displaced = s[DISPLACED];
  for (let kind = TRADER; kind <= MERCHANT; kind++) {
    const isDisplaced = displaced !== EMPTY && kindOf(displaced) === kind;
    const isExtra = s[EXTRAS] > 0 && hasExtra(setup, s, kind);
    if (!isDisplaced && !isExtra) continue;
    const count = findTargets(setup, s, kind);
    if (isDisplaced) for (let i = 0; i < count; i++) out.push(relocate(kind, targets[i], FROM_DISPLACED, 0));
    if (isExtra) pushExtras(setup, s, out, kind, count);
  }
  if (displaced === EMPTY) out.push(DONE);
}

/** C4: an extra comes from stock; if that is empty, from supply; if both are, from a route. */
function pushExtras(setup: Setup, s: State, out: ActionBuffer, kind: number, count: number): void {
  const seat = s[DECIDES];
  if (!stockEmpty(s, seat) || !supplyEmpty(s, seat)) {
    const source = stockEmpty(s, seat) ? FROM_SUPPLY : FROM_STOCK;
    for (let i = 0; i < count; i++) out.push(relocate(kind, targets[i], source, 0));
    return;
  }
  for (let from = 0; from < setup.board.points; from++) {
    if (!isSpare(setup, s, from, pieceOf(seat, kind))) continue;
    for (let i = 0; i < count; i++) out.push(relocate(kind, targets[i], FROM_POINT, from));
  }
}

function hasExtra(setup: Setup, s: State, kind: number): boolean {
  const seat = s[DECIDES];
  if (!stockEmpty(s, seat)) return stockOf(s, seat, kind) > 0;
  if (!supplyEmpty(s, seat)) return supplyOf(s, seat, kind) > 0;
  for (let from = 0; from < setup.board.points; from++)
    if (isSpare(setup, s, from, pieceOf(seat, kind))) return true;
  return false;
}

/** C4: a piece that was on a route before this displacement. */
const isSpare = (setup: Setup, s: State, point: number, piece: Piece): boolean =>
  s[POINTS + point] === piece &&
  (setup.reading.extraFromSameRoute || setup.board.routeOfPoint[point] !== s[DISPLACED_FROM]) &&
  !listHas(s, PUT, point);

export function applyRelocate(s: State, a: Action): void {
  const seat = s[DECIDES];
  const kind = kindIn(a);
  switch (sourceIn(a)) {
    case FROM_DISPLACED:
      s[DISPLACED] = EMPTY;
      break;
    case FROM_STOCK:
      addStock(s, seat, kind, -1);
      s[EXTRAS]--;
      break;
    case FROM_SUPPLY:
      addSupply(s, seat, kind, -1);
      s[EXTRAS]--;
      break;
    default:
      s[POINTS + fromIn(a)] = EMPTY;
      s[EXTRAS]--;
  }
  s[POINTS + pointIn(a)] = pieceOf(seat, kind);
  listPush(s, PUT, pointIn(a));
}

/** Returns a displaced piece that fits nowhere to its owner's stock (C5), and whether the relocation is over. */
export function settleRelocation(setup: Setup, s: State): boolean {
  const displaced = s[DISPLACED];
  if (displaced !== EMPTY) {
    if (findTargets(setup, s, kindOf(displaced)) > 0) return false;
    addStock(s, s[DECIDES], kindOf(displaced), 1);
    s[DISPLACED] = EMPTY;
  }
  if (s[EXTRAS] === 0) return true;
  const trader = hasExtra(setup, s, TRADER) && findTargets(setup, s, TRADER) > 0;
  return !trader && !(hasExtra(setup, s, MERCHANT) && findTargets(setup, s, MERCHANT) > 0);
}

export function clearRelocation(s: State): void {
  s[DISPLACED] = EMPTY;
  s[DISPLACED_FROM] = 0;
  s[EXTRAS] = 0;
  listClear(s, PUT);
}
