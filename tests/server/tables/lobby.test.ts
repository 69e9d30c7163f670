/** Tables before and after a game: seats, invitations, spectators, lists, chat, notes, rematches. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import type { NewTable, SettingsChange } from '../../../src/protocol/tables/settings.js';
import type { TableSummary } from '../../../src/protocol/tables/tables.js';
import { type Person, playToEnd, SMALL, serve, type TestServer } from '../help.js';

let server: TestServer;
let ada: Person;
let bo: Person;
let cy: Person;

beforeAll(async () => {
  server = await serve();
  [ada, bo, cy] = [await server.person('Ada'), await server.person('Bo'), await server.person('Cy')];
});
afterAll(() => server.stop());

const three = { config: { game: 'hansa', players: 3 }, autostart: false, first: 0 };
const names = async (table: string): Promise<string[]> =>
  (await ada.look(table)).document.seats.map(({ name }) => name);

describe('seats', () => {
  test('are taken, left, changed and given to bots before the start', async () => {
    const table = await ada.make(three);
    expect((await bo.do(table, { do: 'sit', seat: 2 })).status).toBe(200);
    expect(await names(table)).toEqual(['Ada', '', 'Bo']);
    expect((await bo.do(table, { do: 'swap', seat: 1 })).status).toBe(200);
    expect(await names(table)).toEqual(['Ada', 'Bo', '']);
    expect((await ada.do(table, { do: 'bot', seat: 2, level: 'greedy' })).status).toBe(200);
    expect((await ada.look(table)).document.seats[2]).toMatchObject({ kind: 'bot', level: 'greedy' });
    expect((await cy.do(table, { do: 'sit' })).body.code).toBe('not-now');
    expect((await ada.do(table, { do: 'empty', seat: 2 })).status).toBe(200);
    expect((await cy.do(table, { do: 'sit' })).status).toBe(200);
    expect((await cy.do(table, { do: 'leave' })).status).toBe(200);
    expect(await names(table)).toEqual(['Ada', 'Bo', '']);
  });

  test('two people swap seats when both want to', async () => {
    const table = await ada.make(three);
    await bo.do(table, { do: 'sit', seat: 1 });
    await ada.do(table, { do: 'swap', seat: 1 });
    expect((await bo.look(table)).document.seats[0].swap).toBe(1);
    expect(await names(table)).toEqual(['Ada', 'Bo', '']);
    await bo.do(table, { do: 'swap', seat: 0 });
    expect(await names(table)).toEqual(['Bo', 'Ada', '']);
    await ada.do(table, { do: 'arrange', a: 0, b: 2 });
    expect(await names(table)).toEqual(['', 'Ada', 'Bo']);
  });

  test('only the host arranges, and only before the start', async () => {
    const table = await ada.make(three);
    await bo.do(table, { do: 'sit' });
    for (const command of [
      { do: 'arrange', a: 0, b: 1 },
      { do: 'empty', seat: 0 },
      { do: 'bot', seat: 2, level: 'greedy' },
      { do: 'settings', change: { title: 'Mine' } },
      { do: 'start' },
      { do: 'close' },
    ] as const) {
      expect((await bo.do(table, command)).body.code).toBe('not-yours');
    }
    expect((await ada.do(table, { do: 'start' })).body.code).toBe('not-now');
    await cy.do(table, { do: 'sit' });
    expect((await ada.do(table, { do: 'start' })).status).toBe(200);
    expect((await ada.look(table)).document.status).toBe('playing');
    expect((await bo.do(table, { do: 'leave' })).body.code).toBe('not-now');
    expect((await ada.do(table, { do: 'empty', seat: 1 })).body.code).toBe('not-now');
  });

  test('settings that change after somebody sat down have to be accepted before the game begins', async () => {
    const table = await ada.make({ config: SMALL, autostart: false, first: 0, rated: false });
    await bo.do(table, { do: 'sit' });
    const change = (change: SettingsChange) => ada.do(table, { do: 'settings', change });
    const forBo = async () => (await bo.look(table)).document;
    // What is called and found by others is the host's own affair, and so is what stays the same.
    await change({ title: 'Mine', access: 'open', rated: false, pace: { kind: 'untimed' } });
    expect((await forBo()).you.changed).toBeUndefined();
    await change({ pace: { kind: 'live', bank: 60, increment: 0 }, rated: true });
    const { number, from } = (await forBo()).you.changed!;
    expect(from).toEqual({ pace: { kind: 'untimed' }, rated: false, hints: true });
    expect((await ada.look(table)).document).toMatchObject({ unaccepted: [1], you: { seat: 0 } });
    expect((await ada.look(table)).document.you.changed).toBeUndefined();
    const { tables } = (await bo.ask<{ tables: TableSummary[] }>('GET', `me/tables?id=${table}`)).body;
    expect(tables[0].details.unaccepted).toEqual([1]);
    expect((await ada.do(table, { do: 'start' })).body).toMatchObject({
      code: 'not-now',
      reason: 'not everybody has accepted the changed settings',
    });
    // The host changes them again while Bo accepts.
    await change({ pace: { kind: 'live', bank: 30, increment: 0 } });
    const accept = (settings: number) => bo.do(table, { do: 'accept', settings });
    expect((await accept(number)).body).toMatchObject({ code: 'stale', field: 'command.settings' });
    await accept((await forBo()).you.changed!.number);
    expect(await forBo()).not.toHaveProperty('unaccepted');
    expect((await accept(number)).body.code).toBe('stale');
    expect((await ada.do(table, { do: 'accept', settings: number })).body.code).toBe('stale');
    expect((await ada.do(table, { do: 'start' })).status).toBe(200);
    expect((await forBo()).ready).toBeDefined();
  });

  test('what is changed and changed back needs no answer; a table that starts by itself does so with the last one', async () => {
    const table = await ada.make({ config: { game: 'hansa', players: 3 }, first: 0 });
    await bo.do(table, { do: 'sit' });
    await ada.do(table, { do: 'settings', change: { undo: 'none' } });
    expect((await bo.look(table)).document.you.changed?.from).toEqual({ undo: 'consent' });
    await ada.do(table, { do: 'settings', change: { undo: 'consent' } });
    expect((await bo.look(table)).document.you.changed).toBeUndefined();
    await ada.do(table, { do: 'settings', change: { undo: 'own' } });
    // Cy sits down to what is shown.
    await cy.do(table, { do: 'sit' });
    const { document } = await cy.look(table);
    expect([document.status, document.unaccepted, document.you.changed]).toEqual(['open', [1], undefined]);
    const { number } = (await bo.look(table)).document.you.changed!;
    expect((await bo.do(table, { do: 'accept', settings: number })).status).toBe(200);
    expect((await bo.look(table)).document.status).toBe('playing');
  });

  test('the game begins automatically when the table is full, with the chosen first player', async () => {
    const table = await ada.make({ config: SMALL, first: 1 });
    await bo.do(table, { do: 'sit' });
    const { document } = await ada.look(table);
    expect(document.status).toBe('playing');
    expect(document.seats.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    expect(document.you.seat).toBe(1);
  });

  test('an abandoned table is closed', async () => {
    const table = await ada.make(three);
    expect((await ada.do(table, { do: 'close' })).status).toBe(200);
    expect((await bo.do(table, { do: 'sit' })).body.code).toBe('not-now');
  });

  test.each<[string, JsonObject]>([
    ['config.seed', { config: { ...SMALL, seed: 'known' } }],
    ['config.players', { config: { game: 'hansa', players: 9 } }],
    ['seats', { config: SMALL, seats: [{ who: 'me', colour: 0 }] }],
    [
      'seats',
      {
        config: SMALL,
        seats: [
          { who: 'me', colour: 0 },
          { who: 'me', colour: 1 },
        ],
      },
    ],
    [
      'seats',
      {
        config: SMALL,
        seats: [
          { who: 'me', colour: 0 },
          { who: 'open', colour: 0 },
        ],
      },
    ],
    ['seats', { config: SMALL, seats: [0, 1].map((colour) => ({ who: 'bot', level: 'greedy', colour })) }],
    [
      'seats[1].level',
      {
        config: SMALL,
        seats: [
          { who: 'me', colour: 0 },
          { who: 'bot', level: 'oracle', colour: 1 },
        ],
      },
    ],
    ['first', { config: SMALL, first: 2 }],
    ['standIn', { config: SMALL, standIn: 'oracle' }],
    ['extra', { config: SMALL, extra: 1 }],
    ['title', { config: SMALL, title: 'two\nlines' }],
  ])('a table with a wrong %s is refused: %o', async (field, table) => {
    const { status, body } = await ada.ask('POST', 'tables', table);
    expect([400, 422]).toContain(status);
    expect(body.field).toBe(field);
  });
});

describe('invitations and spectators', () => {
  test('a table by invitation is for people with the link', async () => {
    const table = await ada.make({ ...three, access: 'invited' });
    expect((await bo.ask('GET', `tables/${table}`)).status).toBe(403);
    expect((await bo.do(table, { do: 'sit' })).body.code).toBe('forbidden');
    expect((await bo.ask('GET', `tables/${table}/invitation`)).status).toBe(403);
    const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
    const headers = { 'kontor-invite': invite };
    const wrong = { 'kontor-invite': `${invite.slice(0, -1)}${invite.endsWith('a') ? 'b' : 'a'}` };
    expect((await bo.ask('GET', `tables/${table}`, undefined, wrong)).status).toBe(403);
    expect((await bo.ask('GET', `tables/${table}`, undefined, headers)).status).toBe(200);
    expect((await bo.do(table, { do: 'sit' }, undefined, undefined, headers)).status).toBe(200);
    expect((await bo.ask('GET', `tables/${table}`)).status).toBe(200);
    const { body } = await cy.ask<{ tables: TableSummary[] }>('GET', 'tables');
    expect(body.tables.map(({ id }) => id)).not.toContain(table);
  });

  test('spectators can watch where allowed, and do nothing else', async () => {
    const watched = await ada.make({ config: SMALL });
    const closed = await ada.make({ config: SMALL, spectators: false });
    const watching = await cy.connect();
    await watching.watch(closed);
    for (const table of [watched, closed]) await bo.do(table, { do: 'sit' });
    expect(await watching.next('gone')).toMatchObject({ table: closed });
    expect((await cy.ask('GET', `tables/${closed}`)).status).toBe(403);
    const { document } = await cy.look(watched);
    expect(document.you).toEqual({ seat: null, host: false });
    for (const command of [{ do: 'undo' }, { do: 'say', text: 'hi' }, { do: 'away', on: true }] as const) {
      expect((await cy.do(watched, command, document.step)).body.code).toBe('not-yours');
    }
    watching.close();
  });
});

describe('lists', () => {
  const list = async (person: Person, path: string): Promise<TableSummary[]> =>
    (await person.ask<{ tables: TableSummary[] }>('GET', path)).body.tables;

  test('the lobby is searched by words and paged', async () => {
    const made = [];
    for (let i = 0; i < 3; i++) made.push(await ada.make({ ...three, title: `Searching ${i} <b>` }));
    expect((await list(bo, 'tables?search=searching')).map(({ id }) => id)).toEqual([...made].reverse());
    expect((await list(bo, 'tables?search=SEARCHING%20ada%201')).map(({ id }) => id)).toEqual([made[1]]);
    expect(await list(bo, 'tables?search=searching%20%25')).toEqual([]);
    const first = await bo.ask<{ tables: TableSummary[]; next: number }>(
      'GET',
      'tables?search=searching&limit=2',
    );
    expect(first.body.tables).toHaveLength(2);
    const rest = await list(bo, `tables?search=searching&limit=2&before=${first.body.next}`);
    expect(rest.map(({ id }) => id)).toEqual([made[0]]);
    expect((await bo.ask('GET', 'tables?limit=abc')).status).toBe(400);
  });

  test('seats without a colour get one of the remaining ones', async () => {
    const seats = [{ who: 'me', colour: 1 }, { who: 'open' }, { who: 'open', colour: 0 }];
    const config = { ...SMALL, players: 3 };
    const table = await ada.make({ config, seats } as NewTable);
    expect((await ada.look(table)).document.seats.map(({ colour }) => colour)).toEqual([1, 2, 0]);
    const twice = await ada.ask('POST', 'tables', {
      config,
      seats: seats.map((seat) => ({ ...seat, colour: 3 })),
    });
    expect([twice.status, twice.body.field]).toEqual([422, 'seats']);
  });

  test('running tables are open or playing; closed ones are listed only among all', async () => {
    const dan = await server.person('Dan');
    const [open, closed, playing] = [
      await dan.make({ config: SMALL }),
      await dan.make({ config: SMALL }),
      await dan.make({ config: SMALL }),
    ];
    await dan.do(closed, { do: 'close' });
    await bo.do(playing, { do: 'sit' });
    const ids = async (query: string) => (await list(dan, `me/tables${query}`)).map(({ id }) => id).sort();
    expect(await ids('?status=running')).toEqual([open, playing].sort());
    expect(await ids('')).toEqual([open, closed, playing].sort());
    expect((await dan.look(closed)).document.closedFor).toBe('closed by the host');
  });

  test('your own tables say whose turn it is and what you have not read', async () => {
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const mine = async (person: Person) => (await list(person, 'me/tables')).find(({ id }) => id === table)!;
    expect((await mine(ada)).you).toEqual({ seat: 0, decides: true, unread: false });
    expect((await mine(bo)).you).toEqual({ seat: 1, decides: false, unread: false });
    const { body } = await ada.do(table, { do: 'say', text: 'Good luck! <script>' });
    expect((await mine(bo)).you.unread).toBe(true);
    const passer = (await list(cy, 'tables?status=playing')).find(({ id }) => id === table)!;
    expect(passer.you).toEqual({ seat: null, decides: false, unread: false });
    await bo.ask('PUT', `tables/${table}/read`, { number: body.number });
    expect((await mine(bo)).you.unread).toBe(false);
    expect(await mine(cy)).toBeUndefined();
    const { document } = await ada.look(table);
    await ada.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    expect([(await mine(ada)).you.decides, (await mine(bo)).you.decides]).toEqual([false, true]);
  });
});

describe('at the table', () => {
  test('notes are private', async () => {
    const table = await ada.make({ config: SMALL });
    await bo.do(table, { do: 'sit' });
    await ada.ask('PUT', `tables/${table}/note`, { text: 'watch Bo' });
    expect((await ada.ask('GET', `tables/${table}/note`)).body).toEqual({ text: 'watch Bo' });
    expect((await bo.ask('GET', `tables/${table}/note`)).body).toEqual({ text: '' });
    expect((await cy.ask('GET', `tables/${table}/note`)).status).toBe(403);
  });

  test('spectators know who else is watching', async () => {
    const table = await ada.make(three);
    const [one, other] = [await ada.connect(), await bo.connect()];
    await one.watch(table);
    await other.watch(table);
    await one.next('online', ({ people }) => people.length === 2);
    other.close();
    expect((await one.next('online', ({ people }) => people.length === 1)).people).toEqual([ada.id]);
    one.close();
  });

  test('a new name is shown at running tables', async () => {
    const dora = await server.person('Dora');
    const table = await dora.make(three);
    expect((await dora.ask('PATCH', 'me', { name: ' Doris ' })).body.name).toBe('Doris');
    expect((await dora.look(table)).document.seats[0].name).toBe('Doris');
  });

  test('a program waits over HTTP for something to happen', async () => {
    const table = await ada.make(three);
    const { number } = await ada.look(table);
    const waiting = ada.ask<{ number: number; entries: JsonObject[] }>(
      'GET',
      `tables/${table}?after=${number}&wait=30`,
    );
    await bo.do(table, { do: 'say', text: 'not at the table' });
    await bo.do(table, { do: 'sit' });
    const { body } = await waiting;
    expect(body.number).toBe(number + 1);
    expect(body.entries).toMatchObject([{ kind: 'sat', data: { name: 'Bo' } }]);
  });
});

describe('after the game', () => {
  test('the same people play again at one new table, however many ask', async () => {
    const table = await ada.make({ config: SMALL, access: 'invited' });
    const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
    await bo.do(table, { do: 'sit' }, undefined, undefined, { 'kontor-invite': invite });
    expect((await ada.ask('POST', `tables/${table}/rematch`)).status).toBe(409);
    const socket = await ada.connect();
    await socket.watch(table);
    await playToEnd(server, table);
    await socket.until(() => socket.documents.get(table)!.status === 'over', 'the end');
    const answers = await Promise.all(
      [ada, bo, ada, bo].map((one) => one.ask('POST', `tables/${table}/rematch`)),
    );
    expect(new Set(answers.map(({ body }) => body.table)).size).toBe(1);
    const next = String(answers[0].body.table);
    const { document } = await ada.look(next);
    expect(document.seats.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo']);
    expect((await ada.look(table)).document.rematch).toBe(next);
    expect((await cy.ask('POST', `tables/${table}/rematch`)).status).toBe(403);
    socket.close();
  });

  test('results count for the statistics, once', async () => {
    const finn = await server.person('Finn');
    const table = await finn.make({
      config: SMALL,
      seats: [
        { who: 'me', colour: 0 },
        { who: 'bot', level: 'random', colour: 1 },
      ],
    });
    const socket = await finn.connect();
    await socket.watch(table);
    await playToEnd(server, table);
    await socket.until(() => socket.documents.get(table)!.status === 'over', 'the end');
    const path = `players/${finn.id}/statistics`;
    let statistics: JsonObject = { results: [] };
    while ((statistics.results as unknown[]).length === 0) statistics = (await finn.ask('GET', path)).body;
    const result = socket.documents
      .get(table)!
      .result!.find(({ seat }) => seat === socket.documents.get(table)!.you.seat);
    expect(statistics.results).toMatchObject([{ table, rank: result!.rank, score: result!.total }]);
    expect(statistics.games).toMatchObject([{ game: 'hansa', games: 1, meanScore: result!.total }]);
    // A game against bots alone changes no rating.
    const ratings = async () => (await finn.ask('GET', `tables/${table}/ratings`)).body;
    await expect.poll(ratings).toEqual({ state: 'unrated', changes: [] });
    const { body: ranking } = await finn.ask<JsonObject[]>('GET', 'ranking?game=hansa');
    expect(ranking.map(({ player }) => player)).not.toContain(finn.id);
    const { body: course } = await finn.ask('GET', `tables/${table}/statistics`);
    expect((course.points as unknown[]).length).toBeGreaterThan(3);
    expect((course.seats as JsonObject[]).reduce((sum, { moves }) => sum + Number(moves), 0)).toBe(
      socket.documents.get(table)!.moves,
    );
    socket.close();
  });
});
