/** Rated and casual tables, resigning, ending early, pauses, more time, and the question before a live game. */
import { afterAll, describe, expect, test } from 'vitest';
import { NOBODY } from '../../../src/core/game.js';
import type { Json } from '../../../src/core/json.js';
import { writeLegal } from '../../../src/core/play.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import type { TableRatings } from '../../../src/protocol/people/statistics.js';
import type { Proposal } from '../../../src/protocol/tables/commands.js';
import type { NewTable, Pace } from '../../../src/protocol/tables/settings.js';
import type { TableList } from '../../../src/protocol/tables/tables.js';
import { fresh, type Person, playToEnd, SMALL, serve, somePolls } from '../help.js';

const server = await serve({ LOG_LEVEL: 'silent' });
afterAll(() => server.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIVE = { kind: 'live', bank: 600, increment: 0 } as const;
const MAIL: Pace = { kind: 'mail', hours: 24, daysOff: [], quiet: null, zone: 'UTC' };
const BOT = { who: 'bot', level: 'random' } as const;

const people = (...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => server.person(name)));
const look = async (person: Person, table: string) => (await person.look(table)).document;
const kindsOf = async (person: Person, table: string): Promise<string[]> =>
  (await person.ask<{ entries: { kind: string }[] }>('GET', `tables/${table}?after=0`)).body.entries.map(
    ({ kind }) => kind,
  );
const refusal = ({ status, body }: { status: number; body: { code?: string; reason?: string } }) => [
  status,
  body.code,
  body.reason,
];

/** A started table at which all of them sit. */
async function together(all: readonly Person[], settings: Partial<NewTable> = {}): Promise<string> {
  const [host, ...others] = all;
  const config = { ...SMALL, players: settings.seats?.length ?? all.length };
  const table = await host.make({ config, first: 0, ...settings });
  for (const person of others) await person.do(table, { do: 'sit' });
  if (settings.pace?.kind === 'live' && all.length > 1)
    for (const person of all.slice(0, -1)) await person.do(table, { do: 'ready' });
  expect((await look(host, table)).status).toBe('playing');
  return table;
}

async function move(table: string, ...all: Person[]): Promise<void> {
  for (const person of all) {
    const { you, step } = await look(person, table);
    expect((await person.do(table, { do: 'play', action: you.legal![0] }, step)).status).toBe(200);
  }
}

async function ratings(person: Person, table: string): Promise<TableRatings> {
  const ask = async () => (await person.ask<TableRatings>('GET', `tables/${table}/ratings`)).body;
  await expect.poll(async () => (await ask()).state).not.toBe('pending');
  return ask();
}

