/**
 * Setups to learn from: by default half of them on the boards that ship, half on boards that are drawn for a single game,
 * so that nothing can be memorised.
 */
import type { Game, Rules } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import type { Random } from '../../src/core/random.js';
import { Refusal } from '../../src/core/refusal.js';
import { games } from '../../src/games/index.js';
import { DENSITIES, SEAS, SIZES, SYMMETRIES, type Wishes } from '../../src/workshop/make/index.js';
import { makerOf } from '../../src/workshop/make/makers.js';

/** What the rules can be made from again. */
export interface TrainingSetup {
  readonly config: JsonObject;
  /** What the board was drawn from, if it does not ship. */
  readonly wishes?: Wishes;
}

/** Four players are the most common; Hansa has no games of five. */
const PLAYERS = [2, 3, 3, 4, 4, 4, 4, 5, 5];
/** One game in this many uses other than the default rules. */
const VARIANTS = 8;

export function gameCalled(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** Which setups to draw; by default all kinds. */
export interface SetupWishes {
  /** Boards that are never used. */
  readonly heldOut?: readonly string[];
  readonly players?: readonly number[] | undefined;
  /** Only boards drawn for one game, of these sizes and densities. */
  readonly sizes?: readonly string[] | undefined;
  readonly densities?: readonly string[] | undefined;
}

export function drawSetup(
  id: string,
  seed: string,
  random: Random,
  { heldOut = [], players: numbers = PLAYERS, sizes, densities }: SetupWishes = {},
): TrainingSetup {
  const pick = <T>(items: readonly T[]): T => items[random.below(items.length)];
  const maker = makerOf(id);
  const onlyDrawn = sizes !== undefined || densities !== undefined;
  const wished = among(SIZES, sizes);
  const players = pick(
    numbers.filter((count) => count <= maker.mostPlayers && wished.some((size) => hasRoom(size, count))),
  );
  const isDrawn = onlyDrawn || random.below(2) === 0;
  const wishes: Wishes = {
    seed,
    players: [players],
    size: pick(wished.filter((size) => hasRoom(size, players))),
    density: pick(among(DENSITIES, densities)),
    sea: pick(SEAS),
    symmetry: pick(SYMMETRIES),
  };
  const drawn = isDrawn ? maker.make(wishes) : undefined;
  const game = drawn ? gameCalled(id).withBoards([drawn]) : gameCalled(id);
  const isAllowed = (board: unknown): boolean =>
    drawn ? board === drawn.id : !heldOut.includes(String(board));
  const configs = game.configs().filter((config) => config.players === players && isAllowed(config.board));
  const { board } = pick(configs);
  const ofBoard = configs.filter((config) => config.board === board);
  const config = random.below(VARIANTS) === 0 ? pick(ofBoard) : usual(game, ofBoard);
  return isDrawn ? { config, wishes } : { config };
}

/** The items of these names; all of them without names. */
function among<T extends string>(items: readonly T[], names: readonly string[] | undefined): readonly T[] {
  const unknown = names?.find((name) => !items.some((item) => item === name));
  if (unknown !== undefined) throw new Error(`${unknown} is not one of ${items.join(', ')}`);
  return names === undefined ? items : items.filter((item) => names.includes(item));
}

/** Four and five players need more than a small board. */
const hasRoom = (size: Wishes['size'], players: number): boolean => players <= 3 || size !== 'small';

export function rulesOf({ config, wishes }: TrainingSetup): Rules {
  const game = gameCalled(String(config.game));
  return (wishes ? game.withBoards([makerOf(game.id).make(wishes)]) : game).rules(config);
}

/** The config with the default rules. */
function usual(game: Game, configs: readonly JsonObject[]): JsonObject {
  const { board, players } = configs[0];
  const plain = { game: game.id, board, players };
  try {
    game.rules(plain);
    return plain;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The default edition does not allow this number of players.
    return configs[0];
  }
}
