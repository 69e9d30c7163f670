/**
 * Loaded into a server (`--import`) to make its clock wrong: `Date` is off by the milliseconds in CLOCK_FILE, which
 * is read again at SIGUSR2. Timers and the monotonic clock stay right, as when an operator sets the clock.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

let offset = 0;
const RealDate = Date;

class WrongDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = WrongDate as DateConstructor;
if (isMainThread) {
  process.on('SIGUSR2', () => {
    offset = Number(readFileSync(process.env.CLOCK_FILE!, 'utf8'));
  });
}
