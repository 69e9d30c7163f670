/** Work that may wait until what has just changed can be seen. */

/** A page that is not shown paints nothing; then it is done anyway after this many milliseconds. */
const AT_LATEST = 500;

/** Runs it right after the next frame was painted; returns how to call it off. */
export function afterPaint(run: () => void): () => void {
  let due = true;
  const once = (): void => {
    if (!due) return;
    due = false;
    clearTimeout(late);
    run();
  };
  const late = setTimeout(once, document.hidden ? 0 : AT_LATEST);
  requestAnimationFrame(() => {
    // The frame's callbacks come before its painting, a message after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = once;
    port2.postMessage(null);
  });
  return () => {
    due = false;
    clearTimeout(late);
  };
}
