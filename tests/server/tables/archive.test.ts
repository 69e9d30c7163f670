/** Old games are archived: their records can be downloaded and verified, and nothing else is left. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import type { TableSummary } from '../../../src/protocol/tables/tables.js';
import { type Person, playToEnd, SMALL, serve, somePolls, type TestServer } from '../help.js';

const DAY = 24 * 3_600_000;
let server: TestServer;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  server = await serve({ PRUNE_DAYS: '30' });
  [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
});
afterAll(() => server.stop());

/** A game to its end. */
async function played(settings: object): Promise<string> {
  const table = await ada.make({ config: SMALL, first: 0, ...settings });
  const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
  await bo.do(table, { do: 'sit' }, undefined, undefined, { 'kontor-invite': invite });
  await playToEnd(server, table);
  return table;
}

const rows = async (table: string): Promise<number> =>
  (
    await server.running.services.store.database.kysely
      .selectFrom('log')
      .select('number')
      .where('table_id', '=', table)
      .execute()
  ).length;

/** A finished table is read for its remaining work; then nothing is left to do. */
async function nothingLeftToDo(tables: string[]): Promise<void> {
  const { kysely } = server.running.services.store.database;
  const waiting = kysely.selectFrom('jobs').select('kind').where('table_id', 'in', tables);
  for (let i = 0; i < 1000 && (await waiting.execute()).length > 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await waiting.execute()).toEqual([]);
}

test('after the configured days, and then nothing can be added', async () => {
  const old = await played({ access: 'invited', spectators: false, title: 'Old' });
  const open = await played({ title: 'Open' });
  const never = await ada.make({ config: SMALL });
  await ada.do(never, { do: 'close' });
  await ada.ask('PUT', `tables/${old}/note`, { text: 'mine' });
  await bo.do(old, { do: 'say', text: 'well played' });
  const record = (await ada.ask<JsonObject>('GET', `tables/${old}/record`)).body;
  expect(() => readRecord(shelf, record)).not.toThrow();
  server.later(29 * DAY);
  await somePolls();
  expect(await rows(old)).toBeGreaterThan(0);

  const going = await ada.make({ config: SMALL, first: 0 });
  server.later(2 * DAY);
  for (let i = 0; i < 1000 && (await rows(old)) > 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await rows(old)).toBe(0);
  expect(await rows(going)).toBeGreaterThan(0);

  expect((await ada.ask('GET', `tables/${old}/record`)).body).toEqual(record);
  expect((await bo.ask('GET', `tables/${old}/record`)).status).toBe(200);
  const cy = await server.person('Cy');
  expect((await cy.ask('GET', `tables/${old}/record`)).status).toBe(403);
  expect((await cy.ask('GET', `tables/${open}/record`)).status).toBe(200);
  const gone = await ada.ask('GET', `tables/${old}`);
  expect([gone.status, gone.body.reason]).toEqual([
    404,
    'this game is archived; its record can still be downloaded',
  ]);
  expect((await ada.do(old, { do: 'say', text: 'still here?' })).status).toBe(404);
  expect(await rows(old)).toBe(0);
  const mine = (await ada.ask<{ tables: TableSummary[] }>('GET', 'me/tables?status=over')).body.tables;
  expect(mine.map(({ id }) => id).sort()).toEqual([old, open].sort());
  // What was said is gone and waits for nobody.
  expect(mine.map(({ you }) => you.unread)).toEqual([false, false]);
  const one = async (person: Person, table: string) =>
    (await person.ask<{ tables: TableSummary[] }>('GET', `me/tables?id=${table}`)).body.tables;
  expect(await one(ada, old)).toMatchObject([{ id: old, title: 'Old', you: { seat: 0 } }]);
  expect(await one(cy, open)).toEqual([]);
  expect((await ada.ask('GET', `tables/${never}`)).body.reason).toBe('there is no such table');
  const { notes } = { notes: await server.running.services.store.tables.note(old, ada.id) };
  expect(notes).toBe('');
  // The results stay.
  const { body } = await ada.ask<{ games?: unknown[] }>('GET', `players/${ada.id}/statistics`);
  expect(JSON.stringify(body)).toContain('hansa');
});

test('keeps the places of a game that somebody gave up', async () => {
  const table = await ada.make({ config: SMALL, first: 0 });
  await bo.do(table, { do: 'sit' });
  await bo.do(table, { do: 'resign' });
  await playToEnd(server, table);
  server.later(31 * DAY);
  await expect.poll(() => rows(table)).toBe(0);
  const { tables } = (await ada.ask<{ tables: TableSummary[] }>('GET', `me/tables?id=${table}`)).body;
  expect(tables[0].details).toMatchObject({ winners: [0], places: [1, 2] });
});

test('even while it is being watched, in memory or not', async () => {
  const [read, glanced] = [await played({ title: 'Read' }), await played({ title: 'Glanced at' })];
  const tables = [read, glanced];
  const had = await ada.connect();
  for (const table of tables) await had.watch(table);
  server.later(DAY);
  await nothingLeftToDo(tables);
  server = await server.restart();
  for (const person of [ada, bo]) person.url = server.url;
  const socket = await ada.connect();
  await socket.watch(read);
  expect(await socket.goOn(glanced, had)).not.toHaveProperty('document');

  server.later(30 * DAY);
  const left = async (): Promise<number> => (await rows(read)) + (await rows(glanced));
  for (let i = 0; i < 1000 && (await left()) > 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await left()).toBe(0);
  const late = await ada.connect();
  for (const table of tables) {
    late.send({ type: 'watch', table, number: had.numbers.get(table)!, mark: had.marks.get(table)! });
    const answer = await late.until(() => late.messages.find((one) => 'table' in one && one.table === table));
    expect(answer).toMatchObject({ type: 'refused', code: 'not-found' });
  }
});
