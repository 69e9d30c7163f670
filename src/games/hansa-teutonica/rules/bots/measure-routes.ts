/** What unfinished routes promise each seat. */
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { MARKER_SUPPLY, MAX_SEATS, ROUTE_MARKERS } from '../state/layout.js';
import { stockOf, supplyOf } from '../state/pieces.js';
import { MERCHANT, TRADER } from '../vocabulary.js';
import { pawnDistance, routeGain } from './prospects.js';
import {
  promises,
  ROUTE_WORDS,
  routePieces,
  seatMerchants,
  seatPieces,
  seatRoutes,
  UNKNOWN,
} from './route-counts.js';
import { IN_THE_WAY, MERCHANTS, ON_ROUTES, ROUTE_1, ROUTE_3, ROUTES, TERMS } from './terms.js';

/** The cost of creating a route once its points are filled, in actions: one, and the risk that others come first. */
const CREATING = 1.5;

/** What a tradesman on a route is worth, which creating it sends to stock. */
const TRADESMAN = 0.1;

/** What a seat's promises depend on beside what `changedSeats` calls a change of the whole row. */
const reach = new Float64Array(MAX_SEATS);

/**
 * Fills in what the routes hold and promise to the row of a seat; `hands` are its free tradesmen, `lead` its lead.
 * Promises of routes that did not change are those of before, unless all are `isNew`.
 */
export function measureRoutes(
  setup: Setup,
  s: State,
  seat: number,
  left: number,
  hands: number,
  lead: number,
  isNew: boolean,
  out: Float64Array,
): void {
  const at = seat * TERMS.length;
  for (let i = at + ROUTE_1; i <= at + ROUTES; i++) out[i] = 0;
  out[at + ON_ROUTES] = out[at + IN_THE_WAY] = 0;
  const before = reach[seat];
  reach[seat] = reachOf(s, seat);
  const isUnknown = isNew || reach[seat] !== before;
  for (let word = 0; word < ROUTE_WORDS; word++) {
    for (let bits = seatRoutes[seat * ROUTE_WORDS + word]; bits !== 0; bits &= bits - 1) {
      const route = 32 * word + 31 - Math.clz32(bits & -bits);
      const i = route * MAX_SEATS + seat;
      const own = seatPieces[i];
      const others = routePieces[route] - own;
      out[at + ON_ROUTES] += own;
      out[at + MERCHANTS] += seatMerchants[i];
      if (others > 0) out[at + IN_THE_WAY] += Math.min(own, others) + seatMerchants[i];
      if (isUnknown || promises[i] === UNKNOWN)
        promises[i] = promiseOf(setup, s, route, seat, left, hands, lead);
      if (promises[i] > 0) keepBest(out, at, promises[i]);
    }
  }
}

/** Whether supply and stock have enough to displace, and something of each kind, in one number. */
const reachOf = (s: State, seat: number): number =>
  8 * displacing(s, seat) + 2 * Math.sign(supplyOf(s, seat, TRADER)) + Math.sign(supplyOf(s, seat, MERCHANT));

/** What a route where the seat has tradesmen is worth before it is created; at least nothing. */
function promiseOf(
  setup: Setup,
  s: State,
  route: number,
  seat: number,
  left: number,
  hands: number,
  lead: number,
): number {
  if (lead < 0 && endsGame(s, route)) return 0;
  const points = setup.board.routeStart[route + 1] - setup.board.routeStart[route];
  const all = routePieces[route];
  const own = seatPieces[route * MAX_SEATS + seat];
  const merchants = seatMerchants[route * MAX_SEATS + seat];
  const far = pawnDelay(pawnDistance(setup, s, route));
  const missing = points - all + displacing(s, seat) * (all - own) + CREATING + far;
  const gain = routeGain(setup, s, route, seat, left, hands, own - merchants, merchants) - TRADESMAN * points;
  return gain > 0 ? (gain * own) / (own + missing) : 0;
}

/** C1: displacing costs more than placing on a free point, and far more when the supply is short. */
const displacing = (s: State, seat: number): number => {
  if (supplyOf(s, seat, TRADER) + supplyOf(s, seat, MERCHANT) > 1) return 2;
  return stockOf(s, seat, TRADER) + stockOf(s, seat, MERCHANT) > 1 ? 2.5 : 5;
};

/** P2: the cost of bringing the pawn to a route, in actions; up to two borders only its free move. */
const pawnDelay = (borders: number): number => (borders === 0 ? 0 : borders <= 2 ? 0.4 : 1);

/** Keeps the three best in order and adds up the rest. */
function keepBest(out: Float64Array, at: number, promise: number): void {
  let rest = promise;
  for (let i = at + ROUTE_1; i <= at + ROUTE_3; i++) {
    if (rest <= out[i]) continue;
    const better = rest;
    rest = out[i];
    out[i] = better;
  }
  out[at + ROUTES] += rest;
}

/** X1: whether a route has a marker that ends the game, which players who are behind avoid. */
const endsGame = (s: State, route: number): boolean =>
  s[ROUTE_MARKERS + route] !== 0 && s[MARKER_SUPPLY] === 0;
