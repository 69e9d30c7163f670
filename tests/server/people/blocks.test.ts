/** Blocks: neither hears the other, only the person who blocked is warned, and the other cannot find out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Static } from '../../../src/protocol/schema.js';
import type { History, Preview, TableList } from '../../../src/protocol/tables/tables.js';
import { type Person, SMALL, serve, somePolls, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

let server: TestServer;

beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const THREE = { game: 'hansa', players: 3 };
const block = (person: Person, other: Person) =>
  person.ask('PUT', `me/people/${other.id}`, { relation: 'block' });
const unblock = (person: Person, other: Person) => person.ask('DELETE', `me/people/${other.id}`);
const people = (): Promise<Person[]> => Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));

/** Ada, Bea and Cay at one table. */
async function together([ada, ...others]: Person[]): Promise<string> {
  const table = await ada.make({ config: THREE });
  for (const person of others) await person.do(table, { do: 'sit', knowing: true });
  return table;
}

const say = (person: Person, table: string, text: string) => person.do(table, { do: 'say', text });

/** What a person reads when they open the table. */
async function read(person: Person, table: string): Promise<string[]> {
  const { steps } = (await person.ask<History>('GET', `tables/${table}/history`)).body;
  return steps.flatMap(({ entry }) => (entry.kind === 'said' ? [String(entry.data!.text)] : []));
}

describe('talk', () => {
  test('is hidden between the two, past and future, and shown to everybody else', async () => {
    const [ada, bea, cay] = await people();
    const table = await together([ada, bea, cay]);
    await say(bea, table, 'before');
    await block(ada, bea);
    const sockets = await Promise.all([ada, bea, cay].map((person) => person.connect()));
    for (const socket of sockets) await socket.watch(table, 0);
    await say(ada, table, 'of Ada');
    await say(bea, table, 'of Bea');
    await say(cay, table, 'of Cay');
    const heard = async (i: number): Promise<string[]> => {
      const all = () =>
        sockets[i].entries.filter(({ kind }) => kind === 'said').map(({ data }) => data!.text);
      await sockets[i].until(() => all().includes('of Cay'), 'the last message');
      return all().map(String);
    };
    expect(await heard(0)).toEqual(['of Ada', 'of Cay']);
    expect(await heard(1)).toEqual(['before', 'of Bea', 'of Cay']);
    expect(await heard(2)).toEqual(['before', 'of Ada', 'of Bea', 'of Cay']);
    // The same over HTTP and after a lost connection.
    expect(await read(ada, table)).toEqual(['of Ada', 'of Cay']);
    expect(await read(bea, table)).toEqual(['before', 'of Bea', 'of Cay']);
    const again = await bea.connect();
    await again.watch(table, 0);
    expect(again.entries.flatMap(({ kind, data }) => (kind === 'said' ? [data!.text] : []))).toEqual([
      'before',
      'of Bea',
      'of Cay',
    ]);
    const { body } = await ada.ask<{ entries: { data?: { text?: string } }[] }>(
      'GET',
      `tables/${table}?after=0`,
    );
    expect(JSON.stringify(body.entries)).not.toContain('of Bea');
    // Entries are numbered for everybody: a gap reveals nothing, since standing orders leave some too.
    expect(new Set(sockets.map((socket) => socket.numbers.get(table))).size).toBe(1);
  });

  test('is shown again after unblocking, at an open table too', async () => {
    const [ada, bea, cay] = await people();
    const table = await together([ada, bea, cay]);
    await block(ada, bea);
    const socket = await ada.connect();
    await socket.watch(table);
    await unblock(ada, bea);
    await expect
      .poll(async () => {
        await say(bea, table, 'hello');
        return socket.entries.some(({ kind }) => kind === 'said');
      })
      .toBe(true);
    expect(await read(ada, table)).toContain('hello');
  });

  test('does not count as unread while it is hidden', async () => {
    const [ada, bea, cay] = await people();
    const table = await together([ada, bea, cay]);
    const unread = async (person: Person): Promise<boolean> => {
      const { tables } = (await person.ask<Static<typeof TableList>>('GET', `me/tables?id=${table}`)).body;
      const { body } = await person.ask<Static<typeof Preview>>('GET', `tables/${table}/preview`);
      expect(body.table).toEqual(tables[0]);
      return tables[0].you.unread;
    };
    await block(ada, bea);
    await say(bea, table, 'x');
    expect([await unread(ada), await unread(cay)]).toEqual([false, true]);
    await say(cay, table, 'y');
    expect([await unread(ada), await unread(bea)]).toEqual([true, true]);
  });
});

describe('a seat', () => {
  test('beside somebody you have blocked needs a confirmation; they need none', async () => {
    const [ada, bea] = await people();
    await block(ada, bea);
    const table = await bea.make({ config: SMALL });
    const warned = await ada.do(table, { do: 'sit' });
    expect([warned.status, warned.body.field]).toEqual([422, 'command.knowing']);
    expect(warned.body.reason).not.toContain('Bea');
    expect((await ada.do(table, { do: 'sit', knowing: true })).status).toBe(200);
    const own = await ada.make({ config: SMALL });
    expect((await bea.do(own, { do: 'sit' })).status).toBe(200);
  });

  test('is refused for its own reasons first, and a repeated command is still answered', async () => {
    const [ada, bea, cay] = await people();
    await block(ada, cay);
    const table = await bea.make({ config: THREE, autostart: false });
    expect((await ada.do(table, { do: 'sit' }, undefined, 'once')).status).toBe(200);
    await cay.do(table, { do: 'sit' });
    expect((await ada.do(table, { do: 'sit' }, undefined, 'once')).body.repeated).toBe(true);
    // A person who already sits there is only changing seats.
    expect((await ada.do(table, { do: 'sit', seat: 2 })).status).toBe(200);
    const full = await bea.make({ config: SMALL });
    await cay.do(full, { do: 'sit' });
    expect((await ada.do(full, { do: 'sit' })).status).toBe(409);
  });
});

describe.runIf(await sharedPostgres())('with several nodes', () => {
  test('a block takes effect at once on the others', async () => {
    const database = await (await sharedPostgres())!.migrated('blocks');
    const nodes = await Promise.all([1, 2].map(() => serve({ DATABASE_URL: database })));
    try {
      const [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => nodes[0].person(name)));
      const table = await ada.make({ config: SMALL });
      await bea.do(table, { do: 'sit' });
      bea.url = nodes[1].url;
      const socket = await bea.connect();
      await socket.watch(table);
      await block(ada, bea);
      await somePolls();
      await say(ada, table, 'not for Bea');
      bea.url = nodes[0].url;
      await say(bea, table, 'of Bea');
      await socket.until(() => socket.entries.some(({ kind }) => kind === 'said'), 'a message');
      expect(JSON.stringify(socket.entries)).not.toContain('not for Bea');
    } finally {
      for (const node of nodes) await node.stop();
    }
  });
});
