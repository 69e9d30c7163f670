/**
 * Hundreds of messages that must change nothing, while honest people keep playing. `npm run proof` sends more, and
 * sends them with the limits as they come, too; here they are lifted, so that each message is looked at.
 */
import { expect, test } from 'vitest';
import { attackUnderLoad } from '../../../bench/server/attacks/attack-under-load.js';
import { Cluster } from '../../../bench/server/cluster.js';

const MESSAGES = 400;
/** The same messages every time; try others with the variable ATTACK_SEED. */
const SEED = Number(process.env.ATTACK_SEED ?? 13);

test('malformed, oversized, reordered, replayed and foreign messages change nothing and crash nothing', async () => {
  const cluster = await Cluster.sqlite({ LIMIT_FACTOR: '10000' });
  try {
    const report = await attackUnderLoad(cluster, { messages: MESSAGES, seed: SEED, width: 4, quiet: 0.3 });
    expect(report.answers.faults).toEqual([]);
    expect(report.answers.sent).toBe(MESSAGES);
    expect(report.changed).toEqual([]);
    expect(report.survived).toBe(true);
    expect(report.refusals).toEqual({});
    expect(report.movesMeanwhile).toBeGreaterThan(0);
    const { moves } = report.honest;
    const sound = { moves, acknowledged: moves, missing: 0, twice: 0, unknown: 0, broken: 0 };
    expect(report.honest).toEqual(sound);
  } finally {
    await cluster.close();
  }
});
