/** The terms of `measure` by name, and the place of each in a seat's row. */
import { CATEGORIES } from '../score.js';
import { ABILITIES } from '../vocabulary.js';

/** The points by category, the value of the abilities for the rest of the game, and then: */
export const TERMS: readonly string[] = [
  ...CATEGORIES,
  ...ABILITIES.map((ability) => `growth-${ability}`),
  'tolls', // points to come from controlled cities
  'posts', // posts, for what they may still become
  'connection', // how near the chain between the two end cities is
  'route-1', // the most promising unfinished route
  'route-2',
  'route-3',
  'routes', // all other unfinished ones
  'crew', // tradesmen in supply
  'stock', // tradesmen that income can bring
  'merchants', // merchants in supply and on routes
  'on-routes', // tradesmen on routes
  'in-the-way', // those that others have to displace
  'shortage', // too few free tradesmen (neither posts nor on the desk)
  'unused', // markers to use
  'collection', // progress towards the next step of the markers' prestige
  'favours',
  'permits',
  'tempo', // what can still be done in this turn
  'finish', // the lead over the best other, by how near the end is
];
export const GROWTH = CATEGORIES.length;
export const [TOLLS, NETWORK_POSTS, CONNECTION, ROUTE_1, , ROUTE_3, ROUTES, CREW, STOCKED, MERCHANTS] =
  Array.from({ length: 10 }, (_, i) => GROWTH + ABILITIES.length + i);
export const [
  ON_ROUTES,
  IN_THE_WAY,
  SHORTAGE,
  UNUSED_WORTH,
  COLLECTION,
  FAVOUR_TILES,
  PERMITS,
  TEMPO,
  FINISH,
] = Array.from({ length: 9 }, (_, i) => MERCHANTS + 1 + i);
