/**
 * Easier settings of a level: instead of blundering now and then, the bot accepts any choice that loses little. The loss
 * of a single decision is bounded, so an easy bot plays loosely, never foolishly.
 */
import type { Random } from '../core/random.js';

/** How much a decision may lose against the best one found, in points. */
export const EASE: Readonly<Record<string, number>> = { medium: 0.8, easy: 2 };

/** The index of one of the first `count` values that are within `loss` of the best, with equal chances. */
export function chooseWithin(values: ArrayLike<number>, count: number, loss: number, random: Random): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) best = Math.max(best, values[i]);
  let good = 0;
  let chosen = 0;
  for (let i = 0; i < count; i++) if (values[i] >= best - loss && random.below(++good) === 0) chosen = i;
  return chosen;
}
