/** `kontor boards`: lists all boards, checks board files, makes boards and tries them. */
import { LEVELS } from '../../bots/levels.js';
import type { Game } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import { DENSITIES, SEAS, SIZES, SYMMETRIES } from '../../workshop/make/index.js';
import { MADE_GAMES } from '../../workshop/make/makers.js';
import { BoardShelf, checkBoard } from '../boards.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';
import { LANGUAGE_CHOICES } from '../language-option.js';
import { improveBoardFile, testBoard } from './board-trials.js';
import { makeFrom } from './board-wishes.js';

/** The numbers of players a board supports, overall and by edition. */
function describe(shelf: BoardShelf, game: Game, board: string): JsonObject {
  const configs = game.configs().filter((config) => config.board === board);
  const playersOf = (some: readonly JsonObject[]): number[] =>
    [...new Set(some.map((config) => Number(config.players)))].sort((a, b) => a - b);
  const editionNames = [
    ...new Set(configs.flatMap(({ edition }) => (typeof edition === 'string' ? [edition] : []))),
  ];
  const editions = Object.fromEntries(
    editionNames.map((name) => [name, playersOf(configs.filter(({ edition }) => edition === name))]),
  );
  return {
    id: board,
    game: game.id,
    title: game.boards.get(board)!.title,
    players: playersOf(configs),
    ...(editionNames.length > 0 ? { editions } : {}),
    from: shelf.origin(game.id, board),
  };
}

const listBoards = (shelf: BoardShelf): JsonObject[] =>
  shelf.boardGames.flatMap((game) => [...game.boards.keys()].map((board) => describe(shelf, game, board)));

/** Describes a valid board, or says what is wrong. */
function checkFile(file: string): JsonObject {
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
  usage: [
    'boards [FILE…]',
    'boards make --seed S [--game G] [--players 3,4,5] [--size S] [--density D] [--sea S] [--symmetry S]',
    'boards test FILE [--games N] [--level L] [--players N] [--edition E] [--seed S] [--threads N]',
    'boards improve FILE [--out FOLDER] [--lang LANGUAGE] [the options of test]',
  ].join('\n  kontor '),
  help: 'lists all boards, or checks board files; make: a new board from a seed; test: games between bots on a board; improve: changes that make a board fairer',
  values: [
    ...['game', 'seed', 'players', 'size', 'density', 'sea', 'symmetry'],
    ...['games', 'level', 'edition', 'threads', 'out', 'lang'],
  ],
  choices: {
    game: { values: MADE_GAMES },
    size: { values: SIZES },
    density: { values: DENSITIES },
    sea: { values: SEAS },
    symmetry: { values: SYMMETRIES },
    level: { values: LEVELS },
    ...LANGUAGE_CHOICES,
  },
  firstWords: ['make', 'test', 'improve'],
  async run(call, shelf) {
    const [first] = call.words;
    if (first === 'make') print(makeFrom(call));
    else if (first === 'test') print(await testBoard(call));
    else if (first === 'improve') print(await improveBoardFile(call));
    else if (first === undefined) print(listBoards(shelf));
    else {
      const checks = call.words.map(checkFile);
      print(checks);
      if (checks.some(({ ok }) => !ok)) process.exitCode = 1;
    }
  },
};
