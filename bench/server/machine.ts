/** Figures as they are printed, and what the machine did besides. */
import { availableParallelism, loadavg } from 'node:os';
import { round } from '../page/figures.js';

export function tell(figures: unknown): void {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}

export function tellMachine(): void {
  tell({
    at: new Date().toISOString(),
    cores: availableParallelism(),
    load: loadavg().map(round),
    node: process.version,
  });
}
