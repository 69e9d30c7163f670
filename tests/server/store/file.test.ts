/** An SQLite file that cannot be used: a clear message tells the operator why, and nothing is damaged. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { DatabaseInUse, DatabaseUnusable, DiskFull } from '../../../src/server/store/database.js';
import { explain } from '../../../src/server/store/sqlite/lock.js';
import { openStore } from '../../../src/server/store/store.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failure = (file: string) =>
  openStore(file).then(
    async (store) => {
      await store.close();
      return null;
    },
    (error) => error as Error,
  );

test('a file that is not a database is left as it is', async () => {
  const file = join(folder, 'letter.db');
  const text = 'Dear Ada, this is a letter and not a database. '.repeat(50);
  writeFileSync(file, text);
  const error = await failure(file);
  expect(error).toBeInstanceOf(DatabaseUnusable);
  expect(error!.message).toContain('letter.db is not a database of Kontor');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a second name of the same file is the same file', async () => {
  const file = join(folder, 'real.db');
  const first = await openStore(file);
  const link = join(folder, 'link.db');
  symlinkSync(file, link);
  expect(await failure(link)).toBeInstanceOf(DatabaseInUse);
  await first.close();
  expect(await failure(link)).toBeNull();
});

test('a read-only folder stops the start with a clear message and status 2', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/kontor.js', 'serve'], {
    env: { ...process.env, DATA_DIR: '/dev/null/kontor', PORT: '0' },
    timeout: 60_000,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/cannot be written .* check that the folder exists and belongs to this user/);
  expect(stderr).not.toContain('    at ');
});

describe('messages for errors of SQLite', () => {
  test.each([
    ['SQLITE_BUSY', 'in use by another server'],
    ['SQLITE_FULL', 'is full'],
    ['ENOSPC', 'is full'],
    ['SQLITE_NOTADB', 'is not a database'],
    ['SQLITE_CORRUPT', 'is damaged'],
    ['SQLITE_READONLY', 'cannot be written'],
    ['EROFS', 'cannot be written'],
  ])('%s: %s', (code, words) => {
    const error = explain(Object.assign(new Error('x'), { code }), 'data/kontor.db');
    expect(error).toBeInstanceOf(DatabaseUnusable);
    expect(error.message).toContain(words);
    expect(error instanceof DatabaseInUse).toBe(code === 'SQLITE_BUSY');
  });

  test('anything else is a bug', () => {
    const bug = new TypeError('x is undefined');
    expect(explain(bug, 'data/kontor.db')).toBe(bug);
  });
});

test('a full disk is named as such, keeps what was written, and is used again when there is room', async () => {
  const file = join(folder, 'full.db');
  const store = await openStore(file);
  const { database } = store;
  const write = (value: string) =>
    database.write({
      statements: [{ sql: 'insert into settings (name, value) values (?, ?)', parameters: [value, value] }],
    });
  await write('before');
  // SQLite refuses to grow the file as it does on a full disk, and rolls back by itself.
  await database.kysely.executeQuery(sql.raw('pragma max_page_count = 1').compile(database.kysely));
  const error = await write('x'.repeat(1_000_000)).catch((reason) => reason as Error);
  expect(error).toBeInstanceOf(DiskFull);
  expect(error).toMatchObject({ code: 'SQLITE_FULL', message: `the disk that holds ${file} is full` });
  await database.kysely.executeQuery(sql.raw('pragma max_page_count = 100000').compile(database.kysely));
  await write('after');
  expect(await store.setting('before', () => 'lost')).toBe('before');
  expect(await store.setting('after', () => 'lost')).toBe('after');
  await store.close();
});
