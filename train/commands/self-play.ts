/** `self-play`: games by the newest checkpoint, written as samples. */
import { beginRun } from '../checkpoint.js';
import { type Generation, generate, type LotReport } from '../generate.js';
import { numberIn, type Options, readOptions } from '../options.js';
import { nextGeneration, openRun, RUN_OPTIONS } from '../run.js';
import { say } from '../say.js';

export const PLAY_OPTIONS = [
  'games',
  'lots',
  'seconds',
  'workers',
  'seed',
  'lambda',
  'longest',
  'any',
  'warmth',
  'beam',
  'teacher',
  'variants',
  'traders',
  'trust',
] as const;

export async function selfPlayCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, ...PLAY_OPTIONS]);
  await play(options);
}

/** Plays as the options say and returns how many samples came of it. */
export async function play(options: Options): Promise<number> {
  const run = openRun(options);
  const job: Generation = {
    options,
    first: nextGeneration(run),
    lots: numberIn(options, 'lots', 1),
    seconds: numberIn(options, 'seconds', 1e9),
    gamesInLot: numberIn(options, 'games', 50),
    seed: options.seed ?? 'kontor',
    lambda: numberIn(options, 'lambda', 0.9),
    longest: numberIn(options, 'longest', 60) * run.rules.players,
    any: numberIn(options, 'any', 0.02),
    warmth: numberIn(options, 'warmth', 0.005),
    beam: numberIn(options, 'beam', 3),
    teacher: options.teacher === 'yes',
    variants: numberIn(options, 'variants', 20),
    traders: numberIn(options, 'traders', 0),
  };
  beginRun(run, job.seed);
  const start = performance.now();
  let samples = 0;
  await generate(job, numberIn(options, 'workers', 2), (lot) => {
    samples += lot.samples;
    say(run, describe(lot, (performance.now() - start) / 1000));
  });
  return samples;
}

const describe = (lot: LotReport, seconds: number): string =>
  [
    `lot ${lot.generation}: ${lot.games} games`,
    `${lot.samples} samples`,
    `${(lot.turns / lot.games).toFixed(1)} turns`,
    `${(lot.decisions / lot.games).toFixed(0)} decisions`,
    `${(lot.points / lot.games).toFixed(1)} points a seat`,
    `${lot.unfinished} broken off`,
    `${seconds.toFixed(0)} s`,
  ].join(', ');
