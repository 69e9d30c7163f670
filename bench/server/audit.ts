/** Compares the database with the acknowledgements: every acknowledged move must be there exactly once, and no other. */
import { BOT_IDS } from '../../src/bots/index.js';
import { shelf } from '../../src/games/index.js';
import { openStore } from '../../src/server/store/store.js';
import { openTables } from '../../src/server/tables/open.js';
import { systemChance as chance } from '../../src/server/tables/start/chance.js';
import type { Player } from './player.js';

export interface Audit {
  /** Moves in the database, and acknowledged moves. */
  readonly moves: number;
  readonly acknowledged: number;
  readonly missing: number;
  readonly twice: number;
  /** Moves in the database that were not acknowledged. */
  readonly unknown: number;
  /** Logs with a gap, or that do not replay. */
  readonly broken: number;
}

/** Checks the tables of `players`; no command may be pending. */
export async function audit(database: string, players: readonly Player[]): Promise<Audit> {
  const store = await openStore(database);
  const sum = { moves: 0, acknowledged: 0, missing: 0, twice: 0, unknown: 0, broken: 0 };
  try {
    const report = (error: unknown): void => {
      throw error;
    };
    const levels = BOT_IDS;
    const options = { store, shelf, chance, levels, node: 'audit', now: Date.now, report, mostUnpinned: 10 };
    const { tables } = openTables(options);
    for (const table of new Set(players.map((player) => player.table))) {
      const acknowledgedIds = new Set<string>();
      for (const { person, acknowledged, table: at } of players) {
        if (at === table) for (const id of acknowledged) acknowledgedIds.add(`${person}:${id}`);
      }
      const rows = await store.database.kysely
        .selectFrom('log')
        .select(['number', 'kind', 'command'])
        .where('table_id', '=', table)
        .orderBy('number')
        .execute();
      const moves = rows.filter(({ kind }) => kind === 'moved').map(({ command }) => command ?? '');
      const kept = new Set(moves);
      sum.moves += moves.length;
      sum.acknowledged += acknowledgedIds.size;
      sum.missing += [...acknowledgedIds].filter((command) => !kept.has(command)).length;
      sum.twice += moves.length - kept.size;
      sum.unknown += [...kept].filter((command) => !acknowledgedIds.has(command)).length;
      const replayed = await tables.read(table, (one) => one.game?.length).catch(() => -1);
      const { number } = (await store.tables.row(table))!;
      if (rows.some((row, i) => row.number !== i + 1) || number !== rows.length || replayed !== moves.length)
        sum.broken++;
    }
  } finally {
    await store.close();
  }
  return sum;
}

export const isSound = ({ missing, twice, unknown, broken }: Audit): boolean =>
  missing + twice + unknown + broken === 0;
