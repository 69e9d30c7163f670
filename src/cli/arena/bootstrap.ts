/** Bootstrap intervals that resample whole blocks, since games of a block share a set-up and are not independent. */
import type { Random } from '../../core/random.js';

export type Interval = readonly [low: number, high: number];

/** The 95 % interval of `statistic` over blocks drawn with replacement. */
export function blockBootstrap<Block>(
  blocks: readonly Block[],
  statistic: (drawn: readonly Block[]) => number,
  resamples: number,
  random: Random,
): Interval {
  const values = new Float64Array(resamples);
  const drawn = [...blocks];
  for (let i = 0; i < resamples; i++) {
    resample(blocks, drawn, random);
    values[i] = statistic(drawn);
  }
  return interval95(values);
}

export function resample<Block>(blocks: readonly Block[], drawn: Block[], random: Random): void {
  for (let k = 0; k < blocks.length; k++) drawn[k] = blocks[random.below(blocks.length)];
}

/** From the 2.5 % to the 97.5 % quantile. Sorts `values`. */
export function interval95(values: Float64Array): Interval {
  values.sort();
  return [quantile(values, 0.025), quantile(values, 0.975)];
}

function quantile(sorted: Float64Array, at: number): number {
  const index = at * (sorted.length - 1);
  const below = Math.floor(index);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (index - below);
}

/** Wins in one block; a shared win counts as its share. */
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
 * The 95 % interval of a share. If all blocks are 0 or all are 1, resampling shows no spread; the interval then ends
 * where that outcome would have a chance of 2.5 %.
 */
export function shareInterval(blocks: readonly BlockShare[], resamples: number, random: Random): Interval {
  const counted = blocks.filter(({ games }) => games > 0);
  if (counted.length === 0) return [0, 1];
  const share = shareOf(counted);
  const bound = 0.025 ** (1 / counted.length);
  if (share === 0) return [0, 1 - bound];
  if (share === 1) return [bound, 1];
  return blockBootstrap(counted, shareOf, resamples, random);
}
