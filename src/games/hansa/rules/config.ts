/** Reads a config into a setup. */
import { integer, join, list, object, oneOf, text } from '../../../core/check.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import type { Board } from './board/board.js';
import type { Setup } from './setup.js';
import { MAX_SEATS } from './state/layout.js';

export const GAME_ID = 'hansa';
const DEFAULT_BOARD = 'baltic';
const MODULES = ['extra-card'] as const;
/** Hansa has had only one rules number. */
const NEWEST_RULES = 1;

/** The boards on the shelf, by id. */
export type Boards = ReadonlyMap<string, Board>;

interface CheckedConfig {
  readonly setup: Setup;
  /** The config in full. */
  readonly config: JsonObject;
}

export function readConfig(json: Json, boards: Boards): CheckedConfig {
  const c = object(json, 'config', ['game', 'board', 'players', 'modules', 'rules', 'seed']);
  oneOf(c.game, 'config.game', [GAME_ID]);
  const board = boards.get(
    oneOf(c.board === undefined ? DEFAULT_BOARD : c.board, 'config.board', [...boards.keys()]),
  )!;
  const players = integer(c.players, 'config.players', 2, MAX_SEATS);
  if (!board.players.includes(players)) {
    throw new Refusal(
      'config.players',
      `${board.id} is for ${board.players.join(', ')} players, not ${players}`,
    );
  }
  const modules = list(c.modules === undefined ? [] : c.modules, 'config.modules', MODULES.length).map(
    (m, i) => oneOf(m, join('config.modules', i), MODULES),
  );
  const rules = integer(c.rules === undefined ? NEWEST_RULES : c.rules, 'config.rules', 1, NEWEST_RULES);
  const full: JsonObject = { game: GAME_ID, board: board.id, players, modules, rules };
  if (c.seed !== undefined) full.seed = text(c.seed, 'config.seed');
  return { setup: { board, players, extraCard: modules.includes('extra-card') }, config: full };
}

export function allConfigs(boards: Boards): JsonObject[] {
  return [...boards.values()].flatMap((board) =>
    board.players.flatMap((players) =>
      [[], [...MODULES]].map((modules) => ({ game: GAME_ID, board: board.id, players, modules })),
    ),
  );
}
