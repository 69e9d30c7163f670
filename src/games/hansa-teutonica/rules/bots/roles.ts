/** What the features of `features.ts` mean on any board: a city by what it gives, a route by where it leads. */
import type { FeatureBlock } from '../../../../core/features.js';
import {
  type Axis,
  type FeatureRoles,
  named,
  numbered,
  rolesOf,
  seatAxis,
  sideAxis,
} from '../../../../core/roles.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import { ABILITIES, COLOURS, KINDS, MARKERS } from '../vocabulary.js';

/** Boards differ in how many they have; more than this counts as this many. */
const MOST_ROUTES = 5;
const MOST_SPACES = 5;
/** Missing points of a route that `features-routes.ts` tells apart. */
const NEAR = 3;
const ANY = 'any';

export function featureRoles(
  { board, players }: Setup,
  count: number,
  layout: ReadonlyMap<string, FeatureBlock>,
): FeatureRoles {
  const seats = seatAxis(players);
  const sides = sideAxis(players);
  const sizeOf = (block: string): number => layout.get(block)?.size ?? 0;
  /** The levels of a block that has some for every seat, or of every one of `parts`. */
  const levels = (block: string, parts = players): Axis => numbered(sizeOf(block) / parts);
  const cities: Axis = Array.from({ length: board.cities }, (_, city) => cityRoles(board, city));
  const routes: Axis = Array.from({ length: board.routes }, (_, route) => routeRoles(board, route));
  const ofSeat = (block: string): readonly Axis[] => [seats, levels(block)];
  const ofGame = (block: string): readonly Axis[] => [numbered(sizeOf(block))];
  return rolesOf(
    count,
    layout,
    {
      posts: [spaceAxis(board), sides],
      control: [cities, sides],
      loose: [cities, sides, numbered(2)],
      ...Object.fromEntries(SEAT_BLOCKS.map((block) => [block, ofSeat(block)])),
      lead: [seats.slice(1), levels('lead', players - 1)],
      ...Object.fromEntries(GAME_BLOCKS.map((block) => [block, ofGame(block)])),
      special: [numbered(board.specialPrestige.length), sides],
      // Its cities mean nothing elsewhere, but how many have a post does.
      mission: [
        [...Array.from({ length: board.cities }, () => ['city']), ...named(['1', '2', '3', 'has', '', ''])],
      ],
      // From the end, because boards differ in how many cities end the game.
      completed: [
        Array.from({ length: board.completedToEnd }, (_, i) => [`${board.completedToEnd - i} to go`]),
      ],
      permits: [numbered(board.permitCities.length).map(() => [ANY]), [...sides, ['used']]],
      standing: [routes, sides, levels('standing', board.routes * players)],
      merchants: [routes.map(() => [ANY]), sides, levels('merchants', board.routes * players)],
      alone: [routes, sides, levels('alone', board.routes * players)],
      marker: [routes.map(() => [ANY]), named(MARKERS)],
      city: [cities, sides, numbered(NEAR)],
      ability: [named(ABILITIES), seats, numbered(NEAR)],
      prize: [named(['marker', 'special']), seats, numbered(NEAR)],
    },
    [`players ${players}`, `cities ${Math.round(board.cities / 5)}`, `ends ${board.completedToEnd}`],
  );
}

/** Blocks with some levels for every seat. */
const SEAT_BLOCKS = [
  'skills',
  'supply',
  'stock',
  'score',
  'total',
  'unused',
  'markers',
  'plate',
  'network',
  'connected',
  'distance',
  'tiles',
  'turn',
  'near',
  'working',
];
/** Blocks that belong to nobody. */
const GAME_BLOCKS = ['connections', 'display', 'supplyLeft', 'begun', 'phase', 'pending', 'edition'];

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
    ...(board.specialRoute[route] !== 0 ? ['special'] : []),
  ];
}

const abilitiesOf = (mask: number): string[] => ABILITIES.filter((_, i) => ((mask >> i) & 1) === 1);
