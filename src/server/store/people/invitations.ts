/** Invitations to tables. One that must not arrive is stored like any other, and shown to nobody. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.js';
import type { InvitationRow, Rows, TableRow } from '../schema/rows.js';
import type { PublicPerson } from './acquaintances.js';

/** An invitation with what the person who got it is shown. */
export interface ReceivedInvitation {
  readonly table: TableRow;
  readonly at: number;
  readonly from: PublicPerson;
  /** Null for a table without a host, or one whose host has gone. */
  readonly host: PublicPerson | null;
}

/** An invitation as those at the table see it. */
export interface SentInvitation extends PublicPerson {
  readonly at: number;
  readonly declined_at: number | null;
}

/** More than anybody looks through. */
const MOST_SHOWN = 50;

export class InvitationStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** Adds an invitation; false if there was the same before, answered or not. */
  add({ to_id, table_id, from_id, at }: Omit<InvitationRow, 'declined_at'>): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: `insert into invitations (to_id, table_id, from_id, at, declined_at) values (?, ?, ?, ?, null)
          on conflict do nothing`,
        parameters: [to_id, table_id, from_id, at],
      },
      statements: [],
    });
  }

  /** How many invitations of a person wait for an answer: all, and those to one other. */
  async waiting(from: string, to: string): Promise<{ all: number; each: number }> {
    const { n, each } = await this.db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .select(({ fn }) => [
        fn.countAll().as('n'),
        fn.sum(sql<number>`case when to_id = ${to} then 1 else 0 end`).as('each'),
      ])
      .where('from_id', '=', from)
      .where('declined_at', 'is', null)
      .where('tables.status', 'in', ['open', 'playing'])
      .where('tables.free', '>', 0)
      .executeTakeFirstOrThrow();
    return { all: Number(n), each: Number(each ?? 0) };
  }

  /** Whom somebody has invited to a table. */
  sent(table: string, from: string): Promise<SentInvitation[]> {
    return this.db
      .selectFrom('invitations')
      .innerJoin('people', 'people.id', 'invitations.to_id')
      .select(['people.id', 'people.name', 'people.picture', 'invitations.at', 'invitations.declined_at'])
      .where('table_id', '=', table)
      .where('from_id', '=', from)
      .orderBy('invitations.at')
      .limit(MOST_SHOWN)
      .execute();
  }

  /**
   * The invitations that have arrived and can still be accepted, the newest first; of several to one table, one. They
   * come from people who still sit there, are not banned, and whom the person has not blocked or shut out.
   */
  async received(to: string, now: number, table?: string): Promise<ReceivedInvitation[]> {
    let query = this.db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .innerJoin('people as sender', 'sender.id', 'invitations.from_id')
      .innerJoin('people as receiver', 'receiver.id', 'invitations.to_id')
      .leftJoin('people as host', 'host.id', 'tables.host_id')
      .leftJoin('acquaintances', (join) =>
        join
          .onRef('acquaintances.person_id', '=', 'invitations.to_id')
          .onRef('acquaintances.other_id', '=', 'invitations.from_id'),
      )
      .selectAll('tables')
      .select([
        'invitations.at as invited_at',
        'sender.id as sender_id',
        'sender.name as sender_name',
        'sender.picture as sender_picture',
        'host.name as host_name',
        'host.picture as host_picture',
      ])
      .where('invitations.to_id', '=', to)
      .where('declined_at', 'is', null)
      .where('tables.status', 'in', ['open', 'playing'])
      .where('tables.free', '>', 0)
      .where((eb) => eb.or([eb('sender.banned_at', 'is', null), eb('sender.banned_until', '<=', now)]))
      .where((eb) => eb.or([eb('acquaintances.kind', 'is', null), eb('acquaintances.kind', '=', 'follow')]))
      .where((eb) =>
        eb.or([
          eb('receiver.invitable_by', '=', 'everybody'),
          eb.and([eb('receiver.invitable_by', '=', 'following'), eb('acquaintances.kind', '=', 'follow')]),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb('tables.host_id', '=', eb.ref('invitations.from_id')),
          // By the seats of the table, five at most, not by all seats of the sender.
          eb(
            'invitations.from_id',
            'in',
            eb.selectFrom('seats').select('seats.person_id').whereRef('seats.table_id', '=', 'tables.id'),
          ),
        ]),
      );
    if (table !== undefined) query = query.where('invitations.table_id', '=', table);
    const rows = await query.orderBy('invitations.at', 'desc').limit(MOST_SHOWN).execute();
    return rows
      .filter(({ id }, i) => rows.findIndex((row) => row.id === id) === i)
      .map(({ invited_at, sender_id, sender_name, sender_picture, host_name, host_picture, ...table }) => ({
        table,
        at: invited_at,
        from: { id: sender_id, name: sender_name, picture: sender_picture },
        host:
          table.host_id === null || host_name === null
            ? null
            : { id: table.host_id, name: host_name, picture: host_picture ?? '' },
      }));
  }

  /** Declines every invitation to a table. Nobody is asked again by the same person. */
  async decline(to: string, table: string, now: number): Promise<void> {
    await this.db
      .updateTable('invitations')
      .set({ declined_at: now })
      .where('to_id', '=', to)
      .where('table_id', '=', table)
      .where('declined_at', 'is', null)
      .execute();
  }

  /** Removes the invitations of a person who has sat down. */
  async remove(to: string, table: string): Promise<void> {
    await this.db.deleteFrom('invitations').where('to_id', '=', to).where('table_id', '=', table).execute();
  }

  async removeOld(before: number): Promise<void> {
    await this.db.deleteFrom('invitations').where('at', '<', before).execute();
  }
}
