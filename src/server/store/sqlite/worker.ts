/** SQLite on a thread of its own, so that waiting for the disk never blocks the event loop. */

import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Statement } from '../batches/statement.js';
import { LogCopier } from './log-copier.js';
import type { NumberedStatement, NumberedUnit } from './numbered-statements.js';

export interface WorkerRequest {
  readonly id: number;
  readonly query?: Statement;
  /** SQL texts that get the next numbers. */
  readonly sql?: readonly string[];
  /** As JSON, which is copied to another thread in half the time that lists of lists take. */
  readonly units?: string;
}

export interface WorkerReply {
  readonly id: number;
  readonly rows?: unknown[];
  readonly changes?: number;
  readonly written?: boolean[];
  readonly error?: string;
  /** SQLite's name for it, such as SQLITE_FULL. */
  readonly code?: string | undefined;
}

const port = parentPort!;
const db = new Database(workerData.file as string);
db.exec('pragma journal_mode = wal');
// With WAL, this is what makes a commit survive a power failure.
db.exec('pragma synchronous = full');
// A restore holds everybody else off while it runs.
db.exec('pragma busy_timeout = 60000');
db.exec('pragma foreign_keys = on');
db.exec('pragma cache_size = -65536');
// The log is copied into the file by another thread, and only where that falls behind, at 64 MB, in a commit.
db.exec('pragma wal_autocheckpoint = 16384');
const copier = new LogCopier(workerData.file as string, db);

/** Prepared statements; cleared when there are more than a server normally uses. */
const prepared = new Map<string, Database.Statement>();
const MOST_PREPARED = 500;

function prepare(sql: string): Database.Statement {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    if (prepared.size > MOST_PREPARED) prepared.clear();
    prepared.set(sql, statement);
  }
  return statement;
}

const texts: string[] = [];
const run = ([sql, parameters]: NumberedStatement): number => prepare(texts[sql]).run(parameters).changes;

function query({ sql, parameters }: Statement): { rows?: unknown[]; changes?: number } {
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  const { changes } = statement.run(...parameters);
  copier.count(1);
  return { changes };
}

/** Writes all queued units in one transaction: one wait for the disk serves them all. */
function write(units: readonly NumberedUnit[]): boolean[] {
  db.exec('begin immediate');
  try {
    const written = units.map(({ guard, statements }) => {
      if (guard && run(guard) === 0) return false;
      for (const statement of statements) run(statement);
      return true;
    });
    db.exec('commit');
    copier.count(units.reduce((sum, { statements }) => sum + 1 + statements.length, 0));
    return written;
  } catch (error) {
    // After some errors, as of a full disk, SQLite has rolled back by itself.
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

function answer({ id, query: asked, sql = [], units }: WorkerRequest): WorkerReply {
  texts.push(...sql);
  try {
    if (units) return { id, written: write(JSON.parse(units) as NumberedUnit[]) };
    return { id, ...query(asked!) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { id, error: message, code };
  }
}

port.on('message', async (requests: readonly WorkerRequest[] | 'close') => {
  if (requests !== 'close') return port.postMessage(requests.map(answer));
  await copier.close();
  db.close();
  port.close();
});
