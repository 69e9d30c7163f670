/** Jobs: work that is due at a time. A node leases the jobs it works on; after the lease another node may take them. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.js';
import type { JobRow, Rows } from '../schema/rows.js';
import { putJob } from './append.js';

/** Changes nothing, but locks the row of the table. */
const IF_UNCHANGED = 'update tables set number = number where id = ? and number = ?';

export class JobStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  async put(job: JobRow): Promise<void> {
    await this.database.write({ statements: [putJob(job)] });
  }

  /** Adds or replaces a job of a table whose last entry is still `number`; false if it is not. */
  putFor(job: JobRow, number: number): Promise<boolean> {
    const guard = { sql: IF_UNCHANGED, parameters: [job.table_id, number] };
    return this.database.write({ guard, statements: [putJob(job)] });
  }

  /** Leases up to `limit` due jobs to `node`. No two nodes get the same one. */
  async claim(
    node: string,
    kinds: readonly string[],
    now: number,
    until: number,
    limit: number,
  ): Promise<JobRow[]> {
    const due = this.db
      .selectFrom('jobs')
      .select(['kind', 'key'])
      .where('due', '<=', now)
      .where('lease_until', '<=', now)
      .where('kind', 'in', [...kinds])
      .orderBy('due')
      .limit(limit);
    const chosen = this.database.skipClaimed(due);
    return this.db
      .updateTable('jobs')
      .set({ lease_until: until, lease_by: node })
      .where((eb) => eb(eb.refTuple('kind', 'key'), 'in', chosen.$asTuple('kind', 'key')))
      .returningAll()
      .execute();
  }

  /** Removes a finished job, unless another has taken its place. */
  async finish(job: JobRow): Promise<void> {
    await this.db
      .deleteFrom('jobs')
      .where('kind', '=', job.kind)
      .where('key', '=', job.key)
      .where('number', '=', job.number)
      .where('due', '=', job.due)
      .execute();
  }

  /** Gives the lease back and makes the job due later. */
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

  /** Gives back the leases of a node that is stopping. */
  async release(node: string): Promise<void> {
    await this.db
      .updateTable('jobs')
      .set({ lease_until: 0, lease_by: '' })
      .where('lease_until', '>', 0)
      .where('lease_by', '=', node)
      .execute();
  }

  /** At the start: the only node there can be need not wait for leases of the process before it. */
  async releaseAbandoned(): Promise<void> {
    if (this.database.isShared) return;
    await this.db
      .updateTable('jobs')
      .set({ lease_until: 0, lease_by: '' })
      .where('lease_until', '>', 0)
      .execute();
  }

  async count(): Promise<number> {
    const { n } = await this.db
      .selectFrom('jobs')
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  }
}
