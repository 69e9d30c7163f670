/**
 * Databases of earlier versions, with games in every state they had: all of them are there after the upgrade and continue.
 * `tests/fixtures/versions` has backups of them, and what those versions said of their tables themselves. Their rows are
 * put into a database of their time, which the server then migrates, on SQLite and on PostgreSQL.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import type { PlayerRatings } from '../../../src/protocol/people/statistics.js';
import type { TableList } from '../../../src/protocol/tables/tables.js';
import { openBackup } from '../../../src/server/store/backup/file.js';
import { mustKindOf } from '../../../src/server/store/kinds.js';
import { migrate } from '../../../src/server/store/schema/migrations.js';
import { Person, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

interface Known {
  readonly id: string;
  readonly status: string;
  readonly step?: number;
  readonly moves?: number;
  readonly decides?: number | null;
  readonly seats?: readonly string[];
  readonly record?: string;
}

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/versions/${name}`, import.meta.url));
interface Said {
  readonly people: Record<string, [id: string, cookie: string]>;
  readonly phrase?: string;
  readonly tables: Record<string, Known>;
}
const saidBy = (version: string): Said =>
  JSON.parse(readFileSync(fixture(`${version}.json`), 'utf8')) as Said;
const { people, tables } = saidBy('0.2.0');
const idOf = (title: string): string => tables[title].id;

/** Makes the database as that version left it; resolves to the time of the backup. */
async function leaveBehind(version: string, url: string): Promise<number> {
  const kind = mustKindOf(url);
  const source = await openBackup(fixture(`${version}.kontor`));
  const database = kind.open(url, 1);
  await migrate(database, source.head.steps.at(-1)).finally(() => database.close());
  const target = await kind.openTarget(url);
  expect(await target.replace(source).finally(() => target.close())).toBeGreaterThan(300);
  source.close();
  return source.head.made;
}

/** Checks that the server describes a table as it did before. */
async function expectAsBefore(person: Person, { id, record, ...known }: Known, title: string): Promise<void> {
  const { status, step, moves, decides, seats } = (await person.look(id)).document;
  expect({ status, step, moves, decides, seats: seats.map(({ name }) => name) }, title).toEqual(known);
  if (record !== undefined)
    expect(hashOf((await person.ask<JsonObject>('GET', `tables/${id}/record`)).body)).toBe(record);
}

/** The first of these people who has to decide does so. */
async function playOn(table: string, ...all: readonly Person[]): Promise<void> {
  for (const person of all) {
    const { you, step, moves } = (await person.look(table)).document;
    if (!you.legal) continue;
    expect((await person.do(table, { do: 'play', action: you.legal[0] }, step)).status).toBe(200);
    expect((await person.look(table)).document.moves).toBeGreaterThan(moves);
    return;
  }
  throw new Error('nobody has to decide');
}

const postgres = await sharedPostgres();
const YEAR_MS = 365 * 24 * 3_600_000;

/** Without configs, to which later versions add fields that earlier ones left out. */
const hashOf = ({ names, actions, result }: JsonObject): string =>
  createHash('sha256')
    .update(JSON.stringify([names, actions, result], (key, value) => (key === 'config' ? undefined : value)))
    .digest('hex');

