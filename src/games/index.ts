/** The games on the shelf. */
import { object, oneOf } from '../core/check.js';
import type { Game } from '../core/game.js';
import type { Json } from '../core/json.js';
import { Refusal } from '../core/refusal.js';
import { Shelf } from '../core/shelf.js';
import { refuseDeep } from './board-parts.js';
import { hansa } from './hansa/rules/index.js';
import { hansaTeutonica } from './hansa-teutonica/rules/index.js';

/** A game that tells about its boards. */
export interface BoardGame extends Game {
  readonly boards: ReadonlyMap<string, { readonly id: string; readonly title: string }>;
  withBoards(boards: readonly Json[]): BoardGame;
}

export const games: readonly BoardGame[] = [hansaTeutonica, hansa];
export const shelf = new Shelf(games);

/** The game that a board file is for: what it says itself, or else what it looks like. */
export function gameOfBoard(json: Json): string {
  refuseDeep(json);
  const { game, routes, cities } = object(json, 'board');
  if (game !== undefined) {
    const ids = games.map(({ id }) => id);
    return oneOf(game, 'board.game', ids);
  }
  if (routes !== undefined) return hansaTeutonica.id;
  if (Array.isArray(cities) && cities.some(isPort)) return hansa.id;
  throw new Refusal(
    'board',
    `has no "routes" (${hansaTeutonica.title}) and no cities with "sailsTo" (${hansa.title}), so it is no board of either game`,
  );
}

const isPort = (city: Json): boolean =>
  city !== null && typeof city === 'object' && !Array.isArray(city) && city.sailsTo !== undefined;
