/** Keeps a second server off the same file. The lock is SQLite's own, so it is gone when its holder is. */
import Database from 'libsql';

export class FileInUse extends Error {}

/** Holds the lock until it is closed. */
export function lock(file: string): { close(): void } {
  const db = new Database(`${file}.lock`);
  try {
    db.exec('pragma busy_timeout = 1000');
    db.exec('begin exclusive');
  } catch {
    db.close();
    throw new FileInUse(`${file} is in use by another server; stop it, or choose other data with DATA_DIR`);
  }
  return db;
}
