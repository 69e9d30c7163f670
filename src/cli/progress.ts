/** Progress on the last line of a terminal; nothing where standard error is none. */

/** `start` is when it began, by `performance.now()`. */
export function showProgress(done: number, total: number, what: string, start: number): void {
  if (!process.stderr.isTTY) return;
  const left = ((performance.now() - start) / 1000 / done) * (total - done);
  process.stderr.write(`\r\u001b[K${done} of ${total} ${what}, ${Math.ceil(left)} s left`);
}

export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
