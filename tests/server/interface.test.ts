/** How the server describes itself, and how it starts and stops. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { ENDPOINTS } from '../../src/server/app.js';
import { readOptions, WrongOption } from '../../src/server/options.js';
import { kontor } from '../cli/call.js';
import { Person, playToEnd, SMALL, serve, type TestServer } from './help.js';

const KONTOR = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));

describe('descriptions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve({ BASE_PATH: '/club/kontor' });
  });
  afterAll(() => server.stop());

  test('the OpenAPI document has every endpoint, and every reference in it resolves', async () => {
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

  test('the HTML page needs no script and names every endpoint', async () => {
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

  test('it says what it offers, and that it is healthy', async () => {
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
  test('are refused by name if they make no sense', () => {
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

test('a process locks its data; after a kill, nothing acknowledged is lost and nothing is done twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-process-'));
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
  const child = spawn(process.execPath, [KONTOR, 'serve'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [ada, bo] = [await Person.enter(url, 'Ada'), await Person.enter(url, 'Bo')];
  const table = await ada.make({ config: SMALL, first: 0 });
  await bo.do(table, { do: 'sit' });
  const second = await kontor(['serve'], { env });
  expect([second.code, second.err]).toEqual([2, expect.stringContaining('in use by another server')]);
  const { you, step } = (await ada.look(table)).document;
  const play = () => ada.do(table, { do: 'play', action: you.legal![0] }, step, 'the-move');
  const { body } = await play();
  child.kill('SIGKILL');
  await once(child, 'exit');

  const again = await serve(env);
  for (const person of [ada, bo]) person.url = again.url;
  expect((await play()).body).toMatchObject({ number: body.number, repeated: true });
  const { document } = await bo.look(table);
  expect([document.moves, document.step]).toEqual([1, body.step]);
  await playToEnd(again, table);
  await again.stop();
});
