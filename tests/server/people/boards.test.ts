/** Boards that people drew, on their shelves and on the server's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import baltic from '../../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import type { AdminLog } from '../../../src/protocol/people/admin.js';
import type { Of } from '../../../src/protocol/schema.js';
import type { KeptBoard, KeptBoards, PublishedBoards } from '../../../src/protocol/tables/boards.js';
import { BOARD_BYTES, BoardLibrary, MissingBoard } from '../../../src/server/boards/library.js';
import { fourMills } from '../../boards/help.js';
import { HARMLESS, HOSTILE } from '../../boards/hostile.js';
import { type Person, serve, type TestServer } from '../help.js';

/** A drawn board; each has different content. */
const mills = (change: JsonObject = {}): JsonObject => ({ ...(fourMills as JsonObject), ...change });

let server: TestServer;
beforeAll(async () => {
  server = await serve({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

const keep = async (person: Person, board: Json): Promise<KeptBoard> => {
  const { status, body } = await person.ask<KeptBoard>('POST', 'me/boards', board);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
const publish = async (person: Person, hash: string, description = ''): Promise<KeptBoard> =>
  (await person.ask<KeptBoard>('PUT', `me/boards/${hash}/publication`, { description })).body;
const shelf = async (person: Person, query = ''): Promise<PublishedBoards['boards']> =>
  (await person.ask<PublishedBoards>('GET', `boards/published${query}`)).body.boards;
const statusOf = async (person: Person, hash: string): Promise<number> =>
  (await person.ask('GET', `boards/${hash}`)).status;

describe('your own shelf', () => {
  test('keeps a board once by its content, however its file is formatted, and returns it only to its owner', async () => {
    const [ada, bea] = [await server.person('Ada'), await server.person('Bea')];
    const first = await keep(ada, mills());
    expect(first).toMatchObject({ game: 'hansa-teutonica', board: 'four-mills', title: 'Four Mills' });
    expect(first).toMatchObject({ version: 0, published: null, removed: null });
    const backwards = Object.fromEntries(Object.entries(mills()).reverse());
    expect((await keep(ada, backwards)).hash).toBe(first.hash);
    expect((await keep(bea, mills())).hash).toBe(first.hash);
    const { boards } = (await ada.ask<KeptBoards>('GET', 'me/boards')).body;
    expect(boards.map(({ hash }) => hash)).toEqual([first.hash]);
    const stored = await server.running.services.store.database.kysely
      .selectFrom('boards')
      .selectAll()
      .execute();
    expect(stored.filter(({ hash }) => hash === first.hash)).toHaveLength(1);

    const { body, headers } = await ada.ask('GET', `boards/${first.hash}`);
    expect(body).toEqual(mills());
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(await statusOf(await server.person('Cay'), first.hash)).toBe(404);
  });

  test('drops boards on request; a board that nobody keeps is deleted after a day', async () => {
    const ada = await server.person('Ada');
    const { hash } = await keep(ada, mills({ title: 'Dropped Mills' }));
    expect((await ada.ask('DELETE', `me/boards/${hash}`)).status).toBe(200);
    expect((await ada.ask('DELETE', `me/boards/${hash}`)).status).toBe(404);
    expect(await statusOf(ada, hash)).toBe(404);
    const { boards } = server.running.services.store;
    await boards.removeUnused(Date.now() - 1000);
    expect(await boards.find(hash)).toBeDefined();
    await boards.removeUnused(Date.now() + 1000);
    expect(await boards.find(hash)).toBeUndefined();
  });

  test('is deleted with the account', async () => {
    const ada = await server.person('Ada');
    const { hash } = await keep(ada, mills({ title: 'Orphaned Mills' }));
    await publish(ada, hash);
    await ada.ask('DELETE', 'me');
    const bea = await server.person('Bea');
    expect(await statusOf(bea, hash)).toBe(404);
    expect(await shelf(bea, '?search=orphaned')).toEqual([]);
  });
});

describe('publishing', () => {
  test('numbers versions, shows the last one with author and description, and never changes one', async () => {
    const [ada, bea] = [await server.person('Ada'), await server.person('Bea')];
    const one = await keep(ada, mills({ id: 'ring', title: 'Ring' }));
    const two = await keep(ada, mills({ id: 'ring', title: 'Ring Road' }));
    expect(await publish(ada, one.hash, 'Four mills on a river.')).toMatchObject({ version: 1 });
    expect(await publish(ada, one.hash, 'Something else.')).toMatchObject({
      version: 1,
      description: 'Four mills on a river.',
    });
    expect(await shelf(bea, '?search=river%20ADA')).toMatchObject([
      { hash: one.hash, title: 'Ring', author: { person: ada.id, name: ada.fullName }, version: 1 },
    ]);
    await publish(ada, two.hash);
    expect(await shelf(bea, '?search=ring')).toMatchObject([{ hash: two.hash, version: 2 }]);
    // Both can still be opened and copied to your shelf.
    for (const { hash } of [one, two]) expect(await statusOf(bea, hash)).toBe(200);
    const copy = (await bea.ask('GET', `boards/${one.hash}`)).body;
    expect((await keep(bea, copy)).hash).toBe(one.hash);

    // A number is not used again, and the same content gets the same number back.
    await ada.ask('DELETE', `me/boards/${two.hash}`);
    expect(await statusOf(bea, two.hash)).toBe(404);
    const three = await keep(ada, mills({ id: 'ring', title: 'Ring Road again' }));
    expect(await publish(ada, three.hash)).toMatchObject({ version: 3 });
    await keep(ada, mills({ id: 'ring', title: 'Ring Road' }));
    expect(await shelf(bea, '?search=ring&game=hansa')).toEqual([]);
  });

  test('is in pages', async () => {
    const ada = await server.person('Ada');
    for (let i = 0; i < 26; i++) {
      const { hash } = await keep(ada, mills({ id: `page-${i}`, title: `Paged ${i}` }));
      await publish(ada, hash);
      server.later(1);
    }
    const { boards, next } = (await ada.ask<PublishedBoards>('GET', 'boards/published?search=paged')).body;
    const rest = await shelf(ada, `?search=paged&before=${next}`);
    expect([...boards, ...rest].map(({ title }) => title)).toEqual(
      Array.from({ length: 26 }, (_, i) => `Paged ${25 - i}`),
    );
  });
});

describe('reports', () => {
  test('reach the admins, who remove a board with a reason, or keep it', async () => {
    const [ada, bea, chief] = await Promise.all(['Ada', 'Bea', 'Chief'].map((name) => server.person(name)));
    await server.running.services.store.admin.setAdmin(chief.id, true, {
      ...{ id: 'entry', at: 0, admin_id: chief.id, action: 'make-admin', target: chief.id, data: '{}' },
    });
    server.running.services.people.forget(chief.id);
    const rude = await keep(ada, mills({ title: 'Rude Mills' }));
    const nice = await keep(ada, mills({ title: 'Nice Mills' }));
    const report = (hash: string, reason: string) => bea.ask('POST', `boards/${hash}/reports`, { reason });
    // A private board is not there for others.
    expect((await report(rude.hash, 'rude')).status).toBe(404);
    for (const { hash } of [rude, nice]) {
      await publish(ada, hash);
      expect((await report(hash, 'no')).status).toBe(200);
      expect((await report(hash, 'insults people')).status).toBe(200);
    }
    const reported = async () =>
      (await chief.ask<{ boards: JsonObject[] }>('GET', 'admin/boards')).body.boards;
    expect(await reported()).toHaveLength(2);
    expect((await reported()).find(({ hash }) => hash === rude.hash)).toMatchObject({
      title: 'Rude Mills',
      reports: 1,
      reason: 'insults people',
    });
    const remove = () => chief.ask('POST', `admin/boards/${rude.hash}/removal`, { reason: 'insults' });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(409);
    expect((await chief.ask('DELETE', `admin/boards/${nice.hash}/reports`)).status).toBe(200);
    expect(await reported()).toEqual([]);

    expect((await shelf(bea, '?search=mills')).map(({ hash }) => hash)).toContain(nice.hash);
    expect((await shelf(bea, '?search=mills')).map(({ hash }) => hash)).not.toContain(rude.hash);
    const mine = (await ada.ask<KeptBoards>('GET', 'me/boards')).body.boards;
    expect(mine.find(({ hash }) => hash === rude.hash)).toMatchObject({
      removed: 'insults',
      published: null,
    });
    // It does not come back by the same file.
    for (const [method, path, body] of [
      ['GET', `boards/${rude.hash}`],
      ['POST', 'me/boards', mills({ title: 'Rude Mills' })],
      ['PUT', `me/boards/${rude.hash}/publication`, { description: '' }],
    ] as const) {
      expect((await ada.ask(method, path, body)).status).toBe(403);
    }
    const { entries } = (await chief.ask<Of<typeof AdminLog>>('GET', 'admin/log')).body;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['remove-board', 'keep-board']),
    );
    expect(entries.find(({ action }) => action === 'remove-board')!.data).toEqual({
      reason: 'insults',
      title: 'Rude Mills',
    });
  });
});

describe('what is not accepted', () => {
  const more: readonly (readonly [string, Json, number, string])[] = [
    ['one whose name turns around', mills({ title: 'a\u202eb' }), 422, 'board.title'],
    ['one that calls itself a board of the server', mills({ id: 'hanseatic-45' }), 422, 'board.id'],
    ['one that is huge', { game: 'hansa', cities: 'x'.repeat(200_000) }, 413, ''],
  ];
  const hostile = [...HOSTILE.map(([what, board, field]) => [what, board, 422, field] as const), ...more];
  test.each(hostile)('%s', async (_, board, status, field) => {
    const ada = await server.person('Ada');
    const answer = await ada.ask<{ field: string }>('POST', 'me/boards', board);
    expect([answer.status, answer.body.field]).toEqual([status, field]);
    expect((await ada.ask<KeptBoards>('GET', 'me/boards')).body.boards).toEqual([]);
  });

  test.each(HARMLESS)('but %s is only odd, and is returned unchanged', async (_, board) => {
    const ada = await server.person('Ada');
    const { hash } = await keep(ada, board);
    const { body, headers } = await ada.ask('GET', `boards/${hash}`);
    expect(body).toEqual(board);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  });

  test('a board of the other game is accepted too', async () => {
    const ada = await server.person('Ada');
    const { status, body } = await ada.ask('POST', 'me/boards', {
      ...baltic,
      id: 'my-baltic',
    } as unknown as Json);
    expect([status, body.game]).toEqual([201, 'hansa']);
  });
});

test('one visitor with a script fills no more than a shelf, and is slowed down with many names', async () => {
  const small = await serve({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '0.1' });
  try {
    const { limits } = small.running.services;
    const codes: string[] = [];
    const ada = await small.person('Ada');
    for (let i = 0; i < 8; i++)
      codes.push(
        (await ada.ask<{ code?: string }>('POST', 'me/boards', mills({ title: `Flood ${i}` }))).body.code ??
          '',
      );
    const bea = await small.person('Bea');
    expect((await bea.ask<{ code: string }>('POST', 'me/boards', mills())).body.code).toBe('too-fast');
    expect(codes.slice(0, limits.newBoards.burst)).toEqual(Array(limits.newBoards.burst).fill(''));
    expect(new Set(codes.slice(limits.newBoards.burst))).toEqual(new Set(['too-fast']));
  } finally {
    await small.stop();
  }
});

test('a shelf is full by number or by bytes', async () => {
  const { store } = server.running.services;
  const ada = await server.person('Ada');
  const board = (i: number) => ({
    ...{ hash: `${i}`.repeat(64), game: 'hansa', board_id: `b${i}`, title: 'x', data: 'x'.repeat(100) },
  });
  const put = (i: number, limits: { boards: number; bytes: number }) =>
    store.boards.keep(ada.id, board(i), limits, 1);
  expect(await put(1, { boards: 2, bytes: 1000 })).toBe(true);
  expect(await put(2, { boards: 2, bytes: 199 })).toBe(false);
  expect(await put(2, { boards: 2, bytes: 200 })).toBe(true);
  expect(await put(3, { boards: 2, bytes: 1000 })).toBe(false);
  expect(await store.boards.find(board(3).hash)).toBeUndefined();
});

test('a node keeps only as many boards in memory as it has room for', async () => {
  const { store, shelf } = server.running.services;
  const ada = await server.person('Ada');
  const hashes: string[] = [];
  for (let i = 0; i < 4; i++) hashes.push((await keep(ada, mills({ title: `Remembered ${i}` }))).hash);
  const library = new BoardLibrary(store.boards, shelf, 2 * BOARD_BYTES);
  for (const hash of hashes) await library.shelfFor(hash);
  expect(library.size).toBe(2);
  const last = await library.shelfFor(hashes[3]);
  expect(await library.shelfFor(hashes[3])).toBe(last);
  expect((await library.shelfFor(hashes[0])).games[0].boards.get('four-mills')?.title).toBe('Remembered 0');
  await expect(library.shelfFor('0'.repeat(64))).rejects.toThrow(MissingBoard);
  expect(library.size).toBeLessThan(2);
});
