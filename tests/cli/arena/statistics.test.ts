/** The statistics of the arena against known values, or values computed another way. */
import { describe, expect, it } from 'vitest';
import { blockBootstrap, shareInterval, shareOf } from '../../../src/cli/arena/bootstrap.js';
import {
  fitStrengths,
  logLikelihood,
  type Ranking,
  rankingsOf,
} from '../../../src/cli/arena/plackett-luce.js';
import { bounds, logRatio, verdict } from '../../../src/cli/arena/sprt.js';
import { Random } from '../../../src/core/random.js';

/** Draws an order from the model itself. */
function drawOrder(strengths: readonly number[], bots: readonly number[], random: Random): number[] {
  const left = [...bots];
  const order: number[] = [];
  while (left.length > 0) {
    let at = random.fraction() * left.reduce((sum, bot) => sum + strengths[bot], 0);
    let i = 0;
    while (i < left.length - 1 && at >= strengths[left[i]]) at -= strengths[left[i++]];
    order.push(...left.splice(i, 1));
  }
  return order;
}

describe('Plackett–Luce', () => {
  it('of two bots is the ratio of their wins', () => {
    const logs = fitStrengths(
      [
        { order: [0, 1], weight: 30 },
        { order: [1, 0], weight: 10 },
      ],
      2,
    );
    expect(logs[0] - logs[1]).toBeCloseTo(Math.log(3), 7);
    expect(logs[0] + logs[1]).toBeCloseTo(0, 9);
  });

  it('of one among three alike is the odds of its wins', () => {
    // First in 60 of 100 games among three others: 60 % = s / (s + 3), so s = 4.5, where the other places follow.
    const [first, second, third, fourth] = [0, 1, 2, 3].map((place) => {
      const order = [1, 1, 1];
      order.splice(place, 0, 0);
      return order;
    });
    const s = 4.5;
    const weights = [s / (s + 3)];
    weights.push((1 - weights[0]) * (s / (s + 2)));
    weights.push((1 - weights[0] - weights[1]) * (s / (s + 1)));
    weights.push(1 - weights[0] - weights[1] - weights[2]);
    const rankings = [first, second, third, fourth].map((order, i) => ({ order, weight: weights[i] }));
    const logs = fitStrengths(rankings, 2);
    expect(Math.exp(logs[0] - logs[1])).toBeCloseTo(s, 5);
  });

  it('finds the strengths that orders were drawn with, at the top of the likelihood', () => {
    const strengths = [1, 2, 5, 12];
    const random = new Random('orders');
    const rankings: Ranking[] = [];
    for (let i = 0; i < 4000; i++) {
      const table = [0, 1, 2, 3].map(() => random.below(4));
      rankings.push({ order: drawOrder(strengths, table, random), weight: 1 });
    }
    const logs = fitStrengths(rankings, 4);
    for (let bot = 1; bot < 4; bot++) {
      expect(Math.abs(logs[bot] - logs[0] - Math.log(strengths[bot]))).toBeLessThan(0.12);
    }
    const best = logLikelihood(rankings, logs);
    for (let bot = 0; bot < 4; bot++) {
      for (const step of [-0.01, 0.01]) {
        const moved = logs.slice();
        moved[bot] += step;
        expect(logLikelihood(rankings, moved)).toBeLessThan(best);
      }
    }
  });

  it('keeps a bot that never lost finite by its prior', () => {
    const prior = { wins: [0.5, 0.5], losses: [0.5, 0.5] };
    const logs = fitStrengths([{ order: [0, 1], weight: 20 }], 2, prior);
    // By symmetry the two are inverse to each other: (20.5) / s = 20 / (s + 1/s) + 1 / (s + 1).
    const s = Math.exp(logs[0]);
    expect(s * Math.exp(logs[1])).toBeCloseTo(1, 6);
    expect(20.5 / s).toBeCloseTo(20 / (s + 1 / s) + 1 / (s + 1), 6);
  });

  it('takes bots that share a place in each order equally often', () => {
    expect(rankingsOf([7, 8, 9], [3, 1, 2])).toEqual([{ order: [8, 9, 7], weight: 1 }]);
    const tied = rankingsOf([7, 8, 9], [1, 1, 3]);
    expect(tied).toHaveLength(2);
    expect(tied).toContainEqual({ order: [7, 8, 9], weight: 0.5 });
    expect(tied).toContainEqual({ order: [8, 7, 9], weight: 0.5 });
    expect(rankingsOf([0, 1, 2], [1, 1, 1])).toHaveLength(6);
  });
});

