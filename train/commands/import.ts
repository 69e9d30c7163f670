/** `import`: begins a run as a network that was exported before, by default the one that ships. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Adam } from '../adam.js';
import { writeCheckpoint } from '../checkpoint.js';
import { modelFrom } from '../import.js';
import { log } from '../log.js';
import { numberIn, readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';

export async function importCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, 'from', 'trust']);
  const run = openRun(options);
  const path = options.from ?? join('src/bots/network/weights', `${run.name}.bin`);
  const { featureSchema } = run.rules;
  const model = modelFrom(readFileSync(path), featureSchema, path);
  // What `export` scaled down is scaled up again.
  model.scaleCorrection(1 / numberIn(options, 'trust', 1));
  writeCheckpoint(run.checkpoint, featureSchema, { model, adam: new Adam(model.weights.length) });
  log(run, `begins as ${path}`);
}
