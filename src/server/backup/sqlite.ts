/** An SQLite file as the source and the target of a backup, beside a server that may be using it. */
import Database from 'libsql';
import type { Part, Source, Value } from './file.js';
import { inOrder, isKept, newMark, RESTORED, type Target } from './tables.js';

/** A restore holds everybody else off for a moment; they wait as long. */
const PATIENCE = 60_000;

function open(file: string): Database.Database {
  const db = new Database(file);
  db.exec(`pragma busy_timeout = ${PATIENCE}`);
  return db;
}

const column = (db: Database.Database, sql: string): string[] =>
  (db.prepare(sql).all() as { name: string }[]).map(({ name }) => name);

const tablesOf = (db: Database.Database): string[] =>
  inOrder(column(db, "select name from sqlite_master where type = 'table'").filter(isKept));

const stepsOf = (db: Database.Database): string[] =>
  column(db, 'select name from kysely_migration order by name');

/** Everything as it was at one moment, whatever is written meanwhile. */
export function sqliteSource(file: string, version: string): Source & { close(): void } {
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
    head: { version, made: Date.now(), steps: stepsOf(db) },
    parts,
    close() {
      db.exec('rollback');
      db.close();
    },
  };
}

export function sqliteTarget(file: string): Target {
  const db = open(file);
  return {
    steps: async () => stepsOf(db),
    async replace(source) {
      db.exec('begin immediate');
      try {
        // Rows may come before those they refer to.
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
        db.prepare('insert or replace into settings (name, value) values (?, ?)').run(RESTORED, newMark());
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
