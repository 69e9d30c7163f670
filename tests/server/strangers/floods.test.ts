/** One visitor who sends too much: plans, bodies, bytes and text that cannot be stored. */
import { connect } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { WriteBatcher } from '../../../src/server/store/batches/write-batcher.js';
import { Slots } from '../../../src/server/tables/memory/slots.js';
import { openTables } from '../../../src/server/tables/open.js';
import type { Table } from '../../../src/server/tables/table.js';
import { fresh, type Person, SMALL, serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const server = await serve({ LOG_LEVEL: 'silent' });
afterAll(() => server.stop());

async function playing(ada: Person, bo: Person): Promise<string> {
  const table = await ada.make({ config: SMALL, first: 0 });
  await bo.do(table, { do: 'sit' });
  return table;
}

describe('plans', () => {
  const SAIL = { type: 'sail', to: 'luebeck' };

  test.each([
    ['a text', 'x'.repeat(10_000)],
    ['an object that is no action', { type: 'fly', to: 'luebeck' }],
    ['an action with more to it', { ...SAIL, note: 'x'.repeat(10_000) }],
    ['a place that is not on the board', { type: 'sail', to: 'x'.repeat(10_000) }],
    ['a sale of goods that there are not', { type: 'sell', goods: ['x'.repeat(10_000)] }],
  ])('of %s are refused by name', async (_, action) => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await playing(ada, bo);
    const before = (await ada.look(table)).number;
    const { status, body } = await bo.do(table, { do: 'plan', actions: [{ type: 'end-turn' }, action] });
    expect(status).toBe(422);
    expect(body.field).toMatch(/^command\.actions\[[01]\]/);
    expect((await ada.look(table)).number).toBe(before);
  });

  test('are refused if they are longer than a turn needs', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await playing(ada, bo);
    const before = (await ada.look(table)).number;
    const { status, body } = await bo.do(table, {
      do: 'plan',
      actions: [{ ...SAIL, to: 'x'.repeat(50_000) }],
    });
    expect([status, body.code]).toEqual([413, 'too-much']);
    expect((await ada.look(table)).number).toBe(before);
  });

  test.each(['SQLite', 'PostgreSQL'])('are not kept once they were replaced, on %s', async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await sharedPostgres() : undefined;
    const env: Record<string, string> = postgres ? { DATABASE_URL: await postgres.migrated('plans') } : {};
    let node = await serve(env);
    try {
      const [ada, bo] = [await node.person('Ada'), await node.person('Bo')];
      const table = await playing(ada, bo);
      const { document } = await ada.look(table);
      const [first, second] = document.you.legal!;
      for (const action of [first, second]) {
        expect((await bo.do(table, { do: 'plan', actions: [action, action] })).status).toBe(200);
      }
      const plansOf = async () =>
        (await node.running.services.store.tables.log(table))
          .map(({ event }) => event)
          .filter((event) => event.kind === 'planned');
      expect(await plansOf()).toMatchObject([{ actions: [] }, { actions: [second, second] }]);
      node = await node.restart();
      bo.url = node.url;
      expect((await bo.look(table)).document.you.plan).toEqual([second, second]);
    } finally {
      await node.stop();
    }
  });
});

