/** What can happen to PostgreSQL while two nodes use it. */
import pg from 'pg';
import { Cluster } from '../cluster.js';
import { type PostgresServer, startPostgres } from '../postgres.js';
import { BlackHole } from './black-hole.js';
import { type Fault, QUIET, type Stage } from './fault.js';

const NODES = 2;

type Happening = Pick<Stage, 'begin' | 'end'>;

/** A fault of a cluster with two nodes that has a PostgreSQL server of its own. */
function fault(name: string, lastsMs: number, happen: (postgres: PostgresServer) => Happening): Fault {
  return {
    name: `PostgreSQL ${name}`,
    stopsWriting: true,
    lastsMs,
    async prepare() {
      const postgres = await startPostgres();
      return { cluster: await Cluster.postgres(NODES, QUIET, postgres), ...happen(postgres) };
    },
  };
}

/** Nothing gets through, and no connection is closed: 20 s are longer than every timeout. */
function silentFault(name: string, lastsMs: number): Fault {
  return {
    name: `PostgreSQL ${name}`,
    stopsWriting: true,
    lastsMs,
    async prepare() {
      let hole!: BlackHole;
      const way = async (database: string): Promise<string> => {
        const made = await BlackHole.before(database);
        hole = made.hole;
        return made.url;
      };
      const cluster = await Cluster.postgres(NODES, QUIET, await startPostgres(), way);
      return {
        cluster,
        begin: async () => hole.silence(),
        end: async () => hole.speak(),
        clean: async () => hole.close(),
      };
    },
  };
}

/** The nodes' role gets no connections any more, as if others had taken them all; its open ones are closed. */
const outOfConnections: Fault = {
  name: 'PostgreSQL out of connections',
  stopsWriting: true,
  lastsMs: 6_000,
  async prepare() {
    const postgres = await startPostgres();
    const operator = new pg.Client({ connectionString: postgres.url });
    operator.on('error', () => undefined);
    await operator.connect();
    const asRole = async (database: string): Promise<string> => {
      await operator.query('create role kontor login');
      await operator.query('alter database load owner to kontor');
      const url = new URL(database);
      url.username = 'kontor';
      return url.href;
    };
    return {
      cluster: await Cluster.postgres(NODES, QUIET, postgres, asRole),
      async begin() {
        await operator.query('alter role kontor connection limit 0');
        await operator.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'kontor'`,
        );
      },
      async end() {
        await operator.query('alter role kontor connection limit -1');
        await operator.end();
      },
    };
  },
};

export const POSTGRES_FAULTS: readonly Fault[] = [
  fault('killed', 4_000, (postgres) => ({
    begin: () => postgres.signal('SIGKILL'),
    end: () => postgres.start(),
  })),
  fault('paused for 4 s', 4_000, (postgres) => ({
    begin: () => postgres.signal('SIGSTOP'),
    end: () => postgres.signal('SIGCONT'),
  })),
  fault('paused for 15 s, longer than any query may take', 15_000, (postgres) => ({
    begin: () => postgres.signal('SIGSTOP'),
    end: () => postgres.signal('SIGCONT'),
  })),
  silentFault('silent for 5 s', 5_000),
  silentFault('silent for 25 s, longer than every timeout', 25_000),
  outOfConnections,
  {
    ...fault('restarted', 5_000, (postgres) => ({
      begin: () => postgres.restart(),
      end: async () => undefined,
    })),
    stopsWriting: false,
  },
];
