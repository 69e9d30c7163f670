/** The title of the board of somebody's own that rules are bound to; undefined for a board of the server's. */
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { ownBoard } from '../../core/own-board.js';

export function ownBoardTitle(rules: Rules): string | undefined {
  const board = ownBoard(rules) as JsonObject | undefined;
  return board === undefined ? undefined : String(board.title);
}
