/** The crowd at the door after a start: who comes back is let in before anybody goes on. */
import { describe, expect, it } from 'vitest';
import { Rush } from '../../src/server/ws/rush.js';

/** What has happened so far, once all that could happen has. */
const settled = async (log: readonly string[]): Promise<string[]> => {
  await new Promise((resolve) => setImmediate(resolve));
  return [...log];
};

describe('the rush after a start', () => {
  it('keeps those who are in waiting until all who have come have their table or have given up', async () => {
    const rush = new Rush(60_000);
    expect(rush.over()).toBeUndefined();
    const first = rush.come();
    const second = rush.come();
    const log: string[] = [];
    void rush.over()!.then(() => log.push('goes on'));
    first();
    first();
    expect(await settled(log)).toEqual([]);
    second();
    expect(await settled(log)).toEqual(['goes on']);
    expect(rush.over()).toBeUndefined();
  });

  it('does not last, whoever stays at the door', async () => {
    const rush = new Rush(20);
    rush.come();
    await rush.over();
    rush.come();
    expect(rush.over()).toBeUndefined();
  });
});