describe('settings', () => {
  test('a table is rated by default where two people can play, and has no hints then', async () => {
    const [ada] = await people('Ada');
    const settingsOf = async (table: Partial<NewTable>) =>
      (await look(ada, await ada.make({ config: SMALL, ...table }))).settings;
    expect(await settingsOf({})).toMatchObject({ rated: true, hints: false, undo: 'consent', rest: false });
    expect(await settingsOf({ seats: [{ who: 'me' }, BOT] })).toMatchObject({ rated: false, hints: true });
    expect(await settingsOf({ rated: false })).toMatchObject({ rated: false, hints: true });
    expect(await settingsOf({ rated: false, hints: false, undo: 'none', rest: true })).toMatchObject({
      ...{ rated: false, hints: false, undo: 'none', rest: true },
    });
  });

  test('a rated table with hints, or for one person, is refused', async () => {
    const [ada] = await people('Ada');
    const make = (table: Partial<NewTable>) => ada.ask('POST', 'tables', { config: SMALL, ...table });
    expect(refusal(await make({ rated: true, hints: true }))).toEqual([
      422,
      'refused',
      'a rated table has no hints',
    ]);
    expect((await make({ rated: true, seats: [{ who: 'me' }, BOT] })).body).toMatchObject({ field: 'rated' });
    const table = await ada.make({ config: SMALL, rated: false });
    await ada.do(table, { do: 'settings', change: { rated: true } });
    expect((await look(ada, table)).settings).toMatchObject({ rated: true, hints: false });
    expect((await ada.do(table, { do: 'settings', change: { hints: true } })).status).toBe(422);
  });

  test('a rated table that starts with one person and bots becomes casual, and says so', async () => {
    const [ada] = await people('Ada');
    const table = await ada.make({ config: SMALL, autostart: false });
    await ada.do(table, { do: 'bot', seat: 1, level: 'random' });
    await ada.do(table, { do: 'start' });
    expect((await look(ada, table)).settings).toMatchObject({ rated: false, hints: true });
    expect(await kindsOf(ada, table)).toEqual(expect.arrayContaining(['settings', 'started']));
  });

  test('the lobby shows whether tables are rated, and filters by it', async () => {
    const [ada] = await people('Ada');
    const rated = await ada.make({ config: SMALL });
    const casual = await ada.make({ config: SMALL, rated: false, undo: 'own' });
    const find = async (query: string): Promise<string[]> => {
      const { body } = await ada.ask<{ tables: { id: string; details: object }[] }>('GET', `tables?${query}`);
      return body.tables.map(({ id }) => id);
    };
    expect(await find('rated=yes')).toContain(rated);
    expect(await find('rated=yes')).not.toContain(casual);
    expect(await find('rated=no')).toContain(casual);
    expect(await find('rated=no')).not.toContain(rated);
    const { body } = await ada.ask<typeof TableList.static>('GET', 'tables?rated=no');
    expect(body.tables.find(({ id }) => id === casual)!.details).toMatchObject({
      rated: false,
      hints: true,
      undo: 'own',
      rest: false,
    });
  });

  test.each([
    ['none', false, false],
    ['own', true, false],
    ['consent', true, true],
  ] as const)('undo: %s', async (undo, own, asked) => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { undo });
    await move(table, ada);
    const { step, you } = await look(ada, table);
    expect(you.canUndo === true).toBe(own);
    expect((await ada.do(table, { do: 'ask-undo', moves: 0 }, step)).status).toBe(asked ? 200 : 422);
    if (asked) await ada.do(table, { do: 'drop-undo' });
    expect((await ada.do(table, { do: 'undo' }, step)).status).toBe(own ? 200 : 422);
  });

  test('a table that waits for everybody rests while one is away; after the time of one decision they have resigned', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { rest: true, pace: MAIL });
    await bo.do(table, { do: 'away', on: true });
    await move(table, ada);
    await somePolls();
    // No bot plays for Bo, and nobody's time runs.
    expect(await look(ada, table)).toMatchObject({ decides: 1, moves: 1, resting: true, clocks: {} });
    expect((await look(ada, table)).clocks).not.toHaveProperty('deadline');
    server.later(25 * HOUR);
    await expect.poll(async () => (await look(ada, table)).seats[1].resigned).toBe(true);
    await expect.poll(async () => (await look(ada, table)).moves).toBeGreaterThan(1);
    expect((await look(ada, table)).resting).toBeUndefined();
  });
});

test('without a clock a table waits 30 days for a missing player, and forever if nobody waits', async () => {
  const [ada, bo] = await people('Ada', 'Bo');
  const table = await together([ada, bo], { rest: true });
  const left = await together([ada, bo], { rest: true });
  await bo.do(table, { do: 'away', on: true });
  for (const person of [ada, bo]) await person.do(left, { do: 'away', on: true });
  const { resting, restsUntil } = await look(ada, table);
  expect(resting).toBe(true);
  expect(await look(ada, left)).not.toHaveProperty('restsUntil');
  server.later(restsUntil! - server.running.services.now() - HOUR);
  await somePolls();
  expect((await look(ada, table)).seats[1].resigned).toBeUndefined();
  server.later(2 * HOUR);
  await expect.poll(async () => (await look(ada, table)).seats[1].resigned).toBe(true);
  expect(await look(ada, left)).toMatchObject({ status: 'playing', resting: true });
});

