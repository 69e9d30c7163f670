/** The list of tables: for strangers too, with filters, informative cards, and only seats that can be taken. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import type { NewTable } from '../../../src/protocol/tables/settings.js';
import type { TableSummary } from '../../../src/protocol/tables/tables.js';
import { Person, playToEnd, SMALL, serve, type TestServer } from '../help.js';

let server: TestServer;
let ada: Person;
let bo: Person;
let stranger: Person;

beforeAll(async () => {
  server = await serve();
  [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
  stranger = new Person(server.url, '', '', '');
});
afterAll(() => server.stop());

const MARCH: JsonObject = { game: 'hansa-teutonica', edition: 'big-box', board: 'salt-march', players: 3 };
const LIVE = { kind: 'live', bank: 600, increment: 20 } as const;

const list = async (query = '', person = stranger): Promise<TableSummary[]> =>
  (await person.ask<{ tables: TableSummary[] }>('GET', `tables${query}`)).body.tables;
const ids = async (query: string): Promise<string[]> => (await list(query)).map(({ id }) => id);

test('strangers see public tables, and nothing about people', async () => {
  const open = await ada.make({ config: SMALL });
  const hidden = await ada.make({ config: SMALL, access: 'invited' });
  const found = await ids('');
  expect(found).toContain(open);
  expect(found).not.toContain(hidden);
  expect((await list())[0].you).toEqual({ seat: null, decides: false, unread: false });
  for (const path of ['me/tables', `tables/${open}`, `tables/${open}/history`])
    expect((await stranger.ask('GET', path)).status).toBe(401);
});

test('a full table is not listed as one with free seats', async () => {
  const table = await ada.make({ config: SMALL, autostart: false });
  expect(await ids('')).toContain(table);
  await bo.do(table, { do: 'sit' });
  expect(await ids('?status=open')).not.toContain(table);
  await bo.do(table, { do: 'leave' });
  expect(await ids('?status=open')).toContain(table);
});

describe('filters', () => {
  let tables: Record<'hansa' | 'march' | 'live' | 'german', string>;

  beforeAll(async () => {
    const carl = await server.person('Carl');
    await carl.ask('PATCH', 'me', { language: 'de' });
    tables = {
      hansa: await ada.make({ config: { game: 'hansa', players: 4 } }),
      march: await ada.make({ config: MARCH }),
      live: await ada.make({ config: MARCH, pace: LIVE }),
      german: await carl.make({ config: MARCH }),
    };
  });

  test.each([
    ['game=hansa', ['hansa']],
    ['board=salt-march', ['march', 'live', 'german']],
    ['players=4', ['hansa']],
    ['pace=live', ['live']],
    ['language=de', ['german']],
    ['board=salt-march&pace=untimed&language=en', ['march']],
    ['players=5', []],
  ])('%s', async (query, wanted) => {
    const found = await ids(`?${query}`);
    const names = Object.entries(tables).flatMap(([name, id]) => (found.includes(id) ? [name] : []));
    expect(names.sort()).toEqual([...wanted].sort());
  });

  test.each(['players=6', 'pace=fast', 'language=xx', 'rated=maybe'])('%s is refused', async (query) => {
    expect((await stranger.ask('GET', `tables?${query}`)).status).toBe(400);
  });
});

describe('a card', () => {
  const cardOf = async (table: NewTable): Promise<TableSummary> => {
    const id = await ada.make(table);
    return (await list()).find((one) => one.id === id)!;
  };

  test('has the pace in numbers, the edition and the modules', async () => {
    const modules = ['missions'];
    const card = await cardOf({
      config: { ...MARCH, board: 'hanseatic-3', modules },
      pace: LIVE,
      title: 'Friday',
    });
    expect(card.details).toMatchObject({ pace: LIVE, edition: 'big-box', modules });
    expect(card).toMatchObject({ language: 'en', title: 'Friday', free: 2 });
  });

  test('shows changed settings', async () => {
    const { id } = await cardOf({ config: SMALL });
    await ada.do(id, { do: 'settings', change: { pace: LIVE, language: 'de' } });
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      details: { pace: LIVE },
      language: 'de',
    });
  });

  test('of a finished game names its winners', async () => {
    const table = await ada.make({ config: SMALL });
    await bo.do(table, { do: 'sit' });
    await playToEnd(server, table);
    const { result } = (await ada.look(table)).document;
    const won = result!.flatMap(({ rank, seat }) => (rank === 1 ? [seat] : []));
    expect((await list('?status=over')).find(({ id }) => id === table)!.details.winners).toEqual(won);
  });
});

test('the tables that wait for you are those at which you have to decide', async () => {
  const dora = await server.person('Dora');
  const waiting = async () =>
    (await dora.ask<{ tables: TableSummary[] }>('GET', 'me/tables?status=waiting')).body.tables.map(
      ({ id }) => id,
    );
  const table = await dora.make({ config: SMALL, first: 0 });
  expect(await waiting()).toEqual([]);
  await bo.do(table, { do: 'sit' });
  expect(await waiting()).toEqual([table]);
  for (let i = 0; (await dora.look(table)).document.decides === 0 && i < 50; i++) {
    const { document } = await dora.look(table);
    await dora.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
  }
  expect(await waiting()).toEqual([]);
});
