/** Running a server: settings and their refusals, paths, proxies, health, metrics, logs without secrets, shutting down. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Page } from '../../src/server/http/page.js';
import { readOptions, VARIABLES, WrongOption } from '../../src/server/options.js';
import { kontor } from '../cli/call.js';
import { Person, SMALL, Socket, serve } from './help.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-hosting-'));
afterAll(() => rmSync(folder, { recursive: true }));

const web = join(folder, 'web');
mkdirSync(join(web, 'assets'), { recursive: true });
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Kontor</title>');
writeFileSync(join(web, 'assets/a-1.js'), 'export {};');

const page = new Page(web);

/** What servers of this process log, until `end` is called. */
function listenToLog(): { end(): string } {
  let log = '';
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  const end = (): string => {
    spy.mockRestore();
    return log;
  };
  onTestFinished(() => void end());
  return { end };
}

describe('settings', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'kontor.example'],
    ['PUBLIC_URL', 'ftp://kontor.example/'],
    ['PUBLIC_URL', 'https://kontor.example/#x'],
    ['BASE_PATH', '/a b/'],
    ['BASE_PATH', '/../'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['DATABASE_URL', 'mysql://user:password@host/x'],
    ['DATABASE_CONNECTIONS', '0'],
    ['BOT_THREADS', '0'],
    ['LIMIT_FACTOR', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['PUSH_CONTACT', 'me'],
    ['PRIVATE_HOOKS', 'perhaps'],
    ['PRUNE_DAYS', '1.5'],
    ['SHUTDOWN_DELAY', 'soon'],
  ])('%s=%s is refused by name', (name, value) => {
    const env = { [name]: value, ...(name === 'MAIL_FROM' ? { SMTP_URL: 'smtp://mail.example' } : {}) };
    expect(() => readOptions(env)).toThrow(WrongOption);
    expect(() => readOptions(env)).toThrow(name);
    expect(() => readOptions(env)).not.toThrow(/user:password@host/);
  });

  test('a wrong one stops the start with a clear message', async () => {
    const { code, err } = await kontor(['serve', '--web', web], { env: { TRUST_PROXY: 'everybody' } });
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringMatching(/^kontor: TRUST_PROXY must be/)]);
  });

  test('all of them, and no others, are in docs/hosting.md and the samples', () => {
    const docs = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
    const described = [...docs.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(described).toEqual([...VARIABLES]);
    const foreign = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'HTTP_PORT'];
    for (const file of [
      'compose.yaml',
      'compose.postgres.yaml',
      'nginx.conf',
      'Caddyfile',
      'Caddyfile.nodes',
    ]) {
      const sample = readFileSync(join(ROOT, 'hosting', file), 'utf8');
      const named = [...sample.matchAll(/\b([A-Z]+_[A-Z_]+)\b/g)].map(([, name]) => name);
      expect(
        named.filter((name) => !(VARIABLES as readonly string[]).includes(name) && !foreign.includes(name)),
      ).toEqual([]);
      expect(docs).toContain(file.replace('.nodes', ''));
    }
  });

  test('the image copies files that exist and runs without root rights', () => {
    const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/kontor\/(\S+)/gm)].map(([, path]) => path);
    expect(copied).toContain('dist/src');
    for (const path of copied) expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect(dockerfile).toMatch(/^USER node$/m);
    const check = /^ {2}CMD (\[.*\])$/m.exec(dockerfile)![1];
    expect(() => new Function(JSON.parse(check)[2])).not.toThrow();
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1])).toEqual(['node', 'bin/kontor.js', 'serve']);
  });

  test('the server gets the same heap settings however it is started', () => {
    const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const [, option] = /^node (\S+) bin\/kontor\.js serve$/.exec(scripts.start)!;
    expect(read('Dockerfile')).toContain(`    NODE_OPTIONS=${option} `);
    expect(read('docs/hosting.md')).toContain(`\`${option}\``);
  });
});

