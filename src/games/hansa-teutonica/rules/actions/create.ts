/** E. Create a route: control is scored, a marker taken, one reward chosen, the rest goes to stock. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import {
  create,
  endIn,
  partIn,
  postKindIn,
  postPart,
  REWARD_DEVELOP,
  REWARD_EXTRA_POST,
  REWARD_NONE,
  REWARD_POST,
  REWARD_SPECIAL,
  rewardIn,
  routeIn,
} from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { scoreConnection } from '../state/connection.js';
import {
  COMPLETED,
  MARKER_SUPPLY,
  PLATE,
  POINTS,
  POSTS,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  SUPPLY_FAILED,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { listHas, listPush, listRemove, listShift } from '../state/lists.js';
import { addStock, canDevelop, develop, removedFrom } from '../state/pieces.js';
import { addExtraPost, controller, hasAnyPost, postsOf, vacantSpace } from '../state/posts.js';
import { pawnAllows } from '../state/reach.js';
import {
  EMPTY,
  EXTRA_POST,
  kindOf,
  MERCHANT,
  NONE,
  ownerOf,
  PRIVILEGE,
  pieceOf,
  TRADER,
} from '../vocabulary.js';
import { beginPermanent } from './permanent.js';

/** Tradesmen on the route at hand, by kind. */
const onRoute = new Uint8Array(2);

/** E1: whether a seat has all points of a route; if so, its tradesmen there are counted by kind into `onRoute`. */
function countIfFull(setup: Setup, s: State, route: number, seat: number): boolean {
  const end = setup.board.routeStart[route + 1];
  onRoute[TRADER] = 0;
  onRoute[MERCHANT] = 0;
  for (let point = setup.board.routeStart[route]; point < end; point++) {
    const piece = s[POINTS + point];
    if (piece === EMPTY || ownerOf(piece) !== seat) return false;
    onRoute[kindOf(piece)]++;
  }
  return true;
}

/** E1, E5 to E9, E12, H2, P1; no permit is needed (I4) */
export function legalCreate(setup: Setup, s: State, out: ActionBuffer): void {
  const b = setup.board;
  const seat = s[TURN_SEAT];
  for (let route = 0; route < b.routes; route++) {
    if (!countIfFull(setup, s, route, seat) || !pawnAllows(setup, s, route)) continue;
    out.push(create(route, REWARD_NONE, 0));
    pushPosts(setup, s, out, route, seat);
    const abilities = b.develops[b.cityA[route]] | b.develops[b.cityB[route]];
    for (let ability = 0; abilities >> ability !== 0; ability++) {
      if ((abilities >> ability) & 1 && canDevelop(s, seat, ability))
        out.push(create(route, REWARD_DEVELOP, ability));
    }
    if (b.specialRoute[route] && onRoute[MERCHANT] > 0) pushSpecial(setup, s, out, route, seat);
  }
}

/** E6, E7, H1 */
function pushPosts(setup: Setup, s: State, out: ActionBuffer, route: number, seat: number): void {
  const b = setup.board;
  const extra = listHas(s, UNUSED + seat * SEAT_SIZE, EXTRA_POST);
  for (let end = 0; end < 2; end++) {
    const city = end === 0 ? b.cityA[route] : b.cityB[route];
    const space = vacantSpace(b, s, city);
    if (
      space !== NONE &&
      onRoute[b.postKind[space]] > 0 &&
      b.postColour[space] <= removedFrom(s, seat, PRIVILEGE)
    ) {
      out.push(create(route, REWARD_POST, postPart(end, b.postKind[space])));
    }
    if (!extra || !(b.green[city] || hasAnyPost(b, s, city))) continue;
    for (let kind = TRADER; kind <= MERCHANT; kind++) {
      if (onRoute[kind] > 0) out.push(create(route, REWARD_EXTRA_POST, postPart(end, kind)));
    }
  }
}

