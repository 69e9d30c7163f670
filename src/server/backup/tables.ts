/** What a backup holds, for every database. */
import { newId } from '../people/secrets.js';
import type { Source } from './file.js';

export interface Target {
  /** The steps that its tables have gone through. */
  steps(): Promise<string[]>;
  /** Puts what is in `source` in the place of everything, all at once or not at all; answers with how many rows. */
  replace(source: Source): Promise<number>;
  close(): Promise<void>;
}

/** The setting that servers look at to know that everything has been replaced under them. */
export const RESTORED = 'restored';
export const newMark = (): string => newId(20);

/** Not what databases keep for themselves, nor who is connected just now. */
export const isKept = (table: string): boolean =>
  /^[a-z_]+$/.test(table) && !/^(sqlite_|kysely_|presence$)/.test(table);

/** People come first: others refer to them. */
export const inOrder = (tables: readonly string[]): string[] =>
  [...tables].sort((a, b) => Number(b === 'people') - Number(a === 'people') || (a < b ? -1 : 1));
