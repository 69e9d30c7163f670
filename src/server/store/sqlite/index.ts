/** SQLite: one file, one node. The default, which needs no setting up. */
import type { DatabaseKind } from '../database.js';
import { openSqliteSource, openSqliteTarget } from './backup.js';
import { SqliteDatabase } from './database.js';

export const sqlite: DatabaseKind = {
  // Any path; anything that looks like the URL of another database is a mistake.
  owns: (address) => !/^[a-z][a-z0-9+.-]+:\/\//i.test(address),
  open: (address) => new SqliteDatabase(address),
  openSource: openSqliteSource,
  openTarget: openSqliteTarget,
};
