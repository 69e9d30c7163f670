/** Calls `run` once, when the device gets its connection back; returns a function that stops waiting. */
export function onceOnline(run: () => void): () => void {
  addEventListener('online', run, { once: true });
  return () => removeEventListener('online', run);
}
