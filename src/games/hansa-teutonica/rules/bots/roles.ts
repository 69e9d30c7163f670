/** What the features of `features.ts` mean on any board: a city by what it gives, a route by where it leads. */
import type { FeaturePlan } from '../../../../core/features.js';
import {
  ANY,
  type Axis,
  alike,
  axis,
  type FeatureRoles,
  named,
  numbered,
  RoleMaker,
} from '../../../../core/roles.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import { ABILITIES, COLOURS, KINDS, MARKERS } from '../vocabulary.js';

/** Boards differ in how many they have; more than this counts as this many. */
const MOST_ROUTES = 5;
const MOST_SPACES = 5;
/** Missing points of a route that `features-routes.ts` tells apart. */
const NEAR = 3;
/** A chain that is longer by more counts as this much longer. */
const MOST_DETOUR = 3;

export function featureRoles({ board, players }: Setup, plan: FeaturePlan): FeatureRoles {
  const roles = new RoleMaker(plan, players);
  const { seats, sides } = roles;
  const cities = axis(board.cities, (city) => cityRoles(board, city));
  const routes = axis(board.routes, (route) => routeRoles(board, route));
  const ofRoutes = (block: string): Axis => roles.levels(block, board.routes * players);
  // A network that does not know how cheap it is on a drawn board leaves special prestige to the others.
  const special = `special of ${specialPoints(board)} points`;
  return roles.make(
    {
      posts: [spaceAxis(board), sides],
      control: [cities, sides],
      loose: [cities, sides, numbered(2)],
      ...roles.ofSeats('skills', 'supply', 'stock', 'score', 'total', 'unused', 'markers', 'plate'),
      ...roles.ofSeats('network', 'connected', 'distance', 'tiles', 'turn', 'near', 'working'),
      ...roles.ofNobody('connections', 'display', 'supplyLeft', 'begun', 'phase', 'pending', 'edition'),
      lead: [seats.slice(1), roles.levels('lead', players - 1)],
      special: [axis(board.specialPrestige.length, (i) => [String(i), special]), sides],
      // Its cities mean nothing elsewhere, but how many have a post does.
      mission: [[...axis(board.cities, () => ['city']), ...named(['1', '2', '3', 'has', '', ''])]],
      // From the end, because boards differ in how many cities end the game.
      completed: [axis(board.completedToEnd, (i) => [`${board.completedToEnd - i} to go`])],
      permits: [alike(board.permitCities.length), [...sides, ['used']]],
      standing: [routes, sides, ofRoutes('standing')],
      merchants: [alike(board.routes), sides, ofRoutes('merchants')],
      alone: [routes, sides, ofRoutes('alone')],
      marker: [alike(board.routes), named(MARKERS)],
      city: [cities, sides, numbered(NEAR)],
      ability: [named(ABILITIES), seats, numbered(NEAR)],
      prize: [[['marker'], ['special', special]], seats, numbered(NEAR)],
    },
    `cities ${Math.round(board.cities / 5)}`,
    `ends ${board.completedToEnd}`,
    special,
  );
}

const upTo = (value: number, most: number): number => Math.min(value, most);

/** E1: what a city is good for. */
function cityRoles(board: Board, city: number): string[] {
  const routes = board.neighbourStart[city + 1] - board.neighbourStart[city];
  const spaces = board.postStart[city + 1] - board.postStart[city];
  const abilities = abilitiesOf(board.develops[city]);
  return [
    ANY,
    `with ${upTo(routes, MOST_ROUTES)} routes`,
    `with ${upTo(spaces, MOST_SPACES)} spaces`,
    ...(abilities.length > 0 ? abilities : ['without ability']),
    ...(board.connectionEnds.includes(city) ? ['end'] : []),
    ...(board.permitCities.includes(city) ? ['permits'] : []),
    ...wayRoles(board, [city]),
  ];
}

/** Printed spaces, by what they ask for, where they are and whose city they are in. */
function spaceAxis(board: Board): Axis {
  return Array.from({ length: board.cities }, (_, city) => city).flatMap((city) => {
    const [start, end] = [board.postStart[city], board.postStart[city + 1]];
    return Array.from({ length: end - start }, (_, i) => [
      ...cityRoles(board, city),
      `for ${COLOURS[board.postColour[start + i]]}`,
      `for ${KINDS[board.postKind[start + i]]}`,
      ...(i === 0 ? ['first'] : []),
      ...(start + i === end - 1 ? ['rightmost'] : []),
    ]);
  });
}

/** What creating a route may bring. */
function routeRoles(board: Board, route: number): string[] {
  const cities = [board.cityA[route], board.cityB[route]];
  const points = board.routeStart[route + 1] - board.routeStart[route];
  return [
    ANY,
    `of ${points} points`,
    ...abilitiesOf(board.develops[cities[0]] | board.develops[cities[1]]),
    ...(cities.some((city) => board.connectionEnds.includes(city)) ? ['to an end'] : []),
    ...(board.specialRoute[route] !== 0 ? ['special', `special of ${points} points`] : []),
    ...wayRoles(board, cities),
  ];
}

/** E9: the points of the shortest route that leads to special prestige; 0 on a board without any. */
function specialPoints(board: Board): number {
  const routes = Array.from(board.specialRoute.keys()).filter((route) => board.specialRoute[route] !== 0);
  const points = routes.map((route) => board.routeStart[route + 1] - board.routeStart[route]);
  return points.length > 0 ? Math.min(...points) : 0;
}

/** E11: whether these cities are on a shortest chain between the ends, or how many cities longer the chain becomes. */
function wayRoles(board: Board, cities: readonly number[]): string[] {
  const [from, to] = board.connectionEnds.map((end) => distances(board, end));
  const detour = Math.max(...cities.map((city) => from[city] + to[city])) - from[board.connectionEnds[1]];
  return [`way ${upTo(detour, MOST_DETOUR)}`];
}

/** How many routes every city is from this one. */
function distances(board: Board, start: number): number[] {
  const far = new Array<number>(board.cities).fill(board.cities);
  far[start] = 0;
  const queue = [start];
  for (const city of queue) {
    for (const next of board.neighbours.subarray(
      board.neighbourStart[city],
      board.neighbourStart[city + 1],
    )) {
      if (far[next] < board.cities) continue;
      far[next] = far[city] + 1;
      queue.push(next);
    }
  }
  return far;
}

const abilitiesOf = (mask: number): string[] => ABILITIES.filter((_, i) => ((mask >> i) & 1) === 1);
