/** Tables on custom boards: the board is available wherever the table is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { readRecordWithBoard } from '../../../src/core/records/record-board.js';
import baltic from '../../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { shelf } from '../../../src/games/index.js';
import type { PlayedGames, Profile } from '../../../src/protocol/people/profile.js';
import type { KeptBoard } from '../../../src/protocol/tables/boards.js';
import type { TableSummary } from '../../../src/protocol/tables/tables.js';
import { backup, restore } from '../../../src/server/store/backup/backup.js';
import { kontor } from '../../cli/call.js';
import { type Person, playToEnd, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const DAY = 24 * 3_600_000;
/** The Baltic with a renamed city; each title is another board. */
const sea = (title: string): JsonObject => {
  const board = structuredClone(baltic) as unknown as JsonObject & { cities: { name: string }[] };
  board.cities[0].name = 'Vineta';
  return { ...board, game: 'hansa', id: 'my-baltic', title };
};
const TWO = { game: 'hansa', players: 2 };

let server: TestServer;
let ada: Person;
let bo: Person;
let cay: Person;
beforeAll(async () => {
  server = await serve({ LOG_LEVEL: 'silent', PRUNE_DAYS: '30' });
  [ada, bo, cay] = await Promise.all(['Ada', 'Bo', 'Cay'].map((name) => server.person(name)));
});
afterAll(() => server.stop());

const keep = async (person: Person, board: JsonObject): Promise<string> =>
  (await person.ask<KeptBoard>('POST', 'me/boards', board)).body.hash;
const inviteTo = async (table: string): Promise<Record<string, string>> => {
  const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
  return { 'kontor-invite': invite };
};

test('a guest without the board gets it at the table, once, and plays on it', async () => {
  const board = sea('Sunken Sea');
  const hash = await keep(ada, board);
  const table = await ada.make({ config: TWO, board: hash, access: 'invited', first: 0 });
  const invited = await inviteTo(table);
  const file = (person: Person, headers = {}) =>
    person.ask('GET', `tables/${table}/board`, undefined, headers);
  expect((await file(cay)).status).toBe(403);
  expect((await bo.ask('GET', `boards/${hash}`)).status).toBe(404);
  const { body, headers } = await file(bo, invited);
  expect(body).toEqual(board);
  expect(headers.get('cache-control')).toMatch(/^private.*immutable$/);

  await bo.do(table, { do: 'sit' }, undefined, undefined, invited);
  const { document } = await bo.look(table);
  expect(document).toMatchObject({ status: 'playing', board: hash, settings: { rated: false, hints: true } });
  expect(document.view).toMatchObject({ config: { board: 'my-baltic' } });
  // Two players of Hansa choose where to begin: the renamed city is there to be named.
  const { step, you } = (await ada.look(table)).document;
  expect((await ada.do(table, { do: 'play', action: you.legal![0] }, step)).status).toBe(200);
  const { entries } = (await ada.ask<{ entries: unknown[] }>('GET', `tables/${table}?after=1`)).body;
  expect(entries.length).toBeGreaterThan(0);
  // A guest may report what they see there, though it is not published.
  const report = await bo.ask('POST', `boards/${hash}/reports`, { reason: 'odd', table });
  expect(report.status).toBe(200);
  expect((await cay.ask('POST', `boards/${hash}/reports`, { reason: 'odd', table })).status).toBe(403);
});

describe('opening a table on a board', () => {
  test('needs a board that you keep or that is published', async () => {
    const hash = await keep(ada, sea('Private Sea'));
    const lay = async (person: Person, change: object = {}) => {
      const { status, body } = await person.ask('POST', 'tables', { config: TWO, board: hash, ...change });
      return [status, body.field ?? ''];
    };
    expect(await lay(bo)).toEqual([404, 'board']);
    await ada.ask('PUT', `me/boards/${hash}/publication`, { description: '' });
    expect(await lay(bo)).toEqual([201, '']);
    expect(await lay(bo, { config: { ...TWO, board: 'my-baltic' } })).toEqual([201, '']);
    expect(await lay(bo, { config: { ...TWO, board: 'baltic' } })).toEqual([422, 'config.board']);
    expect(await lay(bo, { config: { game: 'hansa-teutonica', players: 3 } })).toEqual([422, 'config.game']);
    expect(await lay(bo, { board: '0'.repeat(64) })).toEqual([404, 'board']);
    // Without the hash, the id leads nowhere.
    expect(await lay(bo, { board: undefined, config: { ...TWO, board: 'my-baltic' } })).toEqual([
      422,
      'config.board',
    ]);
  });

  test('is casual: the person who drew a board knows it best', async () => {
    const hash = await keep(ada, sea('Casual Sea'));
    const { status, body } = await ada.ask('POST', 'tables', { config: TWO, board: hash, rated: true });
    expect([status, body.field]).toEqual([422, 'rated']);
    const table = await ada.make({ config: TWO, board: hash });
    const change = await ada.do(table, { do: 'settings', change: { rated: true } });
    expect([change.status, (change.body as JsonObject).field]).toEqual([422, 'command.change.rated']);
  });

  test('shows the title in the lobby, where it can be searched', async () => {
    const hash = await keep(ada, sea('Misty Sea'));
    const table = await ada.make({ config: TWO, board: hash });
    const found = async (query: string) =>
      (await cay.ask<{ tables: TableSummary[] }>('GET', `tables?${query}`)).body.tables;
    expect(await found('search=misty')).toMatchObject([
      {
        id: table,
        board: `my-baltic@${hash.slice(0, 12)}`,
        details: { ownBoard: 'Misty Sea', rated: false },
      },
    ]);
    // It is not mistaken for the printed board.
    expect((await found('board=baltic')).map(({ id }) => id)).not.toContain(table);
  });
});

