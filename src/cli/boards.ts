/**
 * The boards a command can use: built in, from the boards folder, and given with `--board-file`. Later ones replace
 * earlier ones with the same id.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../core/game.js';
import { type Json, type JsonObject, parseJson } from '../core/json.js';
import { Shelf } from '../core/records/shelf.js';
import { Refusal } from '../core/refusal.js';
import { gameOfBoard, games } from '../games/index.js';
import { readJson } from './io.js';

const BUILT_IN = 'built in';
/** Larger files in the folder cannot be boards. */
const MAX_FILE_BYTES = 1_000_000;

/** A valid board and its origin. */
export interface CheckedBoard {
  readonly game: string;
  readonly id: string;
  readonly json: Json;
  readonly from: string;
}

/** All games with all their boards. */
export class BoardShelf extends Shelf {
  readonly boardGames: readonly Game[];
  /** The JSON of `added`. */
  readonly ownBoards: readonly Json[];
  /** The boards that are not built in. */
  readonly added: readonly CheckedBoard[];
  private readonly origins = new Map<string, string>();
  private readonly defaults: ReadonlyMap<string, string>;

  /** `found` are boards from the folder, `given` those of `--board-file`, which a config need not name. */
  constructor(found: readonly CheckedBoard[] = [], given: readonly CheckedBoard[] = []) {
    const boards = [...found, ...given];
    const held = games.map((game) => {
      const own = boards.filter((board) => board.game === game.id);
      return own.length === 0 ? game : game.withBoards(own.map(({ json }) => json));
    });
    super(held);
    this.boardGames = held;
    this.ownBoards = boards.map(({ json }) => json);
    this.added = boards;
    for (const { game, id, from } of boards) this.origins.set(`${game}/${id}`, from);
    this.defaults = new Map(
      held.flatMap(({ id: game }) => {
        const own = given.filter((board) => board.game === game);
        return own.length === 1 ? [[game, own[0].id] as const] : [];
      }),
    );
  }

  /** The file of a board, or `built in`. */
  origin(game: string, board: string): string {
    return this.origins.get(`${game}/${board}`) ?? BUILT_IN;
  }

  /** Fills in the board of a config that names none, if exactly one was given for its game. */
  complete(config: Json): Json {
    if (config === null || typeof config !== 'object' || Array.isArray(config)) return config;
    const { game, board } = config;
    const given = typeof game === 'string' ? this.defaults.get(game) : undefined;
    return board !== undefined || given === undefined ? config : { ...config, board: given };
  }

  /** A config for the only board given, with its largest number of players. */
  givenConfig(): JsonObject | undefined {
    if (this.defaults.size !== 1) return undefined;
    const [[game, board]] = this.defaults;
    const configs = this.game(game, 'game')
      .configs()
      .filter((config) => config.board === board);
    const players = Math.max(...configs.map((config) => Number(config.players)));
    const plain = { game, board, players };
    try {
      this.rules(plain);
      return plain;
    } catch (error) {
      // The default edition does not support that number of players.
      if (!(error instanceof Refusal)) throw error;
      return configs.find((config) => config.players === players);
    }
  }
}

/** Throws a `Refusal` for an invalid board. */
export function checkBoard(json: Json, from: string): CheckedBoard {
  const game = gameOfBoard(json);
  games.find(({ id }) => id === game)!.withBoards([json]);
  return { game, id: (json as JsonObject).id as string, json, from };
}

/** KONTOR_BOARDS (empty for none), or else `boards` in the current folder, if it exists. */
export function boardsFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (env.KONTOR_BOARDS !== undefined) return env.KONTOR_BOARDS || undefined;
  return statSync('boards', { throwIfNoEntry: false })?.isDirectory() ? 'boards' : undefined;
}

/** An invalid file in the folder is skipped with a warning; an invalid `--board-file` is refused. */
export function openShelf(
  files: readonly string[],
  folder: string | undefined,
  warn: (message: string) => void,
): BoardShelf {
  const found = folder === undefined ? [] : readFolder(folder, warn);
  const given = files.map((file) => readBoard(() => readJson(file, 'board'), file));
  refuseDuplicates(given);
  return new BoardShelf(found, given);
}

/** Adds the file name to refusals. */
function readBoard(read: () => Json, from: string): CheckedBoard {
  try {
    return checkBoard(read(), from);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.at(`${from}: ${error.field}`);
  }
}

function refuseDuplicates(boards: readonly CheckedBoard[]): void {
  boards.forEach(({ game, id, from }, i) => {
    const duplicate = boards.slice(0, i).find((other) => other.game === game && other.id === id);
    if (duplicate)
      throw new Refusal(`${from}: board.id`, `${JSON.stringify(id)} is the id of ${duplicate.from} too`);
  });
}

function readFolder(folder: string, warn: (message: string) => void): CheckedBoard[] {
  const boards: CheckedBoard[] = [];
  for (const from of jsonFiles(folder, warn)) {
    try {
      if (statSync(from).size > MAX_FILE_BYTES)
        throw new Refusal(from, `is larger than ${MAX_FILE_BYTES} bytes`);
      const board = readBoard(() => parseJson(readFileSync(from, 'utf8'), 'board'), from);
      refuseDuplicates([...boards, board]);
      boards.push(board);
    } catch (error) {
      const isExpected = error instanceof Refusal || (error as NodeJS.ErrnoException).code !== undefined;
      if (!isExpected) throw error;
      warn(`left out a board: ${(error as Error).message}`);
    }
  }
  return boards;
}

function jsonFiles(folder: string, warn: (message: string) => void): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => join(folder, name));
  } catch (error) {
    warn(`cannot read the boards folder: ${(error as Error).message}`);
    return [];
  }
}
