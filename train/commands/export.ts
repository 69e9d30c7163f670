/** `export`: writes the newest checkpoint as a network file, by default the one that ships. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkFile } from '../checkpoint.js';
import { log } from '../log.js';
import { readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';

export async function exportCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, 'to', 'trust', 'average', 'packed']);
  const run = openRun(options);
  const bytes = networkFile(run, options);
  const path = options.to ?? join('src/bots/network/weights', `${run.name}.bin`);
  writeFileSync(path, bytes);
  log(run, `exported to ${path}, ${bytes.length} bytes`);
}
