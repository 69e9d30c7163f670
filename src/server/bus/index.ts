/** How nodes hear of what others have written. */
import type { Database } from '../store/database.js';
import { PostgresDatabase } from '../store/postgres/database.js';
import type { Keeper } from '../tables/keeper.js';
import { PostgresBus } from './postgres.js';

export interface Bus {
  close(): Promise<void>;
}

/** A file has one node, which needs to tell nobody. */
const LOCAL: Bus = { close: async () => undefined };

export async function openBus(
  database: Database,
  keeper: Keeper,
  report: (error: unknown) => void,
): Promise<Bus> {
  if (!(database instanceof PostgresDatabase)) return LOCAL;
  const bus = new PostgresBus(database.url, keeper, report);
  await bus.open();
  return bus;
}
