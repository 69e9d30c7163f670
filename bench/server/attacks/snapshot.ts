/** What an SQLite file holds, for comparing it with what it holds later. */
import Database from 'libsql';

/** When somebody was last seen may change; nothing else may. */
const VOLATILE = new Set(['seen_at']);

/** Work that the server makes and does by itself as time passes: telling people, tidying up. */
const OWN_WORK = /^(notice-.*|tell|deliver|tidy)$/;
/** What is known about who is looking, and who was told about what. */
const PASSING = new Set(['presence', 'notices']);

/** Every row of every table but those of some games, which are looked at on their own. */
export function snapshot(file: string, without: ReadonlySet<string>): Record<string, string[]> {
  const db = new Database(file, { readonly: true } as Database.Options);
  try {
    const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
      name: string;
    }[];
    const kept = names.filter(({ name }) => !PASSING.has(name));
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
      !(name === 'jobs' && OWN_WORK.test(String(kind))),
  );
  return kept.map(textOf).sort();
}

const textOf = (row: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(row).filter(([column]) => !VOLATILE.has(column)));
