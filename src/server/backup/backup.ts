/** Backups of a server that goes on meanwhile, and putting one in the place of what is there. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, STEPS } from '../store/migrations.js';
import { SqliteDatabase } from '../store/sqlite/database.js';
import { FileInUse } from '../store/sqlite/lock.js';
import { openStore } from '../store/store.js';
import { BadBackup, openBackup, type Source, writeBackup } from './file.js';
import { postgresSource, postgresTarget } from './postgres.js';
import { sqliteSource, sqliteTarget } from './sqlite.js';

export { BadBackup } from './file.js';

const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** Writes all of `database` to `file`; answers with how many rows there are. */
export async function backup(database: string, file: string, version: string): Promise<number> {
  if (!isPostgres(database) && !existsSync(database))
    throw new BadBackup(`there is no database at ${database}`);
  const source = isPostgres(database)
    ? await postgresSource(database, version)
    : sqliteSource(database, version);
  try {
    return await writeBackup(file, source);
  } finally {
    await source.close();
  }
}

/** Puts a backup, of whichever database and of this version or an older one, in the place of `database`. */
export async function restore(file: string, database: string): Promise<number> {
  const source = await openBackup(file);
  try {
    checkSteps(source);
    await prepare(database);
    const target = isPostgres(database) ? await postgresTarget(database) : sqliteTarget(database);
    try {
      const steps = await target.steps();
      if (String(steps) !== String(STEPS))
        throw new BadBackup('the running server is of another version; upgrade it first');
      if (source.head.steps.length === STEPS.length) return await target.replace(source);
      return await upgraded(source, (newer) => target.replace(newer));
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

function checkSteps({ head: { steps, version } }: Source): void {
  if (String(STEPS.slice(0, steps.length)) !== String(steps))
    throw new BadBackup(`the backup is of a newer Kontor (${version}); upgrade first`);
}

/** The tables must be there and up to date; where a server is running, it has seen to that. */
async function prepare(database: string): Promise<void> {
  try {
    await (await openStore(database, 2)).close();
  } catch (error) {
    if (!(error instanceof FileInUse)) throw error;
  }
}

/** An older backup goes through a file of its own, where it takes the steps that were made since. */
async function upgraded<T>(source: Source, work: (newer: Source) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-restore-'));
  const file = join(folder, 'kontor.db');
  const step = async (to?: string): Promise<void> => {
    const database = new SqliteDatabase(file);
    await migrate(database, to).finally(() => database.close());
  };
  try {
    await step(source.head.steps.at(-1));
    const older = sqliteTarget(file);
    await older.replace(source).finally(() => older.close());
    await step();
    const newer = sqliteSource(file, source.head.version);
    return await work(newer).finally(() => newer.close());
  } finally {
    rmSync(folder, { recursive: true });
  }
}
