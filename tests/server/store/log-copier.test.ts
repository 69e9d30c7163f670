/** SQLite's write-ahead log is copied into the file by another thread, while this one writes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test, vi } from 'vitest';
import { LogCopier } from '../../../src/server/store/sqlite/log-copier.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-copier-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (name: string) => {
  const file = join(folder, name);
  const db = new Database(file);
  db.exec('pragma journal_mode = wal');
  // SQLite itself never copies the log.
  db.exec('pragma wal_autocheckpoint = 0');
  db.exec('create table notes (id integer primary key, text)');
  const copier = new LogCopier(file, db, 40);
  const insert = db.prepare('insert into notes (text) values (?)');
  const write = (): void => {
    insert.run(['x'.repeat(3000)]);
    copier.count(1);
  };
  const copies = (): number => copiesOf(file);
  return { file, db, copier, write, copies };
};

/** How often the log was begun anew after it had been copied: the third number of its header. */
const copiesOf = (file: string): number => readFileSync(`${file}-wal`).readUInt32BE(12);

const countIn = (db: Database.Database): number =>
  (db.prepare('select count(*) as n from notes').get() as { n: number }).n;

test('a log that grows all the time is begun anew again and again', async () => {
  const { db, copier, write, copies } = open('growing.db');
  for (let i = 0; i < 5; i++) write();
  expect(copies()).toBe(0);
  await vi.waitFor(
    () => {
      write();
      expect(copies()).toBeGreaterThanOrEqual(3);
    },
    { timeout: 20_000, interval: 1 },
  );
  await copier.close();
  db.close();
});

test('a reader that holds the log keeps its view, and the log is copied when it is done', async () => {
  const { file, db, copier, write, copies } = open('held.db');
  write();
  const reader = new Database(file);
  reader.exec('begin');
  expect(countIn(reader)).toBe(1);
  for (let i = 0; i < 40; i++) {
    write();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(countIn(reader)).toBe(1);
  expect(copies()).toBe(0);
  reader.exec('rollback');
  reader.close();
  await vi.waitFor(
    () => {
      write();
      expect(copies()).toBeGreaterThan(0);
    },
    { timeout: 20_000, interval: 1 },
  );
  const written = countIn(db);
  await copier.close();
  db.close();
  const again = new Database(file);
  expect(countIn(again)).toBe(written);
  again.close();
});

test('closing without anything copied, and twice, is fine', async () => {
  const { db, copier } = open('idle.db');
  await copier.close();
  await copier.close();
  db.close();
});
