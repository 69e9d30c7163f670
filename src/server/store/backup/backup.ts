/** Backs up a server's data while it runs, and restores it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUse } from '../database.js';
import { mustKindOf } from '../kinds.js';
import { MIGRATION_NAMES, migrate } from '../schema/migrations.js';
import { sqlite } from '../sqlite/index.js';
import { openStore } from '../store.js';
import { BadBackup, openBackup, type Source, writeBackup } from './file.js';

export { BadBackup } from './file.js';

/** Writes everything in `database` to `file`; resolves to the number of rows. */
export async function backup(database: string, file: string, version: string): Promise<number> {
  const source = await mustKindOf(database).openSource(database, version);
  try {
    return await writeBackup(file, source);
  } finally {
    await source.close();
  }
}

/** Replaces everything in `database` by a backup: of any kind of database, of this version or an older one. */
export async function restore(file: string, database: string): Promise<number> {
  const source = await openBackup(file);
  try {
    checkVersion(source);
    await prepare(database);
    const target = await mustKindOf(database).openTarget(database);
    try {
      const migrations = await target.migrations();
      if (String(migrations) !== String(MIGRATION_NAMES))
        throw new BadBackup('the running server is of another version; upgrade it first');
      if (source.head.steps.length === MIGRATION_NAMES.length) return await target.replace(source);
      return await withUpgraded(source, (newer) => target.replace(newer));
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

function checkVersion({ head: { steps, version } }: Source): void {
  if (String(MIGRATION_NAMES.slice(0, steps.length)) !== String(steps))
    throw new BadBackup(`the backup is of a newer Kontor (${version}); upgrade first`);
}

/** Makes sure that the tables exist and are up to date. Where a server is running, it has seen to that. */
async function prepare(database: string): Promise<void> {
  try {
    await (await openStore(database, 2)).close();
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
  }
}

/** Restores an older backup into a temporary file and migrates it there. */
async function withUpgraded<T>(source: Source, work: (newer: Source) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-restore-'));
  const file = join(folder, 'kontor.db');
  const migrateTo = async (migration?: string): Promise<void> => {
    const database = sqlite.open(file, 1);
    await migrate(database, migration).finally(() => database.close());
  };
  try {
    await migrateTo(source.head.steps.at(-1));
    const older = await sqlite.openTarget(file);
    await older.replace(source).finally(() => older.close());
    await migrateTo();
    const newer = await sqlite.openSource(file, source.head.version);
    return await work(newer).finally(() => newer.close());
  } finally {
    rmSync(folder, { recursive: true });
  }
}
