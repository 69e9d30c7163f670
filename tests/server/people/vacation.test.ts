/** Vacations: deadlines stand still at all tables by mail, for a number of days a year. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Vacation } from '../../../src/protocol/people/vacation.js';
import type { Pace } from '../../../src/protocol/tables/settings.js';
import { daysIn } from '../../../src/server/vacation/days.js';
import { type Person, SMALL, serve, somePolls, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAIL: Pace = { kind: 'mail', hours: 48, daysOff: [], quiet: null, zone: 'UTC' };

test('every day that has begun counts, in its year', () => {
  const at = (text: string): number => Date.parse(`${text}Z`);
  const vacation = { starts_at: at('2026-12-30T12:00'), ends_at: at('2027-01-02T13:00') };
  expect(daysIn(vacation, at('2026-06-01T00:00'))).toBe(2);
  expect(daysIn(vacation, at('2027-06-01T00:00'))).toBe(2);
  expect(daysIn(vacation, at('2025-06-01T00:00'))).toBe(0);
  expect(daysIn({ starts_at: 0, ends_at: 1 }, 0)).toBe(1);
});

const databases = [
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-off-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('vacation') }] : []),
];

describe.each(databases)('in $kind, a vacation', ({ newDatabase }) => {
  let server: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    server = await serve({ DATABASE_URL: await newDatabase(), LOG_LEVEL: 'silent' });
    // Days count by year: in December, 31 of them would be those of two.
    const next = new Date().getUTCFullYear() + 1;
    later(Date.UTC(next, 5, 1) - now());
  });
  afterAll(() => server.stop());

  const now = (): number => Date.now() + ahead;
  const later = (ms: number): void => {
    ahead += ms;
    server.later(ms);
  };
  const take = (person: Person, body: { from?: number; until: number }) =>
    person.ask<Vacation & { code?: string; field?: string }>('PUT', 'me/vacation', body);
  const look = async (person: Person, table: string) => (await person.look(table)).document;
  const leftOf = async (person: Person, table: string): Promise<number> =>
    Math.round(((await look(person, table)).clocks!.deadline! - now()) / HOUR);

  async function between(ada: Person, bo: Person, pace: Pace = MAIL, more = {}): Promise<string> {
    const table = await ada.make({ config: SMALL, first: 0, pace, ...more });
    await bo.do(table, { do: 'sit' });
    return table;
  }

  async function two(): Promise<[Person, Person]> {
    return [await server.person('Ada'), await server.person('Bo')];
  }

  test('moves the deadline of the person at all their tables, and ends early', async () => {
    const [ada, bo] = await two();
    const tables = [await between(ada, bo), await between(ada, bo)];
    later(8 * HOUR);
    expect(await leftOf(ada, tables[0])).toBe(40);
    const { body } = await take(ada, { until: now() + 10 * DAY });
    expect(body).toMatchObject({ left: 20, allowed: 30 });
    for (const table of tables) await expect.poll(() => leftOf(bo, table)).toBe(280);
    expect((await look(bo, tables[0])).seats[0].vacation!.until).toBe(body.current!.until);
    later(3 * DAY);
    await somePolls();
    expect((await look(bo, tables[0])).moves).toBe(0);
    const { body: ended } = await ada.ask<Vacation>('DELETE', 'me/vacation');
    expect(ended).toMatchObject({ current: null, left: 26 });
    for (const table of tables) await expect.poll(() => leftOf(bo, table)).toBe(40);
    expect((await ada.ask('DELETE', 'me/vacation')).status).toBe(409);
    // A second one in the same decision adds to the first.
    await take(ada, { until: now() + DAY });
    await expect.poll(() => leftOf(bo, tables[0])).toBe(64);
  });

  test('does not help a player who is already overdue', async () => {
    const [ada, bo] = await two();
    const table = await between(ada, bo);
    later(47.9 * HOUR);
    await take(ada, { from: now() + HOUR, until: now() + 5 * DAY });
    later(HOUR);
    await expect.poll(async () => (await look(bo, table)).seats[0].away).toBe(true);
  });

  test('does not affect others’ clocks and live games, and applies to games that begin meanwhile', async () => {
    const [ada, bo] = await two();
    const table = await between(ada, bo);
    await take(bo, { until: now() + 5 * DAY });
    await expect.poll(async () => (await look(ada, table)).seats[1].vacation).toBeDefined();
    expect(await leftOf(ada, table)).toBe(48);
    const { you, step } = await look(ada, table);
    await ada.do(table, { do: 'play', action: you.legal![0] }, step);
    expect(await leftOf(ada, table)).toBe(48 + 5 * 24);
    const begun = await between(bo, ada);
    await expect.poll(() => leftOf(ada, begun)).toBe(48 + 5 * 24);
  });

  test('puts off the end of a table that waits for the person', async () => {
    const [ada, bo] = await two();
    const table = await between(ada, bo, MAIL, { rest: true });
    const untimed = await between(ada, bo, { kind: 'untimed' }, { rest: true });
    for (const id of [table, untimed]) await ada.do(id, { do: 'away', on: true });
    const waits = async (id: string): Promise<number> =>
      Math.round(((await look(bo, id)).restsUntil! - now()) / HOUR);
    expect(await waits(table)).toBe(48);
    expect(await waits(untimed)).toBe(30 * 24);
    await take(ada, { until: now() + 5 * DAY });
    await expect.poll(() => waits(table)).toBe(48 + 5 * 24);
    await expect.poll(() => waits(untimed)).toBe(35 * 24);
    later(4 * DAY);
    await somePolls();
    expect((await look(bo, table)).seats[0].resigned).toBeUndefined();
    later(3 * DAY + HOUR);
    await expect.poll(async () => (await look(bo, table)).seats[0].resigned).toBe(true);
  });

  test('can be planned and cancelled, one at a time and for at most the days that are left', async () => {
    const [ada, bo] = await two();
    const table = await between(ada, bo);
    expect((await take(ada, { until: now() + 31 * DAY })).body).toMatchObject({
      code: 'refused',
      field: 'until',
    });
    expect((await take(ada, { until: now() - DAY })).status).toBe(422);
    expect((await take(ada, { from: now() - 2 * DAY, until: now() - DAY })).status).toBe(422);
    // From the end of one year to the beginning of a later one there are years between.
    const year = new Date(now()).getUTCFullYear();
    const span = { from: Date.UTC(year, 11, 20), until: Date.UTC(year + 3, 0, 10) };
    expect((await take(ada, span)).body).toMatchObject({ code: 'refused', field: 'until' });
    expect((await take(ada, { from: now() + 400 * DAY, until: now() + 401 * DAY })).status).toBe(422);
    const from = now() + DAY;
    const answers = await Promise.all(
      [0, 1].map((i) => take(ada, { from: from + i, until: from + 2 * DAY })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(() => leftOf(bo, table)).toBe(96);
    await ada.ask('DELETE', 'me/vacation');
    await expect.poll(() => leftOf(bo, table)).toBe(48);
    expect((await ada.ask<Vacation>('GET', 'me/vacation')).body).toMatchObject({ current: null, left: 30 });
  });

  test('reaches the tables after a restart', async () => {
    const [ada, bo] = await two();
    const table = await between(ada, bo);
    const { store } = server.running.services;
    await store.vacations.add({ person_id: ada.id, starts_at: now(), ends_at: now() + 2 * DAY }, now());
    await store.jobs.put({
      ...{ kind: 'vacation', key: ada.id, table_id: null, number: 1, due: now() + 200, lease_until: 0 },
      ...{ lease_by: '', data: '{}' },
    });
    server = await server.restart();
    for (const person of [ada, bo]) person.url = server.url;
    await expect.poll(() => leftOf(bo, table)).toBe(96);
  });
});

test('the operator sets how many days there are', async () => {
  const server = await serve({ VACATION_DAYS: '0', LOG_LEVEL: 'silent' });
  const ada = await server.person('Ada');
  expect((await ada.ask<Vacation>('GET', 'me/vacation')).body).toEqual({
    current: null,
    left: 0,
    allowed: 0,
  });
  expect((await ada.ask('PUT', 'me/vacation', { until: Date.now() + HOUR })).status).toBe(422);
  await server.stop();
});
