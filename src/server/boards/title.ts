/** What boards are called that do not ship, and so have no name in the language files. */
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { ownBoard } from '../../core/records/own-board.js';
import { shelf } from '../../games/index.js';

/** The title of the board that somebody drew and that rules are bound to; undefined for a board of the server's. */
export function drawnBoardTitle(rules: Rules): string | undefined {
  const board = ownBoard(rules) as JsonObject | undefined;
  return board === undefined ? undefined : String(board.title);
}

/** The same, and the title of a board from the operator's folder. */
export function addedBoardTitle(rules: Rules): string | undefined {
  const { game, board: id } = rules.config;
  const ships = shelf.game(String(game)).boards.has(String(id));
  return drawnBoardTitle(rules) ?? (ships ? undefined : rules.game.boards.get(String(id))?.title);
}
