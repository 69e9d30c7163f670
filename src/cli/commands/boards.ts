/** Lists the boards at hand, or checks board files. */

import type { Game } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import { BoardShelf, checkBoard } from '../boards.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';

/** A board as it can be played: in all, and in each edition where the game has editions. */
function describe(shelf: BoardShelf, game: Game, board: string): JsonObject {
  const configs = game.configs().filter((config) => config.board === board);
  const players = (of: readonly JsonObject[]): number[] =>
    [...new Set(of.map((config) => Number(config.players)))].sort((a, b) => a - b);
  const named = [
    ...new Set(configs.flatMap(({ edition }) => (typeof edition === 'string' ? [edition] : []))),
  ];
  const editions = Object.fromEntries(
    named.map((name) => [name, players(configs.filter(({ edition }) => edition === name))]),
  );
  return {
    id: board,
    game: game.id,
    title: game.boards.get(board)!.title,
    players: players(configs),
    ...(named.length > 0 ? { editions } : {}),
    from: shelf.origin(game.id, board),
  };
}

const listBoards = (shelf: BoardShelf): JsonObject[] =>
  shelf.boardGames.flatMap((game) => [...game.boards.keys()].map((board) => describe(shelf, game, board)));

/** What came of checking a file; all that can be said of a board that holds together. */
function outcome(file: string): JsonObject {
  try {
    const board = checkBoard(readJson(file, 'board'), file);
    const shelf = new BoardShelf([], [board]);
    const game = shelf.boardGames.find(({ id }) => id === board.game)!;
    return { file, ok: true, ...describe(shelf, game, board.id) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { file, ok: false, field: error.field, error: error.message };
  }
}

export const boardsCommand: Command = {
  usage: 'boards [FILE…]',
  help: 'lists all boards, or checks board files and prints what came of it',
  run(call, shelf) {
    if (call.words.length === 0) {
      print(listBoards(shelf));
      return;
    }
    const outcomes = call.words.map(outcome);
    print(outcomes);
    if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
  },
};
