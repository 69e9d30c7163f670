/** Thousands of messages that must change nothing, while honest people go on playing. */
import { describe, expect, test } from 'vitest';
import { besiege } from '../../bench/server/attacks/siege.js';
import { Scene } from '../../bench/server/scene.js';

const MESSAGES = 4000;

describe('malformed, oversized, reordered, replayed and foreign messages', () => {
  test.each([
    ['with the limits as they come', '1'],
    ['with the limits lifted, so that each is looked at', '10000'],
  ])('change nothing and crash nothing %s', async (_, limits) => {
    const scene = await Scene.sqlite({ LIMIT_FACTOR: limits });
    try {
      const seed = Math.floor(Math.random() * 1e6);
      const siege = await besiege(scene, { messages: MESSAGES, seed, width: 4, quiet: 1 });
      const why = `seed ${seed}`;
      expect(siege.answers.faults, why).toEqual([]);
      expect(siege.answers.sent, why).toBe(MESSAGES);
      expect(siege.changed, why).toEqual([]);
      expect(siege.survived, why).toBe(true);
      expect(siege.refusals, why).toEqual({});
      expect(siege.movesMeanwhile, why).toBeGreaterThan(0);
      const { moves } = siege.honest;
      const sound = { moves, acknowledged: moves, missing: 0, twice: 0, unknown: 0, broken: 0 };
      expect(siege.honest, why).toEqual(sound);
    } finally {
      await scene.close();
    }
  });
});