test('a game to its end: record, proof, replay, figures, rematch, removal, archive', async () => {
  const board = sea('Whole Sea');
  const hash = await keep(ada, board);
  const table = await ada.make({ config: TWO, board: hash, first: 0 });
  await bo.do(table, { do: 'sit' });
  await playToEnd(server, table);

  const { body: record } = await bo.ask('GET', `tables/${table}/record`);
  expect(record.board).toEqual(board);
  const replayed = readRecordWithBoard(shelf, record);
  expect(replayed.history.isOver).toBe(true);
  const proof = await kontor(['verify', JSON.stringify(record)]);
  expect(JSON.parse(proof.out)).toMatchObject({ verified: true, over: true });

  const steps = await bo.ask<{ steps: unknown[] }>('GET', `tables/${table}/history?limit=5`);
  expect(steps.body.steps).toHaveLength(5);
  const profile = async () => (await ada.ask<Profile>('GET', `players/${ada.id}`)).body;
  const called = { board: `my-baltic@${hash.slice(0, 12)}`, ownBoard: 'Whole Sea' };
  await expect
    .poll(async () => (await profile()).details?.tallies)
    .toContainEqual(expect.objectContaining(called));
  const { body: played } = await bo.ask<PlayedGames>('GET', `players/${ada.id}/games`);
  expect(played.games).toContainEqual(expect.objectContaining(called));
  const changes = await server.running.services.store.database.kysely
    .selectFrom('rating_changes')
    .selectAll()
    .where('table_id', '=', table)
    .execute();
  expect(changes).toEqual([]);

  const { body: again } = await bo.ask<{ table: string }>('POST', `tables/${table}/rematch`);
  expect((await bo.look(again.table)).document).toMatchObject({ board: hash, status: 'open' });

  // Records with the board can be imported by people who keep it.
  const { shuffle: _, ...plain } = record;
  const bring = (person: Person, json: JsonObject) => person.ask('POST', 'records', json);
  expect((await bring(bo, plain)).body).toMatchObject({ code: 'refused', field: 'record.board' });
  const { body: brought } = await bring(ada, plain);
  expect((await ada.look(String(brought.table))).document).toMatchObject({ status: 'over', board: hash });
  const { board: __, ...without } = plain;
  expect((await bring(ada, without)).status).toBe(422);

  const other = await ada.make({ config: TWO, board: hash });
  // The owner drops it, an admin removes it, and the game is archived: the record is what it was.
  await ada.ask('DELETE', `me/boards/${hash}`);
  await server.running.services.store.boards.remove(hash, 'test', {
    ...{ id: 'removed', at: Date.now(), admin_id: ada.id, action: 'remove-board', target: hash, data: '{}' },
  });
  expect((await ada.do(again.table, { do: 'sit' })).status).toBe(200);
  const { step, you } = (await bo.look(again.table)).document;
  const mover = you.legal ? bo : ada;
  const action = (await mover.look(again.table)).document.you.legal![0];
  expect((await mover.do(again.table, { do: 'play', action }, step)).status).toBe(200);
  await ada.do(other, { do: 'close' });
  expect((await ada.ask('POST', `tables/${other}/rematch`)).status).toBe(403);
  server.later(40 * DAY);
  const kept = () => server.running.services.store.tables.log(table);
  await server.running.services.store.jobs.put({
    ...{
      kind: 'tidy',
      key: 'all',
      table_id: null,
      number: 0,
      due: 0,
      lease_until: 0,
      lease_by: '',
      data: '{}',
    },
  });
  await expect.poll(async () => (await kept()).length, { timeout: 10_000 }).toBe(0);
  expect((await bo.ask('GET', `tables/${table}/record`)).body).toEqual(record);
  expect((await bo.ask('GET', `tables/${table}/board`)).body).toEqual(board);
});

test('bots play on it', async () => {
  const hash = await keep(ada, sea('Bot Sea'));
  const seats = [{ who: 'me' as const }, { who: 'bot' as const, level: 'greedy' }];
  const table = await ada.make({ config: TWO, board: hash, seats, first: 1 });
  const moves = async () => (await ada.look(table)).document.moves;
  await expect.poll(moves, { timeout: 20_000 }).toBeGreaterThan(0);
});

describe('a board that a node has not seen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-own-boards-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read from the database after a restart, and from a backup', async () => {
    const database = join(folder, 'kontor.db');
    const first = await serve({ DATABASE_URL: database, LOG_LEVEL: 'silent' });
    const host = await first.person('Host');
    const guest = await first.person('Guest');
    const hash = await keep(host, sea('Kept Sea'));
    const table = await host.make({ config: TWO, board: hash, first: 0 });
    await guest.do(table, { do: 'sit' });
    const { document } = await host.look(table);
    await host.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    const second = await first.restart();
    for (const person of [host, guest]) person.url = second.url;
    expect((await guest.look(table)).document).toMatchObject({ board: hash, moves: 1 });
    await second.stop();

    const file = join(folder, 'backup');
    await backup(database, file, 'test');
    const postgres = await sharedPostgres();
    for (const to of [
      join(folder, 'other.db'),
      ...(postgres ? [await postgres.database('ownboards')] : []),
    ]) {
      await restore(file, to);
      const third = await serve({ DATABASE_URL: to, LOG_LEVEL: 'silent' });
      guest.url = third.url;
      expect((await guest.look(table)).document).toMatchObject({ board: hash, moves: 1 });
      expect((await guest.ask('GET', `tables/${table}/board`)).body.title).toBe('Kept Sea');
      await third.stop();
    }
  });
});
