/** For admins: who is one, the log of what they did, and lists of all people, tables and jobs. */
import { type Kysely, sql } from 'kysely';
import type { Statement } from './batches/statement.js';
import type { Database } from './database.js';
import type { AdminLogRow, PersonRow, Rows } from './schema/rows.js';

const like = (text: string) => sql<string>`${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

export const insertEntry = (row: AdminLogRow): Statement => ({
  sql: 'insert into admin_log (id, at, admin_id, action, target, data) values (?, ?, ?, ?, ?, ?)',
  parameters: [row.id, row.at, row.admin_id, row.action, row.target, row.data],
});

export class AdminStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  async hasAdmin(): Promise<boolean> {
    const found = await this.db.selectFrom('people').select('id').where('admin', '=', 1).limit(1).execute();
    return found.length > 0;
  }

  /** Makes a person the first admin. Of several who try at once, one succeeds. */
  claim(person: string, entry: AdminLogRow): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: 'update people set admin = 1 where id = ? and not exists (select 1 from people where admin = 1)',
        parameters: [person],
      },
      statements: [insertEntry(entry)],
    });
  }

  /** Changes a person and logs it, together; false if nothing changed. */
  setAdmin(person: string, admin: boolean, entry: AdminLogRow): Promise<boolean> {
    const [to, from] = admin ? [1, 0] : [0, 1];
    return this.database.write({
      guard: {
        sql: 'update people set admin = ? where id = ? and admin = ?',
        parameters: [to, person, from],
      },
      statements: [insertEntry(entry)],
    });
  }

  /** Bans a person who is not banned, or whose ban has ended. */
  ban(
    person: string,
    { at, until, reason }: { at: number; until: number | null; reason: string },
    entry: AdminLogRow,
  ): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: `update people set banned_at = ?, banned_until = ?, ban_reason = ?
          where id = ? and (banned_at is null or banned_until <= ?)`,
        parameters: [at, until, reason, person, at],
      },
      statements: [insertEntry(entry)],
    });
  }

  unban(person: string, entry: AdminLogRow): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: `update people set banned_at = null, banned_until = null, ban_reason = ''
          where id = ? and banned_at is not null`,
        parameters: [person],
      },
      statements: [insertEntry(entry)],
    });
  }

  async addEntry(entry: AdminLogRow): Promise<void> {
    await this.database.write({ statements: [insertEntry(entry)] });
  }

  /** With the names of the admin and of the person or table concerned. */
  entries(limit: number): Promise<(AdminLogRow & Record<'name' | 'person' | 'title', string | null>)[]> {
    return this.db
      .selectFrom('admin_log')
      .leftJoin('people', 'people.id', 'admin_log.admin_id')
      .leftJoin('people as targets', 'targets.id', 'admin_log.target')
      .leftJoin('tables', 'tables.id', 'admin_log.target')
      .selectAll('admin_log')
      .select(['people.name as name', 'targets.name as person', 'tables.title as title'])
      .orderBy('admin_log.at', 'desc')
      .limit(limit)
      .execute();
  }

  people(
    search: string,
    only: 'admins' | 'banned' | undefined,
    now: number,
    limit: number,
  ): Promise<PersonRow[]> {
    let query = this.db.selectFrom('people').selectAll();
    if (search !== '') {
      query = query.where((eb) =>
        eb.or([
          eb(eb.fn<string>('lower', ['name']), 'like', like(search.toLowerCase())),
          eb('id', '=', search),
        ]),
      );
    }
    if (only === 'admins') query = query.where('admin', '=', 1);
    if (only === 'banned') {
      query = query
        .where('banned_at', 'is not', null)
        .where((eb) => eb.or([eb('banned_until', 'is', null), eb('banned_until', '>', now)]));
    }
    return query.orderBy('seen_at', 'desc').limit(limit).execute();
  }

  async countPeople(): Promise<number> {
    const { n } = await this.db
      .selectFrom('people')
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  async tablesByStatus(): Promise<Record<string, number>> {
    const rows = await this.db
      .selectFrom('tables')
      .select(['status', sql<number>`count(*)`.as('n')])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
  }

  /** Jobs by kind: how many, and when the oldest is due. */
  async jobsByKind(): Promise<{ kind: string; n: number; due: number }[]> {
    const rows = await this.db
      .selectFrom('jobs')
      .select(['kind', sql<number>`count(*)`.as('n'), sql<number>`min(due)`.as('due')])
      .groupBy('kind')
      .execute();
    return rows.map(({ kind, n, due }) => ({ kind, n: Number(n), due: Number(due) }));
  }
}