/** E9 */
function pushSpecial(setup: Setup, s: State, out: ActionBuffer, route: number, seat: number): void {
  const colours = setup.board.specialColour;
  for (let space = 0; space < colours.length; space++) {
    if (s[SPECIAL + space] === 0 && colours[space] <= removedFrom(s, seat, PRIVILEGE)) {
      out.push(create(route, REWARD_SPECIAL, space));
    }
  }
}

/** E2 to E11; returns whether a marker was drawn. What follows (H3, X1) is in `turn.ts`. */
export function applyCreate(setup: Setup, s: State, a: Action): boolean {
  const b = setup.board;
  const seat = s[TURN_SEAT];
  const route = routeIn(a);
  const cityA = controller(b, s, b.cityA[route]);
  const cityB = controller(b, s, b.cityB[route]);
  if (cityA !== NONE) s[SCORE + cityA * SEAT_SIZE]++;
  if (cityB !== NONE) s[SCORE + cityB * SEAT_SIZE]++;
  const drawn = takeMarker(s, route, seat);

  countIfFull(setup, s, route, seat);
  for (let point = b.routeStart[route]; point < b.routeStart[route + 1]; point++) s[POINTS + point] = EMPTY;
  switch (rewardIn(a)) {
    case REWARD_POST:
      establish(setup, s, endIn(a) === 0 ? b.cityA[route] : b.cityB[route], postKindIn(a));
      break;
    case REWARD_EXTRA_POST:
      establishExtra(setup, s, endIn(a) === 0 ? b.cityA[route] : b.cityB[route], postKindIn(a));
      break;
    case REWARD_DEVELOP:
      develop(s, seat, partIn(a));
      break;
    case REWARD_SPECIAL:
      s[SPECIAL + partIn(a)] = seat + 1;
      onRoute[MERCHANT]--;
      break;
  }
  addStock(s, seat, TRADER, onRoute[TRADER]);
  addStock(s, seat, MERCHANT, onRoute[MERCHANT]);
  beginPermanent(s, b.permanentMarker[route], onRoute[TRADER], onRoute[MERCHANT]);
  return drawn;
}

/** E4 */
function takeMarker(s: State, route: number, seat: number): boolean {
  const marker = s[ROUTE_MARKERS + route];
  if (marker === 0) return false;
  s[ROUTE_MARKERS + route] = 0;
  listPush(s, UNUSED + seat * SEAT_SIZE, marker - 1);
  if (s[MARKER_SUPPLY] === 0) {
    s[SUPPLY_FAILED] = 1;
    return false;
  }
  listPush(s, PLATE + seat * SEAT_SIZE, listShift(s, MARKER_SUPPLY));
  return true;
}

/** E6 */
function establish(setup: Setup, s: State, city: number, kind: number): void {
  const b = setup.board;
  const seat = s[TURN_SEAT];
  const isNew = postsOf(b, s, city, seat) === 0;
  const space = vacantSpace(b, s, city);
  s[POSTS + space] = pieceOf(seat, kind);
  onRoute[kind]--;
  s[SCORE + seat * SEAT_SIZE] += b.postPrestige[space];
  if (space === b.postStart[city + 1] - 1) s[COMPLETED]++;
  if (isNew) scoreConnection(setup, s, seat, city);
}

/** E7: the marker used is one that was there before this action (T3), which stands first in the list. */
function establishExtra(setup: Setup, s: State, city: number, kind: number): void {
  const seat = s[TURN_SEAT];
  const isNew = postsOf(setup.board, s, city, seat) === 0;
  listRemove(s, UNUSED + seat * SEAT_SIZE, EXTRA_POST);
  listPush(s, USED + seat * SEAT_SIZE, EXTRA_POST);
  addExtraPost(setup.board, s, city, pieceOf(seat, kind));
  onRoute[kind]--;
  if (isNew) scoreConnection(setup, s, seat, city);
}
