/** Several nodes on one PostgreSQL: any of them serves any table, and work is done once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../../../src/bots/index.js';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { BOT_LEASE_MS } from '../../../src/server/tables/append.js';
import { openTables } from '../../../src/server/tables/open.js';
import { systemChance as chance } from '../../../src/server/tables/start/chance.js';
import { fourMills } from '../../boards/help.js';
import { type Person, SMALL, serve, somePolls, type TestServer } from '../help.js';
import { ownPostgres } from '../postgres.js';

const postgres = await ownPostgres();

describe.skipIf(!postgres)('nodes', () => {
  let nodes: TestServer[];
  let ada: Person;
  let bo: Person;

  beforeAll(async () => {
    const url = await postgres!.database('nodes');
    const env = { DATABASE_URL: url, LOG_LEVEL: 'silent', TRUST_PROXY: 'yes' };
    nodes = await Promise.all([serve(env), serve(env)]);
    ada = await nodes[0].person('Ada');
    bo = await nodes[0].person('Bo');
    bo.url = nodes[1].url;
  }, 60_000);
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres!.stop();
  }, 60_000);

  test('a board that was drawn at one node can be played at the other', async () => {
    const { body } = await ada.ask<{ hash: string }>('POST', 'me/boards', fourMills as JsonObject);
    const config = { game: 'hansa-teutonica', edition: '2009', players: 2 };
    // In a game for two, the second player begins with the pawn.
    const table = await ada.make({ config, board: body.hash, first: 0 });
    expect((await bo.do(table, { do: 'sit' })).status).toBe(200);
    const { document } = await bo.look(table);
    expect(document).toMatchObject({ board: body.hash, decides: document.you.seat });
    const action = document.you.legal![0];
    expect((await bo.do(table, { do: 'play', action }, document.step)).status).toBe(200);
    expect((await bo.ask('GET', `tables/${table}/board`)).body.title).toBe('Four Mills');
  });

  test('a game between people at different nodes is one game', async () => {
    const table = await ada.make({ config: SMALL, first: 0 });
    expect((await bo.do(table, { do: 'sit' })).status).toBe(200);
    const sockets = [await ada.connect(), await bo.connect()];
    for (const socket of sockets) await socket.watch(table);
    const random = new Random('nodes');
    while (sockets[0].documents.get(table)!.status === 'playing') {
      const { decides, step } = sockets[0].documents.get(table)!;
      const socket = sockets[decides!];
      await socket.until(() => socket.documents.get(table)!.step === step, 'the other node');
      const { legal } = socket.documents.get(table)!.you;
      const answer = await socket.do(
        table,
        { do: 'play', action: legal![random.below(legal!.length)] },
        step,
      );
      expect(answer.type).toBe('done');
      const { number } = answer as { number: number };
      for (const one of sockets) await one.until(() => one.numbers.get(table)! >= number, 'the news');
    }
    const [a, b] = sockets.map((socket) => socket.documents.get(table)!);
    expect({ ...a, you: null }).toEqual({ ...b, you: null });
    for (const socket of sockets) socket.close();
  });

  test('a client that reconnects to a node without the table in memory hears what another node writes', async () => {
    const table = await ada.make({ config: SMALL, first: 0 });
    const near = Object.assign(Object.create(Object.getPrototypeOf(bo)), bo, { url: ada.url }) as Person;
    await near.do(table, { do: 'sit' });
    const had = await near.connect();
    await had.watch(table);
    had.close();
    const socket = await bo.connect();
    expect(await socket.goOn(table, had)).not.toHaveProperty('document');
    const { document } = await ada.look(table);
    await ada.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    await socket.until(() => socket.documents.get(table)!.moves === 1, 'the news');
    expect(socket.documents.get(table)).toEqual((await near.look(table)).document);
    socket.close();
  });

  test('commands sent to both nodes at once are carried out one after the other, none twice', async () => {
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const socket = await ada.connect();
    await socket.watch(table);
    const words = Array.from({ length: 30 }, (_, i) => `word ${i}`);
    const answers = await Promise.all(
      words.flatMap((text, i) => [
        ada.do(table, { do: 'say', text }, undefined, `say${i}`),
        bo.do(table, { do: 'say', text }, undefined, `say${i}`),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // Again, at the other node: everything has been done already.
    [ada.url, bo.url] = [bo.url, ada.url];
    const again = await Promise.all(
      words.flatMap((text, i) => [
        ada.do(table, { do: 'say', text }, undefined, `say${i}`),
        bo.do(table, { do: 'say', text }, undefined, `say${i}`),
      ]),
    );
    [ada.url, bo.url] = [bo.url, ada.url];
    expect(again.every(({ body }) => body.repeated)).toBe(true);
    expect(again.map(({ body }) => body.number)).toEqual(answers.map(({ body }) => body.number));
    const last = Math.max(...answers.map(({ body }) => body.number));
    await socket.until(() => socket.numbers.get(table) === last, 'everything');
    const said = socket.entries.filter(({ kind }) => kind === 'said').map(({ number }) => number);
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(new Set(said).size).toBe(60);
    socket.close();
  });

  test('of two commands for the same step at both nodes, one is carried out and the other is stale', async () => {
    for (let i = 0; i < 5; i++) {
      const table = await ada.make({ config: SMALL, first: 0 });
      await bo.do(table, { do: 'sit' });
      const { document } = await ada.look(table);
      const other = Object.assign(Object.create(Object.getPrototypeOf(ada)), ada, {
        url: nodes[1].url,
      }) as Person;
      await other.look(table);
      const [first, second] = document.you.legal!;
      const answers = await Promise.all([
        ada.do(table, { do: 'play', action: first }, document.step),
        other.do(table, { do: 'play', action: second }, document.step),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await bo.look(table)).document.moves).toBe(1);
    }
  });

  test('another node takes over the bots’ work when one dies', async () => {
    const config = { game: 'hansa', players: 3 };
    const table = await ada.make({
      config,
      seats: [
        { who: 'me', colour: 0 },
        { who: 'bot', level: 'greedy', colour: 1 },
        { who: 'open', colour: 2 },
      ],
      first: 0,
    });
    await bo.do(table, { do: 'sit' });
    // A node that dies right after writing the move before a bot's turn: it holds the lease.
    const { store } = nodes[0].running.services;
    const dead = openTables({
      store,
      shelf,
      chance,
      levels: BOT_NAMES,
      node: 'dead',
      now: Date.now,
      report: () => undefined,
    });
    const actor = { person: ada.id, name: ada.name, label: ada.id };
    await dead.commands.execute(table, actor, { do: 'away', on: true }, 'last-words');
    const socket = await bo.connect();
    await socket.watch(table);
    await somePolls();
    expect(socket.documents.get(table)!.moves).toBe(0);
    nodes[1].later(BOT_LEASE_MS);
    await socket.until(
      () => socket.documents.get(table)!.decides === 2,
      'the turn of the person who is there',
    );
    expect(socket.documents.get(table)!.moves).toBeGreaterThan(1);
    socket.close();
  });

  test('a banned person who was seen at one node gets no new name at the other, until the ban is lifted', async () => {
    await ada.ask('POST', 'admin/claim', { code: nodes[0].running.adminCode });
    const eve = await nodes[0].person('Eve');
    const from = { 'x-forwarded-for': '203.0.113.7' };
    let newcomers = 0;
    const enterElsewhere = async (): Promise<number> => {
      const name = `Eva ${++newcomers}`;
      return (await bo.ask('POST', 'people', { name }, { ...from, cookie: '' })).status;
    };
    const ban = `admin/people/${eve.id}/ban`;
    expect((await ada.ask('POST', ban, { reason: 'rude' })).status).toBe(200);
    expect(await enterElsewhere()).toBe(201);
    expect((await eve.ask('GET', 'me', undefined, from)).status).toBe(403);
    await expect.poll(enterElsewhere).toBe(403);
    expect((await ada.ask('DELETE', ban)).status).toBe(200);
    await expect.poll(enterElsewhere).toBe(201);
  });

  test('after the database was away, nodes hear from each other again', async () => {
    const table = await ada.make({ config: SMALL, autostart: false });
    const socket = await bo.connect();
    await socket.watch(table);
    await postgres!.crash();
    let status = 0;
    for (let i = 0; i < 600 && status !== 200; i++) {
      status = (await ada.do(table, { do: 'say', text: 'still here' }, undefined, 'after')).status;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(status).toBe(200);
    await socket.until(() => socket.entries.some(({ kind }) => kind === 'said'), 'the news');
    expect(socket.entries.filter(({ kind }) => kind === 'said')).toHaveLength(1);
    socket.close();
  });
});
