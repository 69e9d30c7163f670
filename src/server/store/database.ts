/** What every database offers. The code above it is written once and never asks which database it has. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { BackupTarget, ClosableSource } from './backup/target.js';
import type { Statement, Unit } from './batches/statement.js';
import type { Bus, BusListener } from './bus.js';
import type { Rows } from './schema/rows.js';
import type { Append } from './tables/append.js';
import type { LogPiece } from './tables/log-text.js';

export interface Database {
  /** For people to read, on the admin page. */
  readonly name: 'sqlite' | 'postgres';
  /** Whether other nodes may write to it as well, so that a table in memory can be out of date. */
  readonly isShared: boolean;
  /** For reading, and for writes of a single statement. */
  readonly kysely: Kysely<Rows>;
  /** How many writes have failed so far, for whatever reason. */
  readonly failedWrites: number;
  /** Durable when it resolves. False: the guard changed nothing, so nothing was written. */
  write(unit: Unit): Promise<boolean>;
  /** Adds entries to a table's log. Durable when it resolves. False: the log has grown in the meantime. */
  append(append: Append): Promise<boolean>;
  /** Up to `limit` entries of a table's log after number `after`. */
  readLog(table: string, after: number, limit: number): Promise<LogPiece>;
  /** Makes a query for jobs skip those that another node is claiming in the same moment. */
  skipClaimed<T>(query: SelectQueryBuilder<Rows, 'jobs', T>): SelectQueryBuilder<Rows, 'jobs', T>;
  /** What to write along with a change to a table that is no new entry, so that other nodes hear of it. */
  announcement(table: string, number: number): readonly Statement[];
  /** Connects to the other nodes; resolves when nothing they write from now on can be missed. */
  openBus(listener: BusListener): Promise<Bus>;
  /** The time on the machine of the database. */
  readClock(): Promise<number>;
  /** Runs `work` without the usual limits of time: a migration of a large database takes long. */
  withoutTimeouts<T>(work: (kysely: Kysely<Rows>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A kind of database: how to recognise its address, open it, and copy it to or from a backup. */
export interface DatabaseKind {
  owns(address: string): boolean;
  /** `silentMs`: after how long a connection counts as lost on which nothing is heard, where there are connections. */
  open(address: string, connections: number, silentMs?: number): Database;
  openSource(address: string, version: string): Promise<ClosableSource>;
  openTarget(address: string): Promise<BackupTarget>;
}

/** The database cannot be used, for a reason that the operator can do something about. */
export class DatabaseUnusable extends Error {}

/** What was to be written was not, because there is no room for it. */
export class DiskFull extends DatabaseUnusable {}

/** What was to be written has a key that another row has. */
export class NotUnique extends Error {}

/** Another server has the database to itself. */
export class DatabaseInUse extends DatabaseUnusable {}