describe.each([
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('before') }] : []),
])('in $kind, games of version 0.2.0', ({ newDatabase }) => {
  test('are unchanged and continue, whatever their state', async () => {
    const url = await newDatabase();
    await leaveBehind('0.2.0', url);
    const server = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const [ada, bo, other] = ['Ada', 'Bo', 'bo'].map(
      (name) => new Person(server.url, people[name][1], people[name][0], name),
    );
    const look = async (title: string, person = ada) => (await person.look(idOf(title))).document;
    const play = async (title: string): Promise<void> => {
      const decider = (await look(title)).decides === 0 ? ada : bo;
      const { you, step, moves } = await look(title, decider);
      const action = you.legal![0] as Json;
      expect((await decider.do(idOf(title), { do: 'play', action }, step)).status).toBe(200);
      expect((await look(title)).moves).toBeGreaterThan(moves);
    };
    const recordOf = async (title: string): Promise<string> =>
      hashOf((await ada.ask<JsonObject>('GET', `tables/${idOf(title)}/record`)).body);

    // Time may have run out since at those with a clock, depending on today's date.
    const untimed = Object.keys(tables).filter((title) => !/^(archived|by mail|live)$/.test(title));
    for (const title of untimed) await expectAsBefore(ada, tables[title], title);
    await play('running');
    expect((await look('running, an undo is asked for')).undo).toMatchObject({ moves: 3 });
    const { step } = await look('running, an undo is asked for');
    await bo.do(idOf('running, an undo is asked for'), { do: 'answer-undo', agree: true }, step);
    expect((await look('running, an undo is asked for')).moves).toBe(3);
    await play('running, an undo is asked for');
    expect((await look('running, Bo has a plan', bo)).you.plan).toHaveLength(1);
    expect((await look('running, Ada is away')).seats[0].away).toBe(true);
    expect((await look('resting')).resting).toBe(true);
    for (const person of [ada, bo]) await person.do(idOf('resting'), { do: 'away', on: false });
    await play('resting');
    // Two had the same name; the later one has a number now, and the old name at tables.
    expect((await other.ask('GET', 'me')).body).toMatchObject({ name: 'bo 2', short: 'bo' });
    expect((await other.ask('GET', `tables/${idOf('by invitation')}`)).status).toBe(403);
    await other.do(idOf('waiting'), { do: 'sit' });
    expect(await look('waiting')).toMatchObject({ status: 'playing' });

    expect((await ada.ask('GET', `tables/${idOf('archived')}`)).status).toBe(404);
    expect(await recordOf('archived')).toBe(tables.archived.record);
    const { body: mine } = await ada.ask<typeof TableList.static>('GET', 'me/tables?limit=100');
    expect(mine.tables.map(({ title }) => title).sort()).toEqual(Object.keys(tables).sort());
    for (const { title, status, details } of mine.tables)
      if (status === 'over') expect(details.winners?.length, title).toBeGreaterThan(0);
    // Both games against Bo are counted again, the one against a bot is not.
    const rated = async (): Promise<number | undefined> => {
      const { body } = await bo.ask<PlayerRatings>('GET', `players/${ada.id}/ratings?game=hansa`);
      return body.ratings.find(({ players }) => players === 0)?.games;
    };
    await expect.poll(rated).toBe(2);

    server.later(YEAR_MS);
    const isSomebodyAway = (title: string) =>
      server.running.services.tables.read(idOf(title), ({ seats }) => seats.some(({ away }) => away));
    for (const title of ['by mail', 'live'])
      await expect.poll(() => isSomebodyAway(title), { timeout: 30_000 }).toBe(true);
    await server.stop();
  });
});

