/** A PostgreSQL database as the source and the target of a backup, while nodes use it. */
import pg from 'pg';
import '../store/postgres/database.js';
import type { Part, Source, Value } from './file.js';
import { inOrder, isKept, newMark, RESTORED, type Target } from './tables.js';

const AT_ONCE = 500;

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
  return inOrder(all.filter(isKept));
}

const stepsOf = (client: pg.Client): Promise<string[]> =>
  column(client, 'select name from kysely_migration order by name');

export async function postgresSource(
  url: string,
  version: string,
): Promise<Source & { close(): Promise<void> }> {
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
            text: `fetch ${AT_ONCE} from part`,
            rowMode: 'array',
          });
          yield* found;
          if (found.length < AT_ONCE) break;
        }
        await client.query('close part');
      }
      yield { table, columns, rows: rows() };
    }
  }
  return {
    head: { version, made: Date.now(), steps: await stepsOf(client) },
    parts,
    close: () => client.end(),
  };
}

/** Rows as one parameter, whatever their types. */
const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1::json)`;

export async function postgresTarget(url: string): Promise<Target> {
  const client = await connect(url);
  return {
    steps: () => stepsOf(client),
    async replace(source) {
      await client.query('begin');
      try {
        const known = await tablesOf(client);
        // Nobody writes meanwhile; reading goes on, of what was.
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
            if (batch.length === AT_ONCE) await flush();
          }
          await flush();
        }
        await client.query("update jobs set lease_until = 0, lease_by = ''");
        await client.query('delete from settings where name = $1', [RESTORED]);
        await client.query('insert into settings (name, value) values ($1, $2)', [RESTORED, newMark()]);
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
