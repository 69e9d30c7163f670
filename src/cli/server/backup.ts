/** Backs up and restores a server's data while it runs. */
import { statSync } from 'node:fs';
import { readOptions, WrongOption } from '../../server/options.js';
import { BadBackup, backup, restore } from '../../server/store/backup/backup.js';
import { DatabaseUnusable } from '../../server/store/database.js';
import { type Call, WrongCall, words } from '../call.js';
import { packageVersion } from '../version.js';

function database(): string {
  try {
    return readOptions(process.env).database;
  } catch (error) {
    if (error instanceof WrongOption) throw new WrongCall(error.message);
    throw error;
  }
}

/** Turns errors of files and connections into one line. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof BadBackup || error instanceof DatabaseUnusable || typeof code === 'string')
      throw new WrongCall((error as Error).message);
    throw error;
  }
}

export async function writeBackup(call: Call): Promise<void> {
  const [file] = words(call, 'FILE');
  const rows = await explained(backup(database(), file, packageVersion()));
  process.stdout.write(`${rows} rows, ${statSync(file).size} bytes, in ${file}\n`);
}

export async function readBackup(call: Call): Promise<void> {
  const [file] = words(call, 'FILE');
  const rows = await explained(restore(file, database()));
  process.stdout.write(`${rows} rows restored from ${file}\n`);
}