describe('nobody gets more time by leaving a table that waits', () => {
  const bankOf = async (person: Person, table: string): Promise<number> =>
    (await look(person, table)).clocks!.banks![0];

  test('time used stays used, and running out a second time counts as resigning', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { rest: true, pace: LIVE });
    await move(table, ada, bo);
    server.later(9 * MINUTE);
    await ada.do(table, { do: 'away', on: true });
    server.later(HOUR);
    await ada.do(table, { do: 'away', on: false });
    expect(await bankOf(ada, table)).toBeLessThanOrEqual(MINUTE);
    server.later(2 * MINUTE);
    await expect.poll(async () => (await look(bo, table)).resting).toBe(true);
    const { step } = await look(ada, table);
    await ada.do(table, { do: 'away', on: false });
    await somePolls();
    // A quarter of the bank, and it is still Ada who decides.
    expect(await look(ada, table)).toMatchObject({ step, decides: 0 });
    expect(await bankOf(ada, table)).toBe(150_000);
    server.later(3 * MINUTE);
    await expect.poll(async () => (await look(bo, table)).seats[0].resigned).toBe(true);
  });

  test('by mail, the table waits once for each decision', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { rest: true, pace: MAIL });
    const runOut = async (): Promise<void> => {
      server.later(25 * HOUR);
      await expect.poll(async () => (await look(bo, table)).resting).toBe(true);
      await ada.do(table, { do: 'away', on: false });
    };
    await runOut();
    await move(table, ada, bo);
    await runOut();
    expect((await look(bo, table)).seats[0].resigned).toBeUndefined();
    server.later(25 * HOUR);
    await expect.poll(async () => (await look(bo, table)).seats[0].resigned).toBe(true);
  });
});

test('a stand-in wins no rating points for a player who does not come back when the other resigns', async () => {
  const [ada, bo] = await people('Ada', 'Bo');
  const table = await together([ada, bo], { pace: LIVE, standIn: 'random' });
  await move(table, ada, bo);
  await ada.do(table, { do: 'away', on: true });
  await expect.poll(async () => (await look(bo, table)).decides).toBe(1);
  await bo.do(table, { do: 'resign' });
  expect((await look(bo, table)).resting).toBe(true);
  server.later(25 * HOUR);
  await expect.poll(async () => (await look(bo, table)).status).toBe('closed');
  expect(await ratings(bo, table)).toMatchObject({ changes: [] });
});

test('a game counts for a player who has moved by plans alone', async () => {
  const [ada, bo] = await people('Ada', 'Bo');
  const table = await together([ada, bo]);
  await move(table, ada);
  const bos = { person: bo.id, name: bo.name, label: bo.id };
  await server.running.services.commands.run(table, bos, null, ({ rules, game }) => [
    { kind: 'moved', seat: 1, action: writeLegal(rules, game!.state)[0], by: 'plan' },
  ]);
  await bo.do(table, { do: 'resign' });
  await ada.do(table, { do: 'propose', what: 'end' });
  expect((await ratings(ada, table)).changes.map(({ change }) => change > 0).sort()).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

describe('a player who is not back when a rated game ends', () => {
  test('is placed last, whatever the bot achieved; in a casual game the score decides', async () => {
    const [ada, bo, cy, di] = await people('Ada', 'Bo', 'Cy', 'Di');
    const [rated, casual] = [
      await together([ada, bo, cy, di], { standIn: 'random' }),
      await together([ada, bo], { rated: false, standIn: 'random' }),
    ];
    await move(rated, ada, bo, cy, di);
    for (const person of [cy, bo]) await person.do(rated, { do: 'away', on: true });
    await playToEnd(server, rated);
    const { places, seats } = await look(ada, rated);
    expect(seats.map(({ resigned }) => resigned === true)).toEqual([false, true, true, false]);
    // Bo's own last move is older than Cy's.
    expect([places![1], places![2]]).toEqual([4, 3]);
    const { changes } = await ratings(ada, rated);
    const changeOf = (seat: number) => changes.find((one) => one.seat === seat && one.players === 4)!;
    expect([changeOf(1).change, changeOf(2).change].every((change) => change < 0)).toBe(true);
    expect([changeOf(1).place, changeOf(2).place]).toEqual([4, 3]);
    await move(casual, ada, bo);
    await bo.do(casual, { do: 'away', on: true });
    await playToEnd(server, casual);
    expect(await look(ada, casual)).not.toHaveProperty('places');
  });

  test('has finished the game if no bot decided after they left', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const all = [ada, bo];
    const table = await together(all);
    const { tables, commands } = server.running.services;
    const next = () =>
      tables.read(table, ({ rules, game, step, decides }) => {
        const after = game!.state.slice();
        const [action] = writeLegal(rules, after);
        rules.apply(after, rules.readAction(after, action));
        return { action, step, decides: decides!, isLast: rules.decider(after) === NOBODY };
      });
    for (let isOver = false; !isOver; ) {
      const { action, step, decides, isLast } = await next();
      const { id } = all[decides];
      if (isLast) await all[1 - decides].do(table, { do: 'away', on: true });
      const actor = { person: id, name: '', label: id };
      await commands.execute(table, actor, { do: 'play', action }, fresh(), step);
      isOver = isLast;
    }
    const { seats } = await look(ada, table);
    expect(seats.some(({ away }) => away)).toBe(true);
    expect(seats.some(({ resigned }) => resigned)).toBe(false);
    expect((await ratings(ada, table)).state).toBe('rated');
  });

  test('has lost if the table ends when time runs out', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { pace: LIVE, runOut: 'end' });
    await move(table, ada, bo);
    server.later(11 * MINUTE);
    await expect.poll(async () => (await look(ada, table)).status).toBe('closed');
    const { closedFor, places } = await look(bo, table);
    expect([closedFor, places]).toEqual(['Ada ran out of time', [2, 1]]);
    const { changes } = await ratings(bo, table);
    expect(changes.filter(({ players }) => players === 2).map(({ change }) => change)).toEqual([-162, 162]);
  });
});

