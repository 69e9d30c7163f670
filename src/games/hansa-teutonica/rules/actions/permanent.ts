/** Permanent markers, offered at the end of creating their route (H3, H4, I5). */
import { type Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import {
  DONE,
  FROM_DISPLACED,
  FROM_POINT,
  FROM_STOCK,
  FROM_SUPPLY,
  fromIn,
  kindIn,
  permanentIn,
  pointIn,
  sourceIn,
  usePermanent,
} from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { scoreConnection } from '../state/connection.js';
import { PERMANENT, PERMANENT_LEFT, PHASE, POINTS, PUT, REUSABLE, TURN_SEAT } from '../state/layout.js';
import { listClear, listHas, listPush } from '../state/lists.js';
import {
  addStock,
  addSupply,
  canDevelop,
  develop,
  fits,
  stockEmpty,
  stockOf,
  supplyEmpty,
  supplyOf,
} from '../state/pieces.js';
import { addGreenPost, postsOf } from '../state/posts.js';
import {
  DEVELOP_PRIVILEGE,
  EMPTY,
  GREEN_POST,
  IN_PERMANENT,
  LIFT_ANY,
  MERCHANT,
  MOVE_2,
  NONE,
  type Piece,
  PLACE_2,
  PRIVILEGE,
  pieceOf,
  REUSE_2,
  TRADER,
} from '../vocabulary.js';
import { beginLift } from './move.js';

/** Opens the phase after a route with `marker` was created; `traders` and `merchants` of it went to stock. */
export function beginPermanent(s: State, marker: number, traders: number, merchants: number): void {
  if (marker === MOVE_2) {
    beginLift(s, LIFT_ANY, 2);
    return;
  }
  s[PHASE] = IN_PERMANENT;
  if (marker === NONE) return;
  s[PERMANENT] = marker;
  s[PERMANENT_LEFT] = marker === REUSE_2 || marker === PLACE_2 ? 2 : 1;
  s[REUSABLE + TRADER] = marker === REUSE_2 ? traders : 0;
  s[REUSABLE + MERCHANT] = marker === REUSE_2 ? merchants : 0;
}

/** H4, I5 */
export function legalPermanent(setup: Setup, s: State, out: ActionBuffer): void {
  if (s[PERMANENT_LEFT] > 0) pushUses(setup, s, out);
  out.push(DONE);
}

function pushUses(setup: Setup, s: State, out: ActionBuffer): void {
  const seat = s[TURN_SEAT];
  const marker = s[PERMANENT];
  if (marker === DEVELOP_PRIVILEGE) {
    if (canDevelop(s, seat, PRIVILEGE)) out.push(usePermanent(marker, 0, 0, 0, 0));
    return;
  }
  for (let kind = TRADER; kind <= MERCHANT; kind++) {
    switch (marker) {
      case GREEN_POST:
        if (supplyOf(s, seat, kind) === 0) break;
        for (const city of setup.board.greenCities) out.push(usePermanent(marker, kind, city, 0, 0));
        break;
      case REUSE_2:
        if (s[REUSABLE + kind] > 0) pushPoints(setup, s, out, kind, FROM_DISPLACED, 0);
        break;
      case PLACE_2:
        pushPlacings(setup, s, out, kind);
        break;
    }
  }
}

/** I5: from stock; if that is empty, from supply; if both are, from other points. */
function pushPlacings(setup: Setup, s: State, out: ActionBuffer, kind: number): void {
  const seat = s[TURN_SEAT];
  if (!stockEmpty(s, seat)) {
    if (stockOf(s, seat, kind) > 0) pushPoints(setup, s, out, kind, FROM_STOCK, 0);
  } else if (!supplyEmpty(s, seat)) {
    if (supplyOf(s, seat, kind) > 0) pushPoints(setup, s, out, kind, FROM_SUPPLY, 0);
  } else {
    for (let from = 0; from < setup.board.points; from++) {
      if (s[POINTS + from] === pieceOf(seat, kind) && !listHas(s, PUT, from)) {
        pushPoints(setup, s, out, kind, FROM_POINT, from);
      }
    }
  }
}

/** `reuse-2` leads anywhere, `place-2` only to the countries that otherwise need a permit. */
function pushPoints(
  setup: Setup,
  s: State,
  out: ActionBuffer,
  kind: number,
  source: number,
  from: number,
): void {
  const b = setup.board;
  const marker = s[PERMANENT];
  for (let point = 0; point < b.points; point++) {
    if (s[POINTS + point] !== EMPTY || !fits(b, point, kind)) continue;
    if (marker === PLACE_2 && !b.guarded[b.routeCountry[b.routeOfPoint[point]]]) continue;
    out.push(usePermanent(marker, kind, point, source, from));
  }
}

const probe = new ActionBuffer();

/** Whether there is no marker, or it offers nothing more. */
export function permanentIsOver(setup: Setup, s: State): boolean {
  if (s[PERMANENT_LEFT] === 0) return true;
  probe.clear();
  pushUses(setup, s, probe);
  return probe.length === 0;
}

export function applyPermanent(setup: Setup, s: State, a: Action): void {
  const seat = s[TURN_SEAT];
  const kind = kindIn(a);
  s[PERMANENT_LEFT]--;
  switch (permanentIn(a)) {
    case DEVELOP_PRIVILEGE:
      develop(s, seat, PRIVILEGE);
      break;
    case GREEN_POST:
      greenPost(setup, s, pointIn(a), pieceOf(seat, kind));
      addSupply(s, seat, kind, -1);
      break;
    case REUSE_2:
      // The route's pieces went to stock when it was created; these come out again.
      addStock(s, seat, kind, -1);
      s[REUSABLE + kind]--;
      s[POINTS + pointIn(a)] = pieceOf(seat, kind);
      break;
    default:
      if (sourceIn(a) === FROM_STOCK) addStock(s, seat, kind, -1);
      else if (sourceIn(a) === FROM_SUPPLY) addSupply(s, seat, kind, -1);
      else s[POINTS + fromIn(a)] = EMPTY;
      s[POINTS + pointIn(a)] = pieceOf(seat, kind);
      listPush(s, PUT, pointIn(a));
  }
}

/** H1 */
function greenPost(setup: Setup, s: State, city: number, piece: Piece): void {
  const seat = s[TURN_SEAT];
  const isNew = postsOf(setup.board, s, city, seat) === 0;
  addGreenPost(setup.board, s, city, piece);
  if (isNew) scoreConnection(setup, s, seat, city);
}

export function clearPermanent(s: State): void {
  s[PERMANENT] = 0;
  s[PERMANENT_LEFT] = 0;
  s[REUSABLE + TRADER] = 0;
  s[REUSABLE + MERCHANT] = 0;
  listClear(s, PUT);
}
