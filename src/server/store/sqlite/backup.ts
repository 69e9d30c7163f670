/** Backs up and restores an SQLite file, also while a server uses it. */
import { existsSync } from 'node:fs';
import Database from 'libsql';
import { BadBackup, type Part, type Value } from '../backup/file.js';
import {
  type BackupTarget,
  type ClosableSource,
  inOrder,
  isBackedUp,
  newRestoreId,
  RESTORED,
} from '../backup/target.js';

/** A restore locks everybody else out; they wait this long. */
const LOCK_TIMEOUT_MS = 60_000;

function open(file: string): Database.Database {
  const db = new Database(file);
  db.exec(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}`);
  return db;
}

const column = (db: Database.Database, sql: string): string[] =>
  (db.prepare(sql).all() as { name: string }[]).map(({ name }) => name);

const tablesOf = (db: Database.Database): string[] =>
  inOrder(column(db, "select name from sqlite_master where type = 'table'").filter(isBackedUp));

const migrationsOf = (db: Database.Database): string[] =>
  column(db, 'select name from kysely_migration order by name');

/** Reads one consistent snapshot, whatever is written meanwhile. */
export async function openSqliteSource(file: string, version: string): Promise<ClosableSource> {
  if (!existsSync(file)) throw new BadBackup(`there is no database at ${file}`);
  const db = open(file);
  db.exec('begin');
  async function* parts(): AsyncGenerator<Part> {
    for (const table of tablesOf(db)) {
      const columns = column(db, `select name from pragma_table_info('${table}')`);
      const found = db.prepare(`select ${columns.join(', ')} from ${table}`).raw(true);
      async function* rows(): AsyncGenerator<readonly Value[]> {
        for (const row of found.iterate()) yield row as Value[];
      }
      yield { table, columns, rows: rows() };
    }
  }
  return {
    head: { version, made: Date.now(), steps: migrationsOf(db) },
    parts,
    async close() {
      db.exec('rollback');
      db.close();
    },
  };
}

export async function openSqliteTarget(file: string): Promise<BackupTarget> {
  const db = open(file);
  return {
    migrations: async () => migrationsOf(db),
    async replace(source) {
      db.exec('begin immediate');
      try {
        // A row may come before the one it refers to.
        db.exec('pragma defer_foreign_keys = on');
        const known = tablesOf(db);
        for (const table of [...known].reverse()) db.exec(`delete from ${table}`);
        let count = 0;
        for await (const { table, columns, rows } of source.parts()) {
          const marks = columns.map(() => '?').join(', ');
          const insert = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
          for await (const row of rows) {
            insert.run(...row);
            count++;
          }
        }
        db.exec("update jobs set lease_until = 0, lease_by = ''");
        db.prepare('insert or replace into settings (name, value) values (?, ?)').run(
          RESTORED,
          newRestoreId(),
        );
        db.exec('commit');
        return count;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: async () => void db.close(),
  };
}
