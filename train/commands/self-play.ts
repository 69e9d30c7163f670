/** `self-play`: games by the newest checkpoint, written as samples. */
import { beginRun } from '../checkpoint.js';
import { type Generation, generate, type ShardReport } from '../generate.js';
import { log } from '../log.js';
import { numberIn, type Options, readOptions } from '../options.js';
import { nextGeneration, openRun, RUN_OPTIONS } from '../run.js';

export const PLAY_OPTIONS = [
  'games',
  'shards',
  'seconds',
  'workers',
  'seed',
  'lambda',
  'longest',
  'random',
  'temperature',
  'beam',
  'teacher',
  'variants',
  'traders',
  'trust',
  'average',
  'bold-rate',
  'bold-trust',
  'plain-rate',
] as const;

export async function selfPlayCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, ...PLAY_OPTIONS]);
  await play(options);
}

/** Plays games and returns the number of samples. */
export async function play(options: Options): Promise<number> {
  const run = openRun(options);
  const job: Generation = {
    options,
    first: nextGeneration(run),
    shards: numberIn(options, 'shards', 1),
    seconds: numberIn(options, 'seconds', 1e9),
    gamesInShard: numberIn(options, 'games', 50),
    seed: options.seed ?? 'kontor',
    lambda: numberIn(options, 'lambda', 0.9),
    longest: numberIn(options, 'longest', 60) * run.rules.players,
    randomRate: numberIn(options, 'random', 0.02),
    temperature: numberIn(options, 'temperature', 0.005),
    beam: numberIn(options, 'beam', 3),
    teacher: options.teacher === 'yes',
    variants: numberIn(options, 'variants', 20),
    traders: numberIn(options, 'traders', 0),
    boldRate: numberIn(options, 'bold-rate', 0),
    boldTrust: numberIn(options, 'bold-trust', 1),
    plainRate: numberIn(options, 'plain-rate', 0),
  };
  beginRun(run, job.seed);
  const start = performance.now();
  let samples = 0;
  await generate(job, numberIn(options, 'workers', 2), (shard) => {
    samples += shard.samples;
    log(run, describe(shard, (performance.now() - start) / 1000));
  });
  return samples;
}

const describe = (shard: ShardReport, seconds: number): string =>
  [
    `shard ${shard.generation}: ${shard.games} games`,
    `${shard.samples} samples`,
    `${(shard.turns / shard.games).toFixed(1)} turns`,
    `${(shard.decisions / shard.games).toFixed(0)} decisions`,
    `${(shard.points / shard.games).toFixed(1)} points a seat`,
    `${shard.unfinished} abandoned`,
    `${seconds.toFixed(0)} s`,
  ].join(', ');