describe('a table that cannot be read', () => {
  test.each([
    ['is damaged', `'{"seat":0,"action":{"type":"nonsense"},"by":"person"}'`, 1],
    ['is longer than any game', `json_object('seat', 0, 'text', hex(zeroblob(32000)))`, 1100],
  ])('because its log %s is set aside; the server starts and serves all others', async (_, data, rows) => {
    let node = await serve({ LOG_LEVEL: 'silent' });
    try {
      const [ada, bo] = [await node.person('Ada'), await node.person('Bo')];
      const [bad, good] = [await playing(ada, bo), await playing(ada, bo)];
      const { store } = node.running.services;
      const { number } = (await store.tables.head(bad))!;
      await store.database.write({
        statements: [
          {
            sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
              insert into log (table_id, number, at, actor, kind, data, command)
              select ?, ? + i, 1, 'x', '${rows === 1 ? 'moved' : 'said'}', ${data}, null from n`,
            parameters: [bad, number],
          },
          { sql: 'update tables set number = number + ? where id = ?', parameters: [rows, bad] },
          {
            sql: "insert into jobs values ('bot', ?, ?, 0, 0, 0, '', '{}')",
            parameters: [bad, bad],
          },
        ],
      });
      node = await node.restart();
      for (const person of [ada, bo]) person.url = node.url;
      const { status, body } = await ada.ask<{ code: string }>('GET', `tables/${bad}`);
      expect([status, body.code]).toEqual([409, 'not-now']);
      const { document } = await ada.look(good);
      const action = document.you.legal![0];
      expect((await ada.do(good, { do: 'play', action }, document.step)).status).toBe(200);
      expect((await fetch(`${node.url}readyz`)).status).toBe(200);
    } finally {
      await node.stop();
    }
  });
});

test('what people write to one table is limited; strangers cannot use that up', async () => {
  const [ada, bo, eve] = [await server.person('Ada'), await server.person('Bo'), await server.person('Eve')];
  const table = await playing(ada, bo);
  const { store, levels, shelf, chance } = server.running.services;
  const { commands } = openTables({
    store,
    levels,
    shelf,
    chance,
    node: 'test',
    now: Date.now,
    report: () => undefined,
    tableBytes: { perSecond: 0.001, burst: 500 },
  });
  const say = (person: Person) =>
    commands.execute(
      table,
      { person: person.id, name: person.name, label: person.id },
      { do: 'say', text: 'x'.repeat(200) },
      fresh(),
    );
  for (let i = 0; i < 5; i++) await expect(say(eve)).rejects.toMatchObject({ code: 'not-yours' });
  await say(ada);
  await expect(say(bo)).rejects.toMatchObject({ code: 'too-fast' });
});

/** Sends the head of a request for a large body, and waits until the server answers and closes. */
function announceBody(url: string, bytes: number, cookie = ''): Promise<string> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/records HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{"x":"`,
      );
    });
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    setTimeout(() => {
      resolve('the server waits for the body');
      socket.destroy();
    }, 2000).unref();
  });
}

test('a stranger’s large body is refused before it is sent', async () => {
  expect(await announceBody(server.url, 8_000_000)).toMatch(/^HTTP\/1.1 401 /);
});

test('large bodies of one person are refused before they are sent, when there are too many', async () => {
  const strict = await serve({ LIMIT_FACTOR: '1' });
  try {
    const ada = await strict.person('Ada');
    const send = () => announceBody(strict.url, 8_000_000, ada.cookie);
    const waits = 'the server waits for the body';
    expect(await Promise.all([send(), send()])).toEqual([waits, waits]);
    expect(await send()).toMatch(/^HTTP\/1.1 429 /);
  } finally {
    await strict.stop();
  }
});

test('connecting and disconnecting again and again is refused after a while', async () => {
  const strict = await serve({ LIMIT_FACTOR: '1' });
  try {
    const ada = await strict.person('Ada');
    const url = `${strict.url.replace(/^http/, 'ws')}api/socket`;
    const statuses: number[] = [];
    for (let i = 0; i < 130; i++) {
      const ws = new WebSocket(url, { headers: { cookie: ada.cookie } });
      const status = await new Promise<number>((resolve) => {
        ws.on('open', () => resolve(101));
        ws.on('unexpected-response', (_, response) => resolve(response.statusCode!));
      });
      ws.on('error', () => undefined);
      ws.terminate();
      statuses.push(status);
    }
    expect(statuses[0]).toBe(101);
    expect(statuses).toContain(429);
  } finally {
    await strict.stop();
  }
});

describe('memory', () => {
  test('is not spent on strangers: they are refused before the table is read', async () => {
    let node = await serve({ LOG_LEVEL: 'silent' });
    try {
      const [ada, eve] = [await node.person('Ada'), await node.person('Eve')];
      const table = await ada.make({ config: SMALL, access: 'invited' });
      node = await node.restart();
      for (const person of [ada, eve]) person.url = node.url;
      const { store } = node.running.services;
      const read = vi.spyOn(store.tables, 'readLog');
      for (const path of ['', '/history', '/statistics', '/note', '/invitation', '/record'])
        expect((await eve.ask('GET', `tables/${table}${path}`)).status, path).toBe(403);
      expect((await eve.do(table, { do: 'sit' })).status).toBe(403);
      expect((await eve.ask('POST', `tables/${table}/rematch`)).status).toBe(403);
      const socket = await eve.connect();
      socket.send({ type: 'watch', table });
      expect(await socket.next('refused')).toMatchObject({ code: 'forbidden' });
      expect(read).not.toHaveBeenCalled();
      await ada.look(table);
      expect(read).toHaveBeenCalled();
    } finally {
      await node.stop();
    }
  });

  test('keeps as many unwatched tables in memory as fit, by their size', async () => {
    const slots = new Slots(1000, 10_000);
    const fill = (id: string, memoryBytes: number) =>
      slots.exclusive(id, async (slot) => {
        slot.table = { memoryBytes } as Table;
      });
    slots.pin('watched');
    await fill('watched', 50_000);
    await fill('a', 4000);
    await fill('b', 4000);
    expect(slots.ids()).toEqual(['watched', 'a', 'b']);
    await fill('c', 4000);
    expect(slots.ids()).toEqual(['watched', 'b', 'c']);
    slots.unpin('watched');
    expect(slots.ids()).toEqual(['b', 'c']);
  });
});

describe('text that is not Unicode', () => {
  test('is refused over HTTP and over a socket', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await playing(ada, bo);
    const ask = (body: string) =>
      fetch(`${server.url}api/tables/${table}/commands`, {
        method: 'POST',
        headers: { cookie: ada.cookie, 'content-type': 'application/json' },
        body,
      });
    for (const text of ['\\ud800', 'a\\udc00b', '\\u0000']) {
      const reply = await ask(`{"id":"a","command":{"do":"say","text":"${text}"}}`);
      expect(reply.status).toBe(400);
      const socket = await ada.connect();
      socket.ws.send(`{"type":"do","id":"b","table":"${table}","command":{"do":"say","text":"${text}"}}`);
      expect(await socket.next('refused')).toMatchObject({ code: 'malformed' });
    }
    expect((await ask('{"id":"c","command":{"do":"say","text":"\\ud83d\\ude00"}}')).status).toBe(200);
  });

  test('and what cannot be written costs its batch only a few extra writes', async () => {
    let writes = 0;
    const batcher = new WriteBatcher<number>(async (items) => {
      writes++;
      if (items.includes(77)) throw new Error('bad');
      return items.map(() => true);
    }, 200);
    const results = await Promise.allSettled(Array.from({ length: 201 }, (_, i) => batcher.add(i)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(results[77].status).toBe('rejected');
    expect(writes).toBeLessThan(20);
  });
});
