/** Reading and completing a config. */
import { integer, list, object, oneOf, text } from '../../../core/check.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import type { Board } from './board/board.js';
import type { Setup } from './setup.js';
import { MAX_SEATS } from './state/layout.js';

export const GAME_ID = 'lantern-night';
const DEFAULT_BOARD = 'canals';
/** There has been one reading of the rules. */
const NEWEST_RULES = 1;

/** The boards on the shelf, by id. */
export type Boards = ReadonlyMap<string, Board>;

export function readConfig(json: Json, boards: Boards): { setup: Setup; config: JsonObject } {
  const c = object(json, 'config', ['game', 'board', 'players', 'modules', 'rules', 'seed']);
  oneOf(c.game, 'config.game', [GAME_ID]);
  const board = boards.get(oneOf(c.board ?? DEFAULT_BOARD, 'config.board', [...boards.keys()]))!;
  const players = integer(c.players, 'config.players', 2, MAX_SEATS);
  const lanterns = board.file.lanterns.get(players);
  if (lanterns === undefined)
    throw new Refusal(
      'config.players',
      `${board.id} is for ${board.file.players.join(', ')} players, not ${players}`,
    );
  list(c.modules ?? [], 'config.modules', 0);
  const rules = integer(c.rules ?? NEWEST_RULES, 'config.rules', 1, NEWEST_RULES);
  const config: JsonObject = { game: GAME_ID, board: board.id, players, modules: [], rules };
  if (c.seed !== undefined) config.seed = text(c.seed, 'config.seed');
  return { setup: { board, players, lanterns }, config };
}

export const allConfigs = (boards: Boards): JsonObject[] =>
  [...boards.values()].flatMap(({ id, file }) =>
    file.players.map((players) => ({ game: GAME_ID, board: id, players, modules: [] })),
  );
