/** Fitting: steps of Adam on random batches of the newest samples of a run. */
import { Random } from '../src/core/random.js';
import { beginRun, readCheckpoint, writeCheckpoint } from './checkpoint.js';
import { type Run, shardPaths } from './run.js';
import { joinSamples, readSamples, type Samples } from './samples.js';

export interface FitOptions {
  readonly seed: string;
  readonly batch: number;
  readonly rate: number;
  readonly decay: number;
  /** How often each sample of the window is drawn on average. */
  readonly passes: number;
  /** How many of the newest samples are used. */
  readonly window: number;
}

/** Trains on the newest samples and writes the checkpoint; returns the mean loss. */
export function fitRun(run: Run, options: FitOptions, say: (line: string) => void): number {
  const schema = run.rules.featureSchema;
  beginRun(run, options.seed);
  const checkpoint = readCheckpoint(run.checkpoint, schema);
  const { model, adam } = checkpoint;
  const samples = newest(run, options.window);
  const random = new Random(`${options.seed}/fit/${adam.steps}`);
  const count = samples.targets.length;
  const picks = new Int32Array(options.batch);
  const steps = Math.max(1, Math.round((count * options.passes) / options.batch));
  let sum = 0;
  let recent = 0;
  for (let step = 1; step <= steps; step++) {
    for (let i = 0; i < picks.length; i++) picks[i] = random.below(count);
    const loss = model.learnFrom(samples, picks, 0, picks.length);
    adam.step(model.weights, model.gradient, options.rate, options.decay);
    sum += loss;
    recent += loss;
    if (step % 100 === 0) {
      say(`step ${step} of ${steps}, loss ${(recent / 100).toFixed(4)}`);
      recent = 0;
    }
  }
  writeCheckpoint(run.checkpoint, schema, checkpoint);
  return sum / steps;
}

function newest(run: Run, window: number): Samples {
  const shards: Samples[] = [];
  let count = 0;
  for (const path of shardPaths(run).reverse()) {
    if (count >= window) break;
    const shard = readSamples(path, run.rules.featureSchema);
    shards.push(shard);
    count += shard.targets.length;
  }
  if (count === 0) throw new Error(`${run.folder} has no samples yet; begin with self-play`);
  return joinSamples(shards);
}
