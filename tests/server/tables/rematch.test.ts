/** A rematch: seats are kept for the people who played, who are told; they come, decline, or lose the seat after a day. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableSummary } from '../../../src/protocol/tables/tables.js';
import { type Person, playToEnd, SMALL, serve, type TestServer } from '../help.js';
import { type HttpSink, httpSink } from '../notify/sinks.js';

const DAY = 24 * 3_600_000;
const NOTICES = ['notice-rematch', 'tell', 'deliver'];

let server: TestServer;
let web: HttpSink;

beforeAll(async () => {
  web = await httpSink();
  server = await serve({ PRIVATE_HOOKS: 'yes' });
});
afterAll(async () => {
  await server.stop();
  await web.close();
});

/** A finished game between two people; `access` is that of the rematch, too. */
async function played(access: 'open' | 'invited' = 'open') {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => server.person(name)));
  const table = await ada.make({ config: SMALL, access, autostart: false, first: 0 });
  const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
  await bo.do(table, { do: 'sit' }, undefined, undefined, { 'kontor-invite': invite });
  await ada.do(table, { do: 'start' });
  await playToEnd(server, table);
  return { ada, bo, cy, table };
}

const again = async (person: Person, table: string): Promise<string> =>
  String((await person.ask('POST', `tables/${table}/rematch`)).body.table);

const mine = async (person: Person): Promise<TableSummary[]> =>
  (await person.ask<{ tables: TableSummary[] }>('GET', 'me/tables?status=open')).body.tables;

const kept = async (person: Person, table: string) =>
  (await person.look(table)).document.seats.map((seat) => seat.kept?.name ?? null);

describe('a seat at the rematch', () => {
  test('is kept for the person who played', async () => {
    const { ada, bo, cy, table } = await played();
    const next = await again(ada, table);
    expect(await kept(ada, next)).toEqual([null, 'Bo']);
    expect((await cy.do(next, { do: 'sit' })).body).toMatchObject({ code: 'not-now' });
    expect((await cy.do(next, { do: 'sit', seat: 1 })).body.reason).toBe('this seat is kept for Bo');
    // Not even the host gives it away.
    expect((await ada.do(next, { do: 'bot', seat: 1, level: 'greedy' })).body.code).toBe('not-now');
    expect((await ada.do(next, { do: 'empty', seat: 1 })).body.code).toBe('not-now');
    expect((await ada.do(next, { do: 'start' })).body.code).toBe('not-now');
    expect((await bo.do(next, { do: 'sit' })).status).toBe(200);
    expect((await ada.do(next, { do: 'start' })).status).toBe(200);
  });

  test('shows up in the list of the person it is kept for, and in no lobby', async () => {
    const { ada, bo, cy, table } = await played();
    const next = await again(ada, table);
    expect(await mine(bo)).toMatchObject([{ id: next, free: 0, you: { seat: null } }]);
    expect((await mine(bo))[0].seats[1]).toMatchObject({ kind: 'open', kept: bo.id, name: 'Bo' });
    const { body } = await cy.ask<{ tables: TableSummary[] }>('GET', 'tables');
    expect(body.tables.map(({ id }) => id)).not.toContain(next);
  });

  test('of a table by invitation needs no link, until it is declined', async () => {
    const { ada, bo, cy, table } = await played('invited');
    const next = await again(ada, table);
    expect((await cy.ask('GET', `tables/${next}`)).status).toBe(403);
    expect((await bo.look(next)).document.status).toBe('open');
    const socket = await bo.connect();
    await socket.watch(next);
    expect((await bo.do(next, { do: 'decline' })).status).toBe(200);
    await socket.next('gone');
    expect((await bo.ask('GET', `tables/${next}`)).status).toBe(403);
    expect(await mine(bo)).toEqual([]);
    expect(await kept(ada, next)).toEqual([null, null]);
    expect((await bo.do(next, { do: 'decline' })).status).toBe(403);
    socket.close();
  });

  test('is open to anybody once it was declined', async () => {
    const { ada, bo, cy, table } = await played();
    const next = await again(ada, table);
    expect((await cy.do(next, { do: 'decline' })).body.code).toBe('not-yours');
    await bo.do(next, { do: 'decline' });
    expect((await cy.do(next, { do: 'sit' })).status).toBe(200);
    expect((await bo.ask('POST', `tables/${table}/rematch`)).body.code).toBe('not-now');
  });

  test('is free after a day, and not before', async () => {
    const { ada, bo, cy, table } = await played();
    const next = await again(ada, table);
    server.later(DAY - 60_000);
    expect((await cy.do(next, { do: 'sit' })).body.code).toBe('not-now');
    server.later(2 * 60_000);
    const socket = await ada.connect();
    await socket.watch(next);
    await socket.until(() => socket.documents.get(next)!.seats[1].kept === undefined, 'the free seat');
    expect((await mine(bo)).map(({ id }) => id)).not.toContain(next);
    expect((await cy.do(next, { do: 'sit' })).status).toBe(200);
    socket.close();
  });

  test('survives a restart', async () => {
    const { ada, bo, table } = await played();
    const next = await again(ada, table);
    server = await server.restart();
    for (const person of [ada, bo]) person.url = server.url;
    expect(await kept(ada, next)).toEqual([null, 'Bo']);
    expect(await again(bo, table)).toBe(next);
    expect(await kept(ada, next)).toEqual([null, null]);
  });
});

test('the others are told once, with the name of the table and until when', async () => {
  const { ada, bo, table } = await played();
  await bo.ask('PUT', 'me/notify', { usual: ['webhook'], quiet: null, zone: 'UTC', every: 0, over: false });
  const url = `${web.url}rematch`;
  await bo.ask('POST', 'me/notify/channels', { kind: 'webhook', url, format: 'json' });
  const next = await again(ada, table);
  const { kept: keep } = (await ada.look(next)).document.seats[1];
  const db = server.running.services.store.database.kysely;
  for (let left = 1; left > 0; ) {
    await db
      .updateTable('jobs')
      .set({ due: 0 })
      .where('lease_until', '=', 0)
      .where('kind', 'in', NOTICES)
      .execute();
    left = (await db.selectFrom('jobs').select('key').where('kind', 'in', NOTICES).execute()).length;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const told = web.received.map(({ body }) => JSON.parse(String(body)));
  expect(told).toMatchObject([
    {
      message: 'Rematch: The Baltic Sea',
      tables: [{ table: next, title: 'The Baltic Sea', about: 'rematch', deadline: keep!.until }],
    },
  ]);
  expect(told[0].tables[0].text).toMatch(
    /^The Baltic Sea: a rematch; your seat is kept for you \(until .+\d\d:\d\d.*; with Ada/,
  );
});
