/** Everybody who does not know yet that a game is over is told once. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import type { Channel, NotifyChoice } from '../../../src/protocol/people/notify.js';
import { type Person, serve, type TestServer } from '../help.js';
import { type HttpSink, httpSink, type SmtpSink, smtpSink } from './sinks.js';

const PUBLIC = 'http://kontor.example/';
const CHOICE: NotifyChoice = { usual: ['mail', 'webhook'], quiet: null, zone: 'UTC', every: 0, over: true };
const JOBS = ['notice-decide', 'notice-undo', 'notice-start', 'notice-over', 'tell', 'deliver'];
/** A game for two, imported when only its last action is left. */
const RECORD = JSON.parse(
  readFileSync(new URL('../../fixtures/games/baltic-2.json', import.meta.url), 'utf8'),
) as { actions: { seat: number; action: JsonObject }[] };
const LAST = RECORD.actions.at(-1)!;

let server: TestServer;
let mail: SmtpSink;
let web: HttpSink;
let count = 0;

beforeAll(async () => {
  [mail, web] = [await smtpSink(), await httpSink()];
  server = await serve({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Kontor <kontor@kontor.example>',
    PRIVATE_HOOKS: 'yes',
    PUBLIC_URL: PUBLIC,
  });
});
afterAll(async () => {
  await server.stop();
  await mail.close();
  await web.close();
});

const db = () => server.running.services.store.database.kysely;

/** Lets time pass: what would be due later is due now, until nothing is left to tell. */
async function pass(kinds = JOBS): Promise<void> {
  for (let i = 0; i < 1000; i++) {
    const left = await db().selectFrom('jobs').selectAll().where('kind', 'in', kinds).execute();
    if (left.length === 0) return;
    const free = db().updateTable('jobs').set({ due: 0 }).where('lease_until', '=', 0);
    await free.where('kind', 'in', kinds).execute();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('there is still something to tell');
}

/** A person with a webhook, and what was sent to it. */
async function somebody(
  name: string,
  choice = CHOICE,
): Promise<{ person: Person; told(): { message: string; tables: JsonObject[] }[] }> {
  const person = await server.person(name);
  await person.ask('PUT', 'me/notify', choice);
  const path = `hook-${++count}`;
  await person.ask('POST', 'me/notify/channels', { kind: 'webhook', url: web.url + path, format: 'json' });
  return {
    person,
    told: () =>
      web.received.filter((one) => one.path === `/${path}`).map(({ body }) => JSON.parse(String(body))),
  };
}

/** A table with one action to go, which `closer` has to make; all messages about it so far are sent. */
async function nearEnd(closer: Person, other: Person): Promise<string> {
  const unfinished = { ...RECORD, actions: RECORD.actions.slice(0, -1), result: [] };
  const { status, body } = await closer.ask('POST', 'records', unfinished);
  expect(status).toBe(201);
  const table = String(body.table);
  const { invite } = (await closer.ask('GET', `tables/${table}/invitation`)).body;
  const headers = { 'kontor-invite': String(invite) };
  await closer.do(table, { do: 'sit', seat: LAST.seat });
  await other.do(table, { do: 'sit', seat: 1 - LAST.seat }, undefined, undefined, headers);
  await pass();
  web.received.length = 0;
  mail.letters.length = 0;
  return table;
}

async function end(closer: Person, table: string): Promise<void> {
  const { step } = (await closer.look(table)).document;
  await closer.do(table, { do: 'play', action: LAST.action }, step);
  expect((await closer.look(table)).document.status).toBe('over');
}

describe('a game that is over', () => {
  test('is sent to the others once, and not to the player who ended it', async () => {
    const [ada, bo] = [await somebody('Ada'), await somebody('Bo')];
    const table = await nearEnd(ada.person, bo.person);
    await end(ada.person, table);
    await bo.person.do(table, { do: 'say', text: 'well played' });
    await pass();
    await pass();
    expect(ada.told()).toEqual([]);
    expect(bo.told()).toMatchObject([
      {
        message: 'Game over: The Baltic Sea',
        tables: [{ table, about: 'over', deadline: null, url: `${PUBLIC}#/table/${table}` }],
      },
    ]);
    expect(bo.told()[0].tables[0].text).toBe('The Baltic Sea: the game is over (with Ada)');
  });

  test("is sent by mail, in the person's language", async () => {
    const ada = await server.person('Ada');
    const { person: bo } = await somebody('Bo');
    await bo.ask('PATCH', 'me', { language: 'de' });
    const { id } = (
      await bo.ask<Channel>('POST', 'me/notify/channels', { kind: 'mail', address: 'bo@mail.example' })
    ).body;
    const [code] = /\b\d{6}\b/.exec(mail.letters.at(-1)!.body)!;
    await bo.ask('POST', `me/notify/channels/${id}/confirm`, { code });
    const table = await nearEnd(ada, bo);
    await end(ada, table);
    await pass();
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0].headers.subject).toBe('Das Spiel ist zu Ende: Die Ostsee');
    expect(mail.letters[0].body).toContain('Die Ostsee: das Spiel ist zu Ende (mit Ada)');
    expect(mail.letters[0].body).toContain(`${PUBLIC}#/table/${table}`);
  });

  test('is sent to both when a bot has ended it for one of them', async () => {
    const [ada, bo] = [await somebody('Ada'), await somebody('Bo')];
    const table = await nearEnd(ada.person, bo.person);
    await ada.person.do(table, { do: 'away', on: true });
    await expect
      .poll(async () => (await ada.person.look(table)).document.status, { timeout: 30_000 })
      .toBe('over');
    await pass();
    for (const { told } of [ada, bo]) expect(told()).toMatchObject([{ tables: [{ about: 'over' }] }]);
  });

  test('is not sent to players who muted it, for all tables or this one, nor to those who watch', async () => {
    const ada = await server.person('Ada');
    const never = await somebody('Bo', { ...CHOICE, over: false });
    await end(ada, await nearEnd(ada, never.person));
    await pass();
    expect(never.told()).toEqual([]);

    const bo = await somebody('Bo');
    const silent = await nearEnd(ada, bo.person);
    await bo.person.ask('PUT', `tables/${silent}/notify`, { kinds: [] });
    await end(ada, silent);
    await pass();
    expect(bo.told()).toEqual([]);

    const watched = await nearEnd(ada, bo.person);
    const socket = await bo.person.connect();
    await socket.watch(watched);
    await end(ada, watched);
    await pass();
    socket.close();
    await pass();
    expect(bo.told()).toEqual([]);
  });

  test('is listed as news, not as a waiting decision, in a message about several tables', async () => {
    const ada = await server.person('Ada');
    const bo = await somebody('Bo');
    const tables = [await nearEnd(ada, bo.person), await nearEnd(ada, bo.person)];
    for (const table of tables) await end(ada, table);
    await pass(['notice-over']);
    await pass();
    expect(bo.told()).toHaveLength(1);
    expect(bo.told()[0].message).toBe('News from 2 tables');
    expect(
      bo
        .told()[0]
        .tables.map(({ table }) => table)
        .sort(),
    ).toEqual([...tables].sort());
  });
});
