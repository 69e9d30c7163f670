/** A database with its nodes, for benchmarks and tests: SQLite with one node, PostgreSQL with several. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerNode } from './node.js';
import { freePort, type PostgresServer, startPostgres } from './postgres.js';

export class Cluster {
  readonly nodes: ServerNode[] = [];

  private constructor(
    readonly kind: 'sqlite' | 'postgres',
    readonly database: string,
    private readonly envs: readonly Record<string, string>[],
    private readonly clean: () => Promise<void>,
  ) {}

  static async sqlite(
    env: Record<string, string> = {},
    folder = mkdtempSync(join(tmpdir(), 'kontor-load-')),
  ): Promise<Cluster> {
    const port = String(await freePort());
    const cluster = new Cluster(
      'sqlite',
      join(folder, 'kontor.db'),
      [{ DATA_DIR: folder, PORT: port, LIMIT_FACTOR: '10000', ...env }],
      async () => rmSync(folder, { recursive: true, force: true }),
    );
    await cluster.startAll();
    return cluster;
  }

  /** `way` maps the database's address to the one that the nodes use, such as that of a proxy. */
  static async postgres(
    nodes: number,
    env: Record<string, string> = {},
    postgres?: PostgresServer,
    way: (database: string) => Promise<string> = async (database) => database,
  ): Promise<Cluster> {
    const server = postgres ?? (await startPostgres());
    const database = await server.database('load');
    const url = await way(database);
    const envs: Record<string, string>[] = [];
    for (let i = 0; i < nodes; i++) {
      const port = String(await freePort());
      envs.push({ DATABASE_URL: url, PORT: port, LIMIT_FACTOR: '10000', ...env });
    }
    const cluster = new Cluster('postgres', database, envs, () => server.stop());
    await cluster.startAll();
    return cluster;
  }

  private async startAll(): Promise<void> {
    for (let i = 0; i < this.envs.length; i++) await this.start(i);
  }

  get urls(): string[] {
    return this.nodes.map(({ url }) => url);
  }

  /** Starts a node, or restarts it at the same address. */
  async start(index: number): Promise<void> {
    this.nodes[index] = await ServerNode.start(this.envs[index]);
  }

  /** Stops the nodes but keeps the database. */
  async stopNodes(): Promise<void> {
    for (const node of this.nodes) await node.stop();
  }

  async close(): Promise<void> {
    await this.stopNodes();
    await this.clean();
  }
}
