/** What an SQLite file holds, for comparing it with what it holds later. */
import Database from 'libsql';

/** When somebody was last seen may change; nothing else may. */
const VOLATILE = new Set(['seen_at']);

/** Every row of every table but those of some games, which are looked at on their own. */
export function snapshot(file: string, without: ReadonlySet<string>): Record<string, string[]> {
  const db = new Database(file, { readonly: true } as Database.Options);
  try {
    const names = db.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
      name: string;
    }[];
    return Object.fromEntries(
      names.map(({ name }) => {
        const rows = db.prepare(`select * from "${name}"`).all() as Record<string, unknown>[];
        const kept = rows.filter(
          ({ id, table_id }) => !without.has(String(id)) && !without.has(String(table_id)),
        );
        return [name, kept.map(textOf).sort()];
      }),
    );
  } finally {
    db.close();
  }
}

const textOf = (row: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(row).filter(([column]) => !VOLATILE.has(column)));
