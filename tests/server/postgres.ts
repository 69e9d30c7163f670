/** Databases on the PostgreSQL cluster that test files share. */
import { makeDatabase, type PostgresServer, startPostgres } from '../../bench/server/postgres.js';
import { shared } from '../setup/ask.js';

interface Postgres {
  /** A fresh, empty database; another file may use the same name. */
  database(name: string): Promise<string>;
}

/** Nothing where there is no PostgreSQL: skip the tests that need it. */
export async function sharedPostgres(): Promise<Postgres | undefined> {
  const url = await shared('postgres');
  return url === undefined
    ? undefined
    : { database: (name) => makeDatabase(url, `${name}_${process.pid}_${Date.now()}`) };
}

/** A cluster that a test may crash. Nothing where there is no PostgreSQL. */
export const ownPostgres = async (): Promise<PostgresServer | undefined> =>
  (await shared('postgres')) === undefined ? undefined : startPostgres();
