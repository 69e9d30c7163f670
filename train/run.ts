/** A training run: a board, a number of players, and the folder with its data. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sizes } from '../src/bots/network/layout.js';
import { networkName } from '../src/bots/network/name.js';
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
  /** The initial weight of the readable evaluation: 1 to correct it, 0 to do without it. */
  readonly prior: number;
  /** The default rules of the board, used for most games; and its other editions and modules. */
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
  const rules = defaultRules(configs[0]);
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
 * The rules of a config that names only board and players, as people and `kontor arena` mostly use. The order of
 * `configs` does not matter.
 */
function defaultRules(config: JsonObject): Rules {
  const { game, board, players } = config;
  try {
    return shelf.rules({ game, board, players });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The default edition does not allow this number of players.
    return shelf.rules(config);
  }
}

const isSame = (a: Rules, b: Rules): boolean => JSON.stringify(a.config) === JSON.stringify(b.config);

/** The sample files (shards) in the order in which they were made. */
export const shardPaths = (run: Run): string[] =>
  readdirSync(run.folder)
    .filter((file) => /^lot-\d+-\d+\.bin$/.test(file))
    .sort()
    .map((file) => join(run.folder, file));

export const shardPath = (
  { folder }: { readonly folder: string },
  generation: number,
  worker: number,
): string =>
  join(folder, `lot-${String(generation).padStart(6, '0')}-${String(worker).padStart(2, '0')}.bin`);

export const isShardOf = (path: string, worker: number): boolean =>
  path.endsWith(`-${String(worker).padStart(2, '0')}.bin`);

export function nextGeneration(run: Run): number {
  const last = shardPaths(run).at(-1);
  return last === undefined ? 0 : Number(/lot-(\d+)-\d+\.bin$/.exec(last)![1]) + 1;
}
