/**
 * `kontor bench upgrade`: how long a server of version 0.2.0 with many people and finished games takes to upgrade. The
 * migrations run before it starts; ratings are counted again while it runs.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countWaiting } from '../src/server/ratings/counter.js';
import { kindOf } from '../src/server/store/kinds.js';
import { MIGRATION_NAMES, migrate } from '../src/server/store/schema/migrations.js';
import { openStore } from '../src/server/store/store.js';
import { round } from './figures.js';
import { print, printMachine } from './print.js';
import { fillOldDatabase, type OldSize } from './server/old-database.js';
import { startPostgres } from './server/postgres.js';

const [people = 5000, games = 50_000] = process.argv.slice(2, 4).map(Number);
const on = process.argv[4] ?? 'sqlite,postgres';
const SIZE: OldSize = { people, games, entries: 100 };

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return round((performance.now() - begun) / 1000);
}

async function upgrade(url: string): Promise<object> {
  const kind = kindOf(url)!;
  const database = await kind.open(url, 2);
  const filledInSeconds = await secondsOf(() => fillOldDatabase(database, SIZE));
  const migrations: Record<string, number> = {};
  for (const name of MIGRATION_NAMES) {
    const seconds = await secondsOf(() => migrate(database, name));
    if (seconds > 0) migrations[name] = seconds;
  }
  await database.close();
  const store = await openStore(url);
  const countedInSeconds = await secondsOf(async () => {
    while ((await store.ratings.pending(1)).length > 0) await countWaiting(store, Date.now());
  });
  const standings = (await store.ratings.standings([`p${'0'.repeat(15)}`])).length;
  await store.close();
  return { filledInSeconds, migrationSeconds: migrations, countedInSeconds, standings };
}

printMachine();
if (on.includes('sqlite')) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-upgrade-'));
  const file = join(folder, 'kontor.db');
  const figures = await upgrade(file);
  print({ on: 'sqlite', ...SIZE, ...figures, fileMB: Math.round(statSync(file).size / 2 ** 20) });
  rmSync(folder, { recursive: true });
}
if (on.includes('postgres')) {
  const postgres = await startPostgres();
  try {
    print({ on: 'postgres', ...SIZE, ...(await upgrade(await postgres.database('upgrade'))) });
  } finally {
    await postgres.stop();
  }
}
