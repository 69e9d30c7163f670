/** A training run: one board with one number of players, and the folder in which its data lies. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { networkName } from '../src/bots/network/name.js';
import type { Sizes } from '../src/bots/network/network.js';
import type { Rules } from '../src/core/game.js';
import type { JsonObject } from '../src/core/json.js';
import { Refusal } from '../src/core/refusal.js';
import { games, shelf } from '../src/games/index.js';
import { numberIn, type Options } from './options.js';

/** Sizes of a new network: some 250,000 weights on the largest board. */
const HIDDEN = 64;
const SECOND = 32;

export interface Run {
  readonly name: string;
  readonly folder: string;
  readonly checkpoint: string;
  readonly sizes: Sizes;
  /** What a new network starts with: 1 to correct the readable evaluation, 0 to stand by itself. */
  readonly prior: number;
  /** The rules most games are played by: the usual ones of the board. Then its other editions and modules. */
  readonly rules: Rules;
  readonly variants: readonly Rules[];
}

export const RUN_OPTIONS = ['board', 'players', 'data', 'prior'] as const;

export function openRun(options: Options): Run {
  const board = options.board ?? 'hanseatic-45';
  const players = Number(options.players ?? 4);
  const configs = games
    .flatMap((game) => game.configs())
    .filter((config) => config.board === board && config.players === players);
  if (configs.length === 0) throw new Error(`no game has a board ${board} for ${players} players`);
  const rules = usualRules(configs[0]);
  const variants = configs.map((config) => shelf.rules(config)).filter((other) => !isSame(other, rules));
  if (variants.some((variant) => variant.featureSchema !== rules.featureSchema)) {
    throw new Error(`the variants of ${board} have different features`);
  }
  const name = networkName(rules);
  const folder = join(options.data ?? 'data/train', name);
  mkdirSync(folder, { recursive: true });
  const sizes = { features: rules.featureCount, hidden: HIDDEN, second: SECOND };
  const prior = numberIn(options, 'prior', 1);
  return { name, folder, checkpoint: join(folder, 'checkpoint.bin'), sizes, prior, rules, variants };
}

/**
 * What a table plays where only board and players were chosen, as people and `kontor arena` mostly do. The order of
 * `configs` says nothing about it.
 */
function usualRules(config: JsonObject): Rules {
  const { game, board, players } = config;
  try {
    return shelf.rules({ game, board, players });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The usual edition is not for this number of players.
    return shelf.rules(config);
  }
}

const isSame = (a: Rules, b: Rules): boolean => JSON.stringify(a.config) === JSON.stringify(b.config);

/** The files of samples in the order in which they were made. */
export const lotsOf = (run: Run): string[] =>
  readdirSync(run.folder)
    .filter((file) => /^lot-\d+-\d+\.bin$/.test(file))
    .sort()
    .map((file) => join(run.folder, file));

export const lotPath = (run: Run, generation: number, worker: number): string =>
  join(run.folder, `lot-${String(generation).padStart(6, '0')}-${String(worker).padStart(2, '0')}.bin`);

export function nextGeneration(run: Run): number {
  const last = lotsOf(run).at(-1);
  return last === undefined ? 0 : Number(/lot-(\d+)-\d+\.bin$/.exec(last)![1]) + 1;
}
