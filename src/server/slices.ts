/**
 * Long work on the event loop, in slices: whatever else waits goes on in between. However much of it there is, each turn
 * of the event loop has one slice.
 */
import type { Steps } from '../core/history/steps.js';

const SLICE_MS = 5;
/** Those who wait for their next slice. */
const waiting: (() => void)[] = [];

function goOn(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(goOn);
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn);
  });

export class Slices {
  private end = performance.now() + SLICE_MS;

  /** Whether the slice is used up: then await `rest`. Awaiting every time would take longer than the work. */
  get areDue(): boolean {
    return performance.now() >= this.end;
  }

  async rest(): Promise<void> {
    await nextTurn();
    this.end = performance.now() + SLICE_MS;
  }
}

export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  const slices = new Slices();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (slices.areDue) await slices.rest();
  }
}
