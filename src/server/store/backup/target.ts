/** What a backup reads from and restores to, the same for every database. */
import { randomUUID } from 'node:crypto';
import type { Source } from './file.js';

export interface ClosableSource extends Source {
  close(): Promise<void>;
}

export interface BackupTarget {
  /** The migrations that its tables have been through. */
  migrations(): Promise<string[]>;
  /** Replaces everything by what is in `source`, all or nothing; resolves to the number of rows. */
  replace(source: Source): Promise<number>;
  close(): Promise<void>;
}

/** The setting whose change tells running servers that all data has been replaced. */
export const RESTORED = 'restored';
export const newRestoreId = (): string => randomUUID();

/** Leaves out the database's own tables, and who is connected just now. */
export const isBackedUp = (table: string): boolean =>
  /^[a-z_]+$/.test(table) && !/^(sqlite_|kysely_|(presence|seekers)$)/.test(table);

/** People come first: other rows refer to them. */
export const inOrder = (tables: readonly string[]): string[] =>
  [...tables].sort((a, b) => Number(b === 'people') - Number(a === 'people') || (a < b ? -1 : 1));
