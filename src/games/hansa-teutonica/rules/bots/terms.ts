/** The terms of the measure by name, and where each stands in the row of a seat. */
import { CATEGORIES } from '../score.js';
import { ABILITIES } from '../vocabulary.js';

/** The points by category, the worth of the abilities for the rest of the game, and then: */
export const TERMS: readonly string[] = [
  ...CATEGORIES,
  ...ABILITIES.map((ability) => `growth-${ability}`),
  'tolls', // points to come from controlled cities
  'posts', // posts, for what can still be made of them
  'connection', // how near the chain between the two end cities is
  'route-1', // the route that promises most of those begun
  'route-2',
  'route-3',
  'routes', // all others begun
  'crew', // tradesmen in supply
  'stock', // tradesmen that income can bring
  'merchants', // merchants in supply and on routes
  'on-routes', // tradesmen on routes
  'in-the-way', // those that others have to displace
  'shortage', // too few tradesmen that are neither posts nor on the desk
  'unused', // markers to use
  'collection', // what the markers so far promise for the next step of their prestige
  'favours',
  'permits',
  'tempo', // what is still to be done in this turn
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
