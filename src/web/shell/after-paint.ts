/** Runs work after the next paint, so that the latest change is visible first. */

/** A hidden page does not paint; run after this many milliseconds at the latest. */
const FALLBACK_MS = 500;

/** Runs `run` right after the next paint; returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let due = true;
  const once = (): void => {
    if (!due) return;
    due = false;
    clearTimeout(late);
    run();
  };
  const late = setTimeout(once, document.hidden ? 0 : FALLBACK_MS);
  requestAnimationFrame(() => {
    // Animation frame callbacks run before painting, messages after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = once;
    port2.postMessage(null);
  });
  return () => {
    due = false;
    clearTimeout(late);
  };
}