describe('below a path', () => {
  test('page, API, WebSockets and cookies all work', async () => {
    const server = await serve({ BASE_PATH: 'club/kontor' }, page);
    expect(server.url).toMatch(/\/club\/kontor\/$/);
    const start = await fetch(server.url);
    expect([start.status, await start.text()]).toEqual([200, '<!doctype html><title>Kontor</title>']);
    expect((await fetch(`${server.url}assets/a-1.js`)).status).toBe(200);
    expect((await fetch(new URL('/', server.url))).status).toBe(404);
    const bare = await fetch(server.url.slice(0, -1), { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/club/kontor/']);
    const ada = await Person.enter(server.url, 'Ada');
    const cookie = await fetch(`${server.url}api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Bo"}',
    });
    expect(cookie.headers.get('set-cookie')).toContain('Path=/club/kontor/');
    const table = await ada.make({ config: SMALL });
    const socket = await ada.connect();
    expect((await socket.watch(table)).id).toBe(table);
    socket.close();
    for (const path of ['healthz', 'readyz', 'metrics', 'api/openapi.json'])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
    await server.stop();
  });
});

describe('behind a proxy', () => {
  /** Twenty requests at once and two a second from one address: eighty take half a minute. */
  const limited = { LIMIT_FACTOR: '0.1' };
  const REQUESTS = 80;
  /** How many requests, each with a different forged address, are let in at once. */
  async function admitted(env: Record<string, string>): Promise<number> {
    const server = await serve({ ...limited, ...env });
    const statuses = await Promise.all(
      Array.from({ length: REQUESTS }, (_, i) =>
        fetch(`${server.url}api/server`, { headers: { 'x-forwarded-for': `198.51.100.${i}` } }),
      ),
    );
    await server.stop();
    return statuses.filter(({ status }) => status === 200).length;
  }

  test('forwarded addresses count only from a trusted proxy', async () => {
    expect(await admitted({})).toBeLessThan(REQUESTS);
    expect(await admitted({ TRUST_PROXY: '10.0.0.0/8' })).toBeLessThan(REQUESTS);
    expect(await admitted({ TRUST_PROXY: 'loopback' })).toBe(REQUESTS);
  });

  test('of a chain, only what trusted proxies added counts', async () => {
    const server = await serve({ ...limited, TRUST_PROXY: 'loopback' });
    const statuses = await Promise.all(
      Array.from({ length: REQUESTS }, (_, i) =>
        fetch(`${server.url}api/server`, {
          headers: { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9, 127.0.0.1` },
        }),
      ),
    );
    expect(statuses.filter(({ status }) => status === 200).length).toBeLessThan(REQUESTS);
    await server.stop();
  });

  test('cookies are secure and origins are those of the proxy', async () => {
    const server = await serve({ TRUST_PROXY: 'loopback' });
    const enter = (headers: Record<string, string>) =>
      fetch(`${server.url}api/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"name":"Ada"}',
      });
    const proxied = await enter({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'kontor.example',
      origin: 'https://kontor.example',
    });
    expect(proxied.status).toBe(201);
    expect(proxied.headers.get('set-cookie')).toContain('; Secure');
    expect(
      (await enter({ 'x-forwarded-host': 'kontor.example', origin: 'https://evil.example' })).status,
    ).toBe(403);
    await server.stop();
    const alone = await serve({});
    const spoofed = await fetch(`${alone.url}api/people`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        origin: 'https://evil.example',
      },
      body: '{"name":"Ada"}',
    });
    expect(spoofed.status).toBe(403);
    await alone.stop();
  });
});

describe('headers', () => {
  test('are strict on every answer, from every part of the server', async () => {
    const server = await serve({ PUBLIC_URL: 'https://kontor.example/' }, page);
    for (const path of [
      '',
      'index.html',
      'assets/a-1.js',
      'nothing',
      'api/nothing',
      'api/server',
      'api/me',
      'healthz',
      'readyz',
      'metrics',
      'api/unsubscribe/x',
      'api/openapi.json',
      'api/tables/%',
      `api/tables/${'x'.repeat(300)}`,
    ]) {
      const { headers } = await fetch(server.url + path);
      const csp = headers.get('content-security-policy') ?? '';
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      expect([path, csp]).toEqual([path, expect.stringContaining("default-src 'none'")]);
      expect([path, csp]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
      expect([path, csp]).toEqual([
        path,
        expect.not.stringMatching(/script-src[^;]*'unsafe|style-src [^;]*'unsafe|\*/),
      ]);
      expect([path, headers.get('strict-transport-security')]).toEqual([
        path,
        expect.stringContaining('max-age='),
      ]);
    }
    await server.stop();
  });
});

describe('health and metrics', () => {
  test('tell the right people the right things', async () => {
    const server = await serve({});
    const ada = await server.person('Ada');
    const bo = await server.person('Bo');
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const socket = await ada.connect();
    const { document } = await ada.look(table);
    await ada.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    await ada.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    expect((await (await fetch(`${server.url}healthz`)).json()) as object).toEqual({ ok: true });
    expect((await (await fetch(`${server.url}readyz`)).json()) as object).toEqual({ ok: true });
    const response = await fetch(`${server.url}metrics`);
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    const metrics = await response.text();
    const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    expect(value('kontor_moves_total\\{by="person"\\}')).toBe(1);
    expect(value('kontor_sockets')).toBe(1);
    expect(value('kontor_tables\\{status="playing"\\}')).toBe(1);
    expect(value('kontor_people')).toBe(2);
    expect(value('kontor_command_seconds_count\\{result="done"\\}')).toBe(2);
    expect(value('kontor_command_seconds_count\\{result="stale"\\}')).toBe(1);
    expect(value('kontor_command_seconds_bucket\\{le="\\+Inf",result="done"\\}')).toBe(2);
    expect(value('kontor_store_seconds_count\\{operation="append"\\}')).toBeGreaterThan(2);
    expect(value('kontor_jobs\\{kind="notice-decide"\\}')).toBeGreaterThanOrEqual(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(metrics).toMatch(
      /^kontor_http_seconds_count\{method="POST",route="\/api\/tables\/:id\/commands",status="200"\}/m,
    );
    for (const line of metrics.trim().split(/\n+/))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+)$/);
    const proxied = await fetch(`${server.url}metrics`, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(proxied.status).toBe(403);
    socket.close();
    await server.stop();

    const guarded = await serve({ METRICS_TOKEN: 'a-token-of-some-length' });
    const ask = async (token: string) =>
      (await fetch(`${guarded.url}metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await ask('a-token-of-some-length'), await ask('a-token-of-some-lengtH')]).toEqual([200, 403]);
    expect((await fetch(`${guarded.url}metrics`)).status).toBe(403);
    await guarded.stop();
  });
});

