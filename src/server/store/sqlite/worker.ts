/** SQLite on a thread of its own, so that waiting for the disk never holds up a player. */

import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Statement } from '../database.js';
import type { Line, UnitLines } from './lines.js';

export interface Ask {
  readonly id: number;
  readonly query?: Statement;
  /** SQL that gets the next numbers. */
  readonly sql?: readonly string[];
  readonly units?: readonly UnitLines[];
}

export interface Answer {
  readonly id: number;
  readonly rows?: unknown[];
  readonly changes?: number;
  readonly done?: boolean[];
  readonly error?: string;
}

const port = parentPort!;
const db = new Database(workerData.file as string);
db.exec('pragma journal_mode = wal');
// With WAL this is what makes a commit survive a loss of power.
db.exec('pragma synchronous = full');
// While a backup is being restored everybody waits.
db.exec('pragma busy_timeout = 60000');
db.exec('pragma foreign_keys = on');
db.exec('pragma cache_size = -65536');

const prepared = new Map<string, Database.Statement>();

function prepare(sql: string): Database.Statement {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    if (prepared.size > 500) prepared.clear();
    prepared.set(sql, statement);
  }
  return statement;
}

const texts: string[] = [];
const run = ([sql, ...parameters]: Line): number => prepare(texts[sql]).run(...parameters).changes;

function query(statement: Statement): { rows?: unknown[]; changes?: number } {
  const found = prepare(statement.sql);
  if (found.reader) return { rows: found.all(...statement.parameters) };
  return { changes: found.run(...statement.parameters).changes };
}

/** All units that were waiting, in one transaction: one wait for the disk serves them all. */
function write(units: readonly UnitLines[]): boolean[] {
  db.exec('begin immediate');
  try {
    const done = units.map(({ guard, lines }) => {
      if (guard && run(guard) === 0) return false;
      for (const line of lines) run(line);
      return true;
    });
    db.exec('commit');
    return done;
  } catch (error) {
    db.exec('rollback');
    throw error;
  }
}

function answer({ id, query: asked, sql = [], units }: Ask): Answer {
  texts.push(...sql);
  try {
    if (units) return { id, done: write(units) };
    return { id, ...query(asked!) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

port.on('message', (asks: readonly Ask[] | 'close') => {
  if (asks !== 'close') return port.postMessage(asks.map(answer));
  db.close();
  port.close();
});
