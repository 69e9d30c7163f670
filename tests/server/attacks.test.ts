/** Thousands of messages that must change nothing, while honest people go on playing. */
import { describe, expect, test } from 'vitest';
import { attackUnderLoad } from '../../bench/server/attacks/attack-under-load.js';
import { Cluster } from '../../bench/server/cluster.js';

const MESSAGES = 4000;

describe('malformed, oversized, reordered, replayed and foreign messages', () => {
  test.each([
    ['with the limits as they come', '1'],
    ['with the limits lifted, so that each is looked at', '10000'],
  ])('change nothing and crash nothing %s', async (_, limits) => {
    const cluster = await Cluster.sqlite({ LIMIT_FACTOR: limits });
    try {
      const seed = Math.floor(Math.random() * 1e6);
      const report = await attackUnderLoad(cluster, { messages: MESSAGES, seed, width: 4, quiet: 1 });
      const why = `seed ${seed}`;
      expect(report.answers.faults, why).toEqual([]);
      expect(report.answers.sent, why).toBe(MESSAGES);
      expect(report.changed, why).toEqual([]);
      expect(report.survived, why).toBe(true);
      expect(report.refusals, why).toEqual({});
      expect(report.movesMeanwhile, why).toBeGreaterThan(0);
      const { moves } = report.honest;
      const sound = { moves, acknowledged: moves, missing: 0, twice: 0, unknown: 0, broken: 0 };
      expect(report.honest, why).toEqual(sound);
    } finally {
      await cluster.close();
    }
  });
});
