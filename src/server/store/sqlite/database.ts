/** A database in one file. Writes that wait at the same time are committed together. */

import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import type { Database, Statement, Unit } from '../database.js';
import type { Rows } from '../rows.js';
import { WorkerDialect } from './dialect.js';
import { lock } from './lock.js';
import type { Answer, Ask } from './worker.js';

interface Waiting {
  readonly unit: Unit;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: Error) => void;
}

/** More than this in one transaction would only make everybody wait longer. */
const LARGEST_BATCH = 500;

export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly kysely: Kysely<Rows>;
  private readonly worker: Worker;
  private readonly lock: { close(): void };
  private readonly asked = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  private readonly waiting: Waiting[] = [];
  private lastId = 0;
  private writing = false;
  private failure: Error | null = null;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.lock = lock(file);
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { file } });
    this.worker.on('message', (answer: Answer) => {
      const asked = this.asked.get(answer.id);
      this.asked.delete(answer.id);
      if (answer.error === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(answer.error));
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

  private ask(ask: Omit<Ask, 'id'>): Promise<Answer> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...ask } satisfies Ask);
    });
  }

  query(query: Statement): Promise<Answer> {
    return this.ask({ query });
  }

  write(unit: Unit): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ unit, resolve, reject });
      if (!this.writing) void this.commit();
    });
  }

  /** While one batch is being written the next one gathers. */
  private async commit(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, LARGEST_BATCH);
      try {
        const { done } = await this.ask({ units: batch.map(({ unit }) => unit) });
        batch.forEach(({ resolve }, i) => {
          resolve(done![i]);
        });
      } catch (error) {
        if (batch.length === 1 || this.failure) {
          for (const { reject } of batch) reject(error as Error);
        } else await this.oneByOne(batch);
      }
    }
    this.writing = false;
  }

  /** One of a batch cannot be written: the others shall not suffer. */
  private async oneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const { unit, resolve, reject } of batch) {
      await this.ask({ units: [unit] }).then(({ done }) => resolve(done![0]), reject);
    }
  }

  async close(): Promise<void> {
    if (this.failure) return;
    const ended = once(this.worker, 'exit');
    this.worker.postMessage('close');
    await ended;
    this.lock.close();
  }
}
