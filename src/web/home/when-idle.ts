/** A queue of low-priority work: one task at a time, when the page is idle. */
const waiting = new Set<() => void>();
let asleep = true;

const soon = (run: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 30);
  else requestIdleCallback(run, { timeout: 2000 });
};

function next(): void {
  const [run] = waiting;
  asleep = run === undefined;
  if (!run) return;
  waiting.delete(run);
  run();
  soon(next);
}

/** Queues `run`; returns a function that removes it again. */
export function whenIdle(run: () => void): () => void {
  waiting.add(run);
  if (asleep) {
    asleep = false;
    soon(next);
  }
  return () => waiting.delete(run);
}
