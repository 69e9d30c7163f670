/** `kontor boards make` and `kontor boards test`. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { DEFAULT_BOT } from '../../bots/levels.js';
import type { JsonObject } from '../../core/json.js';
import {
  DENSITIES,
  PLAYERS,
  SEAS,
  SIZES,
  SYMMETRIES,
  USUAL,
  type Wishes,
} from '../../workshop/make/index.js';
import { printedFigures } from '../../workshop/try/compare.js';
import { reportOf } from '../../workshop/try/figures.js';
import { outlineOf } from '../../workshop/try/outline.js';
import { BoardShelf, checkBoard } from '../boards.js';
import { readBotList } from '../bots.js';
import { type Call, numberOption, textOption, WrongCall, words } from '../call.js';
import { readJson } from '../io.js';
import { playTrial } from '../trial/play-trial.js';

export function readWishes(call: Call): Wishes {
  words(call, 'make');
  const seed = textOption(call, 'seed');
  if (seed === undefined) throw new WrongCall('--seed is missing');
  const size = choice(call, 'size', SIZES) ?? USUAL.size;
  return {
    seed,
    players: readPlayers(textOption(call, 'players')) ?? PLAYERS[size],
    size,
    density: choice(call, 'density', DENSITIES) ?? USUAL.density,
    sea: choice(call, 'sea', SEAS) ?? USUAL.sea,
    symmetry: choice(call, 'symmetry', SYMMETRIES) ?? USUAL.symmetry,
  };
}

function choice<T extends string>(call: Call, name: string, values: readonly T[]): T | undefined {
  const value = textOption(call, name);
  if (value === undefined || values.includes(value as T)) return value as T | undefined;
  throw new WrongCall(`--${name} must be one of ${values.join(', ')}`);
}

/** "3,4" or "3-5". */
function readPlayers(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  const range = /^([2-5])-([2-5])$/.exec(text);
  if (range) {
    const [least, most] = [Number(range[1]), Number(range[2])];
    if (least <= most) return Array.from({ length: most - least + 1 }, (_, i) => least + i);
  }
  const players = text.split(',').map(Number);
  if (!/^[2-5](,[2-5])*$/.test(text) || new Set(players).size !== players.length) {
    throw new WrongCall('--players must be numbers from 2 to 5, as in 3,4 or 3-5');
  }
  return players.sort((a, b) => a - b);
}

/** Plays games between bots of one level on a board, and says how they went. */
export async function testBoard(call: Call): Promise<object> {
  const [, file] = words(call, 'test', 'FILE');
  const board = checkBoard(readJson(file, 'board'), file);
  const shelf = new BoardShelf([], [board]);
  const config = configFor(shelf, board.game, board.id, call);
  const rules = shelf.rules(config);
  const level = textOption(call, 'level') ?? DEFAULT_BOT;
  readBotList(level);
  const games = numberOption(call, 'games', 100, 1, 1_000_000);
  const seed = textOption(call, 'seed') ?? randomUUID();
  const threads = numberOption(call, 'threads', availableParallelism(), 1, 256);
  const start = performance.now();
  const trial = { seed, bots: Array<string>(rules.players).fill(level) };
  const sums = await playTrial({ config, boards: [board], trial }, rules.players, games, threads);
  const report = reportOf(sums);
  return {
    board: board.id,
    players: rules.players,
    ...(typeof rules.config.edition === 'string' ? { edition: rules.config.edition } : {}),
    level,
    seed,
    seconds: Math.round((performance.now() - start) / 100) / 10,
    ...report,
    comparison: [outlineOf(rules.config, level, report), ...printedFigures(board.game, level, rules.players)],
  };
}

/** As many players as asked for, or as many as the board takes; in the edition asked for, or the first that allows it. */
function configFor(shelf: BoardShelf, game: string, board: string, call: Call): JsonObject {
  const all = shelf
    .game(game)
    .configs()
    .filter((config) => config.board === board && !(config.modules as string[] | undefined)?.length);
  const edition = textOption(call, 'edition');
  const most = Math.max(...all.map(({ players }) => Number(players)));
  const players = numberOption(call, 'players', most, 2, 5);
  const fitting = all.filter(
    (config) => config.players === players && (edition === undefined || config.edition === edition),
  );
  const found = fitting.find((config) => config.edition === 'big-box') ?? fitting[0];
  if (found === undefined) {
    const wanted = edition === undefined ? '' : ` in the edition ${edition}`;
    throw new WrongCall(`${board} is not for ${players} players${wanted}`);
  }
  return found;
}
