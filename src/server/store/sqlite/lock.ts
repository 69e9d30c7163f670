/** Opens the file for this process alone. The lock is SQLite's own, so it ends with the process that holds it. */
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { DatabaseInUse, DatabaseUnusable, DiskFull } from '../database.js';

/** A restore holds everybody else off while it runs. */
const RESTORE_MS = 60_000;

/** Makes the folder, locks the file and makes sure that it can be written. Holds the lock until it is closed. */
export function lockFile(file: string): { close(): void } {
  let lock: Database.Database | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    lock = new Database(`${realFile(file)}.lock`);
    lock.exec('pragma busy_timeout = 1000');
    lock.exec('begin exclusive');
    checkWritable(file);
    return lock;
  } catch (error) {
    lock?.close();
    throw explain(error as NodeJS.ErrnoException, file);
  }
}

/** Without links: two names of one file must not have two locks. */
function realFile(file: string): string {
  return existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
}

function checkWritable(file: string): void {
  const db = new Database(file);
  try {
    db.exec(`pragma busy_timeout = ${RESTORE_MS}`);
    db.exec('begin immediate');
    db.exec('rollback');
  } finally {
    db.close();
  }
}

/** Says what is wrong in words that an operator can act on. */
export function explain(error: NodeJS.ErrnoException, file: string): Error {
  const { code = '', message } = error;
  if (code === 'SQLITE_BUSY')
    return new DatabaseInUse(
      `${file} is in use by another server; stop it, or choose another folder with DATA_DIR`,
    );
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return new DiskFull(`the disk that holds ${file} is full`);
  if (code === 'SQLITE_NOTADB')
    return new DatabaseUnusable(`${file} is not a database of Kontor; choose another folder with DATA_DIR`);
  if (code.startsWith('SQLITE_CORRUPT'))
    return new DatabaseUnusable(`${file} is damaged; restore a backup with kontor restore`);
  if (/^SQLITE_(READONLY|CANTOPEN|IOERR|PERM)|^E[A-Z]+$/.test(code) || message.startsWith('ConnectionFailed'))
    return new DatabaseUnusable(
      `${file} cannot be written (${code || 'no access'}); check that the folder exists and belongs to this user`,
    );
  return error;
}
