/** Databases on the PostgreSQL cluster that test files share. */
import { makeDatabase, type PostgresServer, startPostgres } from '../../bench/server/postgres.js';
import { shared } from '../setup/ask.js';
import { MIGRATED } from '../setup/empty-databases.js';

interface Postgres {
  /** A fresh, empty database; another file may use the same name. */
  database(name: string): Promise<string>;
  /** The same with the newest schema, which saves the migrations. */
  migrated(name: string): Promise<string>;
}

/** Nothing if there is no PostgreSQL: skip the tests that need it. */
export async function sharedPostgres(): Promise<Postgres | undefined> {
  const url = await shared('postgres');
  if (url === undefined) return undefined;
  const own = (name: string): string => `${name}_${process.pid}_${Date.now()}`;
  return {
    database: (name) => makeDatabase(url, own(name)),
    migrated: (name) => makeDatabase(url, own(name), MIGRATED),
  };
}

/** A cluster that a test can crash. Nothing if there is no PostgreSQL. */
export const ownPostgres = async (): Promise<PostgresServer | undefined> =>
  (await shared('postgres')) === undefined ? undefined : startPostgres();
