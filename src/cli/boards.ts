/**
 * The boards of a call: those that come with the games, those of the boards folder, and those given with
 * `--board-file`. Later ones replace earlier ones of the same id.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../core/game.js';
import type { Json, JsonObject } from '../core/json.js';
import { Refusal } from '../core/refusal.js';
import { Shelf } from '../core/shelf.js';
import { gameOfBoard, games } from '../games/index.js';
import { WrongCall } from './call.js';
import { parseJson, readJson } from './io.js';

export const BUILT_IN = 'built in';
const OPTION = '--board-file';
/** Larger files in the folder are no boards. */
const LARGEST_FILE = 1_000_000;

/** A board that holds together, and where it is from. */
export interface CheckedBoard {
  readonly game: string;
  readonly id: string;
  readonly json: Json;
  readonly from: string;
}

/** The games at hand with all their boards. */
export class BoardShelf extends Shelf {
  readonly boardGames: readonly Game[];
  /** The files of the boards that are not built in. */
  readonly ownBoards: readonly Json[];
  /** All boards that do not come with the games. */
  readonly added: readonly CheckedBoard[];
  private readonly origins = new Map<string, string>();
  private readonly defaults: ReadonlyMap<string, string>;

  /** `given` are the boards of the call itself: where a game has one of them, a config need not name it. */
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

  /** Where a board is from. */
  origin(game: string, board: string): string {
    return this.origins.get(`${game}/${board}`) ?? BUILT_IN;
  }

  /** A config that names no board means the one board of its game that was given. */
  complete(config: Json): Json {
    if (config === null || typeof config !== 'object' || Array.isArray(config)) return config;
    const { game, board } = config;
    const given = typeof game === 'string' ? this.defaults.get(game) : undefined;
    return board !== undefined || given === undefined ? config : { ...config, board: given };
  }

  /** Where no config was named: one for the one board that was given, with as many players as it takes. */
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
      // So many play in another edition than the one that is meant where none is named.
      if (!(error instanceof Refusal)) throw error;
      return configs.find((config) => config.players === players);
    }
  }
}

/** Reads a board from JSON, or refuses it. */
export function checkBoard(json: Json, from: string): CheckedBoard {
  const game = gameOfBoard(json);
  games.find(({ id }) => id === game)!.withBoards([json]);
  return { game, id: (json as JsonObject).id as string, json, from };
}

/** Takes `--board-file FILE`, which every call may have, out of its words. */
export function takeBoardFiles(args: readonly string[]): { files: string[]; rest: string[] } {
  const files: string[] = [];
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (arg.startsWith(`${OPTION}=`)) files.push(arg.slice(OPTION.length + 1));
    else if (arg !== OPTION) rest.push(arg);
    else {
      const file = args[++i];
      if (file === undefined) throw new WrongCall(`${OPTION} needs a value`);
      files.push(file);
    }
  }
  return { files, rest };
}

/** The folder named by KONTOR_BOARDS (empty: none), or else `boards` where the call is made, if there is one. */
export function boardsFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (env.KONTOR_BOARDS !== undefined) return env.KONTOR_BOARDS || undefined;
  return statSync('boards', { throwIfNoEntry: false })?.isDirectory() ? 'boards' : undefined;
}

/** All boards of a call. A broken file in the folder is told with `warn` and left out; a broken one given is refused. */
export function openShelf(
  files: readonly string[],
  folder: string | undefined,
  warn: (message: string) => void,
): BoardShelf {
  const found = folder === undefined ? [] : readFolder(folder, warn);
  const given = files.map((file) => readBoard(() => readJson(file, 'board'), file));
  refuseTwins(given);
  return new BoardShelf(found, given);
}

/** A refusal of the board that is read names the file it is from. */
function readBoard(read: () => Json, from: string): CheckedBoard {
  try {
    return checkBoard(read(), from);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${from}: ${error.field}`, error.reason);
  }
}

function refuseTwins(boards: readonly CheckedBoard[]): void {
  boards.forEach(({ game, id, from }, i) => {
    const twin = boards.slice(0, i).find((other) => other.game === game && other.id === id);
    if (twin) throw new Refusal(`${from}: board.id`, `${JSON.stringify(id)} is the id of ${twin.from} too`);
  });
}

function readFolder(folder: string, warn: (message: string) => void): CheckedBoard[] {
  const boards: CheckedBoard[] = [];
  for (const from of jsonFiles(folder, warn)) {
    try {
      if (statSync(from).size > LARGEST_FILE) throw new Refusal(from, `is larger than ${LARGEST_FILE} bytes`);
      const board = readBoard(() => parseJson(readFileSync(from, 'utf8'), 'board'), from);
      refuseTwins([...boards, board]);
      boards.push(board);
    } catch (error) {
      const told = error instanceof Refusal || (error as NodeJS.ErrnoException).code !== undefined;
      if (!told) throw error;
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
