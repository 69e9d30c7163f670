/** The crowd at the door: who comes back is let in before anybody goes on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rush } from '../../src/server/ws/rush.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What one who wants to go on has to say so far. */
function wanting(rush: Rush): string[] {
  const log: string[] = [];
  const over = rush.over();
  if (over) void over.then(() => log.push('goes on'));
  else log.push('goes on');
  return log;
}

describe('the rush after a start', () => {
  it('keeps those who are in waiting until all who have come have their table or have given up', async () => {
    const rush = new Rush(3000);
    expect(wanting(rush)).toEqual(['goes on']);
    const first = rush.come();
    const second = rush.come();
    const log = wanting(rush);
    first();
    first();
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual([]);
    second();
    // Somebody else may be just behind.
    const third = rush.come();
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual([]);
    third();
    await vi.advanceTimersByTimeAsync(160);
    expect(log).toEqual(['goes on']);
    expect(wanting(rush)).toEqual(['goes on']);
  });

  it('does not wait for one who stays at the door', async () => {
    const rush = new Rush(3000);
    rush.come();
    const log = wanting(rush);
    await vi.advanceTimersByTimeAsync(1100);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual(['goes on']);
  });

  it('does not last, however many come', async () => {
    const rush = new Rush(3000);
    const log = wanting(rush);
    expect(log).toEqual(['goes on']);
    rush.come();
    const waiting = wanting(rush);
    for (let i = 0; i < 29; i++) {
      await vi.advanceTimersByTimeAsync(100);
      rush.come();
    }
    expect(waiting).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting).toEqual(['goes on']);
    rush.come();
    expect(wanting(rush)).toEqual(['goes on']);
  });
});

describe('the rush when another node has died', () => {
  const LATER = 60_000;

  it('begins with a crowd, not with a few', async () => {
    const rush = new Rush(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    for (let i = 0; i < 9; i++) rush.count();
    rush.come();
    expect(wanting(rush)).toEqual(['goes on']);
    rush.count();
    const arrived = rush.come();
    const log = wanting(rush);
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toEqual([]);
    arrived();
    await vi.advanceTimersByTimeAsync(160);
    expect(log).toEqual(['goes on']);
    // Nobody had to wait for long, so the next crowd is let in first as well.
    for (let i = 0; i < 10; i++) rush.count();
    rush.come();
    expect(wanting(rush)).toEqual([]);
  });

  it('cannot be kept up by people who never look at a table', async () => {
    const rush = new Rush(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    const log: string[][] = [];
    let free = 0;
    for (let i = 0; i < 40; i++) {
      for (let n = 0; n < 20; n++) rush.count();
      rush.come();
      const one = wanting(rush);
      free += one.length;
      log.push(one);
      await vi.advanceTimersByTimeAsync(100);
    }
    // Three seconds of waiting at most, then one without.
    expect(free).toBe(10);
    expect(log.every((one) => one.length === 1)).toBe(true);
  });
});
