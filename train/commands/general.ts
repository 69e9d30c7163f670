/** `general-games`, `general-samples`, `general-export`: the general network of a game. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { collect, readGames } from '../general/games.js';
import { generalFile, generalOf, openGeneralRun } from '../general/run.js';
import { writeShard } from '../general/samples.js';
import { numberIn, readOptions } from '../options.js';
import { isShardOf, shardPath } from '../run.js';

const GAMES_IN_SHARD = 20;

/** Plays games on many boards: with `--trust` by the run's network among traders, otherwise without it. */
export async function generalGamesCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [
    ...['game', 'folder', 'count', 'seed', 'seconds', 'held-out', 'players', 'sizes', 'densities'],
    ...['trust', 'bold-trust', 'average'],
  ]);
  const { seed = 'general' } = options;
  const run = openGeneralRun(options);
  const { game } = run;
  const path = join(run.folder, `${seed}.jsonl`);
  const learnt =
    options.trust === undefined
      ? undefined
      : {
          usual: generalOf(run, options),
          bold: generalOf(run, { ...options, trust: options['bold-trust'] ?? '1.2' }),
        };
  useShippedNetworks();
  const until = performance.now() + 1000 * numberIn(options, 'seconds', 1e9);
  const setups = {
    heldOut: options['held-out']?.split(',') ?? [],
    players: options.players?.split(',').map(Number),
    sizes: options.sizes?.split(','),
    densities: options.densities?.split(','),
  };
  const count = numberIn(options, 'count', 1000);
  const added = collect(path, { game, seed, count, setups, learnt }, until);
  process.stdout.write(`${added} games more in ${path}\n`);
}

/**
 * Writes the samples of all games of a run, or of the files in `--from`, in place of those before. Several processes can
 * share the work, each with files and a `--worker` number of its own.
 */
export async function generalSamplesCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, ['game', 'folder', 'from', 'worker', 'lambda', 'trust', 'average']);
  const run = openGeneralRun(options);
  const filesLike = (name: RegExp): string[] =>
    readdirSync(run.folder)
      .filter((file) => name.test(file))
      .sort()
      .map((file) => join(run.folder, file));
  const worker = numberIn(options, 'worker', 0);
  for (const shard of filesLike(/^lot-/)) if (isShardOf(shard, worker)) rmSync(shard);
  const games = (options.from?.split(',') ?? filesLike(/\.jsonl$/)).flatMap(readGames);
  const network = generalOf(run, options);
  const lambda = numberIn(options, 'lambda', 0.9);
  let samples = 0;
  for (let i = 0; i < games.length; i += GAMES_IN_SHARD) {
    const some = games.slice(i, i + GAMES_IN_SHARD);
    samples += writeShard(shardPath(run, i / GAMES_IN_SHARD, worker), run, some, network, lambda);
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
