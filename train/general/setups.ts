/**
 * Setups to learn from: half of them on the boards that ship, half on boards that are drawn for a single game, so that
 * nothing can be memorised.
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

/** Draws a setup; boards in `heldOut` are never used. */
export function drawSetup(
  id: string,
  seed: string,
  random: Random,
  heldOut: readonly string[],
): TrainingSetup {
  const pick = <T>(items: readonly T[]): T => items[random.below(items.length)];
  const maker = makerOf(id);
  const players = pick(PLAYERS.filter((count) => count <= maker.mostPlayers));
  const isDrawn = random.below(2) === 0;
  const wishes: Wishes = {
    seed,
    players: [players],
    size: players > 3 ? pick(SIZES.slice(1)) : pick(SIZES),
    density: pick(DENSITIES),
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