describe('block bootstrap', () => {
  it('of independent blocks is the interval of the mean', () => {
    const random = new Random('blocks');
    const blocks = Array.from({ length: 400 }, () => ({ points: random.below(5), games: 4 }));
    const share = shareOf(blocks);
    const [low, high] = shareInterval(blocks, 4000, new Random('draw'));
    // Points 0 to 4 evenly: the share of a block has variance 2 / 16, so the mean of 400 has 0.01768.
    expect(share).toBeCloseTo(0.5, 1);
    expect(share - low).toBeCloseTo(1.96 * 0.01768, 2);
    expect(high - share).toBeCloseTo(1.96 * 0.01768, 2);
  });

  it('holds the truth about 95 times of 100', () => {
    const random = new Random('cover');
    let held = 0;
    for (let run = 0; run < 400; run++) {
      // Games of a block depend on each other: all four go the same way half of the time.
      const blocks = Array.from({ length: 60 }, () => {
        const points =
          random.below(2) === 0
            ? random.below(4) === 0
              ? 4
              : 0
            : [0, 0, 0, 0].filter(() => random.below(4) === 0).length;
        return { points, games: 4 };
      });
      const [low, high] = shareInterval(blocks, 400, random);
      if (low <= 0.25 && 0.25 <= high) held++;
    }
    expect(held / 400).toBeGreaterThan(0.9);
    expect(held / 400).toBeLessThan(0.99);
  });

  it('does not claim certainty after a clean sweep', () => {
    const sweep = Array.from({ length: 20 }, () => ({ points: 4, games: 4 }));
    const [low, high] = shareInterval(sweep, 100, new Random('x'));
    expect(low).toBeCloseTo(0.025 ** (1 / 20), 12);
    expect(high).toBe(1);
    const none = Array.from({ length: 20 }, () => ({ points: 0, games: 4 }));
    expect(shareInterval(none, 100, new Random('x'))[1]).toBeCloseTo(1 - 0.025 ** (1 / 20), 12);
    expect(shareInterval([], 100, new Random('x'))).toEqual([0, 1]);
  });

  it('is the same for the same seed', () => {
    const blocks = [1, 5, 2, 8, 4];
    const sum = (drawn: readonly number[]): number => drawn.reduce((a, b) => a + b, 0);
    const first = blockBootstrap(blocks, sum, 50, new Random('s'));
    expect(blockBootstrap(blocks, sum, 50, new Random('s'))).toEqual(first);
  });
});

describe('sequential test', () => {
  it('has the bounds and the ratio of the formula', () => {
    expect(bounds(0.05).upper).toBeCloseTo(Math.log(19), 12);
    expect(bounds(0.05).lower).toBeCloseTo(-Math.log(19), 12);
    // Mean 0.5; squares 4 · 0.0625, and 0.35 · 0.65 / 4 once; so variance (0.25 + 0.056875) / 4.
    const sprt = { low: 0.25, high: 0.45, error: 0.05 };
    const ratio = logRatio([0.25, 0.75, 0.25, 0.75], sprt, 4);
    expect(ratio).toBeCloseTo((4 * 0.2 * 0.15) / ((0.25 + 0.056875) / 4), 10);
    expect(logRatio([], sprt, 4)).toBe(0);
  });

  it('errs about as rarely as specified, and stops early', () => {
    const sprt = { low: 0.25, high: 0.4, error: 0.05 };
    const random = new Random('sprt');
    for (const [truth, right] of [
      [0.25, 'low'],
      [0.4, 'high'],
    ] as const) {
      let wrong = 0;
      let blocks = 0;
      for (let run = 0; run < 500; run++) {
        const shares: number[] = [];
        let said = verdict(shares, sprt, 4);
        while (said === 'open') {
          const wins = [0, 0, 0, 0].filter(() => random.fraction() < truth).length;
          shares.push(wins / 4);
          said = verdict(shares, sprt, 4);
        }
        blocks += shares.length;
        if (said !== right) wrong++;
      }
      expect(wrong / 500, `truth ${truth}`).toBeLessThan(0.08);
      // A test of fixed length with the same errors needs about 25 blocks.
      expect(blocks / 500, `truth ${truth}`).toBeLessThan(20);
    }
  });
});
