/** Prints figures as JSON, and the machine they were measured on. */
import { availableParallelism, loadavg } from 'node:os';
import { round } from './figures.js';

export function print(figures: unknown): void {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}

export function printMachine(): void {
  print({
    at: new Date().toISOString(),
    cores: availableParallelism(),
    load: loadavg().map(round),
    node: process.version,
  });
}
