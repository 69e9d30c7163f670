/** `fit`: learns from the newest samples. */
import { type FitOptions, fitRun } from '../fit.js';
import { log } from '../log.js';
import { numberIn, type Options, readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';

export const FIT_OPTIONS = ['seed', 'batch', 'rate', 'decay', 'passes', 'window'] as const;

export async function fitCommand(words: readonly string[]): Promise<void> {
  learn(readOptions(words, [...RUN_OPTIONS, ...FIT_OPTIONS]));
}

export function learn(options: Options): void {
  const run = openRun(options);
  const how: FitOptions = {
    seed: options.seed ?? 'kontor',
    batch: numberIn(options, 'batch', 512),
    rate: numberIn(options, 'rate', 0.001),
    decay: numberIn(options, 'decay', 0.05),
    passes: numberIn(options, 'passes', 1),
    window: numberIn(options, 'window', 300_000),
  };
  const start = performance.now();
  const loss = fitRun(run, how, (line) => log(run, line));
  log(run, `fitted: mean loss ${loss.toFixed(4)}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
