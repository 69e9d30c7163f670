/**
 * Boards from outside. The rules of each game limit cities, routes, points and texts, so that what is left costs
 * little to check, to remember and to draw; the server adds what it needs beyond that.
 */
import { createHash } from 'node:crypto';
import { canonicalText, type Json, type JsonObject } from '../../core/json.js';
import { hasControls } from '../../core/plain-text.js';
import { newShelf } from '../../core/records/own-board.js';
import type { Shelf } from '../../core/records/shelf.js';
import { Refusal } from '../../core/refusal.js';
import { gameOfBoard } from '../../games/index.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import type { NewBoard } from '../store/tables/boards.js';

const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A board file that can be played, as it is stored; refuses all others. `shelf` has the boards of the server. */
export function checkBoard(json: Json, shelf: Shelf): NewBoard {
  const id = gameOfBoard(json);
  const game = shelf.game(id, 'board.game');
  const board: JsonObject = { ...(json as JsonObject), game: id };
  const data = canonicalText(board);
  if (Buffer.byteLength(data) > LIMITS.board)
    throw new CodedRefusal('too-much', `a board has at most ${LIMITS.board} bytes`, 'board');
  const known = game.boards.get(String(board.id));
  // A board of this name would pass for the server's own in lists and figures.
  if (known) throw new Refusal('board.id', `${known.id} is a board of this server; choose another id`);
  newShelf(game, board);
  mustBePlain(board, 'board');
  return { hash: hashOfText(data), game: id, board_id: String(board.id), title: String(board.title), data };
}

function mustBePlain(value: Json, field: string): void {
  if (typeof value === 'string') {
    if (hasControls(value)) throw new Refusal(field, 'contains control characters or changes of direction');
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value))
      mustBePlain(part, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`);
  }
}
