/** A database in one file, which this process has to itself. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Statement, Unit } from '../batches/statement.js';
import { WriteBatcher } from '../batches/write-batcher.js';
import { type Bus, NO_BUS } from '../bus.js';
import type { Database } from '../database.js';
import type { Rows } from '../schema/rows.js';
import type { Append } from '../tables/append.js';
import { type LogPiece, readLogText } from '../tables/log-text.js';
import { unitOf } from './append.js';
import { WorkerDialect } from './dialect.js';
import { explain, lockFile } from './lock.js';
import { StatementNumbers } from './numbered-statements.js';
import type { WorkerReply, WorkerRequest } from './worker.js';

/** Units in one transaction. More would save little, and keep the first of them waiting for the last. */
const LARGEST_BATCH = 48;

/** Whether the disk has failed or is full; what was to be written has nothing to do with it. */
const isOfDisk = (error: unknown): boolean =>
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '');

interface PendingRequest {
  resolve(reply: WorkerReply): void;
  reject(error: Error): void;
}

export class SqliteDatabase implements Database {
  readonly name = 'sqlite';
  readonly isShared = false;
  readonly kysely: Kysely<Rows>;
  private readonly worker: Worker;
  private readonly lock: { close(): void };
  private readonly pending = new Map<number, PendingRequest>();
  private readonly batcher = new WriteBatcher<Unit>(
    async (units) => this.writeAll(units),
    LARGEST_BATCH,
    (error) => !isOfDisk(error),
  );
  private readonly numbers = new StatementNumbers();
  private lastId = 0;
  private outbox: WorkerRequest[] = [];
  private failure: Error | null = null;

  constructor(private readonly file: string) {
    this.lock = lockFile(file);
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { file } });
    this.worker.on('message', (replies: readonly WorkerReply[]) => {
      for (const reply of replies) this.receive(reply);
    });
    this.worker.on('error', (error) => this.fail(error as Error));
    this.worker.on('exit', () => this.fail(new Error('the database is closed')));
    this.kysely = new Kysely<Rows>({ dialect: new WorkerDialect((statement) => this.query(statement)) });
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.pending.values()) reject(this.failure);
    this.pending.clear();
  }

  private receive(reply: WorkerReply): void {
    const request = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if (reply.error === undefined) request?.resolve(reply);
    else request?.reject(this.errorOf(reply));
  }

  /** A full disk is reported in words that an operator can act on, also when it makes the start fail. */
  private errorOf({ error, code }: WorkerReply): Error {
    const plain = Object.assign(new Error(error), { code });
    return code === 'SQLITE_FULL' ? Object.assign(explain(plain, this.file), { code }) : plain;
  }

  /** Requests of the same tick are sent together: waking a thread costs more than a query. */
  private request(request: Omit<WorkerRequest, 'id'>): Promise<WorkerReply> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      if (this.outbox.length === 0) setImmediate(() => this.flush());
      this.outbox.push({ id, ...request });
    });
  }

  private flush(): void {
    const { outbox } = this;
    if (outbox.length === 0) return;
    this.outbox = [];
    this.worker.postMessage(outbox);
  }

  query(query: Statement): Promise<WorkerReply> {
    return this.request({ query });
  }

  private async writeAll(units: readonly Unit[]): Promise<boolean[]> {
    const encoded = JSON.stringify(units.map((unit) => this.numbers.encode(unit)));
    const reply = this.request({ sql: this.numbers.takeUnsent(), units: encoded });
    // Writes have waited for their batch already.
    this.flush();
    return (await reply).written!;
  }

  get failedWrites(): number {
    return this.batcher.failures;
  }

  write(unit: Unit): Promise<boolean> {
    return this.batcher.add(unit);
  }

  append(append: Append): Promise<boolean> {
    return this.batcher.add(unitOf(append));
  }

  async readLog(table: string, after: number, limit: number): Promise<LogPiece> {
    const { rows } = await sql<{ text: string | null }>`
      select json_group_array(json_array(number, at, actor, kind, json(data))) as text from (
        select * from log where table_id = ${table} and number > ${after} order by number limit ${limit})`.execute(
      this.kysely,
    );
    return readLogText(rows[0].text);
  }

  /** The only node claims for itself. */
  skipClaimed<T>(query: SelectQueryBuilder<Rows, 'jobs', T>): SelectQueryBuilder<Rows, 'jobs', T> {
    return query;
  }

  announcement(): readonly Statement[] {
    return [];
  }

  async openBus(): Promise<Bus> {
    return NO_BUS;
  }

  async readClock(): Promise<number> {
    return Date.now();
  }

  withoutTimeouts<T>(work: (kysely: Kysely<Rows>) => Promise<T>): Promise<T> {
    return work(this.kysely);
  }

  async close(): Promise<void> {
    if (this.failure) return;
    const exited = once(this.worker, 'exit');
    this.flush();
    this.worker.postMessage('close');
    await exited;
    this.lock.close();
  }
}
