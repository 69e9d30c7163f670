/** `transfer`: starts a run from the network of another board or number of players. */
import { existsSync } from 'node:fs';
import { readCheckpoint, writeCheckpoint } from '../checkpoint.js';
import { log } from '../log.js';
import { readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';
import { transfer } from '../transfer.js';

export async function transferCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, 'from-board', 'from-players', 'seed']);
  const run = openRun(options);
  if (existsSync(run.checkpoint))
    throw new Error(`${run.checkpoint} already exists; remove it to start over`);
  const other = openRun({
    ...options,
    board: options['from-board'] ?? 'hanseatic-45',
    players: options['from-players'] ?? '4',
  });
  const schema = run.rules.featureSchema;
  const from = readCheckpoint(other.checkpoint, other.rules.featureSchema);
  const checkpoint = transfer(from, other.rules.featureSchema, schema, options.seed ?? 'kontor');
  writeCheckpoint(run.checkpoint, schema, checkpoint);
  log(run, `started from ${other.name}`);
}
