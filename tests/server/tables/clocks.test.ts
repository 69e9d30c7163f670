/** Clocks that are wrong or corrected: limits, players' time and timed work are not affected. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { shelf } from '../../../src/games/index.js';
import { type Running, startServer } from '../../../src/server/app.js';
import { JobRunner } from '../../../src/server/jobs/runner.js';
import { Buckets } from '../../../src/server/limits.js';
import { readOptions } from '../../../src/server/options.js';
import { SharedClock } from '../../../src/server/shared-clock.js';
import type { Database } from '../../../src/server/store/database.js';
import type { Store } from '../../../src/server/store/store.js';
import { Person, SMALL } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();

test('limits do not lock anybody out when the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10 * 3_600_000 });
  try {
    const buckets = new Buckets({ perSecond: 1000, burst: 10 });
    for (let i = 0; i < 10; i++) buckets.take('ada');
    vi.setSystemTime(9 * 3_600_000);
    expect(buckets.take('bo', 10)).toBe(true);
    const until = performance.now() + 20;
    while (performance.now() < until);
    expect(buckets.take('ada')).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe('a node whose clock is wrong', () => {
  test('uses the database’s time, reports that once, and is suspended until its clock is right', async () => {
    let wrong = 40_000;
    const database = { isShared: true, readClock: async () => Date.now() } as Database;
    const log = { error: vi.fn(), warn: vi.fn() };
    const clock = new SharedClock(database, () => Date.now() + wrong, log);
    await clock.start();
    await clock.check();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(500);
    expect(clock.isOff).toBe(true);
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.error.mock.calls[0][0]).toEqual({ seconds: 40 });
    wrong = 0;
    await clock.check();
    expect([clock.isOff, log.warn.mock.calls.length]).toEqual([false, 1]);
    clock.stop();
  });

  test('costs nobody a second if the clock is corrected while the server runs', async () => {
    let wrong = 0;
    const database = { isShared: true, readClock: async () => Date.now() } as Database;
    const clock = new SharedClock(database, () => Date.now() + wrong, { error: vi.fn(), warn: vi.fn() });
    await clock.start();
    for (wrong of [-3_600_000, 3_600_000]) expect(Math.abs(clock.now() - Date.now())).toBeLessThan(500);
    clock.stop();
  });

  test('does no timed work', async () => {
    const claim = vi.fn(async () => []);
    const store = { jobs: { claim, release: async () => undefined } } as unknown as Store;
    let isOff = true;
    let looks = 0;
    const runner = new JobRunner(
      store,
      'node',
      Date.now,
      () => undefined,
      5,
      undefined,
      () => {
        looks++;
        return isOff;
      },
    );
    runner.handle('clock', async () => undefined);
    runner.start();
    await expect.poll(() => looks).toBeGreaterThan(3);
    expect(claim).not.toHaveBeenCalled();
    isOff = false;
    await expect.poll(() => claim.mock.calls.length).toBeGreaterThan(0);
    await runner.stop();
  });

  test.skipIf(!postgres)('costs nobody their time: both nodes count moves alike', async () => {
    const url = await postgres!.migrated('clocks');
    const nodes: Running[] = [];
    afterAll(() => Promise.all(nodes.map((node) => node.stop())));
    const options = readOptions({
      PORT: '0',
      HOST: '127.0.0.1',
      LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
    });
    for (const wrong of [0, 40_000]) {
      const systemClock = () => Date.now() + wrong;
      nodes.push(await startServer(options, { shelf, page: null, version: 'test', systemClock }));
    }
    const urls = nodes.map(({ address }) => `http://127.0.0.1:${address.port}/`);
    const people = [await Person.enter(urls[0], 'Ada'), await Person.enter(urls[1], 'Bo')];
    const pace = { kind: 'live' as const, bank: 40, increment: 0 };
    const table = await people[0].make({ config: SMALL, first: 0, pace });
    await people[1].do(table, { do: 'sit' });
    // Looking brings the node up to date with what the other has written.
    await people[0].look(table);
    await people[0].do(table, { do: 'ready' });
    for (let i = 0; i < 12; i++) {
      for (const person of people) {
        const { document } = await person.look(table);
        const action = document.you.legal?.[0];
        if (action) await person.do(table, { do: 'play', action }, document.step);
      }
    }
    const { document } = await people[0].look(table);
    expect(document.moves).toBeGreaterThan(8);
    expect(document.seats.some(({ away }) => away)).toBe(false);
    for (const bank of document.clocks!.banks!) expect(bank).toBeGreaterThan(20_000);
  });
});
