/** Kysely over messages to the thread. Transactions go through `Database.write`, never through here. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Statement } from '../batches/statement.js';
import type { WorkerReply } from './worker.js';

type Query = (statement: Statement) => Promise<WorkerReply>;

class Connection implements DatabaseConnection {
  constructor(private readonly query: Query) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.query({ sql, parameters: parameters as Statement['parameters'] });
    if (rows) return { rows: rows as R[] };
    return { rows: [], numAffectedRows: BigInt(changes ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: required by the interface, never used.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('not supported');
  }
}

class WorkerDriver implements Driver {
  private readonly connection: Connection;

  constructor(query: Query) {
    this.connection = new Connection(query);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('not supported: use Database.write');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

export class WorkerDialect implements Dialect {
  constructor(private readonly query: Query) {}

  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }

  createDriver(): Driver {
    return new WorkerDriver(this.query);
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
}
