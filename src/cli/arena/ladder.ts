/** Bots ranked by strength in points: 400 points more are ten times the odds of finishing ahead. */
import type { Random } from '../../core/random.js';
import { type Interval, interval95, resample } from './bootstrap.js';
import { fitStrengths, type Prior, type Ranking, rankingsOf } from './plackett-luce.js';
import type { BlockResult } from './play-block.js';

interface Rung {
  /** Index in the arena's list of bots. */
  readonly bot: number;
  readonly points: number;
  readonly interval: Interval;
}

const POINTS_PER_LOG = 400 / Math.LN10;
/** Wins and losses against an average bot added for each bot, so that one that never lost has a finite strength. */
const PRIOR = 0.5;

/** Strongest first. The anchor has 0 points; intervals are those of the distance to it. */
export function rankBots(
  results: readonly BlockResult[],
  bots: number,
  anchor: number,
  resamples: number,
  random: Random,
): Rung[] {
  const { blocks, orders } = countOrders(results);
  const points = (drawn: readonly Counts[], prior: Prior): Float64Array => {
    const logs = fitStrengths(addUp(drawn, orders), bots, prior);
    return logs.map((log) => (log - logs[anchor]) * POINTS_PER_LOG);
  };
  const even = Array<number>(bots).fill(PRIOR);
  const measured = points(blocks, { wins: even, losses: even });
  const spread = Array.from({ length: bots }, () => new Float64Array(resamples));
  const drawn = [...blocks];
  for (let i = 0; i < resamples; i++) {
    resample(blocks, drawn, random);
    // The prior varies too: the games alone cannot tell how far ahead a bot is that never lost.
    const prior = { wins: even.map(() => drawPrior(random)), losses: even.map(() => drawPrior(random)) };
    points(drawn, prior).forEach((value, bot) => {
      spread[bot][i] = value;
    });
  }
  return Array.from(measured, (value, bot) => ({
    bot,
    points: value,
    interval: interval95(spread[bot]),
  })).sort((a, b) => b.points - a.points || a.bot - b.bot);
}

/** Exponential with mean `PRIOR`, like the weights of a Bayesian bootstrap; never 0. */
const drawPrior = (random: Random): number => -Math.log(1 - random.fraction()) * PRIOR + 1e-3;

/** How often each finishing order occurred in a block. */
type Counts = ReadonlyMap<number, number>;

/** Tasks with the same block number had the same set-up, so they count as one block. */
function countOrders(results: readonly BlockResult[]): { blocks: Counts[]; orders: number[][] } {
  const orders: number[][] = [];
  const ids = new Map<string, number>();
  const blocks = new Map<number, Map<number, number>>();
  for (const { task, games } of results) {
    const counts = blocks.get(task.block) ?? new Map<number, number>();
    blocks.set(task.block, counts);
    for (const { lineUp, scores, isFinished } of games) {
      if (!isFinished) continue;
      const ranks = scores.map(({ rank }) => rank);
      for (const { order, weight } of rankingsOf(lineUp, ranks)) {
        const key = order.join();
        const id = ids.get(key) ?? orders.push([...order]) - 1;
        ids.set(key, id);
        counts.set(id, (counts.get(id) ?? 0) + weight);
      }
    }
  }
  return { blocks: [...blocks.values()], orders };
}

function addUp(drawn: readonly Counts[], orders: readonly number[][]): Ranking[] {
  const weights = new Float64Array(orders.length);
  for (const counts of drawn) for (const [id, weight] of counts) weights[id] += weight;
  return orders.map((order, id) => ({ order, weight: weights[id] })).filter(({ weight }) => weight > 0);
}
