/** The connection of a client: patches, reconnecting, and commands that are neither lost nor carried out twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestError } from '../../src/client/request-error.js';
import { ServerConnection, type SocketLike } from '../../src/client/server-connection.js';
import type { TableUpdate } from '../../src/client/subscription.js';
import type { JsonObject } from '../../src/core/json.js';
import { delayAfter } from '../../src/protocol/reconnect.js';
import type { TableDocument } from '../../src/protocol/tables/document.js';

const TABLE = 'abcdefghijkl';

/** A socket whose other end is the test. */
class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: JsonObject[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
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
  const connection = new ServerConnection({
    open: () => new FakeSocket(),
    language: () => 'en',
    delays: [100, 1000],
    pingAfterMs: 10_000,
  });
  const updates: TableUpdate[] = [];
  const gone: RequestError[] = [];
  const leave = connection.watch(TABLE, {
    invite: 'the-secret-of-an-invitation',
    onUpdate: (update) => updates.push(update),
    onOnline: () => {},
    onGone: (problem) => gone.push(problem),
  });
  return { connection, updates, gone, leave };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('watching a table', () => {
  it('says hello and asks for the table with its invite', () => {
    const { connection } = watching();
    expect(connection.state).toBe('connecting');
    FakeSocket.last.open();
    // It does not wait for the welcome.
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'watch']);
    expect(connection.state).toBe('connecting');
    FakeSocket.last.tell({ type: 'welcome', protocol: 1, person: 'p', name: 'P', now: Date.now() + 5000 });
    expect(connection.state).toBe('open');
    expect(FakeSocket.last.of('watch')[0]).toEqual({
      type: 'watch',
      table: TABLE,
      invite: 'the-secret-of-an-invitation',
    });
    expect(connection.now() - Date.now()).toBe(5000);
  });

  it('applies patches, and asks again when one does not fit its document', () => {
    const { updates } = watching();
    FakeSocket.last.welcome();
    FakeSocket.last.table(4);
    FakeSocket.last.tell({
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
    expect(updates.map(({ number, isComplete }) => [number, isComplete])).toEqual([
      [4, false],
      [5, true],
    ]);
    expect(updates[1].document).toEqual({ id: TABLE, step: 2, seats: [{ name: 'A' }, { name: 'Bo' }] });
    expect(updates[0].document).toEqual(documentAt(1));

    FakeSocket.last.tell({
      type: 'update',
      table: TABLE,
      from: 7,
      number: 8,
      entries: [],
      patch: [[['step'], 9]],
    });
    expect(updates).toHaveLength(2);
    expect(FakeSocket.last.of('watch').at(-1)).toMatchObject({ number: 5 });
  });

  it('reports a table that you may not see', () => {
    const { gone } = watching();
    FakeSocket.last.welcome();
    FakeSocket.last.tell({
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
  it('is retried with growing delays, and at once on request', () => {
    const { connection } = watching();
    FakeSocket.last.welcome();
    FakeSocket.last.cut();
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(69);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(61);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.cut();
    vi.advanceTimersByTime(699);
    expect(FakeSocket.all).toHaveLength(2);
    connection.retryNow();
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.welcome();
    expect(connection.state).toBe('open');
  });

  it('is retried within about a second throughout the first ten seconds', () => {
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

  it('resumes from the last entry', () => {
    watching();
    FakeSocket.last.welcome();
    FakeSocket.last.table(41);
    FakeSocket.last.cut();
    vi.advanceTimersByTime(130);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('watch')[0]).toMatchObject({ table: TABLE, number: 41 });
  });

  it('sends back the version tag, and keeps its document when the server omits it', () => {
    const { updates } = watching();
    FakeSocket.last.welcome();
    FakeSocket.last.table(41);
    const patch = [[['step'], 2]];
    FakeSocket.last.tell({
      type: 'update',
      table: TABLE,
      from: 41,
      number: 42,
      mark: 'b.0',
      entries: [],
      patch,
    });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(130);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('watch')[0]).toMatchObject({ table: TABLE, number: 42, mark: 'b.0' });
    FakeSocket.last.tell({ type: 'table', table: TABLE, number: 42, mark: 'b.0', entries: [] });
    expect(updates.at(-1)).toMatchObject({ number: 42, isComplete: true, document: { step: 2 } });
    const whole = [[[], documentAt(7)]];
    FakeSocket.last.tell({
      type: 'update',
      table: TABLE,
      from: 42,
      number: 43,
      mark: 'c.0',
      entries: [],
      patch: whole,
    });
    expect(updates.at(-1)!.document).toEqual(documentAt(7));
  });

  it('is noticed when the server falls silent', () => {
    const { connection } = watching();
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.last.of('ping')).toHaveLength(1);
    FakeSocket.last.tell({ type: 'pong', now: Date.now() });
    vi.advanceTimersByTime(10_000);
    expect(connection.state).toBe('open');
    expect(FakeSocket.last.of('ping')).toHaveLength(2);
    const silent = FakeSocket.last;
    vi.advanceTimersByTime(3400);
    expect(connection.state).toBe('lost');
    expect(silent.closed).toBe(true);
  });

  it('is retried when the socket does not open', () => {
    watching();
    vi.advanceTimersByTime(9_999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1 + 130);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0].closed).toBe(true);
  });

  it('is closed when no table is watched', () => {
    const { connection, leave } = watching();
    FakeSocket.last.welcome();
    leave();
    expect(connection.state).toBe('off');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('commands', () => {
  it('are resent under the same id until they are answered', async () => {
    const { connection } = watching();
    FakeSocket.last.welcome();
    const done = connection.do(TABLE, { do: 'undo' }, 7);
    const [first] = FakeSocket.last.of('do');
    expect(first).toMatchObject({ table: TABLE, step: 7, command: { do: 'undo' } });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(130);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'do']);
    expect(FakeSocket.last.of('do')).toEqual([first]);
    FakeSocket.last.tell({ type: 'done', id: first.id, number: 9, step: 8, repeated: true });
    expect(await done).toEqual({ number: 9, step: 8 });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(130);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('do')).toEqual([]);
  });

  it('wait for the connection to open', () => {
    const { connection } = watching();
    void connection.do(TABLE, { do: 'start' });
    expect(FakeSocket.last.of('do')).toEqual([]);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('do')).toHaveLength(1);
  });

  it('report why they were refused', async () => {
    const { connection } = watching();
    FakeSocket.last.welcome();
    const done = connection.do(TABLE, { do: 'start' });
    const [{ id }] = FakeSocket.last.of('do');
    FakeSocket.last.tell({
      type: 'refused',
      id,
      table: TABLE,
      code: 'stale',
      field: 'step',
      reason: 'too late',
    });
    await expect(done).rejects.toMatchObject({ code: 'stale', message: 'too late', field: 'step' });
  });

  it('are resent after throttling', () => {
    const { connection } = watching();
    FakeSocket.last.welcome();
    void connection.do(TABLE, { do: 'start' });
    FakeSocket.last.tell({ type: 'refused', code: 'too-fast', field: '', reason: 'slow down' });
    vi.advanceTimersByTime(1000);
    const [first, again] = FakeSocket.last.of('do');
    expect(again).toEqual(first);
  });
});

describe('closing', () => {
  it('stops watching, rejects what was not answered, and does not come back', async () => {
    const { connection } = watching();
    FakeSocket.last.welcome();
    const answer = connection.do(TABLE, { do: 'undo' }, 1).catch((error: RequestError) => error.code);
    connection.close();
    expect([await answer, connection.state, FakeSocket.last.closed]).toEqual(['unreachable', 'off', true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
