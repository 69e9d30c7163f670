/** What the server says about itself, and how it begins and ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { ENDPOINTS } from '../../src/server/app.js';
import { readOptions, WrongOption } from '../../src/server/options.js';
import { Person, SMALL, Socket, serve, type TestServer } from './help.js';

const KONTOR = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));

describe('descriptions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve({ BASE_PATH: '/club/kontor' });
  });
  afterAll(() => server.stop());

  test('the OpenAPI document has every endpoint, and every reference in it leads somewhere', async () => {
    const response = await fetch(`${server.url}api/openapi.json`);
    const text = await response.text();
    const document = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, JsonObject>>;
      components: { schemas: JsonObject };
      servers: JsonObject[];
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: '/club/kontor/api' }]);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = ENDPOINTS.map(({ method, path }) => `${method} /${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual([...served].sort());
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name);
    }
  });

  test('the page to read needs no script and names every endpoint', async () => {
    for (const path of ['api', 'api/']) {
      const response = await fetch(server.url + path);
      const html = await response.text();
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-/,
      );
      expect(html).not.toContain('<script');
      for (const endpoint of ENDPOINTS) expect(html).toContain(`/club/kontor/api/${endpoint.path}`);
    }
  });

  test('under a path, cookies and sockets are under it too', async () => {
    const ada = await server.person('Ada');
    const response = await fetch(`${server.url}api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bo' }),
    });
    expect(response.headers.get('set-cookie')).toContain('Path=/club/kontor/;');
    const socket = await ada.connect();
    expect(await socket.watch(await ada.make({ config: SMALL }))).toMatchObject({ status: 'open' });
    socket.close();
    expect((await fetch(new URL('/api/server', server.url))).status).toBe(404);
  });

  test('it says what it offers, and that it is well', async () => {
    const info = (await (await fetch(`${server.url}api/server`)).json()) as {
      levels: string[];
      configs: unknown[];
    };
    expect(info.levels).toEqual(expect.arrayContaining(['random', 'trader']));
    expect(info.configs.length).toBeGreaterThan(20);
    for (const path of ['healthz', 'readyz']) {
      const response = await fetch(server.url + path);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
  });
});

describe('settings', () => {
  test('that make no sense are refused by name', () => {
    for (const [name, value] of [
      ['PORT', '1.5'],
      ['PORT', '-1'],
      ['PUBLIC_URL', 'kontor'],
      ['PUBLIC_URL', 'ftp://kontor.example'],
      ['BASE_PATH', '/a b/'],
      ['LOG_LEVEL', 'loud'],
      ['LIMIT_FACTOR', 'x'],
      ['BOT_THREADS', '0'],
    ]) {
      expect(() => readOptions({ [name]: value })).toThrow(WrongOption);
      expect(() => readOptions({ [name]: value })).toThrow(name);
    }
  });

  test('the address that people see makes cookies secure and gives the path', async () => {
    expect(readOptions({ PUBLIC_URL: 'https://club.example/kontor' }).basePath).toBe('/kontor/');
    const server = await serve({ PUBLIC_URL: 'https://club.example/' });
    const response = await fetch(`${server.url}api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://club.example' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
    await server.stop();
  });
});

describe('the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-process-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function start() {
    const child = spawn(process.execPath, [KONTOR, 'serve'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stderr.on('data', (part) => {
      log += part;
    });
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, url, log: () => log };
  }

  test('killed in the middle, it goes on where it was: nothing acknowledged is lost, nothing done twice', async () => {
    const first = await start();
    const [ada, bo] = [await Person.enter(first.url, 'Ada'), await Person.enter(first.url, 'Bo')];
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const people = [ada, bo];
    let last = 0;
    let running = first;
    for (let round = 0; round < 3; round++) {
      for (const person of people) person.url = running.url;
      const { document } = await ada.look(table);
      expect(document.step).toBe(last);
      const mover = people[document.decides!];
      const { you, step } = (await mover.look(table)).document;
      const { body } = await mover.do(table, { do: 'play', action: you.legal![0] }, step, `round${round}`);
      last = body.step;
      running.child.kill('SIGKILL');
      await once(running.child, 'exit');
      running = await start();
      mover.url = running.url;
      const again = await mover.do(table, { do: 'play', action: you.legal![0] }, step, `round${round}`);
      expect(again.body).toMatchObject({ number: body.number, repeated: true });
    }
    running.child.kill('SIGKILL');
    await once(running.child, 'exit');
  });

  test('on SIGTERM it tells clients to reconnect and exits cleanly; its log holds no secret', async () => {
    const { child, url, log } = await start();
    const ada = await Person.enter(url, 'Ada');
    const table = await ada.make({ config: SMALL });
    const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
    await ada.ask('GET', `tables/${table}`, undefined, { 'kontor-invite': invite });
    const { code } = (await ada.ask<{ code: string }>('POST', 'me/links')).body;
    await ada.ask('POST', 'links', { code });
    const socket = await Socket.open(url, { cookie: ada.cookie });
    const closed = once(socket.ws, 'close');
    const second = spawn(process.execPath, [KONTOR, 'serve'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let why = '';
    second.stderr.on('data', (part) => {
      why += part;
    });
    expect((await once(second, 'exit'))[0]).toBe(2);
    expect(why).toContain('in use by another server');
    child.kill('SIGTERM');
    expect((await closed)[0]).toBe(1012);
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(log()).toContain('"route":');
    for (const secret of [ada.cookie.split('.')[1], invite, code.split('.')[1]])
      expect(log()).not.toContain(secret);
  });
});
