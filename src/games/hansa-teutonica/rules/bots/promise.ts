/** How close a seat is to its next points, for bots that look one step ahead. */
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { POINTS, ROUTE_MARKERS } from '../state/layout.js';
import { canDevelop, removedFrom, supplyOf } from '../state/pieces.js';
import { vacantSpace } from '../state/posts.js';
import { ABILITIES, EMPTY, MERCHANT, NONE, ownerOf, PRIVILEGE, TRADER } from '../vocabulary.js';

/** All tradesmen on the five tracks. */
const TRACKS = 18;

/** Developed abilities weigh most, then the route nearest completion, then the supply. */
export function promise(setup: Setup, s: State, seat: number): number {
  let developed = 0;
  for (let ability = 0; ability < ABILITIES.length; ability++) developed += removedFrom(s, seat, ability);
  let best = 0;
  let second = 0;
  for (let route = 0; route < setup.board.routes; route++) {
    const share = progress(setup, s, route, seat);
    if (share > best) {
      second = best;
      best = share;
    } else if (share > second) second = share;
  }
  const supply = supplyOf(s, seat, TRADER) + supplyOf(s, seat, MERCHANT);
  return (0.7 * developed) / TRACKS + 0.03 * best + 0.01 * second + 0.0005 * supply;
}

/** The share of a route's points that the seat holds; zero if an opponent is on it or it offers nothing. */
function progress(setup: Setup, s: State, route: number, seat: number): number {
  const b = setup.board;
  const start = b.routeStart[route];
  const end = b.routeStart[route + 1];
  let own = 0;
  for (let point = start; point < end; point++) {
    const piece = s[POINTS + point];
    if (piece === EMPTY) continue;
    if (ownerOf(piece) !== seat) return 0;
    own++;
  }
  if (own === 0) return 0;
  const worth =
    s[ROUTE_MARKERS + route] !== 0 ||
    offers(setup, s, b.cityA[route], seat) ||
    offers(setup, s, b.cityB[route], seat);
  return worth ? own / (end - start) : 0;
}

function offers(setup: Setup, s: State, city: number, seat: number): boolean {
  const b = setup.board;
  const space = vacantSpace(b, s, city);
  if (space !== NONE && b.postColour[space] <= removedFrom(s, seat, PRIVILEGE)) return true;
  for (let ability = 0; ability < ABILITIES.length; ability++) {
    if ((b.develops[city] >> ability) & 1 && canDevelop(s, seat, ability)) return true;
  }
  return false;
}
