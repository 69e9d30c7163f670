/** The games on the shelf. */
import { object, oneOf } from '../core/check.js';
import type { Game } from '../core/game.js';
import type { Json } from '../core/json.js';
import { Shelf } from '../core/records/shelf.js';
import { Refusal } from '../core/refusal.js';
import { said } from '../core/refuse.js';
import { refuseDeep } from './board-parts.js';
import { hansa } from './hansa/rules/index.js';
import { hansaTeutonica } from './hansa-teutonica/rules/index.js';

export const games: readonly Game[] = [hansaTeutonica, hansa];
export const shelf = new Shelf(games);

/** The game that a board file is for: what it says itself, or else what it looks like. */
export function gameOfBoard(json: Json): string {
  refuseDeep(json);
  const board = object(json, 'board');
  const ids = games.map(({ id }) => id);
  if (board.game !== undefined) return oneOf(board.game, 'board.game', ids);
  const found = games.find((game) => game.hasBoardSign(board));
  if (found !== undefined) return found.id;
  const signs = games.map(({ boardSign, title }) => `no ${boardSign} (${title})`);
  const reason = `has ${signs.join(' and ')}, so it is not a board for any game here`;
  throw new Refusal('board', reason, [said('board', 'noGame')]);
}
