/** The page's connection: patches, coming back, and commands that are neither lost nor done twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import type { TableDocument } from '../../src/protocol/document.js';
import { delayAfter } from '../../src/protocol/reconnect.js';
import { type Change, Client, type Line } from '../../src/web/online/connection/client.js';
import type { Problem } from '../../src/web/online/connection/problem.js';

const TABLE = 'abcdefghijkl';

/** The other end of a line, in the hand of the test. */
class Wire implements Line {
  static all: Wire[] = [];
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readonly sent: JsonObject[] = [];
  closed = false;

  constructor() {
    Wire.all.push(this);
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as JsonObject);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  open(): void {
    this.onopen?.();
  }
  welcome(): void {
    this.open();
    this.tell({ type: 'welcome', protocol: 1, person: 'p', name: 'P', now: Date.now() + 5000 });
  }
  /** The table as it stands at the start of the test. */
  table(number: number): void {
    this.tell({
      type: 'table',
      table: TABLE,
      number,
      mark: 'a.0',
      document: documentAt(1),
      entries: [],
    });
  }
  cut(): void {
    this.onclose?.();
  }
  of(type: string): JsonObject[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const documentAt = (step: number): TableDocument =>
  ({ id: TABLE, step, seats: [{ name: 'A' }, { name: 'B' }] }) as unknown as TableDocument;

function watching() {
  const client = new Client({
    open: () => new Wire(),
    language: () => 'en',
    delays: [100, 1000],
    patience: 10_000,
  });
  const changes: Change[] = [];
  const gone: Problem[] = [];
  const leave = client.watch(TABLE, {
    invite: 'the-secret-of-an-invitation',
    onChange: (change) => changes.push(change),
    onOnline: () => {},
    onGone: (problem) => gone.push(problem),
  });
  return { client, changes, gone, leave };
}

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('what is told', () => {
  it('begins with a greeting, then asks for the table with its invitation', () => {
    const { client } = watching();
    expect(client.connection).toBe('connecting');
    Wire.last.open();
    // In one breath: nobody waits for the welcome.
    expect(Wire.last.sent.map(({ type }) => type)).toEqual(['hello', 'watch']);
    expect(client.connection).toBe('connecting');
    Wire.last.tell({ type: 'welcome', protocol: 1, person: 'p', name: 'P', now: Date.now() + 5000 });
    expect(client.connection).toBe('open');
    expect(Wire.last.of('watch')[0]).toEqual({
      type: 'watch',
      table: TABLE,
      invite: 'the-secret-of-an-invitation',
    });
    expect(client.now() - Date.now()).toBe(5000);
  });

  it('follows patches, and asks anew when one does not fit what it has', () => {
    const { changes } = watching();
    Wire.last.welcome();
    Wire.last.table(4);
    Wire.last.tell({
      type: 'update',
      table: TABLE,
      from: 4,
      number: 5,
      entries: [{ number: 5, at: 1, kind: 'moved' }],
      patch: [
        [['step'], 2],
        [['seats', 1, 'name'], 'Bo'],
      ],
    });
    expect(changes.map(({ number, isComplete }) => [number, isComplete])).toEqual([
      [4, false],
      [5, true],
    ]);
    expect(changes[1].document).toEqual({ id: TABLE, step: 2, seats: [{ name: 'A' }, { name: 'Bo' }] });
    expect(changes[0].document).toEqual(documentAt(1));

    Wire.last.tell({ type: 'update', table: TABLE, from: 7, number: 8, entries: [], patch: [[['step'], 9]] });
    expect(changes).toHaveLength(2);
    expect(Wire.last.of('watch').at(-1)).toMatchObject({ number: 5 });
  });

  it('tells when a table cannot be seen', () => {
    const { gone } = watching();
    Wire.last.welcome();
    Wire.last.tell({
      type: 'refused',
      table: TABLE,
      code: 'forbidden',
      field: '',
      reason: 'not open to you',
    });
    expect(gone.map(({ code }) => code)).toEqual(['forbidden']);
  });
});

describe('a lost connection', () => {
  it('comes back later and later, and at once when it is woken', () => {
    const { client } = watching();
    Wire.last.welcome();
    Wire.last.cut();
    expect(client.connection).toBe('lost');
    vi.advanceTimersByTime(69);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(61);
    expect(Wire.all).toHaveLength(2);
    Wire.last.cut();
    vi.advanceTimersByTime(699);
    expect(Wire.all).toHaveLength(2);
    client.wake();
    expect(Wire.all).toHaveLength(3);
    Wire.last.welcome();
    expect(client.connection).toBe('open');
  });

  it('is tried often enough that a restart of two seconds costs no more than another', () => {
    for (const chance of [0, 0.5, 1]) {
      let at = 0;
      for (let failed = 0; at < 10_000; failed++) {
        const delay = delayAfter(failed, undefined, chance);
        expect(delay).toBeLessThan(1100);
        at += delay;
      }
    }
    expect(delayAfter(1000)).toBeGreaterThan(5000);
  });

  it('goes on from the last number', () => {
    watching();
    Wire.last.welcome();
    Wire.last.table(41);
    Wire.last.cut();
    vi.advanceTimersByTime(130);
    Wire.last.welcome();
    expect(Wire.last.of('watch')[0]).toMatchObject({ table: TABLE, number: 41 });
  });

  it('shows what it has by a mark, and keeps the document that comes without one', () => {
    const { changes } = watching();
    Wire.last.welcome();
    Wire.last.table(41);
    const patch = [[['step'], 2]];
    Wire.last.tell({ type: 'update', table: TABLE, from: 41, number: 42, mark: 'b.0', entries: [], patch });
    Wire.last.cut();
    vi.advanceTimersByTime(130);
    Wire.last.welcome();
    expect(Wire.last.of('watch')[0]).toMatchObject({ table: TABLE, number: 42, mark: 'b.0' });
    Wire.last.tell({ type: 'table', table: TABLE, number: 42, mark: 'b.0', entries: [] });
    expect(changes.at(-1)).toMatchObject({ number: 42, isComplete: true, document: { step: 2 } });
    const whole = [[[], documentAt(7)]];
    Wire.last.tell({
      type: 'update',
      table: TABLE,
      from: 42,
      number: 43,
      mark: 'c.0',
      entries: [],
      patch: whole,
    });
    expect(changes.at(-1)!.document).toEqual(documentAt(7));
  });

  it('is noticed by silence', () => {
    const { client } = watching();
    Wire.last.welcome();
    vi.advanceTimersByTime(10_000);
    expect(Wire.last.of('ping')).toHaveLength(1);
    Wire.last.tell({ type: 'pong', now: Date.now() });
    vi.advanceTimersByTime(10_000);
    expect(client.connection).toBe('open');
    expect(Wire.last.of('ping')).toHaveLength(2);
    const silent = Wire.last;
    vi.advanceTimersByTime(3400);
    expect(client.connection).toBe('lost');
    expect(silent.closed).toBe(true);
  });

  it('that does not even open is tried anew', () => {
    watching();
    vi.advanceTimersByTime(9_999);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(1 + 130);
    expect(Wire.all).toHaveLength(2);
    expect(Wire.all[0].closed).toBe(true);
  });

  it('is given up when nobody watches any more', () => {
    const { client, leave } = watching();
    Wire.last.welcome();
    leave();
    expect(client.connection).toBe('off');
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });
});

describe('commands', () => {
  it('are sent again under the same id until they are answered, and then no more', async () => {
    const { client } = watching();
    Wire.last.welcome();
    const done = client.do(TABLE, { do: 'undo' }, 7);
    const [first] = Wire.last.of('do');
    expect(first).toMatchObject({ table: TABLE, step: 7, command: { do: 'undo' } });
    Wire.last.cut();
    vi.advanceTimersByTime(130);
    Wire.last.welcome();
    expect(Wire.last.sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'do']);
    expect(Wire.last.of('do')).toEqual([first]);
    Wire.last.tell({ type: 'done', id: first.id, number: 9, step: 8, repeated: true });
    expect(await done).toEqual({ number: 9, step: 8 });
    Wire.last.cut();
    vi.advanceTimersByTime(130);
    Wire.last.welcome();
    expect(Wire.last.of('do')).toEqual([]);
  });

  it('wait for a connection that is not there yet', () => {
    const { client } = watching();
    void client.do(TABLE, { do: 'start' });
    expect(Wire.last.of('do')).toEqual([]);
    Wire.last.welcome();
    expect(Wire.last.of('do')).toHaveLength(1);
  });

  it('that are refused say why', async () => {
    const { client } = watching();
    Wire.last.welcome();
    const done = client.do(TABLE, { do: 'start' });
    const [{ id }] = Wire.last.of('do');
    Wire.last.tell({ type: 'refused', id, table: TABLE, code: 'stale', field: 'step', reason: 'too late' });
    await expect(done).rejects.toMatchObject({ code: 'stale', message: 'too late', field: 'step' });
  });

  it('that were not heard for haste are said again', () => {
    const { client } = watching();
    Wire.last.welcome();
    void client.do(TABLE, { do: 'start' });
    Wire.last.tell({ type: 'refused', code: 'too-fast', field: '', reason: 'slow down' });
    vi.advanceTimersByTime(1000);
    const [first, again] = Wire.last.of('do');
    expect(again).toEqual(first);
  });
});
