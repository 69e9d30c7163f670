/** Work that can wait: one piece at a time, when the page has nothing better to do. */
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

/** Puts `run` in the queue; returns how to take it out again. */
export function inTurn(run: () => void): () => void {
  waiting.add(run);
  if (asleep) {
    asleep = false;
    soon(next);
  }
  return () => waiting.delete(run);
}
