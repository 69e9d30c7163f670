/** Bots’ thinking time is shared between people; nobody can take all of it. */
import { afterAll, describe, expect, test } from 'vitest';
import { FairQueue } from '../../../src/server/bots/fair-queue.js';
import { SMALL, serve } from '../help.js';

describe('the queue of decisions', () => {
  /** Takes `n` items that need this many milliseconds each. */
  const serveAll = (queue: FairQueue<string>, n: number, milliseconds = 10): string[] =>
    Array.from({ length: n }, () => {
      const { item, done } = queue.take()!;
      done(milliseconds);
      return item;
    });

  test("serves a newcomer's job before a hundred of a person who had their share", () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 100; i++) queue.add('greedy', `g${i}`);
    expect(serveAll(queue, 2)).toEqual(['g0', 'g1']);
    queue.add('modest', 'm0');
    expect(serveAll(queue, 3)).toContain('m0');
    expect(queue.length).toBe(96);
  });

  test('shares time, not numbers', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 10; i++) {
      queue.add('slow', 's');
      queue.add('quick', 'q');
    }
    const order: string[] = [];
    for (let i = 0; i < 9; i++) {
      const { item, done } = queue.take()!;
      order.push(item);
      done(item === 's' ? 80 : 10);
    }
    expect(order.filter((one) => one === 's').length).toBeLessThan(3);
  });

  test('keeps the order of each person, and drops people who have nothing in it', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2']) queue.add('a', item);
    expect(serveAll(queue, 2, 1000)).toEqual(['a1', 'a2']);
    queue.add('b', 'b1');
    queue.add('a', 'a3');
    expect(serveAll(queue, 2)).toEqual(['b1', 'a3']);
    expect(queue.take()).toBeUndefined();
  });
});

describe('tables with bots', () => {
  test('are limited for each host', async () => {
    const server = await serve({ LIMIT_FACTOR: '1' });
    afterAll(() => server.stop());
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const seats = [
      { who: 'open' as const, colour: 0 },
      { who: 'bot' as const, level: 'random', colour: 1 },
    ];
    for (let i = 0; i < 20; i++) await ada.make({ config: SMALL, seats });
    const refused = await ada.ask('POST', 'tables', { config: SMALL, seats });
    expect([refused.status, refused.body.code]).toEqual([413, 'too-much']);
    const plain = await ada.make({ config: SMALL });
    expect((await ada.do(plain, { do: 'bot', seat: 1, level: 'random' })).body.code).toBe('too-much');
    expect((await bo.ask('POST', 'tables', { config: SMALL, seats })).status).toBe(201);
  });
});
