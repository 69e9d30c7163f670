/** A server where many people have played many games, most of them private games against bots. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { countWaiting } from '../../../src/server/ratings/counter.js';
import { sqlite } from '../../../src/server/store/sqlite/index.js';
import { openStore } from '../../../src/server/store/store.js';
import { Cluster } from '../cluster.js';
import { fillOldDatabase } from '../old-database.js';

const SIZE = { people: 20_000, games: 40_000, entries: 2 };

export async function largeServer(env: Record<string, string>): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-load-'));
  const file = join(folder, 'kontor.db');
  const database = sqlite.open(file, 1);
  await fillOldDatabase(database, SIZE);
  await sql`update results set player = 'bot:trader', name = 'trader' where seat = 1`.execute(
    database.kysely,
  );
  await sql`update tables set access = 'invited'`.execute(database.kysely);
  await database.close();
  const store = await openStore(file);
  while ((await store.ratings.pending(1)).length > 0) await countWaiting(store, Date.now());
  await store.close();
  return Cluster.sqlite(env, folder);
}
