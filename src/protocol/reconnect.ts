/** When to reconnect after a lost connection: soon to a server that restarts, rarely to one that is gone. */

/** Milliseconds before each attempt; the last one is used for all further ones. */
const DELAYS: readonly number[] = [
  ...[150, 300, 500],
  // A restart takes a second or two, and nobody should wait much longer.
  ...Array<number>(25).fill(600),
  ...[3000, 5000, 10_000],
];

/** The delay before the next attempt, after `failed` attempts; random, so that not all clients come at once. */
export function delayAfter(failed: number, delays = DELAYS, chance = Math.random()): number {
  return delays[Math.min(failed, delays.length - 1)] * (0.7 + 0.6 * chance);
}
