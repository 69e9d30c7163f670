/** Security of every request: origins, headers, limits, sizes, roles, and the log. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { JsonObject } from '../../../src/core/json.js';
import { ENDPOINTS } from '../../../src/server/app.js';
import { Bucket } from '../../../src/server/limits.js';
import { Person, SMALL, Socket, serve, type TestServer } from '../help.js';

let server: TestServer;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  server = await serve();
  [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
});
afterAll(() => server.stop());

/** The status of the answer to a WebSocket upgrade. */
async function upgrade(headers: Record<string, string>, path = 'api/socket'): Promise<number> {
  const ws = new WebSocket(`${server.url.replace(/^http/, 'ws')}${path}`, { headers });
  ws.on('error', () => undefined);
  const status = await Promise.race([
    once(ws, 'open').then(() => 101),
    once(ws, 'unexpected-response').then(([, response]) => response.statusCode as number),
  ]);
  ws.terminate();
  return status;
}

describe('other sites', () => {
  const own = (): string => new URL(server.url).origin;
  const origins = ['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1:1', 'file://'];

  test('cannot make a browser change anything', async () => {
    for (const origin of origins) {
      const { status, body } = await ada.ask('POST', 'tables', { config: SMALL }, { origin });
      expect([status, body.code, body.field]).toEqual([403, 'forbidden', 'origin']);
    }
    const site = await ada.ask('PATCH', 'me', { name: 'Eve' }, { 'sec-fetch-site': 'cross-site' });
    expect(site.status).toBe(403);
    expect((await ada.ask('POST', 'tables', { config: SMALL }, { origin: own() })).status).toBe(201);
  });

  test('cannot open a connection', async () => {
    for (const origin of origins) expect(await upgrade({ cookie: ada.cookie, origin })).toBe(403);
    expect(await upgrade({ cookie: ada.cookie, origin: own() })).toBe(101);
    expect(await upgrade({ origin: own() })).toBe(401);
    expect(await upgrade({ cookie: ada.cookie }, 'api/other')).toBe(404);
  });
});