describe('programs', () => {
  test('are marked, are always ready, and are rated separately from people', async () => {
    const [ada, bo, cy] = await people('Ada', 'Bo', 'Cy');
    const { body } = await cy.ask<{ token: string }>('POST', 'me/tokens', { label: 'my bot' });
    const headers = { authorization: `Bearer ${body.token}`, cookie: '' };
    const table = await ada.make({ config: { ...SMALL, players: 3 }, first: 0, pace: LIVE });
    await cy.do(table, { do: 'sit' }, undefined, fresh(), headers);
    expect((await look(ada, table)).seats.map(({ program }) => program === true)).toEqual([
      false,
      true,
      false,
    ]);
    await bo.do(table, { do: 'sit' });
    await ada.do(table, { do: 'ready' });
    expect((await look(ada, table)).status).toBe('playing');
    const onCard = async (): Promise<unknown> => {
      const { body: list } = await ada.ask<typeof TableList.static>('GET', `me/tables?id=${table}`);
      return list.tables[0].seats.find(({ program }) => program);
    };
    expect(await onCard()).toMatchObject({ name: 'Cy', person: cy.id });
    await playToEnd(server, table);
    expect(await onCard()).toMatchObject({ name: 'Cy', person: cy.id });
    const { changes } = await ratings(ada, table);
    const compared = new Map(changes.map((change) => [change.player, change.compared]));
    expect([...compared].sort()).toEqual(
      [
        [ada.id, 2],
        [bo.id, 2],
        [`program:${cy.id}`, 3],
      ].sort(),
    );
    const { body: own } = await cy.ask<{ ratings: object[] }>('GET', `players/${cy.id}/ratings?game=hansa`);
    expect(own.ratings).toEqual([]);
    const path = `players/program:${cy.id}/ratings?game=hansa`;
    expect((await ada.ask<{ ratings: object[] }>('GET', path)).body.ratings).toHaveLength(2);
  });

  test('mark a seat permanently with their first move', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo]);
    const { body } = await ada.ask<{ token: string }>('POST', 'me/tokens', { label: 'my bot' });
    const headers = { authorization: `Bearer ${body.token}`, cookie: '' };
    const { you, step } = await look(ada, table);
    await ada.do(table, { do: 'play', action: you.legal![0] }, step, fresh(), headers);
    expect((await look(bo, table)).seats[0].program).toBe(true);
    expect((await kindsOf(bo, table)).filter((kind) => kind === 'program')).toHaveLength(1);
  });

  test('cannot take over a rated game, so that nobody leaves a loss to them', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const { body } = await ada.ask<{ token: string }>('POST', 'me/tokens', { label: 'my bot' });
    const headers = { authorization: `Bearer ${body.token}`, cookie: '' };
    const takeOver = async (rated: boolean) => {
      const table = await together([ada, bo], { rated });
      await move(table, ada, bo);
      const { you, step } = await look(ada, table);
      return ada.do(table, { do: 'play', action: you.legal![0] }, step, fresh(), headers);
    };
    expect(refusal(await takeOver(true))).toEqual([
      422,
      'refused',
      'in a rated game a program can play a seat from its first move only',
    ]);
    expect((await takeOver(false)).status).toBe(200);
  });
});

