/** A game without a clock in which a player does not move: they are reminded, and after a week nobody has to wait. */
import { afterAll, expect, test } from 'vitest';
import type { TableRatings } from '../../../src/protocol/people/statistics.js';
import type { NewTable } from '../../../src/protocol/tables/settings.js';
import { type Person, SMALL, serve } from '../help.js';
import { httpSink } from '../notify/sinks.js';

const server = await serve({ LOG_LEVEL: 'silent', PRIVATE_HOOKS: 'yes' });
const web = await httpSink();
afterAll(async () => {
  await server.stop();
  await web.close();
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const look = async (person: Person, table: string) => (await person.look(table)).document;
const entries = async (person: Person, table: string) =>
  (await person.ask<{ entries: { kind: string; data?: object }[] }>('GET', `tables/${table}?after=0`)).body
    .entries;

/** Ada has to move, and does not. */
async function waitingForAda(
  settings: Partial<NewTable> = {},
): Promise<{ ada: Person; bo: Person; cy: Person; table: string }> {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => server.person(name)));
  const table = await ada.make({ config: { ...SMALL, players: 3 }, first: 0, ...settings });
  await bo.do(table, { do: 'sit' });
  await cy.do(table, { do: 'sit' });
  return { ada, bo, cy, table };
}

async function reminded(bo: Person, table: string): Promise<void> {
  server.later(DAY);
  expect((await bo.do(table, { do: 'remind' })).status).toBe(200);
}

test('they can be reminded after a day, once a day, by their usual messages, which say how long they have', async () => {
  const { ada, bo, cy, table } = await waitingForAda();
  const choice = { usual: ['webhook'], quiet: null, zone: 'UTC', every: 0, over: true };
  await ada.ask('PUT', 'me/notify', choice);
  const url = `${web.url}${ada.id}`;
  await ada.ask('POST', 'me/notify/channels', { kind: 'webhook', url, format: 'json' });
  expect((await bo.do(table, { do: 'remind' })).body).toMatchObject({ code: 'not-now' });
  expect((await ada.do(table, { do: 'remind' })).body).toMatchObject({ code: 'refused' });
  await reminded(bo, table);
  expect((await cy.do(table, { do: 'remind' })).body).toMatchObject({ code: 'not-now' });
  expect((await entries(cy, table)).at(-1)).toMatchObject({ kind: 'reminded', data: { of: 0 } });
  const { silence } = await look(ada, table);
  expect(silence!.standIn! - silence!.since).toBe(7 * DAY);
  server.later(HOUR);
  const message = () =>
    web.received
      .filter(({ path }) => path.endsWith(ada.id))
      .flatMap(({ body }) => JSON.parse(String(body)).tables as { about: string; deadline: number }[])
      .find(({ about }) => about === 'remind');
  await expect.poll(message).toMatchObject({ about: 'remind', deadline: silence!.standIn });
});

test('after a week the others can let a bot play for them until they are back', async () => {
  const { ada, bo, cy, table } = await waitingForAda();
  server.later(30 * DAY);
  // Nobody counts as gone without a reminder and three days to answer.
  expect((await bo.do(table, { do: 'stand-in' })).body).toMatchObject({ code: 'not-now' });
  await reminded(bo, table);
  server.later(2 * DAY);
  expect((await cy.do(table, { do: 'stand-in' })).body).toMatchObject({ code: 'not-now' });
  server.later(DAY);
  expect((await ada.do(table, { do: 'stand-in' })).body).toMatchObject({ code: 'refused' });
  expect((await cy.do(table, { do: 'stand-in' })).status).toBe(200);
  await expect.poll(async () => (await look(bo, table)).decides).not.toBe(0);
  expect((await look(ada, table)).seats[0].away).toBe(true);
  expect(await entries(bo, table)).toContainEqual(
    expect.objectContaining({ kind: 'away', seat: 0, data: { on: true, by: 2 } }),
  );
  expect((await ada.do(table, { do: 'away', on: false })).status).toBe(200);
});

test('after a move, in a pause and at a table with a clock nobody counts as silent', async () => {
  const { ada, bo, cy, table } = await waitingForAda();
  await reminded(bo, table);
  server.later(8 * DAY);
  const { you, step } = await look(ada, table);
  await ada.do(table, { do: 'play', action: you.legal![0] }, step);
  expect((await look(ada, table)).silence).not.toHaveProperty('standIn');
  expect((await cy.do(table, { do: 'stand-in' })).body.code).toMatch(/refused|not-now/);
  await ada.do(table, { do: 'propose', what: 'pause' });
  for (const person of [bo, cy]) await person.do(table, { do: 'answer', what: 'pause', agree: true });
  expect(await look(bo, table)).not.toHaveProperty('silence');
  const live = await waitingForAda({
    pace: { kind: 'mail', hours: 240, daysOff: [], quiet: null, zone: 'UTC' },
  });
  server.later(9 * DAY);
  expect((await live.bo.do(live.table, { do: 'remind' })).body).toMatchObject({ code: 'not-now' });
});

test('a vacation does not count as silence', async () => {
  const { ada, bo, table } = await waitingForAda();
  await reminded(bo, table);
  const { silence: before } = await look(bo, table);
  const now = Date.now() + (before!.since + DAY - Date.now());
  await ada.ask('PUT', 'me/vacation', { until: now + 10 * DAY });
  await expect.poll(async () => (await look(bo, table)).seats[0].vacation).toBeDefined();
  const { silence: after } = await look(bo, table);
  expect(Math.round((after!.standIn! - before!.standIn!) / DAY)).toBe(10);
  expect(Math.round((after!.remind - before!.remind) / DAY)).toBe(10);
});

test('the others can also agree to end the game without them', async () => {
  const { ada, bo, cy, table } = await waitingForAda({ rated: false });
  await reminded(bo, table);
  await bo.do(table, { do: 'propose', what: 'end' });
  await cy.do(table, { do: 'answer', what: 'end', agree: true });
  expect((await look(bo, table)).status).toBe('playing');
  await bo.do(table, { do: 'withdraw' });
  server.later(7 * DAY);
  await bo.do(table, { do: 'propose', what: 'end' });
  expect((await look(bo, table)).status).toBe('playing');
  await cy.do(table, { do: 'answer', what: 'end', agree: true });
  expect(await look(ada, table)).toMatchObject({ status: 'closed', closedFor: 'ended by agreement' });
});

test('a rated game that ends without them is lost for them; a player away for a week cannot keep it open', async () => {
  const { ada, bo, cy, table } = await waitingForAda({ rated: true });
  for (const person of [ada, bo, cy])
    for (let { document } = await person.look(table); document.decides === document.you.seat; ) {
      await person.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
      ({ document } = await person.look(table));
    }
  await cy.do(table, { do: 'away', on: true });
  expect((await bo.do(table, { do: 'propose', what: 'end' })).body).toMatchObject({ code: 'not-now' });
  await reminded(bo, table);
  server.later(7 * DAY);
  await bo.do(table, { do: 'propose', what: 'end' });
  expect((await look(ada, table)).status).toBe('closed');
  const rated = async () => (await bo.ask<TableRatings>('GET', `tables/${table}/ratings`)).body;
  await expect.poll(async () => (await rated()).state).toBe('rated');
  const { changes } = await rated();
  const gain = (person: Person) =>
    changes.find(({ player, players }) => player === person.id && players === 3)!.change;
  expect(gain(bo)).toBeGreaterThan(0);
  expect(gain(ada)).toBeLessThan(0);
  expect(gain(cy)).toBeLessThan(gain(bo));
});
