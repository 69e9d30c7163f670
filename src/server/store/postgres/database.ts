/** A PostgreSQL server, shared by any number of nodes. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Append } from '../append.js';
import { Batcher } from '../batcher.js';
import type { Database, Statement, Unit } from '../database.js';
import type { Rows } from '../rows.js';
import { APPEND_ALL, parametersOf } from './append.js';

// Times and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Appends in one statement. */
const LARGEST_BATCH = 200;

const numbered = new Map<string, string>();

/** `?` as PostgreSQL writes it: $1, $2, …. */
function dollars(sql: string): string {
  let text = numbered.get(sql);
  if (text === undefined) {
    let n = 0;
    text = sql.replace(/\?/g, () => `$${++n}`);
    if (numbered.size > 1000) numbered.clear();
    numbered.set(sql, text);
  }
  return text;
}

export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly kysely: Kysely<Rows>;
  readonly pool: pg.Pool;
  private readonly batcher = new Batcher<Append>((appends) => this.appendAll(appends), LARGEST_BATCH);

  constructor(
    readonly url: string,
    connections: number,
  ) {
    this.pool = new pg.Pool({ connectionString: url, max: connections, application_name: 'kontor' });
    // A connection that breaks is replaced; whoever uses it is told by the query that fails.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.kysely = new Kysely<Rows>({ dialect: new PostgresDialect({ pool: this.pool }) });
  }

  async write({ guard, statements }: Unit): Promise<boolean> {
    const client = await this.pool.connect();
    const run = ({ sql, parameters }: Statement) => client.query(dollars(sql), [...parameters]);
    let failed: Error | undefined;
    try {
      await client.query('begin');
      if (guard && ((await run(guard)).rowCount ?? 0) === 0) {
        await client.query('rollback');
        return false;
      }
      for (const statement of statements) await run(statement);
      await client.query('commit');
      return true;
    } catch (error) {
      failed = error as Error;
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      // A client whose connection broke must not go back to the pool.
      client.release(failed && !('severity' in failed) ? failed : undefined);
    }
  }

  append(append: Append): Promise<boolean> {
    return this.batcher.add(append);
  }

  /** In one statement, a table once: a second append of the same table comes after the first. */
  private async appendAll(appends: readonly Append[]): Promise<boolean[]> {
    const ids = appends.map(({ row }) => row.id);
    const cut = ids.findIndex((id, i) => ids.indexOf(id) < i);
    if (cut !== -1) {
      return [
        ...(await this.appendAll(appends.slice(0, cut))),
        ...(await this.appendAll(appends.slice(cut))),
      ];
    }
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'append-all',
      text: APPEND_ALL,
      values: parametersOf(appends),
    });
    const done = new Set(rows.map(({ id }) => id));
    return appends.map(({ row }) => done.has(row.id));
  }

  async close(): Promise<void> {
    await this.kysely.destroy();
  }
}
