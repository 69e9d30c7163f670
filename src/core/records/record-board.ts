/**
 * Records that bring their board along: one on a board that does not ship has it as `board`. It is checked like a board
 * file and used for this record alone, even where the shelf has another board of the same id.
 */
import * as check from '../check.js';
import type { Game } from '../game.js';
import type { History } from '../history/history.js';
import { finish, type Steps } from '../history/steps.js';
import type { Json, JsonObject } from '../json.js';
import type { Language } from '../language.js';
import { Refusal } from '../refusal.js';
import { ownBoard, shelfWithBoard } from './own-board.js';
import { type Replay, readRecord, writeRecordInSteps } from './record.js';
import type { Shelf } from './shelf.js';

export function readRecordWithBoard(shelf: Shelf, json: Json, language: Language = 'en'): Replay {
  const { board, ...record } = check.object(json, 'record');
  if (board === undefined) return readRecord(shelf, json, language);
  const position = check.object(record.position, 'record.position');
  const config = check.object(position.config, 'record.position.config');
  const own = shelfOf(shelf.game(config.game, 'record.position.config.game'), board);
  const { id } = check.object(board, 'record.board');
  if (config.board !== id) {
    const reason = `is ${check.show(id)}, but the position is on ${check.show(config.board)}`;
    throw new Refusal('record.board.id', reason);
  }
  return readRecord(own, record, language);
}

function shelfOf(game: Game, board: Json): Shelf {
  try {
    return shelfWithBoard(game, board);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.at(error.field.replace(/^board/, 'record.board'));
  }
}

/** The record, with its board where that does not ship. */
export const writeRecordWithBoard = (history: History, names: readonly string[]): JsonObject =>
  finish(writeRecordWithBoardInSteps(history, names));

/** The same, a step for each move. */
export function* writeRecordWithBoardInSteps(history: History, names: readonly string[]): Steps<JsonObject> {
  const board = ownBoard(history.rules);
  const record = yield* writeRecordInSteps(history, names);
  return board === undefined ? record : { ...record, board };
}