describe('before a live game', () => {
  test('everybody is asked; the game starts when all have answered', async () => {
    const [ada, bo, cy] = await people('Ada', 'Bo', 'Cy');
    const table = await ada.make({ config: { ...SMALL, players: 3 }, pace: LIVE });
    await bo.do(table, { do: 'sit' });
    expect(refusal(await bo.do(table, { do: 'ready' }))[0]).toBe(409);
    await cy.do(table, { do: 'sit' });
    const asked = await look(ada, table);
    expect(asked).toMatchObject({ status: 'open', clocks: null, ready: { seats: [2] } });
    expect((await ada.do(table, { do: 'start' })).status).toBe(409);
    await ada.do(table, { do: 'ready' });
    expect((await ada.do(table, { do: 'ready' })).status).toBe(409);
    expect((await look(ada, table)).status).toBe('open');
    await bo.do(table, { do: 'ready' });
    const begun = await look(ada, table);
    expect(begun.status).toBe('playing');
    expect(begun).not.toHaveProperty('ready');
    expect(begun.clocks!.banks).toEqual([600_000, 600_000, 600_000]);
  });

  test('players who do not answer within a minute lose the seat, and others can take it; across a restart', async () => {
    let node = await serve({ LOG_LEVEL: 'silent' });
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => node.person(name)));
    const table = await ada.make({ config: SMALL, pace: LIVE });
    await bo.do(table, { do: 'sit' });
    node = await node.restart();
    for (const person of [ada, bo, cy]) person.url = node.url;
    node.later(61_000);
    await expect.poll(async () => (await look(bo, table)).seats[0].kind).toBe('open');
    expect((await look(bo, table)).seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    expect(await look(bo, table)).not.toHaveProperty('ready');
    await cy.do(table, { do: 'sit' });
    await bo.do(table, { do: 'ready' });
    expect((await look(cy, table)).status).toBe('playing');
    await node.stop();
  });

  test('nobody is asked at other tables, or if the others are bots', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    await together([ada, bo], { pace: MAIL });
    const alone = await ada.make({ config: SMALL, pace: LIVE, seats: [{ who: 'me' }, BOT] });
    expect((await look(ada, alone)).status).toBe('playing');
  });

  test('a new player of a seat is asked again', async () => {
    const [ada, bo, cy] = await people('Ada', 'Bo', 'Cy');
    const table = await ada.make({ config: SMALL, pace: LIVE });
    await bo.do(table, { do: 'sit' });
    await bo.do(table, { do: 'leave' });
    expect(await look(ada, table)).not.toHaveProperty('ready');
    await cy.do(table, { do: 'sit' });
    expect((await look(ada, table)).ready!.seats).toEqual([1]);
  });
});

