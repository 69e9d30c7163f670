/** A database in one file. */

import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import type { Append } from '../append.js';
import { Batcher } from '../batcher.js';
import type { Database, Statement, Unit } from '../database.js';
import type { Rows } from '../rows.js';
import { unitOf } from './append.js';
import { WorkerDialect } from './dialect.js';
import { Lines } from './lines.js';
import { lock } from './lock.js';
import type { Answer, Ask } from './worker.js';

/** Units in one transaction. */
const LARGEST_BATCH = 500;

export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly kysely: Kysely<Rows>;
  private readonly worker: Worker;
  private readonly lock: { close(): void };
  private readonly asked = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  private readonly batcher = new Batcher<Unit>(async (units) => this.writeAll(units), LARGEST_BATCH);
  private readonly lines = new Lines();
  private lastId = 0;
  private asks: Ask[] = [];
  private failure: Error | null = null;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.lock = lock(file);
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { file } });
    this.worker.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.take(answer);
    });
    this.worker.on('error', (error) => this.fail(error as Error));
    this.worker.on('exit', () => this.fail(new Error('the database is closed')));
    this.kysely = new Kysely<Rows>({ dialect: new WorkerDialect((statement) => this.query(statement)) });
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.asked.values()) reject(this.failure);
    this.asked.clear();
  }

  private take(answer: Answer): void {
    const asked = this.asked.get(answer.id);
    this.asked.delete(answer.id);
    if (answer.error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(answer.error));
  }

  /** What is asked in the same moment goes over together: waking a thread costs more than a question. */
  private ask(ask: Omit<Ask, 'id'>): Promise<Answer> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      if (this.asks.length === 0) setImmediate(() => this.sendAsks());
      this.asks.push({ id, ...ask });
    });
  }

  private sendAsks(): void {
    const { asks } = this;
    this.asks = [];
    this.worker.postMessage(asks);
  }

  query(query: Statement): Promise<Answer> {
    return this.ask({ query });
  }

  private async writeAll(units: readonly Unit[]): Promise<boolean[]> {
    const lines = units.map((unit) => this.lines.of(unit));
    return (await this.ask({ sql: this.lines.takeFresh(), units: lines })).done!;
  }

  write(unit: Unit): Promise<boolean> {
    return this.batcher.add(unit);
  }

  append(append: Append): Promise<boolean> {
    return this.write(unitOf(append));
  }

  async close(): Promise<void> {
    if (this.failure) return;
    const ended = once(this.worker, 'exit');
    if (this.asks.length > 0) this.sendAsks();
    this.worker.postMessage('close');
    await ended;
    this.lock.close();
  }
}