describe('the log', () => {
  test('contains no secret of a whole session at any log level', async () => {
    const heard = listenToLog();
    const server = await serve({ LOG_LEVEL: 'trace', METRICS_TOKEN: 'metrics-token-in-the-open' });
    const secrets: Record<string, string> = { metrics: 'metrics-token-in-the-open' };
    secrets.adminCode = server.running.adminCode!;
    const ada = await server.person('Ada');
    const bo = await server.person('Bo');
    secrets.cookie = ada.cookie.split('=')[1].split('.')[1];
    await ada.ask('POST', 'admin/claim', { code: secrets.adminCode });
    const { token } = (await ada.ask<{ token: string }>('POST', 'me/tokens', { label: 'x' })).body;
    secrets.token = token.split('.')[1];
    const { code } = (await ada.ask<{ code: string }>('POST', 'me/links')).body;
    secrets.link = code.split('.')[1];
    await bo.ask('POST', 'links', { code });
    await bo.ask('POST', 'links', { code: `${code}x` });
    const table = await ada.make({ config: SMALL, access: 'invited', first: 0 });
    secrets.invite = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body.invite;
    await bo.do(table, { do: 'sit' }, undefined, 'sit', { 'kontor-invite': secrets.invite });
    await ada.do(table, { do: 'say', text: 'whispered-words' });
    secrets.chat = 'whispered-words';
    await ada.ask('PUT', `tables/${table}/note`, { text: 'private-note-text' });
    secrets.note = 'private-note-text';
    secrets.hook = 'secret-hook-path';
    await ada.ask('POST', 'me/notify/channels', {
      kind: 'webhook',
      url: `https://x.example/${secrets.hook}`,
      format: 'json',
    });
    const socket = await ada.connect();
    await socket.watch(table);
    const program = await Socket.open(server.url, { authorization: `Bearer ${token}` });
    program.send({ type: 'do', nonsense: secrets.invite });
    // Failing requests and unknown addresses, with secrets everywhere.
    await ada.ask('GET', `tables/${table}?secret=${secrets.invite}`);
    await ada.ask('GET', `nothing/${secrets.cookie}`);
    await fetch(`${server.url}api/unsubscribe/${'a'.repeat(16)}.${secrets.invite.slice(0, 22)}`, {
      method: 'POST',
    });
    secrets.unsubscribe = secrets.invite.slice(0, 22);
    await fetch(`${server.url}api/links`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"code":"${secrets.link}"`,
    });
    await fetch(`${server.url}metrics`, { headers: { authorization: `Bearer ${secrets.metrics}` } });
    await ada.ask('POST', `admin/tables/${table}/end`, { reason: 'x' });
    const { body } = await ada.ask<{ position: { config: { seed: string } }; shuffle: { salt: string } }>(
      'GET',
      `tables/${table}/record`,
    );
    secrets.seed = body.position.config.seed;
    secrets.salt = body.shuffle.salt;
    socket.close();
    program.close();
    await server.stop();
    const log = heard.end();
    expect(log.split('\n').length).toBeGreaterThan(20);
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    expect(log).toContain('"action":"end-table"');
    expect(log).toContain('"route":');
    for (const [name, secret] of Object.entries(secrets)) {
      expect([name, secret.length]).toEqual([name, expect.any(Number)]);
      expect([name, log.includes(secret)]).toEqual([name, false]);
    }
  });
});

describe('shutting down', () => {
  test('notifies sockets, answers waiting requests, keeps acknowledged moves, exits with 0', async () => {
    const data = join(folder, 'ending');
    const child = spawn(process.execPath, ['bin/kontor.js', 'serve', '--web', web], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LIMIT_FACTOR: '1000', DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
    const { value: url } = await lines.next();
    expect((await lines.next()).value).toMatch(/^This server has no admin yet\. .* enter \S+$/);
    const ada = await Person.enter(url, 'Ada');
    const table = await ada.make({ config: { ...SMALL, players: 3 } });
    const socket = await ada.connect();
    await socket.watch(table);
    const rude = await ada.connect();
    // A client that does not answer the close message.
    (rude.ws as unknown as { _socket: { pause(): void } })._socket.pause();
    const { number } = await ada.look(table);
    const waiting = ada.ask<{ number: number }>('GET', `tables/${table}?after=${number + 1000}&wait=50`);
    const said: Promise<{ status: number; body: { number: number } }>[] = [];
    for (let i = 0; i < 40; i++)
      said.push(ada.do(table, { do: 'say', text: `word ${i}` }, undefined, `w${i}`));
    await said[0];
    const closed = once(socket.ws, 'close');
    child.kill('SIGTERM');
    // A server that takes too long to stop ends with 1.
    const [[code], [status]] = await Promise.all([closed, once(child, 'exit')]);
    expect([code, status]).toEqual([1012, 0]);
    expect((await waiting).status).toBe(200);
    const answers = await Promise.allSettled(said);
    const numbers = answers.flatMap((one) =>
      one.status === 'fulfilled' && one.value.status === 200 ? [one.value.body.number] : [],
    );
    const again = await serve({ DATA_DIR: data });
    ada.url = again.url;
    expect((await ada.look(table)).number).toBeGreaterThanOrEqual(Math.max(...numbers));
    await again.stop();
  });

  test('answers requests over a socket before it closes; none is carried out without an answer', async () => {
    const heard = listenToLog();
    const server = await serve();
    const ada = await server.person('Ada');
    const table = await ada.make({ config: SMALL });
    const sockets = await Promise.all(Array.from({ length: 10 }, () => ada.connect()));
    await sockets[0].watch(table);
    sockets.forEach((socket, i) => {
      for (let k = 0; k < 20; k++)
        socket.send({ type: 'do', id: `s${i}-${k}`, table, command: { do: 'say', text: `${i} ${k}` } });
    });
    const closed = Promise.all(sockets.map(({ ws }) => once(ws, 'close')));
    await sockets[0].next('done');
    await server.running.stop();
    expect((await closed).map(([code]) => code)).toEqual(sockets.map(() => 1012));
    const done = 1 + sockets.flatMap(({ messages }) => messages.filter(({ type }) => type === 'done')).length;
    expect(heard.end()).not.toContain('message failed');

    const again = await server.restart();
    ada.url = again.url;
    const { body } = await ada.ask<{ entries: { kind: string }[] }>('GET', `tables/${table}?after=0`);
    expect(body.entries.filter(({ kind }) => kind === 'said')).toHaveLength(done);
    await again.stop();
  });
});
