/** Keeps a second server off the same file. The lock is SQLite's own, so it ends with the process that holds it. */
import Database from 'libsql';
import { DatabaseInUse } from '../database.js';

/** Holds the lock until it is closed. */
export function lockFile(file: string): { close(): void } {
  const db = new Database(`${file}.lock`);
  try {
    db.exec('pragma busy_timeout = 1000');
    db.exec('begin exclusive');
  } catch {
    db.close();
    throw new DatabaseInUse(
      `${file} is in use by another server; stop it, or choose another folder with DATA_DIR`,
    );
  }
  return db;
}
