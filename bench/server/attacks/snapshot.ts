/** The contents of an SQLite file, for comparison. */
import Database from 'libsql';

/** Columns that may change at any time. */
const VOLATILE = new Set(['seen_at']);

/** Jobs the server schedules itself: notifications, cleaning up. */
const OWN_JOBS = /^(notice-.*|tell|deliver|tidy)$/;
/** Tables about presence and sent notifications. */
const VOLATILE_TABLES = new Set(['presence', 'notices']);

/** All rows by table, without those of the games in `without`. */
export function snapshot(file: string, without: ReadonlySet<string>): Record<string, string[]> {
  const db = new Database(file, { readonly: true } as Database.Options);
  try {
    const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
      name: string;
    }[];
    const kept = names.filter(({ name }) => !VOLATILE_TABLES.has(name));
    return Object.fromEntries(kept.map(({ name }) => [name, rowsOf(db, name, without)]));
  } finally {
    db.close();
  }
}

function rowsOf(db: Database.Database, name: string, without: ReadonlySet<string>): string[] {
  const rows = db.prepare(`select * from "${name}"`).all() as Record<string, unknown>[];
  const kept = rows.filter(
    ({ id, table_id, kind }) =>
      !without.has(String(id)) &&
      !without.has(String(table_id)) &&
      !(name === 'jobs' && OWN_JOBS.test(String(kind))),
  );
  return kept.map(textOf).sort();
}

const textOf = (row: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(row).filter(([column]) => !VOLATILE.has(column)));