describe('resigning', () => {
  test('lets a bot play on, gives the last place whatever the score, and counts', async () => {
    const [ada, bo, cy] = await people('Ada', 'Bo', 'Cy');
    const table = await together([ada, bo, cy]);
    await move(table, ada, bo, cy);
    expect((await bo.do(table, { do: 'resign' })).status).toBe(200);
    expect(refusal(await bo.do(table, { do: 'resign' }))).toEqual([409, 'not-now', 'you have resigned']);
    expect((await bo.do(table, { do: 'away', on: false })).status).toBe(409);
    await playToEnd(server, table);
    const { places, result, seats } = await look(ada, table);
    expect(seats.map(({ resigned }) => resigned === true)).toEqual([false, true, false]);
    expect(places![1]).toBe(3);
    const scores = result!.filter(({ seat }) => seat !== 1).sort((a, b) => Number(a.rank) - Number(b.rank));
    if (scores[0].rank !== scores[1].rank) expect(places![Number(scores[0].seat)]).toBe(1);
    const { state, changes } = await ratings(ada, table);
    expect(state).toBe('rated');
    expect(changes.find(({ seat }) => seat === 1)!.change).toBeLessThan(0);
    // The record is a finished game like any other: its result is the score on the board.
    const { body: record } = await ada.ask<{ result: Json }>('GET', `tables/${table}/record`);
    expect(readRecord(shelf, record).history.isOver).toBe(true);
    expect(record.result).toEqual(result);
  });

  test('lets the last player end the game, which counts as a win', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo]);
    await move(table, ada, bo);
    await ada.do(table, { do: 'resign' });
    await bo.do(table, { do: 'propose', what: 'end' });
    expect(await look(bo, table)).toMatchObject({
      ...{ status: 'closed', closedFor: 'ended by agreement', places: [2, 1] },
    });
    const { changes } = await ratings(bo, table);
    expect(changes.filter(({ players }) => players === 2).map(({ change }) => change)).toEqual([-162, 162]);
  });

  test('changes no rating before everybody has moved, so that nobody gains from a friend who resigns at once', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo]);
    await ada.do(table, { do: 'resign' });
    await bo.do(table, { do: 'propose', what: 'end' });
    expect(await ratings(bo, table)).toEqual({ state: 'unrated', changes: [] });
  });

  test('of the last person closes the table; bots do not play on alone', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo]);
    await move(table, ada, bo);
    await ada.do(table, { do: 'resign' });
    await bo.do(table, { do: 'resign' });
    expect(await look(bo, table)).toMatchObject({ status: 'closed', places: [2, 1] });
    const alone = await together([ada], { seats: [{ who: 'me' }, BOT] });
    await ada.do(alone, { do: 'resign' });
    expect((await look(ada, alone)).closedFor).toBe('everybody has resigned');
  });

  test('withdraws the player’s requests, removes the need for their consent, and a rated game still keeps what was drawn', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo]);
    const { tables } = server.running.services;
    while (!(await tables.read(table, ({ game }) => game!.hasRevealedSince(0))))
      for (const person of [ada, bo]) if ((await look(person, table)).you.legal) await move(table, person);
    await bo.do(table, { do: 'propose', what: 'end' });
    await bo.do(table, { do: 'resign' });
    await expect.poll(async () => (await look(ada, table)).decides).toBe(0);
    const after = await look(ada, table);
    expect(after).not.toHaveProperty('proposal');
    const undone = await ada.do(table, { do: 'ask-undo', moves: 0 }, after.step);
    expect(refusal(undone)).toEqual([409, 'not-now', expect.stringContaining('drawn')]);
  });
});

describe('by agreement', () => {
  test('a game ends without a result when all have agreed', async () => {
    const [ada, bo, cy] = await people('Ada', 'Bo', 'Cy');
    const table = await together([ada, bo, cy]);
    await ada.do(table, { do: 'propose', what: 'end' });
    expect((await ada.do(table, { do: 'answer', what: 'end', agree: true })).status).toBe(422);
    expect((await bo.do(table, { do: 'answer', what: 'pause', agree: true })).status).toBe(409);
    await bo.do(table, { do: 'answer', what: 'end', agree: true });
    expect(await look(cy, table)).toMatchObject({ status: 'playing', proposal: { seat: 0, agreed: [1] } });
    await cy.do(table, { do: 'answer', what: 'end', agree: true });
    expect(await look(ada, table)).toMatchObject({ status: 'closed', closedFor: 'ended by agreement' });
    expect((await look(ada, table)).places).toBeUndefined();
    server.later(2 * MINUTE);
    expect(await ratings(ada, table)).toEqual({ state: 'unrated', changes: [] });
  });

  test('a refused or withdrawn proposal cannot be repeated at once', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo]);
    const propose = (what: Proposal) => ada.do(table, { do: 'propose', what });
    await propose('pause');
    expect((await propose('pause')).status).toBe(409);
    await bo.do(table, { do: 'answer', what: 'pause', agree: false });
    expect(refusal(await propose('pause')).slice(0, 2)).toEqual([429, 'too-fast']);
    await propose('end');
    await ada.do(table, { do: 'withdraw' });
    expect((await propose('end')).status).toBe(429);
    server.later(6 * MINUTE);
    expect((await propose('pause')).status).toBe(200);
  });

  test('a player who is away does not count as agreeing to an end', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo]);
    await bo.do(table, { do: 'away', on: true });
    const { body } = await ada.do(table, { do: 'propose', what: 'end' });
    expect(body.reason).toBe('Bo is away and cannot agree');
  });
});

