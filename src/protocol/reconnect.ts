/** When to try again after a connection was lost: soon for a server that starts anew, seldom for one that is gone. */

/** Milliseconds before each attempt; the last one counts for all further ones. */
export const DELAYS: readonly number[] = [
  ...[150, 300, 500],
  // A restart takes a second or two; nobody shall wait much longer than that.
  ...Array<number>(25).fill(600),
  ...[3000, 5000, 10_000],
];

/**
 * The delay before the next attempt, after `failed` that came to nothing. All who lost the same server shall not come
 * back in the same moment.
 */
export function delayAfter(failed: number, delays = DELAYS, chance = Math.random()): number {
  return delays[Math.min(failed, delays.length - 1)] * (0.7 + 0.6 * chance);
}
