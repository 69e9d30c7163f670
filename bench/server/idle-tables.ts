/** Fills an SQLite file with copies of the unfinished games in it. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import Database from 'libsql';

/** Tables to copy, each with the columns that hold a table's id. */
const COPIED: Readonly<Record<string, readonly string[]>> = {
  tables: ['id'],
  seats: ['table_id'],
  log: ['table_id'],
  jobs: ['table_id', 'key'],
};

/** Copies tables with their seats, log and deadline until there are `wanted`. */
export function copyTables(file: string, wanted: number): { tables: number; entries: number } {
  const db = new Database(file);
  db.exec('pragma synchronous = off');
  db.exec('create temp table copies (old text, new text)');
  const { n } = db.prepare('select count(*) as n from tables').get() as { n: number };
  // Ids have twelve letters or digits, like the server's own.
  db.exec(`insert into copies
    with recursive numbers (i) as (select 0 union all select i + 1 from numbers where i + 1 < ${wanted - n}),
    originals as (select id, row_number() over (order by id) - 1 as place from tables)
    select originals.id, printf('%012x', numbers.i) from numbers join originals on place = numbers.i % ${n}`);
  db.exec('create index temp.copies_old on copies (old)');
  db.exec('begin');
  for (const [table, ids] of Object.entries(COPIED)) {
    const columns = (db.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(
      ({ name }) => name,
    );
    const values = columns.map((name) => (ids.includes(name) ? 'copies.new' : `o.${name}`));
    db.exec(`insert into ${table} (${columns.join(', ')})
      select ${values.join(', ')} from copies join ${table} o on o.${ids[0]} = copies.old order by copies.new`);
  }
  db.exec('commit');
  db.exec('pragma wal_checkpoint(truncate)');
  const count = (what: string): number =>
    (db.prepare(`select count(*) as n from ${what}`).get() as { n: number }).n;
  const made = { tables: count("tables where status = 'playing'"), entries: count('log') };
  db.close();
  // Otherwise the system is still writing the file while a server is measured, and its commits wait for that.
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  return made;
}
