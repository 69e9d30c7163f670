/** Small ways in which a visitor could hold up others or learn about them. */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket as TcpSocket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test, vi } from 'vitest';
import { networkOf } from '../../../src/server/addresses.js';
import { limitConnections } from '../../../src/server/http/connections.js';
import { isOwnOrigin } from '../../../src/server/http/guard.js';
import { Proxies } from '../../../src/server/http/proxies.js';
import { limitsFor } from '../../../src/server/limits.js';
import type { Services } from '../../../src/server/services.js';
import type { Hub } from '../../../src/server/ws/hub.js';
import { ReconnectGate } from '../../../src/server/ws/reconnect-gate.js';
import { Sockets } from '../../../src/server/ws/sockets.js';
import { SMALL, serve, somePolls } from '../help.js';

const server = await serve({ LOG_LEVEL: 'silent' });
const strict = await serve({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '1' });
afterAll(() => Promise.all([server.stop(), strict.stop()]));

test('a flood of pings ends the connection', async () => {
  const socket = await (await strict.person('Ada')).connect();
  let pongs = 0;
  socket.ws.on('pong', () => pongs++);
  const closed = once(socket.ws, 'close');
  for (let i = 0; i < 2000; i++) socket.ws.ping();
  const [code] = await closed;
  expect(code).toBe(1008);
  expect(pongs).toBeLessThan(250);
});

test('messages are limited for all connections of an address together', async () => {
  const ada = await strict.person('Ada');
  const { messageLimits } = strict.running.services;
  const socket = await ada.connect();
  while (messageLimits.take(networkOf('127.0.0.1'), 10));
  // Less than the limit of a single connection.
  for (let i = 0; i < 100; i++) socket.send({ type: 'ping' });
  const isTooFast = () => socket.messages.some((one) => one.type === 'refused' && one.code === 'too-fast');
  await socket.until(isTooFast, 'a refusal');
  socket.close();
});

test('connections are counted before they are authenticated', async () => {
  const http = new EventEmitter();
  const answers: string[] = [];
  const services = {
    limits: limitsFor(0.1),
    basePath: '/',
    publicUrl: null,
    proxies: new Proxies(null),
    people: { authenticate: () => new Promise(() => undefined) },
  } as unknown as Services;
  new Sockets(http as Server, { gate: new ReconnectGate() } as Hub, services);
  const headers = { host: 'kontor', cookie: 'kontor=x' };
  for (let i = 0; i < 10; i++) {
    const socket = new PassThrough();
    socket.end = ((text: string) => answers.push(text.slice(0, 12))) as never;
    http.emit(
      'upgrade',
      { url: '/api/socket', headers, socket: { remoteAddress: '127.0.0.1' } },
      socket,
      null,
    );
  }
  expect(answers).toEqual(Array(4).fill('HTTP/1.1 429'));
});

test('slow request bodies are limited for each address', async () => {
  const bo = await strict.person('Bo');
  const { hostname, port, host } = new URL(strict.url);
  const sockets: TcpSocket[] = [];
  const answers: Promise<string>[] = [];
  const open = async (): Promise<void> => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(
      `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\nCookie: ${bo.cookie}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    answers.push(once(socket, 'data').then(([data]) => String(data)));
  };
  await Promise.all(Array.from({ length: 29 }, open));
  expect(await Promise.race([...answers, somePolls()])).toBeUndefined();
  for (let i = 0; i < 3; i++) await open();
  expect(await Promise.race(answers)).toMatch(/^HTTP\/1.1 429 /);
  for (const socket of sockets) socket.destroy();
});

test('a client that does not wait for responses is disconnected and locked out for a while; its WebSockets stay open', async () => {
  const node = await serve({ LOG_LEVEL: 'silent' });
  const { hostname, port, host } = new URL(node.url);
  const request = `GET /api/server HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const open = (): TcpSocket => connect(Number(port), hostname).on('error', () => undefined);
  const answersTo = async (count: number): Promise<number> => {
    const socket = open();
    let text = '';
    const answers = (): number => text.split('HTTP/1.1 200').length - 1;
    socket.on('data', (data) => {
      text += data;
      if (answers() === count) socket.destroy();
    });
    socket.write(request.repeat(count));
    await once(socket, 'close');
    return answers();
  };
  const socket = await (await node.person('Ada')).connect();
  const idle = open();
  await once(idle, 'connect');
  expect(await answersTo(5)).toBe(5);
  const closed = once(idle, 'close');
  expect(await answersTo(1000)).toBeLessThanOrEqual(10);
  await closed;
  expect(await answersTo(1)).toBe(0);
  socket.send({ type: 'ping' });
  await socket.next('pong');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  expect(await answersTo(1)).toBe(1);
  vi.restoreAllMocks();
  await node.stop();
});

test('a client that goes on although it is refused is disconnected and locked out for a while', async () => {
  const node = await serve({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '1' });
  const ask = () =>
    fetch(`${node.url}api/server`).then(
      async (response) => {
        await response.text();
        return response.status;
      },
      () => 'disconnected' as const,
    );
  const answers: unknown[] = [];
  while (answers.length < 5000 && answers.at(-1) !== 'disconnected') answers.push(await ask());
  expect(answers).toContain(429);
  expect(answers.at(-1)).toBe('disconnected');
  expect(await ask()).toBe('disconnected');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  expect(await ask()).toBe(200);
  vi.restoreAllMocks();
  await node.stop();
});

test('idle connections are limited for each address, but not for a trusted proxy', async () => {
  const http = createServer();
  const limits = { tcp: 3 } as Services['limits'];
  limitConnections(http, { limits, proxies: new Proxies(null) } as Services);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.slice(3).map((socket) => once(socket, 'close')));
  expect(sockets.slice(0, 3).every((socket) => !socket.destroyed)).toBe(true);
  expect(http.headersTimeout).toBeLessThan(60_000);
  for (const socket of sockets) socket.destroy();
  http.close();
});

