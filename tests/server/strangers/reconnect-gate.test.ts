/** The crowd at the door: who comes back is let in before anybody goes on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReconnectGate } from '../../../src/server/ws/reconnect-gate.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What one who wants to go on has to say so far. */
function wanting(gate: ReconnectGate): string[] {
  const log: string[] = [];
  const settled = gate.settled();
  if (settled) void settled.then(() => log.push('goes on'));
  else log.push('goes on');
  return log;
}

describe('the gate after a start', () => {
  it('keeps those who are in waiting until all who have come have their table or have given up', async () => {
    const gate = new ReconnectGate(3000);
    expect(wanting(gate)).toEqual(['goes on']);
    const first = gate.startJoining();
    const second = gate.startJoining();
    const log = wanting(gate);
    first();
    first();
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual([]);
    second();
    // Somebody else may be just behind.
    const third = gate.startJoining();
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual([]);
    third();
    await vi.advanceTimersByTimeAsync(160);
    expect(log).toEqual(['goes on']);
    expect(wanting(gate)).toEqual(['goes on']);
  });

  it('does not wait for one who stays at the door', async () => {
    const gate = new ReconnectGate(3000);
    gate.startJoining();
    const log = wanting(gate);
    await vi.advanceTimersByTimeAsync(1100);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual(['goes on']);
  });

  it('does not last, however many come', async () => {
    const gate = new ReconnectGate(3000);
    const log = wanting(gate);
    expect(log).toEqual(['goes on']);
    gate.startJoining();
    const waiting = wanting(gate);
    for (let i = 0; i < 29; i++) {
      await vi.advanceTimersByTimeAsync(100);
      gate.startJoining();
    }
    expect(waiting).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting).toEqual(['goes on']);
    gate.startJoining();
    expect(wanting(gate)).toEqual(['goes on']);
  });
});

describe('the gate when another node has died', () => {
  const LATER = 60_000;

  it('begins with a crowd, not with a few', async () => {
    const gate = new ReconnectGate(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    for (let i = 0; i < 9; i++) gate.countArrival(`p${i}`, `t${i}`);
    gate.startJoining();
    expect(wanting(gate)).toEqual(['goes on']);
    gate.countArrival('p9', 't9');
    const arrived = gate.startJoining();
    const log = wanting(gate);
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toEqual([]);
    arrived();
    await vi.advanceTimersByTimeAsync(160);
    expect(log).toEqual(['goes on']);
    // Nobody had to wait for long, so the next crowd is let in first as well.
    for (let i = 0; i < 10; i++) gate.countArrival(`p${i}`, `t${i}`);
    gate.startJoining();
    expect(wanting(gate)).toEqual([]);
  });

  it('is not closed by a few people who come again and again, nor by many at one table', async () => {
    const gate = new ReconnectGate(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    for (let i = 0; i < 1000; i++) gate.countArrival(`p${i % 9}`, `t${i}`);
    gate.startJoining();
    expect(wanting(gate)).toEqual(['goes on']);
    await vi.advanceTimersByTimeAsync(LATER);
    for (let i = 0; i < 1000; i++) gate.countArrival(`p${i}`, 'one table');
    gate.startJoining();
    expect(wanting(gate)).toEqual(['goes on']);
  });

  it('cannot be kept up by people who never look at a table', async () => {
    const gate = new ReconnectGate(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    const log: string[][] = [];
    let free = 0;
    for (let i = 0; i < 40; i++) {
      for (let n = 0; n < 20; n++) gate.countArrival(`p${n}`, `t${n}`);
      gate.startJoining();
      const one = wanting(gate);
      free += one.length;
      log.push(one);
      await vi.advanceTimersByTimeAsync(100);
    }
    // Three seconds of waiting at most, then one without.
    expect(free).toBe(10);
    expect(log.every((one) => one.length === 1)).toBe(true);
  });
});
