/** `curves`: draws the runs that the training log has tables of. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { plotSvg } from '../../src/cli/plot/plot.js';
import { lossPanel } from '../curve.js';
import { readOptions } from '../options.js';

interface LoggedRun {
  readonly title: string;
  /** Seconds, and the losses of the network and of the readable evaluation alone. */
  readonly rows: readonly (readonly [number, number, number])[];
}

/** Tables that begin with seconds, samples, steps and two losses, by the heading above each. */
export function runsIn(log: string): LoggedRun[] {
  let title = '';
  let rows: [number, number, number][] | undefined;
  const runs: LoggedRun[] = [];
  for (const line of log.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (line.startsWith('## ')) title = line.slice(3).replaceAll('`', '');
    if (cells[0] === 'seconds') {
      rows = [];
      runs.push({ title, rows });
    } else if (cells.length === 0) rows = undefined;
    else if (rows && /^\d/.test(cells[0])) rows.push([Number(cells[0]), Number(cells[3]), Number(cells[4])]);
  }
  return runs;
}

export async function curvesCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, ['from', 'to']);
  const runs = runsIn(readFileSync(options.from ?? 'docs/training-log.md', 'utf8'));
  const panels = runs.map(({ title, rows }) =>
    lossPanel(title, 'seconds', [
      { name: 'network', points: rows.map(([x, y]) => ({ x, y })) },
      { name: 'evaluation alone', points: rows.map(([x, , y]) => ({ x, y })) },
    ]),
  );
  mkdirSync('docs/training', { recursive: true });
  const path = options.to ?? 'docs/training/curves.svg';
  writeFileSync(path, plotSvg('Learning', 'loss on new games before they were learnt from', panels));
  process.stdout.write(`${path}: ${runs.length} runs\n`);
}
