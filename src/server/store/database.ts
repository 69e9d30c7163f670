/** What a database must offer; the store above it is written once. */
import type { Kysely } from 'kysely';
import type { Append } from './append.js';
import type { Rows } from './rows.js';

/** SQL with `?` for its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
}

/**
 * Statements that happen together or not at all. With a guard they happen only if the guard changes a row; it is
 * what keeps two writers from both being right.
 */
export interface Unit {
  readonly guard?: Statement;
  readonly statements: readonly Statement[];
}

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** For reading, and for writes of one statement. */
  readonly kysely: Kysely<Rows>;
  /** Durable when it resolves: to false where the guard changed nothing, and then nothing else happened either. */
  write(unit: Unit): Promise<boolean>;
  /** The same for new entries of a table's log: false where they are not the next ones any more. */
  append(append: Append): Promise<boolean>;
  close(): Promise<void>;
}
