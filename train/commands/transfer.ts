/** `transfer`: begins a run with what the network of another table knows. */
import { existsSync } from 'node:fs';
import { readCheckpoint, writeCheckpoint } from '../checkpoint.js';
import { readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';
import { say } from '../say.js';
import { transfer } from '../transfer.js';

export async function transferCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, 'from-board', 'from-players', 'seed']);
  const run = openRun(options);
  if (existsSync(run.checkpoint))
    throw new Error(`${run.checkpoint} is there already; remove it to begin anew`);
  const other = openRun({
    ...options,
    board: options['from-board'] ?? 'hanseatic-45',
    players: options['from-players'] ?? '4',
  });
  const schema = run.rules.featureSchema;
  const from = readCheckpoint(other.checkpoint, other.rules.featureSchema);
  const checkpoint = transfer(from, other.rules.featureSchema, schema, options.seed ?? 'kontor');
  writeCheckpoint(run.checkpoint, schema, checkpoint);
  say(run, `begun with what ${other.name} knows`);
}
