/** The reconnect gate: clients that come back get their tables before anybody's commands are carried out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableParts } from '../../../src/server/tables/open.js';
import { Hub } from '../../../src/server/ws/hub.js';
import { ReconnectGate } from '../../../src/server/ws/reconnect-gate.js';
import type { Watcher } from '../../../src/server/ws/watcher.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits at the gate and records when it opened. */
function waitAt(gate: ReconnectGate): string[] {
  const log: string[] = [];
  const settled = gate.settled();
  if (settled) void settled.then(() => log.push('open'));
  else log.push('open');
  return log;
}

describe('the gate after a start', () => {
  it('holds back commands until every connected client has its table or has given up', async () => {
    const gate = new ReconnectGate(3000);
    expect(waitAt(gate)).toEqual(['open']);
    const first = gate.startJoining();
    const second = gate.startJoining();
    const log = waitAt(gate);
    first();
    first();
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual([]);
    second();
    // Another client may follow right after.
    const third = gate.startJoining();
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual([]);
    third();
    await vi.advanceTimersByTimeAsync(160);
    expect(log).toEqual(['open']);
    expect(waitAt(gate)).toEqual(['open']);
  });

  it('does not wait for an idle connection', async () => {
    const gate = new ReconnectGate(3000);
    gate.startJoining();
    const log = waitAt(gate);
    await vi.advanceTimersByTimeAsync(1100);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual(['open']);
  });

  it('opens after a while, however many come', async () => {
    const gate = new ReconnectGate(3000);
    const log = waitAt(gate);
    expect(log).toEqual(['open']);
    gate.startJoining();
    const waiting = waitAt(gate);
    for (let i = 0; i < 29; i++) {
      await vi.advanceTimersByTimeAsync(100);
      gate.startJoining();
    }
    expect(waiting).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting).toEqual(['open']);
    gate.startJoining();
    expect(waitAt(gate)).toEqual(['open']);
  });
});

describe('the gate when another node has died', () => {
  const LATER = 60_000;

  it('closes for a crowd, not for a few', async () => {
    const gate = new ReconnectGate(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    for (let i = 0; i < 9; i++) gate.countArrival(`p${i}`, `t${i}`);
    gate.startJoining();
    expect(waitAt(gate)).toEqual(['open']);
    gate.countArrival('p9', 't9');
    const arrived = gate.startJoining();
    const log = waitAt(gate);
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toEqual([]);
    arrived();
    await vi.advanceTimersByTimeAsync(160);
    expect(log).toEqual(['open']);
    // Nobody had to wait for long, so the gate closes for the next crowd as well.
    for (let i = 0; i < 10; i++) gate.countArrival(`p${i}`, `t${i}`);
    gate.startJoining();
    expect(waitAt(gate)).toEqual([]);
  });

  it('does not close for a few people who reconnect again and again, nor for many at one table', async () => {
    const gate = new ReconnectGate(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    for (let i = 0; i < 1000; i++) gate.countArrival(`p${i % 9}`, `t${i}`);
    gate.startJoining();
    expect(waitAt(gate)).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(LATER);
    for (let i = 0; i < 1000; i++) gate.countArrival(`p${i}`, 'one table');
    gate.startJoining();
    expect(waitAt(gate)).toEqual(['open']);
  });

  it('does not close for people who connect and drop under one name after the other', async () => {
    const hub = new Hub(
      { changes: { onChange: () => undefined } } as unknown as TableParts,
      async () => new Set(),
    );
    await vi.advanceTimersByTimeAsync(LATER);
    const arrive = (i: number) => {
      const watcher = { person: `p${i}`, watched: new Set<string>() } as unknown as Watcher;
      hub.join(watcher);
      hub.gate.countArrival(watcher.person, `t${i}`);
      hub.gate.startJoining();
      return watcher;
    };
    for (let i = 0; i < 1000; i++) hub.leave(arrive(i));
    expect(waitAt(hub.gate)).toEqual(['open']);
    for (let i = 0; i < 100; i++) arrive(i);
    expect(waitAt(hub.gate)).toEqual([]);
  });

  it('cannot be kept closed by people who never watch a table', async () => {
    const gate = new ReconnectGate(3000, 10);
    await vi.advanceTimersByTimeAsync(LATER);
    const log: string[][] = [];
    let free = 0;
    for (let i = 0; i < 40; i++) {
      for (let n = 0; n < 20; n++) gate.countArrival(`p${n}`, `t${n}`);
      gate.startJoining();
      const one = waitAt(gate);
      free += one.length;
      log.push(one);
      await vi.advanceTimersByTimeAsync(100);
    }
    // At most three seconds of waiting, then one second without.
    expect(free).toBe(10);
    expect(log.every((one) => one.length === 1)).toBe(true);
  });
});
