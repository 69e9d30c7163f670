/** `kontor serve`: what it sends, what it refuses, and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const KONTOR = fileURLToPath(new URL('../../../bin/kontor.js', import.meta.url));
const SCRIPT = `export const words = ${JSON.stringify('many words '.repeat(200))};`;

const folder = mkdtempSync(join(tmpdir(), 'kontor-serve-'));
mkdirSync(join(folder, 'web/assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Kontor</title>');
writeFileSync(join(folder, 'web/sw.js'), '// worker');
writeFileSync(join(folder, 'web/manifest.webmanifest'), '{}');
writeFileSync(join(folder, 'web/assets/main-abc.js'), SCRIPT);
writeFileSync(join(folder, 'web/icon-192.png'), Buffer.from([137, 80, 78, 71]));

const start = (env: NodeJS.ProcessEnv, web = join(folder, 'web')): ChildProcess =>
  spawn(process.execPath, [KONTOR, 'serve', '--web', web], {
    env: { ...process.env, HOST: '127.0.0.1', DATA_DIR: mkdtempSync(join(folder, 'data-')), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function failed(child: ChildProcess): Promise<{ code: number; message: string }> {
  const [message, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  return { code, message };
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

describe('kontor serve', () => {
  let child: ChildProcess;
  let port: number;

  beforeAll(async () => {
    child = start({ PORT: '0' });
    const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
    expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    port = Number(new URL(line).port);
  });

  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  // Not fetch: it would normalise the paths that must be refused.
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html?from=home', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icon-192.png', 'image/png', 'no-cache'],
    ['/assets/main-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s', async (path, type, caching) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("script-src 'self' 'wasm-unsafe-eval'"),
    });
  });

  test('compresses for clients that accept it', async () => {
    const [plain, zipped, small] = await Promise.all(
      ['identity', 'gzip', 'gzip, deflate, br'].map((coding) =>
        ask('/assets/main-abc.js', 'GET', { 'accept-encoding': coding }),
      ),
    );
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT);
    expect(small.body.length).toBeLessThan(plain.body.length / 4);
  });

  test('sends nothing twice', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', 'GET', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const head = await ask('/', 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/', method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test.each([
    '/nowhere',
    '/assets',
    '/assets/',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '//etc/passwd',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });

  test('answers an unknown address with a link home, in the reader’s language', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const english = await ask('/foo/bar', 'GET', { accept, 'accept-language': 'fr, en;q=0.5' });
    expect(english.status).toBe(404);
    expect(english.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self' 'wasm-unsafe-eval'"),
    });
    expect(english.body.toString()).toContain('There is no page here');
    expect(english.body.toString()).toContain('href="/"');
    const german = await ask('/%3Cscript%3E', 'GET', { accept, 'accept-language': 'de-AT' });
    expect(german.body.toString()).toContain('Hier gibt es keine Seite');
    expect(german.body.toString()).not.toContain('<script>');
    expect((await ask('/foo/bar', 'HEAD', { accept })).body.length).toBe(0);
  });

  test('a port in use is reported, with exit status 2', async () => {
    const { code, message } = await failed(start({ PORT: String(port) }));
    expect(code).toBe(2);
    expect(message).toContain(`port ${port} is taken`);
  });

  test('an invalid port is reported, with exit status 2', async () => {
    expect(await failed(start({ PORT: 'abc' }))).toMatchObject({ code: 2 });
    expect(await failed(start({ PORT: '70000' }))).toMatchObject({ code: 2 });
  });

  test('a page that was not built is reported, with exit status 2', async () => {
    const { code, message } = await failed(start({ PORT: '0' }, join(folder, 'none')));
    expect(code).toBe(2);
    expect(message).toContain('npm run build');
  });

  test('stops on request', async () => {
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});
