/** Cities, which are held by their controllers (E3), and what speaks for a seat controlling one at the end. */
import { NOBODY, type State } from '../../../../core/game.js';
import type { Holdings } from '../../../../core/holdings.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import { MAX_SEATS, POINTS, SEAT_SIZE, UNUSED } from '../state/layout.js';
import { listCount } from '../state/lists.js';
import { removedFrom, stockOf, supplyOf } from '../state/pieces.js';
import { vacantSpace } from '../state/posts.js';
import { EMPTY, MARKERS, MERCHANT, NONE, ownerOf, PRIVILEGE, TRADER } from '../vocabulary.js';
import { gameLeft } from './measure.js';
import { traffic } from './prospects.js';
import { cityController, cityPosts, networks, surveyCities } from './survey.js';

const SIGNS = [
  'left',
  'players',
  'holds',
  'is-held-by-another',
  'posts',
  'posts-of-best-other',
  'margin',
  'spaces',
  'vacant-spaces',
  'may-take-the-next-space',
  'others-who-may-take-it',
  'routes',
  'traffic',
  'best-route',
  'best-route-of-others',
  'pieces-beside',
  'pieces-of-others-beside',
  'neighbouring-cities-with-own-posts',
  'extra-posts',
  'extra-posts-of-others',
  'network',
  'pieces-in-hand',
] as const;

const EXTRA_POST = MARKERS.indexOf('extra-post');

export function holdingsOf(setup: Setup): Holdings {
  const { board } = setup;
  return {
    places: board.cities,
    name: (city) => board.cityNames[city],
    holder(s, city) {
      surveyCities(board, s);
      return cityController[city] === NONE ? NOBODY : cityController[city];
    },
    signs: SIGNS,
    sense(s, city, seat, out) {
      surveyCities(board, s);
      sensePosts(setup, s, city, seat, out);
      senseRoutes(board, s, city, seat, out);
      senseMeans(setup, s, city, seat, out);
    },
  };
}

/** The first signs: who has how many posts, and who may take the next space. */
function sensePosts(setup: Setup, s: State, city: number, seat: number, out: Float64Array): void {
  const { board, players } = setup;
  const row = city * MAX_SEATS;
  let best = 0;
  for (let other = 0; other < players; other++) {
    if (other !== seat) best = Math.max(best, cityPosts[row + other]);
  }
  const spaces = board.postStart[city + 1] - board.postStart[city];
  const next = vacantSpace(board, s, city);
  let rivals = 0;
  for (let other = 0; other < players; other++) {
    if (other !== seat && next !== NONE && mayTake(board, s, next, other)) rivals++;
  }
  const holder = cityController[city];
  out[0] = gameLeft(setup, s);
  out[1] = players / 5;
  out[2] = holder === seat ? 1 : 0;
  out[3] = holder !== seat && holder !== NONE ? 1 : 0;
  out[4] = cityPosts[row + seat] / 3;
  out[5] = best / 3;
  out[6] = (cityPosts[row + seat] - best) / 3;
  out[7] = spaces / 4;
  out[8] = next === NONE ? 0 : (board.postStart[city + 1] - next) / 4;
  out[9] = next !== NONE && mayTake(board, s, next, seat) ? 1 : 0;
  out[10] = rivals / 4;
}

const mayTake = (b: Board, s: State, space: number, seat: number): boolean =>
  b.postColour[space] <= removedFrom(s, seat, PRIVILEGE);

const pieces = new Uint8Array(MAX_SEATS);

/** How far the seat and the others are on the routes to the city: the share of a route's points that one has. */
function senseRoutes(b: Board, s: State, city: number, seat: number, out: Float64Array): void {
  let [routes, own, others, best, bestOther] = [0, 0, 0, 0, 0];
  for (let route = 0; route < b.routes; route++) {
    if (b.cityA[route] !== city && b.cityB[route] !== city) continue;
    routes++;
    pieces.fill(0);
    const [start, end] = [b.routeStart[route], b.routeStart[route + 1]];
    for (let point = start; point < end; point++) {
      if (s[POINTS + point] !== EMPTY) pieces[ownerOf(s[POINTS + point])]++;
    }
    for (let who = 0; who < MAX_SEATS; who++) {
      const share = pieces[who] / (end - start);
      if (who === seat) {
        own += pieces[who];
        best = Math.max(best, share);
      } else {
        others += pieces[who];
        bestOther = Math.max(bestOther, share);
      }
    }
  }
  out[11] = routes / 5;
  out[12] = traffic(b, city) / 3;
  out[13] = best;
  out[14] = bestOther;
  out[15] = own / 6;
  out[16] = others / 12;
}

/** What the seat has to get there: neighbouring cities, markers for extra posts, a network, pieces. */
function senseMeans(
  { board, players }: Setup,
  s: State,
  city: number,
  seat: number,
  out: Float64Array,
): void {
  let near = 0;
  for (let i = board.neighbourStart[city]; i < board.neighbourStart[city + 1]; i++) {
    if (cityPosts[board.neighbours[i] * MAX_SEATS + seat] > 0) near++;
  }
  let [own, others] = [0, 0];
  for (let who = 0; who < players; who++) {
    const markers = listCount(s, UNUSED + who * SEAT_SIZE, EXTRA_POST);
    if (who === seat) own += markers;
    else others += markers;
  }
  const hand = [TRADER, MERCHANT].reduce(
    (sum, kind) => sum + supplyOf(s, seat, kind) + stockOf(s, seat, kind),
    0,
  );
  out[17] = near / 4;
  out[18] = own;
  out[19] = others / 2;
  out[20] = networks[seat] / 10;
  out[21] = hand / 15;
}
