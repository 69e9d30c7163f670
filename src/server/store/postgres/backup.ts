/** Backs up and restores a PostgreSQL database, also while nodes use it. */
import pg from 'pg';
// Makes large numbers numbers.
import './database.js';
import type { Part, Value } from '../backup/file.js';
import {
  type BackupTarget,
  type ClosableSource,
  inOrder,
  isBackedUp,
  newRestoreId,
  RESTORED,
} from '../backup/target.js';

const ROWS_AT_ONCE = 500;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'kontor backup' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const column = async (client: pg.Client, sql: string, values: string[] = []): Promise<string[]> =>
  (await client.query<{ name: string }>(sql, values)).rows.map(({ name }) => name);

async function tablesOf(client: pg.Client): Promise<string[]> {
  const all = await column(
    client,
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  );
  return inOrder(all.filter(isBackedUp));
}

const migrationsOf = (client: pg.Client): Promise<string[]> =>
  column(client, 'select name from kysely_migration order by name');

export async function openPostgresSource(url: string, version: string): Promise<ClosableSource> {
  const client = await connect(url);
  await client.query('begin isolation level repeatable read read only');
  async function* parts(): AsyncGenerator<Part> {
    for (const table of await tablesOf(client)) {
      const columns = await column(
        client,
        'select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1 order by ordinal_position',
        [table],
      );
      async function* rows(): AsyncGenerator<readonly Value[]> {
        await client.query(`declare part no scroll cursor for select ${columns.join(', ')} from ${table}`);
        for (;;) {
          const { rows: found } = await client.query<Value[]>({
            text: `fetch ${ROWS_AT_ONCE} from part`,
            rowMode: 'array',
          });
          yield* found;
          if (found.length < ROWS_AT_ONCE) break;
        }
        await client.query('close part');
      }
      yield { table, columns, rows: rows() };
    }
  }
  return {
    head: { version, made: Date.now(), steps: await migrationsOf(client) },
    parts,
    close: () => client.end(),
  };
}

/** Inserts rows that come as one JSON parameter, whatever their types. */
const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json)`;

export async function openPostgresTarget(url: string): Promise<BackupTarget> {
  const client = await connect(url);
  return {
    migrations: () => migrationsOf(client),
    async replace(source) {
      await client.query('begin');
      try {
        const known = await tablesOf(client);
        // Nobody else writes until this is done; readers see the old data.
        await client.query(`lock table ${known.join(', ')} in exclusive mode`);
        for (const table of [...known].reverse()) await client.query(`delete from ${table}`);
        let count = 0;
        for await (const { table, columns, rows } of source.parts()) {
          let batch: Record<string, Value>[] = [];
          const flush = async (): Promise<void> => {
            if (batch.length > 0) await client.query(insertInto(table, columns), [JSON.stringify(batch)]);
            count += batch.length;
            batch = [];
          };
          for await (const row of rows) {
            batch.push(Object.fromEntries(columns.map((name, i) => [name, row[i]])));
            if (batch.length === ROWS_AT_ONCE) await flush();
          }
          await flush();
        }
        await client.query("update jobs set lease_until = 0, lease_by = ''");
        await client.query('delete from settings where name = $1', [RESTORED]);
        await client.query('insert into settings (name, value) values ($1, $2)', [RESTORED, newRestoreId()]);
        await client.query('commit');
        return count;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
    close: () => client.end(),
  };
}
