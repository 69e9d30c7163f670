/** Quick matches: people who want the same game meet, on any node; people who leave, leave nothing behind. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shelf } from '../../../src/games/index.js';
import { nextGroup } from '../../../src/server/quick/group.js';
import { configFor } from '../../../src/server/quick/table.js';
import { type Person, type Socket, serve, somePolls, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();

const HANSA = { game: 'hansa', players: 2, pace: 'live' } as const;

describe.each([
  { kind: 'one node with SQLite', start: async () => [await serve()] },
  ...(postgres
    ? [
        {
          kind: 'two nodes with PostgreSQL',
          start: async () => {
            const DATABASE_URL = await postgres.migrated('quick');
            return [await serve({ DATABASE_URL }), await serve({ DATABASE_URL })];
          },
        },
      ]
    : []),
])('on $kind', ({ start }) => {
  let nodes: TestServer[];
  let made = 0;

  beforeAll(async () => {
    nodes = await start();
  }, 60_000);
  afterAll(() => Promise.all(nodes.map((node) => node.stop())));

  /** A person at the next node. */
  async function somebody(): Promise<{ person: Person; socket: Socket }> {
    const person = await nodes[0].person(`Person ${++made}`);
    person.url = nodes[made % nodes.length].url;
    return { person, socket: await person.connect() };
  }
  const store = () => nodes[0].running.services.store;
  const tables = async (): Promise<number> =>
    (await store().database.kysely.selectFrom('tables').select('id').execute()).length;
  const rows = () => store().database.kysely.selectFrom('seekers').selectAll().execute();

  test('two people who want the same game play at one table, which starts at once', async () => {
    const [ada, bo] = [await somebody(), await somebody()];
    ada.socket.send({ type: 'seek', ...HANSA });
    expect(await ada.socket.next('seeking')).toMatchObject({ waiting: 1, players: 2 });
    const before = await tables();
    bo.socket.send({ type: 'seek', ...HANSA });
    const [{ table }, other] = [await ada.socket.next('found'), await bo.socket.next('found')];
    expect(other.table).toBe(table);
    expect(await tables()).toBe(before + 1);
    const { document } = await ada.person.look(table);
    expect(document).toMatchObject({
      settings: { pace: { kind: 'live', bank: 1200, increment: 15 }, config: { game: 'hansa' } },
    });
    expect(document.seats.map(({ person }) => person).sort()).toEqual([ada.person.id, bo.person.id].sort());
    expect(await rows()).toEqual([]);
  });

  test('everybody is asked whether they are still there; if one is not, nobody waits at the table', async () => {
    const [ada, bo] = [await somebody(), await somebody()];
    for (const { socket } of [ada, bo]) socket.send({ type: 'seek', ...HANSA });
    const { table } = await ada.socket.next('found');
    bo.socket.close();
    const ready = (await ada.person.look(table)).document.ready!;
    expect(ready.seats).toEqual([]);
    await ada.person.do(table, { do: 'ready' });
    for (const node of nodes) node.later(61_000);
    const now = async () => (await ada.person.look(table)).document;
    await expect.poll(async () => (await now()).status).toBe('closed');
    expect((await now()).closedFor).toBe('not everybody came');
    expect((await now()).moves).toBe(0);
  });

  test('leaving a quick match that has not begun ends it', async () => {
    const [ada, bo] = [await somebody(), await somebody()];
    for (const { socket } of [ada, bo]) socket.send({ type: 'seek', ...HANSA });
    const { table } = await ada.socket.next('found');
    await bo.person.do(table, { do: 'leave' });
    expect((await ada.person.look(table)).document.status).toBe('closed');
  });

  test('people who want something else keep waiting', async () => {
    const people = [await somebody(), await somebody(), await somebody()];
    const wishes = [HANSA, { ...HANSA, players: 3 }, { ...HANSA, pace: 'mail' }] as const;
    const before = await tables();
    for (const [i, { socket }] of people.entries()) socket.send({ type: 'seek', ...wishes[i] });
    for (const { socket } of people) await socket.next('seeking', ({ waiting }) => waiting === 1);
    await somePolls();
    expect(await tables()).toBe(before);
    for (const { socket } of people) socket.send({ type: 'unseek' });
    await expect.poll(rows).toEqual([]);
  });

  test.each(['unseek', 'close'] as const)('somebody who leaves by %s is not paired', async (how) => {
    const [ada, bo] = [await somebody(), await somebody()];
    const before = await tables();
    ada.socket.send({ type: 'seek', ...HANSA });
    await ada.socket.next('seeking');
    if (how === 'close') ada.socket.close();
    else ada.socket.send({ type: 'unseek' });
    await expect.poll(rows).toEqual([]);
    bo.socket.send({ type: 'seek', ...HANSA });
    await bo.socket.next('seeking');
    await somePolls();
    expect(await tables()).toBe(before);
    bo.socket.close();
    await expect.poll(rows).toEqual([]);
  });

  test('bots take the remaining seats, if everybody at the table wants them', async () => {
    const [ada, bo] = [await somebody(), await somebody()];
    const wish = { ...HANSA, players: 4 } as const;
    bo.socket.send({ type: 'seek', ...wish });
    await bo.socket.next('seeking');
    ada.socket.send({ type: 'seek', ...wish });
    await ada.socket.next('seeking', ({ waiting }) => waiting === 2);
    ada.socket.send({ type: 'seek', ...wish, bots: true });
    const { table } = await ada.socket.next('found');
    const { document } = await ada.person.look(table);
    expect(document.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'bot', 'bot', 'person']);
    expect(new Set(document.seats.map(({ name }) => name)).size).toBe(4);
    // Bo has asked for people.
    await somePolls();
    expect((await rows()).map(({ person_id }) => person_id)).toEqual([bo.person.id]);
    bo.socket.send({ type: 'unseek' });
    await expect.poll(rows).toEqual([]);
  });

  test('people who have blocked each other do not meet', async () => {
    const [ada, bo, cy] = [await somebody(), await somebody(), await somebody()];
    await bo.person.ask('PUT', `me/people/${ada.person.id}`, { relation: 'block' });
    const blocked = await store().acquaintances.silenced(ada.person.id);
    expect(blocked.has(bo.person.id)).toBe(true);
    for (const { socket } of [ada, bo]) socket.send({ type: 'seek', ...HANSA });
    for (const { socket } of [ada, bo]) await socket.next('seeking');
    await somePolls();
    // Pairing them in a game of two would reveal the block.
    const counts = [ada, bo].flatMap(({ socket }) =>
      socket.messages.flatMap((message) => (message.type === 'seeking' ? message.waiting : [])),
    );
    expect(counts.filter((waiting) => waiting !== 1)).toEqual([]);
    cy.socket.send({ type: 'seek', ...HANSA });
    const { table } = await cy.socket.next('found');
    const people = (await cy.person.look(table)).document.seats.map(({ person }) => person);
    expect(people.includes(ada.person.id)).not.toBe(people.includes(bo.person.id));
    for (const { socket } of [ada, bo]) socket.send({ type: 'unseek' });
    await expect.poll(rows).toEqual([]);
  });

  test('the newest connection of a person searches; the previous one is told', async () => {
    const { person, socket } = await somebody();
    socket.send({ type: 'seek', ...HANSA });
    await socket.next('seeking');
    const second = await person.connect();
    second.send({ type: 'seek', ...HANSA, players: 3 });
    await second.next('seeking');
    await socket.next('seek-ended');
    expect(await rows()).toMatchObject([{ person_id: person.id, players: 3 }]);
    second.close();
    await expect.poll(rows).toEqual([]);
  });

  test('a crowd is seated two by two, nobody twice and nobody left over', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => somebody()));
    const before = await tables();
    for (const { socket } of crowd) socket.send({ type: 'seek', ...HANSA });
    const found = await Promise.all(crowd.map(async ({ socket }) => (await socket.next('found')).table));
    const counts = new Map<string, number>();
    for (const table of found) counts.set(table, (counts.get(table) ?? 0) + 1);
    expect([...counts.values()]).toEqual([2, 2, 2, 2, 2, 2]);
    expect(await tables()).toBe(before + 6);
  });

  test.each([
    [{ ...HANSA, players: 5 }, 'refused'],
    [{ ...HANSA, game: 'chess' }, 'refused'],
    [{ ...HANSA, pace: 'untimed' }, 'malformed'],
    [{ ...HANSA, players: 1 }, 'malformed'],
  ])('%j is refused', async (wish, code) => {
    const { socket } = await somebody();
    socket.send({ type: 'seek', ...wish });
    expect((await socket.next('refused')).code).toBe(code);
    expect(await rows()).toEqual([]);
  });

  test('a person who starts searching while a node reads the list is not told that the search has ended', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const wish = { ...HANSA, players: 4 } as const;
    first.socket.send({ type: 'seek', ...wish });
    await first.socket.next('seeking');
    const readers = nodes.map(({ running }) => running.services.store.seekers);
    const bothSeek = async (): Promise<void> =>
      expect.poll(async () => (await readers[0].counts(Date.now()))[0]?.n).toBe(2);
    const waits: Promise<void>[] = [];
    const reads = readers.map((seekers) => {
      const ofNode = seekers.ofNode.bind(seekers);
      return vi.spyOn(seekers, 'ofNode').mockImplementationOnce(async (node) => {
        const rows = await ofNode(node);
        second.socket.send({ type: 'seek', ...wish });
        waits.push(bothSeek());
        await waits.at(-1);
        return rows;
      });
    });
    expect((await second.socket.next('seeking')).waiting).toBe(2);
    // A node that still waits for the second search would not find it after this.
    await Promise.all(waits);
    for (const { socket } of [first, second]) socket.send({ type: 'unseek' });
    await expect.poll(rows).toEqual([]);
    for (const read of reads) read.mockRestore();
  });

  test('a person who starts searching in the same millisecond, while a match is being looked for, is not forgotten', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const at = Date.now() - 1000;
    const jobs = nodes.map(({ running }) => running.services.store.jobs);
    const seekers = nodes.map(({ running }) => running.services.store.seekers);
    const puts = jobs.map((store) => {
      const put = store.put.bind(store);
      return vi
        .spyOn(store, 'put')
        .mockImplementation((job) => put(job.kind === 'match' ? { ...job, due: at } : job));
    });
    let isSecondAsked = false;
    const reads = seekers.map((store) => {
      const waiting = store.waiting.bind(store);
      return vi.spyOn(store, 'waiting').mockImplementation(async (...asked) => {
        const rows = await waiting(...asked);
        if (isSecondAsked) return rows;
        isSecondAsked = true;
        second.socket.send({ type: 'seek', ...HANSA });
        await expect
          .poll(() => puts.flatMap((put) => put.mock.settledResults.map(({ type }) => type)))
          .toEqual(['fulfilled', 'fulfilled']);
        return rows;
      });
    });
    first.socket.send({ type: 'seek', ...HANSA });
    const [{ table }, other] = [await first.socket.next('found'), await second.socket.next('found')];
    expect(other.table).toBe(table);
    for (const spy of [...puts, ...reads]) spy.mockRestore();
  });

  test('a row that could not be removed when its person left is cleaned up', async () => {
    const { socket } = await somebody();
    socket.send({ type: 'seek', ...HANSA, players: 4 });
    await socket.next('seeking');
    for (const { running } of nodes)
      vi.spyOn(running.services.store.seekers, 'remove').mockRejectedValueOnce(new Error('no database'));
    const other = await somebody();
    other.socket.send({ type: 'seek', ...HANSA, players: 3 });
    await other.socket.next('seeking');
    socket.send({ type: 'unseek' });
    await expect.poll(async () => (await rows()).map(({ players }) => players)).toEqual([3]);
    other.socket.send({ type: 'unseek' });
    await expect.poll(rows).toEqual([]);
    vi.restoreAllMocks();
  });

  test('a promise of a dead node is withdrawn', async () => {
    const { person, socket } = await somebody();
    socket.send({ type: 'seek', ...HANSA });
    await socket.next('seeking');
    await store().seekers.promise([{ person_id: person.id }], 'nosuchtable0');
    for (let i = 0; i < 3; i++) {
      await somePolls();
      for (const node of nodes) node.later(11_000);
    }
    await expect.poll(async () => (await rows())[0]?.table_id, { timeout: 10_000 }).toBeNull();
    socket.send({ type: 'unseek' });
    await expect.poll(rows).toEqual([]);
  });

  test('rows of a dead node are not paired, and are cleaned up', async () => {
    const { person, socket } = await somebody();
    const ghost = await somebody();
    const row = { person_id: ghost.person.id, connection: 'gone', node: 'dead', ...HANSA, bots: 0 };
    const now = nodes[0].running.services.now();
    await store().seekers.put({ ...row, since: now - 60_000, until: now - 1, table_id: null });
    socket.send({ type: 'seek', ...HANSA });
    await socket.next('seeking', ({ waiting }) => waiting === 1);
    await somePolls();
    expect((await rows()).find(({ person_id }) => person_id === person.id)!.table_id).toBeNull();
    await store().seekers.removeExpired(now);
    expect((await rows()).map(({ person_id }) => person_id)).toEqual([person.id]);
    socket.send({ type: 'unseek' });
  });
});