describe('a pause', () => {
  test('stops a live clock, and nobody can move; it runs again when all are back', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { pace: LIVE });
    server.later(100_000);
    await bo.do(table, { do: 'propose', what: 'pause' });
    await ada.do(table, { do: 'answer', what: 'pause', agree: true });
    server.later(HOUR);
    const paused = await look(ada, table);
    expect(paused.clocks).not.toHaveProperty('deadline');
    expect(paused.clocks!.banks![0]).toBeLessThanOrEqual(500_000);
    expect(paused.clocks!.banks![0]).toBeGreaterThan(490_000);
    expect(paused.you).not.toHaveProperty('legal');
    const { result: _, step } = paused;
    expect((await ada.do(table, { do: 'undo' }, step)).body.reason).toBe('the game is paused');
    await ada.do(table, { do: 'propose', what: 'resume' });
    expect((await look(ada, table)).paused).toBeDefined();
    await bo.do(table, { do: 'answer', what: 'resume', agree: true });
    const { clocks } = await look(ada, table);
    expect(clocks!.deadline! - clocks!.since).toBe(paused.clocks!.banks![0]);
    await move(table, ada);
  });

  test('ends after a day for those who asked; a bot plays for the others', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { pace: LIVE });
    await bo.do(table, { do: 'propose', what: 'pause' });
    await ada.do(table, { do: 'answer', what: 'pause', agree: true });
    await ada.do(table, { do: 'propose', what: 'resume' });
    server.later(25 * HOUR);
    await expect.poll(async () => (await look(ada, table)).paused).toBeUndefined();
    expect((await look(ada, table)).seats.map(({ away }) => away === true)).toEqual([false, true]);
  });

  test('of a live game closes it if nobody comes back', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { pace: LIVE });
    await bo.do(table, { do: 'propose', what: 'pause' });
    await ada.do(table, { do: 'answer', what: 'pause', agree: true });
    server.later(25 * HOUR);
    await expect.poll(async () => (await look(ada, table)).closedFor).toBe('nobody came back');
  });

  test('by mail keeps the remaining time, without time off, and anybody can end it', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { pace: MAIL });
    server.later(4 * HOUR);
    await bo.do(table, { do: 'propose', what: 'pause' });
    await ada.do(table, { do: 'answer', what: 'pause', agree: true });
    server.later(100 * HOUR);
    await bo.do(table, { do: 'propose', what: 'resume' });
    const { clocks, paused } = await look(ada, table);
    expect(paused).toBeUndefined();
    expect((clocks!.deadline! - clocks!.since) / HOUR).toBeCloseTo(20, 1);
  });
});

describe('more time', () => {
  test('can be given to others, a minute each, up to a limit', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { pace: LIVE });
    const give = (by: Person, seat: number) => by.do(table, { do: 'give-time', seat });
    expect((await give(ada, 0)).status).toBe(422);
    await give(bo, 0);
    expect((await look(ada, table)).clocks!.banks).toEqual([660_000, 600_000]);
    for (let i = 0; i < 9; i++) await give(bo, 0);
    expect(refusal(await give(bo, 0))).toEqual([422, 'refused', 'Ada has plenty of time']);
    expect((await look(ada, table)).clocks!.banks![0]).toBe(1_200_000);
    // Nor again and again as it is used up: the others at the table would wait forever.
    let minutes = 10;
    for (let i = 0; i < 4; i++) {
      server.later(10 * MINUTE);
      const { you, step } = await look(ada, table);
      if (!you.legal) break;
      await ada.do(table, { do: 'play', action: you.legal[0] }, step);
      while ((await give(bo, 0)).status === 200) minutes++;
    }
    expect(minutes).toBe(20);
  });

  test('by mail moves the deadline of the current decision', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const table = await together([ada, bo], { pace: MAIL });
    const lengthOf = async () => {
      const { clocks } = await look(ada, table);
      return (clocks!.deadline! - clocks!.since) / HOUR;
    };
    await bo.do(table, { do: 'give-time', seat: 0 });
    expect(await lengthOf()).toBe(48);
    expect((await ada.do(table, { do: 'give-time', seat: 1 })).status).toBe(409);
    await move(table, ada);
    expect(await lengthOf()).toBe(24);
    const untimed = await together([ada, bo]);
    expect((await bo.do(untimed, { do: 'give-time', seat: 0 })).status).toBe(409);
  });
});
