/** A PostgreSQL database, shared by any number of nodes. */
import { Kysely, PostgresDialect, type SelectQueryBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Statement, Unit } from '../batches/statement.js';
import { WriteBatcher } from '../batches/write-batcher.js';
import type { Bus, BusListener } from '../bus.js';
import { type Database, DiskFull, NotUnique } from '../database.js';
import type { Rows } from '../schema/rows.js';
import { type Append, emptyPlan } from '../tables/append.js';
import { type LogPiece, readLogText } from '../tables/log-text.js';
import { APPEND_ALL, parametersOf } from './append.js';
import { PostgresBus } from './bus.js';
import { CHANNEL, shortNotification } from './notification.js';
import { PostgresPool, timeouts } from './pool.js';

// Times and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Errors that PostgreSQL reports have a severity; others come from the connection. */
const isFromServer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

/** PostgreSQL's codes for a disk that is full, and for a key that another row has. */
const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';

function explain(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code === DISK_FULL) return new DiskFull('the disk of PostgreSQL is full', { cause: error });
  return code === UNIQUE_VIOLATION ? new NotUnique(message, { cause: error }) : error;
}

/** Appends in one statement. */
const LARGEST_BATCH = 200;

const numbered = new Map<string, string>();

/** Replaces each `?` by $1, $2, …, as PostgreSQL wants it. */
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
  readonly name = 'postgres';
  readonly isShared = true;
  readonly kysely: Kysely<Rows>;
  private readonly pool: PostgresPool;
  private readonly batcher = new WriteBatcher<Append>(
    (appends) => this.appendAll(appends),
    LARGEST_BATCH,
    isFromServer,
  );

  constructor(
    private readonly url: string,
    connections: number,
    silentMs?: number,
  ) {
    this.pool = new PostgresPool(url, connections, timeouts(silentMs));
    this.kysely = new Kysely<Rows>({ dialect: new PostgresDialect({ pool: this.pool }) });
  }

  get failedWrites(): number {
    return this.batcher.failures;
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
      if (isFromServer(error)) await client.query('rollback').catch(() => undefined);
      throw explain(error);
    } finally {
      // A client whose connection broke must not go back to the pool.
      client.release(failed && !isFromServer(failed) ? failed : undefined);
    }
  }

  append(append: Append): Promise<boolean> {
    return this.batcher.add(append).catch((error) => {
      throw explain(error);
    });
  }

  /** In one statement, each table once: a second append to the same table goes into the next statement. */
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
    const written = new Set(rows.map(({ id }) => id));
    await this.clearOldPlans(appends.filter(({ row }) => written.has(row.id)));
    return appends.map(({ row }) => written.has(row.id));
  }

  /** Apart from the statement that every move needs: plans are rare, and one that stays does no harm. */
  private async clearOldPlans(appends: readonly Append[]): Promise<void> {
    for (const { row, oldPlans } of appends) {
      for (const plan of oldPlans) {
        const values = [emptyPlan(plan), row.id, plan.number];
        await this.pool.query('update log set data = $1 where table_id = $2 and number = $3', values);
      }
    }
  }

  async readLog(table: string, after: number, limit: number): Promise<LogPiece> {
    const { rows } = await sql<{ text: string | null }>`
      select json_agg(json_build_array(number, at, actor, kind, data::json) order by number)::text as text
      from (select * from log where table_id = ${table} and number > ${after} order by number limit ${limit}) l`.execute(
      this.kysely,
    );
    return readLogText(rows[0].text);
  }

  skipClaimed<T>(query: SelectQueryBuilder<Rows, 'jobs', T>): SelectQueryBuilder<Rows, 'jobs', T> {
    return query.forUpdate().skipLocked();
  }

  announcement(table: string, number: number): readonly Statement[] {
    return [{ sql: 'select pg_notify(?, ?)', parameters: [CHANNEL, shortNotification(table, number)] }];
  }

  async openBus(listener: BusListener): Promise<Bus> {
    const bus = new PostgresBus(this.url, this.pool, listener);
    await bus.open();
    return bus;
  }

  async readClock(): Promise<number> {
    const { rows } = await this.pool.query<{ at: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::double precision as at',
    );
    return rows[0].at;
  }

  async withoutTimeouts<T>(work: (kysely: Kysely<Rows>) => Promise<T>): Promise<T> {
    const pool = new pg.Pool({ connectionString: this.url, max: 2, application_name: 'kontor migration' });
    pool.on('error', () => undefined);
    const kysely = new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
    return work(kysely).finally(() => kysely.destroy());
  }

  async close(): Promise<void> {
    await this.kysely.destroy();
  }
}
