/** How nodes hear of what others have written. */
import type { People } from '../people/people.js';
import type { Database } from '../store/database.js';
import { PostgresDatabase } from '../store/postgres/database.js';
import type { Keeper } from '../tables/keeper.js';
import { PostgresBus } from './postgres.js';

export interface Bus {
  /** Lets the other nodes know that the rights of a person have changed. */
  tellPerson(person: string): Promise<void>;
  close(): Promise<void>;
}

/** A file has one node, which needs to tell nobody. */
const LOCAL: Bus = { tellPerson: async () => undefined, close: async () => undefined };

export async function openBus(
  database: Database,
  keeper: Keeper,
  people: People,
  report: (error: unknown) => void,
): Promise<Bus> {
  if (!(database instanceof PostgresDatabase)) return LOCAL;
  const bus = new PostgresBus(database, keeper, people, report);
  await bus.open();
  return bus;
}