test('a search covers the newest tables first, and older ones page by page', async () => {
  const ada = await server.person('Ada');
  const { store } = server.running.services;
  await store.database.write({
    statements: [
      {
        sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2100)
          insert into tables (id, number, status, access, spectators, game, board, players, free, title, host_id,
            pace, created_at, changed_at, ended_at, deadline, said, search)
          select printf('many%08d', i), 1, 'playing', 'open', 1, 'hansa', 'baltic', 2, 0, 'many', null,
            'untimed', i, i, null, null, 0, 'word' || i || 'x many' from n`,
        parameters: [],
      },
    ],
  });
  const find = async (filter: string) =>
    (await ada.ask<{ tables: { id: string }[]; next: number }>('GET', `tables?status=playing&${filter}`))
      .body;
  expect(await find('search=word2100x')).toMatchObject({ tables: [{ id: 'many00002100' }], next: 101 });
  expect(await find('search=word7x%20many')).toEqual({ tables: [], next: 101 });
  expect(await find('search=word7x%20many&before=101')).toMatchObject({
    tables: [{ id: 'many00000007' }],
    next: null,
  });
  // With any filter, no page is chosen from more.
  expect(await find('game=hansa-teutonica')).toEqual({ tables: [], next: 101 });
  expect(await find('game=hansa-teutonica&before=101')).toEqual({ tables: [], next: null });
});

test('new people are limited by address, also when each of them signs up the next', async () => {
  const node = await serve({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '0.2' });
  let cookie = '';
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) {
    const response = await fetch(`${node.url}api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: `Eve ${i}` }),
    });
    statuses.push(response.status);
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  }
  expect(statuses).toEqual([...Array(6).fill(201), ...Array(4).fill(429)]);
  await node.stop();
});

test('statistics contain no games at others’ private tables', async () => {
  const [ada, bo, eve] = [await server.person('Ada'), await server.person('Bo'), await server.person('Eve')];
  const hidden = await ada.make({ config: SMALL, access: 'invited' });
  const shown = await ada.make({ config: SMALL });
  const { store } = server.running.services;
  for (const table of [hidden, shown]) {
    await store.database.write({
      statements: [
        {
          sql: `insert into results (table_id, seat, player, name, game, board, players, rank, score, win, ended_at,
            mu, sigma) values (?, 0, ?, 'Ada', 'hansa', 'baltic', 2, 1, 50, 1, 1, 25, 8)`,
          parameters: [table, ada.id],
        },
      ],
    });
  }
  const tablesSeenBy = async (person: typeof ada) => {
    const { body } = await person.ask<{ games: { games: number }[]; results: { table: string }[] }>(
      'GET',
      `players/${ada.id}/statistics`,
    );
    expect(body.games[0].games).toBe(body.results.length);
    return body.results.map(({ table }) => table).sort();
  };
  expect(await tablesSeenBy(ada)).toEqual([hidden, shown].sort());
  expect(await tablesSeenBy(eve)).toEqual([shown]);
  expect(await tablesSeenBy(bo)).toEqual([shown]);
});

test('codes for other devices that were not used are deleted', async () => {
  const ada = await server.person('Ada');
  await ada.ask('POST', 'me/links');
  const links = () => server.running.services.store.people.credentials(ada.id, 'link');
  expect(await links()).toHaveLength(1);
  server.later(2 * 3_600_000);
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBe(0);
});

test('an origin over http does not count for one over https', () => {
  const asked = (origin: string) =>
    ({ headers: { origin, host: 'kontor.example' }, socket: {} }) as IncomingMessage;
  const proxies = new Proxies(null);
  const https = { publicUrl: new URL('https://kontor.example/'), proxies };
  expect(isOwnOrigin(asked('https://kontor.example'), https)).toBe(true);
  expect(isOwnOrigin(asked('http://kontor.example'), https)).toBe(false);
  expect(isOwnOrigin(asked('http://kontor.example'), { publicUrl: null, proxies })).toBe(true);
  expect(isOwnOrigin(asked('https://evil.example'), https)).toBe(false);
});

test('a name that changes the direction of text is refused with a reason', async () => {
  const response = await fetch(`${server.url}api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada\u202Eadb' }),
  });
  const { field, reason } = (await response.json()) as { field: string; reason: string };
  expect([response.status, field]).toEqual([400, 'name']);
  expect(reason).toBe('must be one line of plain text, without control characters or changes of direction');
});
