/** The ladder of an arena: strengths in points, where 400 more are ten times the odds of coming out ahead. */
import type { Random } from '../../core/random.js';
import { type Interval, middle, redraw } from './bootstrap.js';
import { fitStrengths, type Prior, type Ranking, rankingsOf } from './plackett-luce.js';
import type { BlockResult } from './play-block.js';

export interface Rung {
  /** The bot's place in the arena's list. */
  readonly bot: number;
  readonly points: number;
  readonly interval: Interval;
}

const POINTS = 400 / Math.LN10;
/** Besides the games each bot has this much of a win and of a loss against a bot in the middle. */
const PRIOR = 0.5;

/** Strongest first; the anchor has 0 points, and the intervals are those of the distance to it. */
export function ladder(
  results: readonly BlockResult[],
  bots: number,
  anchor: number,
  resamples: number,
  random: Random,
): Rung[] {
  const { blocks, orders } = countOrders(results);
  const points = (drawn: readonly Counts[], prior: Prior): Float64Array => {
    const logs = fitStrengths(addUp(drawn, orders), bots, prior);
    return logs.map((log) => (log - logs[anchor]) * POINTS);
  };
  const even = Array<number>(bots).fill(PRIOR);
  const measured = points(blocks, { wins: even, losses: even });
  const spread = Array.from({ length: bots }, () => new Float64Array(resamples));
  const drawn = [...blocks];
  for (let i = 0; i < resamples; i++) {
    redraw(blocks, drawn, random);
    // The prior is drawn anew too: how far off a bot is that never lost, games alone do not tell.
    const prior = { wins: even.map(() => vary(random)), losses: even.map(() => vary(random)) };
    points(drawn, prior).forEach((value, bot) => {
      spread[bot][i] = value;
    });
  }
  return Array.from(measured, (value, bot) => ({ bot, points: value, interval: middle(spread[bot]) })).sort(
    (a, b) => b.points - a.points || a.bot - b.bot,
  );
}

/** Exponential with mean `PRIOR`, as the weights of a Bayesian bootstrap are; never quite 0. */
const vary = (random: Random): number => -Math.log(1 - random.fraction()) * PRIOR + 1e-3;

/** How often each order came up in a block. */
type Counts = ReadonlyMap<number, number>;

/** All pairs of one block number belong together: they had the same set-up. */
function countOrders(results: readonly BlockResult[]): { blocks: Counts[]; orders: number[][] } {
  const orders: number[][] = [];
  const ids = new Map<string, number>();
  const blocks = new Map<number, Map<number, number>>();
  for (const { task, games } of results) {
    const counts = blocks.get(task.block) ?? new Map<number, number>();
    blocks.set(task.block, counts);
    for (const { lineUp, ranks, isFinished } of games) {
      if (!isFinished) continue;
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
