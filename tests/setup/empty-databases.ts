/** Empty databases with the newest schema: copying one takes a tenth of the time that the migrations take. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../bench/server/postgres.js';

/** What it is called in the cluster that test files share. */
export const MIGRATED = 'kontor_migrated';

/** Loaded only if a test needs a server. */
async function migrate(address: string): Promise<void> {
  const { openStore } = await import('../../src/server/store/store.js');
  await (await openStore(address)).close();
}

export const migrateCluster = async (url: string): Promise<void> =>
  migrate(await makeDatabase(url, MIGRATED));

export async function migratedFile(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'kontor-migrated-')), 'kontor.db');
  await migrate(file);
  return file;
}