describe('every endpoint', () => {
  const nobody = (): Person => new Person(server.url, '', '', '');

  test.each(ENDPOINTS.map(({ method, path, signedIn }) => [method, path, signedIn] as const))(
    '%s %s: needs the documented sign-in, has strict headers, refuses unknown fields',
    async (method, path, signedIn) => {
      const table = await ada.make({ config: SMALL, access: 'invited' });
      const url = path
        .replace(':id', table)
        .replace(':player', 'bot:greedy')
        .replace(':token', 'abcdefghijklmnop');
      const body = method === 'GET' || method === 'DELETE' ? undefined : { strange: 1 };
      const query = method === 'GET' ? '?strange=1' : '';
      const stranger = await nobody().ask(method, url + query, body);
      if (signedIn) expect([stranger.status, stranger.body.code]).toEqual([401, 'sign-in']);
      else expect(stranger.status).not.toBe(401);
      expect(stranger.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(stranger.headers.get('x-content-type-options')).toBe('nosniff');
      expect(stranger.headers.get('cache-control')).toBe('no-store');
      expect(stranger.headers.get('referrer-policy')).toBe('no-referrer');
      if (body && !path.startsWith('me')) {
        const other = await bo.ask(method, url, body);
        expect([400, 403, 404, 409, 422]).toContain(other.status);
      }
      if (path.startsWith('tables/:id')) {
        const valid: JsonObject = {
          'tables/:id/commands': { id: 'x', command: { do: 'say', text: 'hi' } },
          'tables/:id/note': { text: '' },
          'tables/:id/read': { number: 1 },
          'tables/:id/notify': { kinds: [] },
          'tables/:id/invitations': { person: bo.id },
        };
        const asked = await bo.ask(method, url, method === 'GET' ? undefined : (valid[path] ?? undefined));
        expect(asked.status, JSON.stringify(asked.body)).toBe(403);
      }
    },
  );

  test('a bad path, a bad method and a bad body are answered in the same form', async () => {
    for (const [method, path, body, headers] of [
      ['GET', 'nothing', undefined, {}],
      ['DELETE', 'tables', undefined, {}],
      ['GET', `tables/${'x'.repeat(200)}`, undefined, {}],
      ['GET', 'tables/UPPERCASE123', undefined, {}],
      ['POST', 'tables', '{"__proto__": {"admin": true}}', {}],
      ['POST', 'tables', '{"config": ', {}],
      ['POST', 'tables', 'config=1', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['POST', 'tables', 'x'.repeat(100_000), {}],
      ['POST', 'records', `{"position":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, {}],
    ] as const) {
      const response = await fetch(`${server.url}api/${path}`, {
        method,
        headers: { cookie: ada.cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body } : {}),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      const problem = (await response.json()) as JsonObject;
      expect(Object.keys(problem).sort()).toEqual(['code', 'field', 'reason']);
    }
  });
});

describe('limits', () => {
  test('a bucket gives its burst at once and then its rate', () => {
    const bucket = new Bucket({ perSecond: 2, burst: 3 }, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(1, 0))).toEqual([true, true, true, false]);
    expect([bucket.take(1, 400), bucket.take(1, 500), bucket.take(1, 900)]).toEqual([false, true, false]);
    expect(bucket.take(3, 100_000)).toBe(true);
  });

  test('apply to addresses, people and connections', async () => {
    const strict = await serve({ LIMIT_FACTOR: '0.1' });
    const eve = await strict.person('Eve');
    const made = await Promise.all(
      Array.from({ length: 10 }, () => eve.ask('POST', 'tables', { config: SMALL })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
    const slow = made.find(({ status }) => status === 429)!;
    expect([slow.body.code, slow.headers.get('retry-after')]).toEqual(['too-fast', '10']);
    const socket = await Socket.open(strict.url, { cookie: eve.cookie });
    for (let i = 0; i < 200; i++) socket.send({ type: 'ping' });
    const [code] = await once(socket.ws, 'close');
    expect(code).toBe(1008);
    expect(socket.messages.filter(({ type }) => type === 'pong').length).toBeLessThan(40);
    const open = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const ws = new WebSocket(`${strict.url.replace(/^http/, 'ws')}api/socket`, {
          headers: { cookie: eve.cookie },
        });
        ws.on('error', () => undefined);
        const done = await Promise.race([
          once(ws, 'open').then(() => 101),
          once(ws, 'unexpected-response').then(([, response]) => response.statusCode as number),
        ]);
        return { ws, done };
      }),
    );
    expect(open.filter(({ done }) => done === 101)).toHaveLength(6);
    expect(open.filter(({ done }) => done === 429)).toHaveLength(4);
    for (const { ws } of open) ws.terminate();
    await strict.stop();
  });

  test('a message that is too large or binary closes only its own connection', async () => {
    const [large, binary, well] = [await ada.connect(), await ada.connect(), await ada.connect()];
    large.ws.send(JSON.stringify({ type: 'ping', x: 'x'.repeat(70_000) }));
    binary.ws.send(Buffer.from([1, 2, 3]));
    expect((await once(large.ws, 'close'))[0]).toBe(1009);
    expect((await once(binary.ws, 'close'))[0]).toBe(1008);
    well.send({ type: 'ping' });
    await well.next('pong');
    well.close();
  });
});

describe('messages that make no sense', () => {
  test('are refused with the field, and the connection stays open', async () => {
    const socket = await ada.connect();
    const refused = async (message: unknown): Promise<[string, string]> => {
      socket.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
      const { code, field } = await socket.next('refused');
      return [code, field];
    };
    expect(await refused('{')).toEqual(['malformed', '']);
    expect(await refused('null')).toEqual(['malformed', 'type']);
    expect(await refused([])).toEqual(['malformed', 'type']);
    expect(await refused({ type: 'nothing' })).toEqual(['malformed', 'type']);
    expect(await refused({ type: 'watch', table: '../../etc' })).toEqual(['malformed', 'table']);
    expect(await refused({ type: 'watch', table: 'aaaaaaaaaaaa' })).toEqual(['not-found', '']);
    expect(await refused({ type: 'hello', protocol: 2 })).toEqual(['malformed', 'protocol']);
    const table = await ada.make({ config: SMALL });
    const command = { do: 'sit', seat: 9 };
    expect(await refused({ type: 'do', id: 'a', table, command })).toEqual(['malformed', 'command.seat']);
    expect(await refused({ type: 'do', id: 'a', table, command: { do: 'fly' } })).toEqual([
      'malformed',
      'command.do',
    ]);
    const pace = { kind: 'live', bank: 1, increment: 0 };
    expect(
      await refused({ type: 'do', id: 'a', table, command: { do: 'settings', change: { pace } } }),
    ).toEqual(['malformed', expect.stringContaining('command.change.pace')]);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const plan = `{"type":"do","id":"a","table":"${table}","command":{"do":"plan","actions":[${deep}]}}`;
    expect(await refused(plan)).toEqual(['malformed', '']);
    const text = 'bell \u0007';
    expect(await refused({ type: 'do', id: 'a', table, command: { do: 'say', text } })).toEqual([
      'malformed',
      'command.text',
    ]);
    socket.send({ type: 'ping' });
    await socket.next('pong');
    socket.close();
  });

  test('a person who may not see a table does not even learn its step', async () => {
    const table = await ada.make({ config: SMALL, spectators: false });
    await bo.do(table, { do: 'sit' });
    const cleo = await server.person('Cleo');
    for (const step of [0, 99]) {
      const { status, body } = await cleo.do(table, { do: 'play', action: {} }, step);
      expect([status, body.code, body.reason]).toEqual([403, 'forbidden', 'this table is not open to you']);
    }
  });

  test('nothing is carried out before a hello', async () => {
    const ws = new WebSocket(`${server.url.replace(/^http/, 'ws')}api/socket`, {
      headers: { cookie: ada.cookie },
    });
    await once(ws, 'open');
    ws.send(JSON.stringify({ type: 'ping' }));
    const [data] = await once(ws, 'message');
    expect(JSON.parse(String(data))).toMatchObject({ type: 'refused', code: 'not-now' });
    ws.terminate();
  });

  test('a connection that no longer answers is closed, the others stay open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [well, dead] = [await ada.connect(), await bo.connect()];
      const pinged = once(well.ws, 'ping');
      (dead.ws as unknown as { _socket: { pause(): void } })._socket.pause();
      const { connections } = server.running.services;
      const before = connections();
      vi.advanceTimersByTime(25_000);
      await pinged;
      // The answer is on its way.
      well.send({ type: 'ping' });
      await well.next('pong');
      expect(connections()).toBe(before);
      vi.advanceTimersByTime(25_000);
      for (let i = 0; i < 100 && connections() === before; i++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(connections()).toBe(before - 1);
      expect(well.ws.readyState).toBe(well.ws.OPEN);
      dead.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
