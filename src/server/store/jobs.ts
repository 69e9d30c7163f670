/** Work with a time to be done at. A node leases what it works on; a lease that runs out is anybody's again. */
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.js';
import type { JobRow, Rows } from './rows.js';
import { putJob } from './sqlite/append.js';

export class JobStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  async put(job: JobRow): Promise<void> {
    await this.database.write({ statements: [putJob(job)] });
  }

  /** Leases up to `limit` jobs that are due to `node`. No two nodes get the same one. */
  async claim(
    node: string,
    kinds: readonly string[],
    now: number,
    until: number,
    limit: number,
  ): Promise<JobRow[]> {
    const free = this.db
      .selectFrom('jobs')
      .select(['kind', 'key'])
      .where('due', '<=', now)
      .where('lease_until', '<=', now)
      .where('kind', 'in', [...kinds])
      .orderBy('due')
      .limit(limit);
    const chosen = this.database.kind === 'postgres' ? free.forUpdate().skipLocked() : free;
    return this.db
      .updateTable('jobs')
      .set({ lease_until: until, lease_by: node })
      .where((eb) => eb(eb.refTuple('kind', 'key'), 'in', chosen.$asTuple('kind', 'key')))
      .returningAll()
      .execute();
  }

  /** Done, if it is still the job that was leased and nobody has put another in its place. */
  async finish(job: JobRow): Promise<void> {
    await this.db
      .deleteFrom('jobs')
      .where('kind', '=', job.kind)
      .where('key', '=', job.key)
      .where('number', '=', job.number)
      .where('due', '=', job.due)
      .execute();
  }

  /** Puts a job off. */
  async postpone(job: JobRow, due: number): Promise<void> {
    await this.db
      .updateTable('jobs')
      .set({ due, lease_until: 0, lease_by: '' })
      .where('kind', '=', job.kind)
      .where('key', '=', job.key)
      .where('number', '=', job.number)
      .where('due', '=', job.due)
      .execute();
  }

  /** Gives up all leases: of one node that ends, or of all, where this is the only node there can be. */
  async release(node?: string): Promise<void> {
    let query = this.db
      .updateTable('jobs')
      .set({ lease_until: 0, lease_by: '' })
      .where('lease_until', '>', 0);
    if (node !== undefined) query = query.where('lease_by', '=', node);
    await query.execute();
  }

  async count(): Promise<number> {
    const { n } = await this.db
      .selectFrom('jobs')
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  }
}
