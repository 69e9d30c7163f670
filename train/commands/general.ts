/** The commands for the general network of a game; `docs/training.md` shows how they work together. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { readCheckpoint, writeCheckpoint } from '../checkpoint.js';
import { expand } from '../general/expand.js';
import { collect, type Learnt, readGames } from '../general/games.js';
import { type GeneralRun, generalFile, generalOf, openGeneralRun } from '../general/run.js';
import { writeFeatureShard, writeShard } from '../general/samples.js';
import type { SetupWishes } from '../general/setups.js';
import { numberIn, type Options, readOptions } from '../options.js';
import { isShardOf, openRun, RUN_OPTIONS, shardPath } from '../run.js';

const GAMES_IN_SHARD = 20;

const PLAY_OPTIONS = [
  ...['game', 'folder', 'seed', 'seconds', 'held-out', 'players', 'sizes', 'densities'],
  ...['trust', 'bold-trust', 'plain-rate', 'average'],
];

/** Plays games on many boards: with `--trust` by the run's network among traders, otherwise without it. */
export async function generalGamesCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...PLAY_OPTIONS, 'count']);
  const { seed = 'general' } = options;
  const run = openGeneralRun(options);
  const path = gamesPath(run, seed);
  useShippedNetworks();
  const games = { game: run.game, seed, count: numberIn(options, 'count', 1000), setups: setupsIn(options) };
  const added = collect(path, { ...games, learnt: learntBy(run, options) }, endOf(options));
  process.stdout.write(`${added.length} games more in ${path}\n`);
}

/**
 * Plays as `general-games` does, but with the newest checkpoint for every shard, and writes samples as it goes: for
 * `fit.py`, which learns from them meanwhile. Several processes can share the work, each with a `--worker` number and a
 * seed of its own.
 */
export async function generalSelfPlayCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...PLAY_OPTIONS, 'worker', 'lambda']);
  const worker = numberIn(options, 'worker', 0);
  const { seed = `self-play-${worker}` } = options;
  const run = openGeneralRun(options);
  const path = gamesPath(run, seed);
  useShippedNetworks();
  const until = endOf(options);
  const lambda = numberIn(options, 'lambda', 0.9);
  let samples = 0;
  for (let shard = 0; performance.now() < until; shard++) {
    const count = (shard + 1) * GAMES_IN_SHARD;
    const collection = { game: run.game, seed, count, setups: setupsIn(options) };
    const games = collect(path, { ...collection, learnt: learntBy(run, options) }, until);
    const network = generalOf(run, { ...options, trust: '1' });
    if (games.length > 0)
      samples += writeShard(shardPath(run, shard, worker), run, games, { network, lambda });
  }
  process.stdout.write(`${samples} samples more of ${path}\n`);
}

const gamesPath = ({ folder }: GeneralRun, seed: string): string => join(folder, `${seed}.jsonl`);

const endOf = (options: Options): number => performance.now() + 1000 * numberIn(options, 'seconds', 1e9);

const setupsIn = (options: Options): SetupWishes => ({
  heldOut: options['held-out']?.split(',') ?? [],
  players: options.players?.split(',').map(Number),
  sizes: options.sizes?.split(','),
  densities: options.densities?.split(','),
});

function learntBy(run: GeneralRun, options: Options): Learnt | undefined {
  if (options.trust === undefined) return undefined;
  const bold = { ...options, trust: options['bold-trust'] ?? '1.2' };
  return {
    usual: generalOf(run, options),
    bold: generalOf(run, bold),
    plainRate: numberIn(options, 'plain-rate', 0),
  };
}

/**
 * Writes the samples of all games of a run, or of the files in `--from`, in place of those before. Several processes can
 * share the work, each with files and a `--worker` number of its own.
 */
export async function generalSamplesCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, ['game', 'folder', 'from', 'worker', 'lambda', 'trust', 'average']);
  const run = openGeneralRun(options);
  const worker = numberIn(options, 'worker', 0);
  for (const shard of filesLike(run, /^lot-/)) if (isShardOf(shard, worker)) rmSync(shard);
  const games = (options.from?.split(',') ?? filesLike(run, /\.jsonl$/)).flatMap(readGames);
  const network = generalOf(run, options);
  const lambda = numberIn(options, 'lambda', 0.9);
  let samples = 0;
  for (let i = 0; i < games.length; i += GAMES_IN_SHARD) {
    const some = games.slice(i, i + GAMES_IN_SHARD);
    samples += writeShard(shardPath(run, i / GAMES_IN_SHARD, worker), run, some, { network, lambda });
  }
  process.stdout.write(`${games.length} games, ${samples} samples\n`);
}

/** Writes the newest checkpoint as a network file, by default the one that ships. */
export async function generalExportCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, ['game', 'folder', 'to', 'trust', 'average']);
  const run = openGeneralRun(options);
  const bytes = generalFile(run, options);
  const path = options.to ?? `src/bots/network/weights/general-${run.game}.bin`;
  writeFileSync(path, bytes);
  process.stdout.write(`${path}: ${bytes.length} bytes\n`);
}

/**
 * Begins a network for one setup as what the general one is on it, and writes the samples of the run's games of that
 * setup by its features. Then `fit` or `fit.py` in that folder tunes it.
 */
export async function generalTuneCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, 'folder', 'average', 'lambda']);
  const setup = openRun(options);
  const { game } = setup.rules;
  const run = openGeneralRun({ ...options, game: game.id });
  const { model } = readCheckpoint(run.checkpoint, run.schema);
  writeCheckpoint(setup.checkpoint, setup.rules.featureSchema, expand(model, run.roles, setup.rules));
  const { board, players } = setup.rules.config;
  const games = filesLike(run, /\.jsonl$/)
    .flatMap(readGames)
    .filter(({ config, wishes }) => !wishes && config.board === board && config.players === players);
  const network = generalOf(run, options);
  const lambda = numberIn(options, 'lambda', 0.9);
  let samples = 0;
  for (let i = 0; i < games.length; i += GAMES_IN_SHARD) {
    const some = games.slice(i, i + GAMES_IN_SHARD);
    const path = shardPath(setup, i / GAMES_IN_SHARD, 0);
    samples += writeFeatureShard(path, setup.rules.featureSchema, some, { network, lambda });
  }
  process.stdout.write(`${setup.folder}: ${games.length} games, ${samples} samples\n`);
}

const filesLike = ({ folder }: GeneralRun, name: RegExp): string[] =>
  readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
