/** Backups: made and restored while a server runs, from one database to the other, and from older versions. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { restore } from '../../../src/server/store/backup/backup.js';
import { MIGRATION_NAMES, migrate } from '../../../src/server/store/schema/migrations.js';
import { SqliteDatabase } from '../../../src/server/store/sqlite/database.js';
import { openStore } from '../../../src/server/store/store.js';
import { kontor as call, kontorProcess } from '../../cli/call.js';
import { effort } from '../../setup/effort.js';
import { Person, SMALL, serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const KONTOR = fileURLToPath(new URL('../../../bin/kontor.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-backup-'));
const postgres = await sharedPostgres();
let count = 0;

afterAll(() => rmSync(folder, { recursive: true }));

type Env = Record<string, string>;

const sqlite = (): Env => ({ DATA_DIR: join(folder, `data-${++count}`) });
const postgresEnv = async (): Promise<Env> => ({
  DATABASE_URL: await postgres!.database(`backup${++count}`),
});

/** A server in a process of its own, as operators run it. */
async function start(env: Env): Promise<{ url: string; end(): Promise<number> }> {
  const child = spawn(process.execPath, [KONTOR, 'serve'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LIMIT_FACTOR: '1000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return {
    url,
    async end() {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

async function kontor(env: Env, ...args: string[]): Promise<string> {
  const { code, out, err } = await call(args, { env });
  expect([code, err]).toEqual([0, '']);
  return out;
}

async function game(url: string): Promise<{ ada: Person; table: string }> {
  const ada = await Person.enter(url, 'Ada');
  const bo = await Person.enter(url, 'Bo');
  const table = await ada.make({ config: SMALL, first: 0, title: 'Kept “well” 🂡' });
  await bo.do(table, { do: 'sit' });
  await ada.do(table, { do: 'say', text: 'before the backup' });
  await move(ada, table);
  return { ada, table };
}

async function move(person: Person, table: string): Promise<number> {
  const { document } = await person.look(table);
  const { body } = await person.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
  return body.number;
}

const look = async (person: Person, table: string): Promise<unknown> => {
  const { document } = await person.look(table);
  return document;
};

const kinds: [string, string][] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ...effort<[string, string][]>(
    [],
    [
      ['sqlite', 'sqlite'],
      ['postgres', 'postgres'],
    ],
  ),
];

describe.each(kinds)('from %s to %s', (from, to) => {
  const env = (kind: string): Promise<Env> | Env => (kind === 'sqlite' ? sqlite() : postgresEnv());

  const isHere = postgres !== undefined || (from === 'sqlite' && to === 'sqlite');
  test.skipIf(!isHere)('everything is restored while both servers run', async () => {
    const [a, b] = [await env(from), await env(to)];
    const file = join(folder, `${from}-${to}.kontor`);
    const one = await serve(a);
    const { ada, table } = await game(one.url);
    const before = await look(ada, table);
    expect(await kontor(a, 'backup', file)).toMatch(/^\d+ rows, \d+ bytes, in /);
    expect(statSync(file).mode & 0o077).toBe(0);
    // What comes after the backup is not in it.
    await ada.do(table, { do: 'say', text: 'after the backup' });
    const later = await one.person('Late');

    const two = await serve(b);
    const gone = await two.person('Gone');
    const socket = await gone.connect();
    const told = once(socket.ws, 'close');
    await kontor(b, 'restore', file);
    await two.running.replaced;
    await two.running.stop();
    const [code] = await told;
    expect(code).toBe(1012);
    const restored = await two.restart();
    for (const person of [ada, gone, later]) person.url = restored.url;
    expect((await gone.ask('GET', 'me')).status).toBe(401);
    expect((await later.ask('GET', 'me')).status).toBe(401);
    // Cookies, tables and the key of invitations are the same, and the game continues.
    expect(await look(ada, table)).toEqual(before);
    expect((await ada.do(table, { do: 'say', text: 'on we go' })).status).toBe(200);
    await restored.stop();
    await one.stop();
  });
});

test('a running server continues with what was restored into it', async () => {
  const env = sqlite();
  const file = join(folder, 'same.kontor');
  const server = await start(env);
  const { ada, table } = await game(server.url);
  const { number } = await ada.look(table);
  expect(kontorProcess(['backup', file], { env }).code).toBe(0);
  for (let i = 0; i < 3; i++) await ada.do(table, { do: 'say', text: `later ${i}` });
  expect((await ada.look(table)).number).toBe(number + 3);
  expect(kontorProcess(['restore', file], { env }).code).toBe(0);
  // It restarts by itself, at the same address.
  await expect.poll(() => ada.look(table).then((reply) => reply.number, String)).toBe(number);
  const said = await ada.do(table, { do: 'say', text: 'again' });
  expect(said.body.number).toBe(number + 1);
  expect(await server.end()).toBe(0);
});

test('a damaged, cut or foreign file is refused and nothing is touched', async () => {
  const env = sqlite();
  const server = await serve(env);
  const { ada, table } = await game(server.url);
  const file = join(folder, 'whole.kontor');
  await kontor(env, 'backup', file);
  const text = String(gunzipSync(readFileSync(file)));
  const bad: Record<string, Buffer> = {
    cut: readFileSync(file).subarray(0, -40),
    short: gzipSync(text.split('\n').slice(0, -3).join('\n')),
    changed: gzipSync(text.replace('before the backup', 'before the back-up')),
    foreign: gzipSync('{"hello":1}\n'),
    plain: Buffer.from('no backup'),
    newer: gzipSync(text.replace(MIGRATION_NAMES.at(-1)!, '9999-later')),
    injected: gzipSync(text.replace('{"table":"people"', '{"table":"people; drop table people"')),
  };
  const expectRefused = async (name: string): Promise<void> => {
    const path = join(folder, `${name}.kontor`);
    writeFileSync(path, bad[name]);
    const { code, err } = await call(['restore', path], { env });
    expect([name, code, err]).toEqual([name, 2, expect.stringMatching(/^kontor: .*backup/)]);
  };
  // Beside a running server a restore waits for its lock, so one file has to do.
  await expectRefused('changed');
  expect((await ada.look(table)).document.status).toBe('playing');
  await server.running.stop();
  for (const name of Object.keys(bad)) await expectRefused(name);
  const missing = await call(['restore', join(folder, 'nowhere')], { env });
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('ENOENT')]);
  const again = await server.restart();
  ada.url = again.url;
  expect((await ada.look(table)).document.status).toBe('playing');
  expect((await ada.ask('GET', 'me')).status).toBe(200);
  await again.stop();
});

describe('older versions', () => {
  /** A database as the first version left it. */
  async function first(file: string): Promise<void> {
    const database = new SqliteDatabase(file);
    await migrate(database, MIGRATION_NAMES[0]);
    await database.kysely
      .insertInto('people')
      .values({
        id: 'abcdefghijklmnop',
        name: 'Ada',
        language: 'de',
        created_at: 1,
        seen_at: 2,
        admin: 0,
        banned_at: null,
        preferences: '{}',
      } as never)
      .execute();
    await database.kysely.insertInto('settings').values({ name: 'key', value: 'kept' }).execute();
    await database.close();
  }

  test('are brought up to date at the start, with what is in them', async () => {
    const file = join(folder, 'older/kontor.db');
    await first(file);
    const store = await openStore(file);
    expect((await store.people.find('abcdefghijklmnop'))?.name).toBe('Ada');
    expect(await store.setting('key', () => 'made again')).toBe('kept');
    expect(await store.notify.channels('abcdefghijklmnop')).toEqual([]);
    expect(await store.admin.hasAdmin()).toBe(false);
    await store.close();
  });

  test('their backups can be restored', async () => {
    const old = join(folder, 'first/kontor.db');
    await first(old);
    const file = join(folder, 'first.kontor');
    await kontor({ DATA_DIR: join(folder, 'first') }, 'backup', file);
    expect(String(gunzipSync(readFileSync(file))).split('\n')[0]).toContain(
      `"steps":["${MIGRATION_NAMES[0]}"]`,
    );
    const target = join(folder, 'newer/kontor.db');
    expect(await restore(file, target)).toBeGreaterThan(1);
    const store = await openStore(target);
    expect((await store.people.find('abcdefghijklmnop'))?.language).toBe('de');
    expect(await store.setting('key', () => 'made again')).toBe('kept');
    await store.close();
  });
});
