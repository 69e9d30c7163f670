/** What creating a route could bring a seat, as an estimate in points. */
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { KEYS_VALUE, MISSION_CARDS, type Setup } from '../setup.js';
import { MAX_SEATS, MISSION, PAWN, POSTS, ROUTE_MARKERS, SEAT_SIZE, SPECIAL } from '../state/layout.js';
import { removedFrom, supplyOf } from '../state/pieces.js';
import { vacantSpace } from '../state/posts.js';
import { ABILITIES, KEYS, MERCHANT, NONE, PRIVILEGE, TRADER } from '../vocabulary.js';
import { cityController, cityPosts } from './survey.js';
import { MARKER_WORTH, shortageWorth, stepWorth } from './worth.js';

/** A marker counts at the end too; its share of that. */
const MARKER_SHARE = 1.5;
/** A point given to an opponent, as a loss. */
const GIFT = 0.4;
/** X2 E */
const CITY = 2;
/** A city that is not adjacent to the seat's own may be joined later. */
const APART = 0.5;
/** A post without control may still win it. */
const FOOTHOLD = 0.5;

/** Roughly the points that control of a city brings in a whole game: abilities attract routes. */
export const traffic = (b: Board, city: number): number =>
  0.25 * (b.neighbourStart[city + 1] - b.neighbourStart[city]) + (b.develops[city] !== 0 ? 1.5 : 0);

/** What creating `route` would bring `seat`; the cities must have been surveyed. */
export function routeGain(
  setup: Setup,
  s: State,
  route: number,
  seat: number,
  left: number,
  hands: number,
  traders: number,
  merchants: number,
): number {
  const b = setup.board;
  const cityA = b.cityA[route];
  const cityB = b.cityB[route];
  let gain = toll(cityA, seat) + toll(cityB, seat);
  const marker = s[ROUTE_MARKERS + route];
  if (marker !== 0) gain += MARKER_SHARE + MARKER_WORTH[marker - 1] * Math.sqrt(left);
  const size = b.routeStart[route + 1] - b.routeStart[route];
  kindChance[TRADER] = chance(s, seat, TRADER, traders, merchants < size);
  kindChance[MERCHANT] = chance(s, seat, MERCHANT, merchants, traders < size);
  // A post uses up a free tradesman, developing an ability brings one.
  const fewer = shortageWorth(hands - 1, left) - shortageWorth(hands, left);
  const more = shortageWorth(hands, left) - shortageWorth(hands + 1, left);
  const post = Math.max(postGain(setup, s, cityA, seat, left), postGain(setup, s, cityB, seat, left));
  let reward = Math.max(0, post - fewer);
  const abilities = b.develops[cityA] | b.develops[cityB];
  for (let ability = 0; ability < ABILITIES.length; ability++) {
    const step = (abilities >> ability) & 1 ? stepWorth(s, seat, ability, left) : 0;
    if (step > 0) reward = Math.max(reward, step + more);
  }
  if (b.specialRoute[route])
    reward = Math.max(reward, kindChance[MERCHANT] * specialGain(b, s, seat) - fewer);
  return gain + reward;
}

/** The chance that a tradesman of each kind is on the route when it is created. */
const kindChance = new Float64Array(2);

/** `here` are already there; `hasRoom` is whether the route can take one without moving another. */
const chance = (s: State, seat: number, kind: number, here: number, hasRoom: boolean): number =>
  here > 0 ? 1 : supplyOf(s, seat, kind) > 0 && hasRoom ? 0.8 : 0.2;

/** E2 */
const toll = (city: number, seat: number): number =>
  cityController[city] === seat ? 1 : cityController[city] === NONE ? 0 : -GIFT;

/** E6: a post in the next vacant space, if Privilege allows it. */
function postGain(setup: Setup, s: State, city: number, seat: number, left: number): number {
  const b = setup.board;
  const space = vacantSpace(b, s, city);
  if (space === NONE || b.postColour[space] > removedFrom(s, seat, PRIVILEGE)) return 0;
  const row = city * MAX_SEATS;
  const own = cityPosts[row + seat];
  const keys = KEYS_VALUE[removedFrom(s, seat, KEYS)];
  let gain = b.postPrestige[space] + keys * (own > 0 || isNextToOwn(b, city, seat) ? 1 : APART);
  const holder = cityController[city];
  if (holder === seat) gain += FOOTHOLD;
  else if (holder === NONE || own + 1 >= cityPosts[row + holder]) gain += CITY + left * traffic(b, city);
  else gain += left * FOOTHOLD;
  if (own === 0 && isOnMission(setup, s, city, seat)) gain += 2;
  return gain * kindChance[b.postKind[space]];
}

function isNextToOwn(b: Board, city: number, seat: number): boolean {
  for (let i = b.neighbourStart[city]; i < b.neighbourStart[city + 1]; i++) {
    if (cityPosts[b.neighbours[i] * MAX_SEATS + seat] > 0) return true;
  }
  return false;
}

/** X3 */
function isOnMission(setup: Setup, s: State, city: number, seat: number): boolean {
  const card = s[MISSION + seat * SEAT_SIZE];
  return card !== NONE && MISSION_CARDS[card].includes(setup.board.cityIds[city]);
}

/** E9: the best space that is open to the seat. */
function specialGain(b: Board, s: State, seat: number): number {
  let best = 0;
  for (let space = 0; space < b.specialPrestige.length; space++) {
    if (s[SPECIAL + space] === 0 && b.specialColour[space] <= removedFrom(s, seat, PRIVILEGE)) {
      best = Math.max(best, b.specialPrestige[space]);
    }
  }
  return best;
}

/** P1, P2: how many borders the pawn is from a route; zero where there is no pawn. */
export function pawnDistance(setup: Setup, s: State, route: number): number {
  if (setup.players !== 2 || s[PAWN] === NONE) return 0;
  const b = setup.board;
  let nearest = NONE;
  for (let province = 0; province < b.provinces; province++) {
    if (b.borders[province * b.routes + route] === 0) continue;
    nearest = Math.min(nearest, b.provinceDistance[s[PAWN] * b.provinces + province]);
  }
  return nearest;
}

/** Whether a city's printed spaces are all taken. */
export const isComplete = (b: Board, s: State, city: number): boolean =>
  b.postStart[city] < b.postStart[city + 1] && s[POSTS + b.postStart[city + 1] - 1] !== 0;
