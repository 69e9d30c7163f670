/** Intervals by drawing whole blocks anew: games of one block share their set-up and so are not independent. */
import type { Random } from '../../core/random.js';

export type Interval = readonly [low: number, high: number];

/** The middle 95 % of `statistic` over `resamples` draws of as many blocks, with replacement. */
export function blockBootstrap<Block>(
  blocks: readonly Block[],
  statistic: (drawn: readonly Block[]) => number,
  resamples: number,
  random: Random,
): Interval {
  const values = new Float64Array(resamples);
  const drawn = [...blocks];
  for (let i = 0; i < resamples; i++) {
    redraw(blocks, drawn, random);
    values[i] = statistic(drawn);
  }
  return middle(values);
}

export function redraw<Block>(blocks: readonly Block[], drawn: Block[], random: Random): void {
  for (let k = 0; k < blocks.length; k++) drawn[k] = blocks[random.below(blocks.length)];
}

/** From the 2.5 % to the 97.5 % quantile; puts `values` in order. */
export function middle(values: Float64Array): Interval {
  values.sort();
  return [quantile(values, 0.025), quantile(values, 0.975)];
}

function quantile(sorted: Float64Array, at: number): number {
  const place = at * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/** The share of the win in one block: points (a shared win counts as its share) out of games. */
export interface BlockShare {
  readonly points: number;
  readonly games: number;
}

export const shareOf = (blocks: readonly BlockShare[]): number => {
  let points = 0;
  let games = 0;
  for (const block of blocks) {
    points += block.points;
    games += block.games;
  }
  return games === 0 ? Number.NaN : points / games;
};

/**
 * The interval of a share. Where every block came out 0 or 1 drawing anew shows no spread at all; then the
 * interval ends where so even an outcome would have a chance of 2.5 %.
 */
export function shareInterval(blocks: readonly BlockShare[], resamples: number, random: Random): Interval {
  const counted = blocks.filter(({ games }) => games > 0);
  if (counted.length === 0) return [0, 1];
  const share = shareOf(counted);
  const rare = 0.025 ** (1 / counted.length);
  if (share === 0) return [0, 1 - rare];
  if (share === 1) return [rare, 1];
  return blockBootstrap(counted, shareOf, resamples, random);
}