test('searching too often is refused, and programs cannot search', async () => {
  const server = await serve({ LIMIT_FACTOR: '1' });
  const person = await server.person('Ada');
  const socket = await person.connect();
  for (let i = 0; i < 40; i++) socket.send({ type: 'seek', ...HANSA });
  expect((await socket.next('refused')).code).toBe('too-fast');
  const { body } = await person.ask<{ token: string }>('POST', 'me/tokens', { label: 'bot' });
  const { Socket } = await import('../help.js');
  const program = await Socket.open(server.url, { authorization: `Bearer ${body.token}` });
  program.send({ type: 'seek', ...HANSA });
  expect((await program.next('refused')).code).toBe('forbidden');
  program.close();
  await server.stop();
});

test.each([
  [4, 'big-box'],
  [2, '2009'],
])('%i people get the default edition for their number: %s', (players, edition) => {
  expect(configFor(shelf, { game: 'hansa-teutonica', pace: 'live', players })).toMatchObject({
    edition,
    players,
  });
});

describe('who plays together', () => {
  const seeker = (person_id: string, bots = 0) => ({ person_id, bots });
  const names = (group: readonly { person_id: string }[] | null) => group?.map(({ person_id }) => person_id);
  const all = () => true;

  test('the longest waiting first', () => {
    const waiting = ['a', 'b', 'c', 'd'].map((name) => seeker(name));
    expect(names(nextGroup(waiting, 3, all))).toEqual(['a', 'b', 'c']);
    expect(nextGroup(waiting.slice(0, 2), 3, all)).toBeNull();
  });

  test('a person who can be paired with nobody holds up nobody', () => {
    const waiting = ['a', 'b', 'c'].map((name) => seeker(name));
    expect(names(nextGroup(waiting, 2, (x, y) => x !== 'a' && y !== 'a'))).toEqual(['b', 'c']);
  });

  test('people before bots', () => {
    const waiting = [seeker('a', 1), seeker('b'), seeker('c', 1)];
    expect(names(nextGroup(waiting, 3, all))).toEqual(['a', 'b', 'c']);
    expect(names(nextGroup(waiting.slice(0, 2), 3, all))).toEqual(['a']);
    expect(names(nextGroup(waiting, 4, all))).toEqual(['a', 'c']);
  });
});
