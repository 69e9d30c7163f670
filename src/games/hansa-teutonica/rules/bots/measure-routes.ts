/** What unfinished routes promise each seat. */
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { MARKER_SUPPLY, MAX_SEATS, ROUTE_MARKERS } from '../state/layout.js';
import { stockOf, supplyOf } from '../state/pieces.js';
import { MERCHANT, TRADER } from '../vocabulary.js';
import { routeOwners, routePieces, seatMerchants, seatPieces } from './changed-seats.js';
import { pawnDistance, routeGain } from './prospects.js';
import { IN_THE_WAY, MERCHANTS, ON_ROUTES, ROUTE_1, ROUTE_3, ROUTES, TERMS } from './terms.js';

/** The cost of creating a route once its points are filled, in actions: one, and the risk that others come first. */
const CREATING = 1.5;

/** What a tradesman on a route is worth, which creating it sends to stock. */
const TRADESMAN = 0.1;

/**
 * Adds what a route holds and promises to the rows of these `seats`, given as bits; `hands` are the free tradesmen of
 * each seat, `leads` its lead.
 */
export function measureRoute(
  setup: Setup,
  s: State,
  route: number,
  left: number,
  seats: number,
  hands: Uint8Array,
  leads: Float64Array,
  out: Float64Array,
): void {
  const b = setup.board;
  const size = TERMS.length;
  const start = b.routeStart[route];
  const end = b.routeStart[route + 1];
  if ((routeOwners[route] & seats) === 0) return;
  const all = routePieces[route];
  const far = pawnDelay(pawnDistance(setup, s, route));
  for (let seat = 0; seat < setup.players; seat++) {
    const own = seatPieces[route * MAX_SEATS + seat];
    if (own === 0 || !((seats >> seat) & 1)) continue;
    const merchants = seatMerchants[route * MAX_SEATS + seat];
    const at = seat * size;
    const others = all - own;
    out[at + ON_ROUTES] += own;
    out[at + MERCHANTS] += merchants;
    if (others > 0) out[at + IN_THE_WAY] += Math.min(own, others) + merchants;
    const missing = end - start - all + displacing(s, seat) * others + CREATING + far;
    const gain =
      routeGain(setup, s, route, seat, left, hands[seat], own - merchants, merchants) -
      TRADESMAN * (end - start);
    const isForbidden = leads[seat] < 0 && endsGame(s, route);
    if (gain > 0 && !isForbidden) keepBest(out, at, (gain * own) / (own + missing));
  }
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
