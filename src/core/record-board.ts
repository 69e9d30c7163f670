/**
 * Records that bring their board along: one on a board that does not ship has it as `board`. It is checked like a board
 * file and used for this record alone, even where the shelf has another board of the same id.
 */
import * as check from './check.js';
import type { Game } from './game.js';
import type { Json } from './json.js';
import type { Language } from './language.js';
import { type Replay, readRecord } from './record.js';
import { Refusal } from './refusal.js';
import { Shelf } from './shelf.js';

export function readRecordWithBoard(shelf: Shelf, json: Json, language: Language = 'en'): Replay {
  const { board, ...record } = check.object(json, 'record');
  if (board === undefined) return readRecord(shelf, json, language);
  const position = check.object(record.position, 'record.position');
  const config = check.object(position.config, 'record.position.config');
  const game = withBoard(shelf.game(config.game, 'record.position.config.game'), board);
  const { id } = check.object(board, 'record.board');
  if (config.board !== id) {
    const reason = `is ${check.show(id)}, but the position is on ${check.show(config.board)}`;
    throw new Refusal('record.board.id', reason);
  }
  return readRecord(new Shelf([game]), record, language);
}

function withBoard(game: Game, board: Json): Game {
  try {
    return game.withBoards([board]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.field.replace(/^board/, 'record.board'), error.reason);
  }
}
