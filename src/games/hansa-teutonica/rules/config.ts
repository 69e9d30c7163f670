/** Reads a config into a setup. */
import * as check from '../../../core/check.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import { refusal, said } from '../../../core/refuse.js';
import type { Board } from './board/board.js';
import { GAME_ID } from './board/board-file.js';
import { EDITION_IDS, EDITIONS, type Edition } from './edition.js';
import { NEWEST_RULES, readingOf } from './readings.js';
import { MISSION_CARDS, type Setup } from './setup.js';

export { GAME_ID };

const MODULES = ['missions', 'favours'] as const;

/** The boards on the shelf, by id. */
export type Boards = ReadonlyMap<string, Board>;

/** Whether a board was printed: the editions themselves name its player counts. */
const isPrinted = (id: string): boolean => Object.values(EDITIONS).some((e) => Object.hasOwn(e.boards, id));

/**
 * The player counts of a board in an edition, as its file names them. Two players need the 2009 edition; a corrected
 * board with the id of a printed one is limited to the counts that the edition has for it.
 */
function playersFor(edition: Edition, board: Board): readonly number[] {
  const { id, players, editions } = board.file;
  if (!editions.includes(edition.id)) return [];
  if (isPrinted(id)) return (edition.boards[id] ?? []).filter((n) => players.includes(n));
  return players.filter((n) => n !== 2 || edition.id === '2009');
}

/** Refuses a board that no config could name. */
export function refuseUnplayable(board: Board): void {
  if (Object.values(EDITIONS).some((edition) => playersFor(edition, board).length > 0)) return;
  const counts = Object.values(EDITIONS).flatMap(({ id, boards }) =>
    Object.hasOwn(boards, board.id) ? [{ players: boards[board.id].join(', '), edition: id }] : [],
  );
  throw refusal(
    'board.players',
    said('hansaTeutonicaBoard', 'isFor', { board: board.id }),
    ...counts.flatMap((count, i) => [
      ...(i > 0 ? [said('hansaTeutonicaBoard', 'and')] : []),
      said('hansaTeutonicaBoard', 'playersIn', count),
    ]),
    said('hansaTeutonicaBoard', 'nameOne'),
  );
}

/** S3, S4: the modules belong to the Hanseatic boards, which have the cities of the mission cards. */
const takesModules = (board: Board): boolean =>
  MISSION_CARDS.every((card) => card.every((city) => board.cityIndex.has(city)));

interface CheckedConfig {
  readonly setup: Setup;
  /** The config in full. */
  readonly config: JsonObject;
}

export function readConfig(json: Json, boards: Boards): CheckedConfig {
  const config = check.object(json, 'config', [
    'game',
    'edition',
    'board',
    'players',
    'modules',
    'rules',
    'seed',
  ]);
  check.oneOf(config.game, 'config.game', [GAME_ID]);
  const edition =
    EDITIONS[check.oneOf(check.given(config.edition, 'big-box'), 'config.edition', EDITION_IDS)];
  const players = check.integer(config.players, 'config.players', 2, 5);
  const boardId =
    config.board === undefined ? defaultBoard(players) : check.text(config.board, 'config.board');
  const board = boards.get(boardId);
  if (!board)
    throw new Refusal(
      'config.board',
      `${check.show(boardId)} is not one of ${[...boards.keys()].join(', ')}`,
    );
  const allowed = playersFor(edition, board);
  if (!allowed.includes(players)) {
    if (allowed.length > 0) {
      const counts = allowed.join(', ');
      throw new Refusal(
        'config.players',
        `must fit the board: ${boardId} is for ${counts} players in the edition ${edition.id}`,
      );
    }
    const field = config.edition === undefined ? 'config.board' : 'config.edition';
    throw new Refusal(field, `${boardId} is not played in the edition ${edition.id}`);
  }
  const modules = readModules(config.modules, board);
  const rules = check.integer(check.given(config.rules, NEWEST_RULES), 'config.rules', 1, NEWEST_RULES);
  const full: JsonObject = { game: GAME_ID, edition: edition.id, board: boardId, players, modules, rules };
  if (config.seed !== undefined) full.seed = check.text(config.seed, 'config.seed');
  const setup: Setup = {
    board,
    edition,
    reading: readingOf(rules),
    players,
    missions: modules.includes('missions'),
    favours: modules.includes('favours'),
  };
  return { setup, config: full };
}

const defaultBoard = (players: number): string => (players <= 3 ? 'hanseatic-3' : 'hanseatic-45');

function readModules(json: Json | undefined, board: Board): string[] {
  const modules = check.list(check.given(json, []), 'config.modules', MODULES.length).map((module, i) => {
    const field = check.join('config.modules', i);
    const name = check.oneOf(module, field, MODULES);
    if (!takesModules(board))
      throw new Refusal(field, `${name} are not played on the board ${board.file.id}`);
    return name;
  });
  if (new Set(modules).size !== modules.length) throw new Refusal('config.modules', 'names a module twice');
  return modules;
}

/** Every allowed configuration. */
export function allConfigs(boards: Boards): JsonObject[] {
  const configs: JsonObject[] = [];
  for (const edition of Object.values(EDITIONS)) {
    for (const [id, board] of boards) {
      for (const players of playersFor(edition, board)) {
        const choices = takesModules(board) ? [[], ['missions'], ['favours'], ['missions', 'favours']] : [[]];
        for (const modules of choices) {
          configs.push({ game: GAME_ID, edition: edition.id, board: id, players, modules });
        }
      }
    }
  }
  return configs;
}
