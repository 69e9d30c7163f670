/** A PostgreSQL server, shared by any number of nodes. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Statement, Unit } from '../database.js';
import type { Rows } from '../rows.js';

// Times and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

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

  async close(): Promise<void> {
    await this.kysely.destroy();
  }
}
