/** Progress, on the terminal and in the run's log file. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './run.js';

export function log(run: Run, line: string): void {
  process.stdout.write(`${run.name}: ${line}\n`);
  appendFileSync(join(run.folder, 'log.txt'), `${line}\n`);
}