describe.each([
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('before') }] : []),
])('in $kind', ({ newDatabase }) => {
  /** A server that was upgraded at that moment, so that no time has run out. */
  async function upgraded(version: string): Promise<{ server: TestServer; people: Person[]; said: Said }> {
    const url = await newDatabase();
    const made = await leaveBehind(version, url);
    const server = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' }, null, [], {
      ahead: made - Date.now(),
    });
    const said = saidBy(version);
    const people = Object.entries(said.people).map(
      ([name, [id, cookie]]) => new Person(server.url, cookie, id, name),
    );
    for (const [title, known] of Object.entries(said.tables))
      if (title !== 'archived') await expectAsBefore(people[0], known, title);
    return { server, people, said };
  }

  test('more of version 0.2.0: orders, talk, bots, rematches, admins and records', async () => {
    const { server, people, said } = await upgraded('0.2.0-more');
    const [ada, bo, cay] = people;
    const idOf = (title: string): string => said.tables[title].id;
    const look = async (title: string, person = ada) => (await person.look(idOf(title))).document;
    const three = idOf('three with orders and talk');
    expect((await look('three with orders and talk', bo)).you.orders).toEqual({
      displaced: { do: 'bot', level: 'trader' },
    });
    const { body: note } = await bo.ask<{ text: string }>('GET', `tables/${three}/note`);
    expect(note.text).toBe('watch the harbour');
    const { body: log } = await bo.ask<{ entries: { kind: string; data: { text: string } }[] }>(
      'GET',
      `tables/${three}?after=0`,
    );
    expect(log.entries.flatMap(({ kind, data }) => (kind === 'said' ? data.text : []))).toEqual([
      'Hello',
      'Moin',
    ]);
    expect((await cay.ask('GET', 'me')).status).toBe(403);
    await ada.do(idOf('brought along'), { do: 'sit', seat: 0 });
    await playOn(idOf('brought along'), ada);
    for (const title of ['three with orders and talk', 'taken back', 'handed over'])
      await playOn(idOf(title), ada, bo);
    await playOn(idOf('by days off'), ada, bo);
    const { moves } = await look('against a bot');
    await playOn(idOf('against a bot'), ada);
    expect((await look('against a bot')).moves).toBeGreaterThan(moves);
    expect(await look('ended by an admin')).toMatchObject({
      closedFor: expect.stringContaining('abandoned'),
    });
    expect(await look('a rematch is offered')).toMatchObject({ rematch: idOf('the rematch') });
    expect((await bo.do(idOf('the rematch'), { do: 'sit' })).status).toBe(200);
    expect((await ada.do(idOf('two wish to change places'), { do: 'swap', seat: 1 })).status).toBe(200);
    expect((await look('two wish to change places')).seats.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    await server.stop();
  });

  test('games of fair tables: asked, paused, resigned, agreed, planned, blocked, drawn, archived', async () => {
    const { server, people, said } = await upgraded('0013');
    const [ada, bo, cay] = people;
    const idOf = (title: string): string => said.tables[title].id;
    const look = async (title: string, person = ada) => (await person.look(idOf(title))).document;
    const answer = (title: string, what: 'pause' | 'end') =>
      bo.do(idOf(title), { do: 'answer', what, agree: true });

    await answer('a pause is asked for', 'pause');
    for (const title of ['a pause is asked for', 'paused']) {
      expect(await look(title)).toMatchObject({ paused: {} });
      await ada.do(idOf(title), { do: 'propose', what: 'resume' });
      await playOn(idOf(title), ada, bo);
    }
    await answer('an end is asked for', 'end');
    for (const title of ['an end is asked for', 'ended by agreement'])
      expect(await look(title)).toMatchObject({ status: 'closed', closedFor: 'ended by agreement' });
    expect((await look('Cay has resigned')).seats[2].resigned).toBe(true);
    await playOn(idOf('Cay has resigned'), ada, bo);
    expect((await look('everybody is asked')).ready!.seats).toEqual([1]);
    expect((await ada.do(idOf('everybody is asked'), { do: 'ready' })).status).toBe(200);
    expect((await look('everybody is asked')).status).toBe('playing');
    await playOn(idOf('everybody is asked'), ada, bo);
    expect(await look('resting')).toMatchObject({ resting: true });
    await bo.do(idOf('resting'), { do: 'away', on: false });
    await playOn(idOf('resting'), ada, bo);
    const { undo, step } = await look('an undo is asked for');
    expect(undo).toMatchObject({ seat: 0, moves: 1 });
    await bo.do(idOf('an undo is asked for'), { do: 'answer-undo', agree: true }, step);
    await playOn(idOf('an undo is asked for'), ada, bo);
    expect((await look('somebody was reminded')).silence).toHaveProperty('standIn');
    expect((await look('a branch is planned', bo)).you.plan).toHaveLength(1);
    while ((await look('a branch is planned')).decides === 0) await playOn(idOf('a branch is planned'), ada);
    expect((await look('a program plays')).seats[1].program).toBe(true);
    for (const title of ['a program plays', 'on a drawn board', 'by mail'])
      await playOn(idOf(title), ada, bo);
    const heard = async (person: Person) =>
      (
        await person.ask<{ entries: { kind: string; data: { name: string } }[] }>(
          'GET',
          `tables/${idOf('Bo has blocked Cay')}?after=0`,
        )
      ).body.entries.flatMap(({ kind, data }) => (kind === 'said' ? data.name : []));
    expect([await heard(ada), await heard(bo)]).toEqual([
      ['Ada', 'Bo', 'Cay'],
      ['Ada', 'Bo'],
    ]);
    expect((await ada.ask('GET', `players/${cay.id}`)).body).toMatchObject({ details: null });
    expect((await cay.ask<{ current: object }>('GET', 'me/vacation')).body.current).not.toBeNull();
    const { body: invitations } = await bo.ask<{ table: string }[]>('GET', 'me/invitations');
    expect(invitations.map(({ table }) => table)).toEqual([idOf('Bo is invited')]);
    expect((await bo.do(idOf('the rematch'), { do: 'sit' })).status).toBe(200);
    expect((await look('closed by an admin')).closedFor).toContain('abandoned');
    const { body: record } = await ada.ask<JsonObject>('GET', `tables/${idOf('archived')}/record`);
    expect(hashOf(record)).toBe(said.tables.archived.record);
    const back = await new Person(server.url, '', '', '').ask('POST', 'returns/phrase', {
      phrase: said.phrase,
    });
    expect(back.body).toMatchObject({ id: ada.id });
    await server.stop();
  });
});
