/** Channels to people, notices that are due to them, and messages that are being delivered. */
import type { Kysely } from 'kysely';
import type { Statement } from '../batches/statement.js';
import type { Database } from '../database.js';
import type { ChannelRow, DeliveryRow, JobRow, NoticeRow, PresenceRow, Rows } from '../schema/rows.js';
import { putJob } from '../tables/append.js';

export type Notice = Pick<NoticeRow, 'table_id' | 'about' | 'number'>;

/** A delivery with its channel. */
export interface PendingDelivery extends DeliveryRow {
  readonly channel: ChannelRow;
}

const ADD_NOTICE = `insert into notices (person_id, table_id, about, number, at, told_at)
  values (?, ?, ?, ?, ?, null) on conflict do nothing`;
/** A new number keeps a job that is running from being removed as finished when a notice was added meanwhile. */
const PUT_TELL_JOB = `insert into jobs (kind, key, table_id, number, due, lease_until, lease_by, data)
  values ('tell', ?, null, 0, ?, 0, '', '{}')
  on conflict (kind, key) do update set number = jobs.number + 1`;
/** One that was put off for a while is due now. */
const PUT_URGENT_TELL_JOB = `${PUT_TELL_JOB}, due = excluded.due`;
const SET_TOLD =
  'update notices set told_at = ? where person_id = ? and table_id = ? and about = ? and number = ? and told_at is null';
const ADD_DELIVERY = `insert into deliveries (id, person_id, channel_id, notices, attempts, created_at)
  values (?, ?, ?, ?, 0, ?)`;

export class NotifyStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  channels(person: string): Promise<ChannelRow[]> {
    return this.db
      .selectFrom('channels')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_at')
      .execute();
  }

  async addChannel(row: ChannelRow): Promise<void> {
    await this.db.insertInto('channels').values(row).execute();
  }

  async changeChannel(id: string, change: Partial<Omit<ChannelRow, 'id'>>): Promise<void> {
    await this.db.updateTable('channels').set(change).where('id', '=', id).execute();
  }

  async removeChannel(id: string): Promise<void> {
    await this.database.write({
      statements: [
        { sql: 'delete from deliveries where channel_id = ?', parameters: [id] },
        { sql: 'delete from channels where id = ?', parameters: [id] },
      ],
    });
  }

  /** Replaces a channel's data; false if somebody else has changed it. Of several attempts at once, one counts. */
  replaceData(id: string, from: string, to: string): Promise<boolean> {
    return this.database.write({
      guard: { sql: 'update channels set data = ? where id = ? and data = ?', parameters: [to, id, from] },
      statements: [],
    });
  }

  async tableKinds(table: string, person: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('table_notify')
      .select('kinds')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row?.kinds ?? null;
  }

  async putTableKinds(table: string, person: string, kinds: string | null): Promise<void> {
    const of = { table_id: table, person_id: person };
    if (kinds === null) {
      await this.db
        .deleteFrom('table_notify')
        .where('table_id', '=', table)
        .where('person_id', '=', person)
        .execute();
    } else {
      await this.db
        .insertInto('table_notify')
        .values({ ...of, kinds })
        .onConflict((on) => on.columns(['table_id', 'person_id']).doUpdateSet({ kinds }))
        .execute();
    }
  }

  /** Adds a notice, unless it exists, and a job to send it: soon, or at once if it is urgent. */
  async addNotice(
    person: string,
    { table_id, about, number }: Notice,
    now: number,
    isUrgent = false,
  ): Promise<void> {
    const sql = isUrgent ? PUT_URGENT_TELL_JOB : PUT_TELL_JOB;
    await this.database.write({
      guard: { sql: ADD_NOTICE, parameters: [person, table_id, about, number, now] },
      statements: [{ sql, parameters: [person, now] }],
    });
  }

  pendingNotices(person: string): Promise<NoticeRow[]> {
    return this.db
      .selectFrom('notices')
      .selectAll()
      .where('person_id', '=', person)
      .where('told_at', 'is', null)
      .orderBy('at')
      .execute();
  }

  /** A notice was added while the job ran: it need not wait for the lease to end. */
  async releaseIfAdded({ kind, key, number }: JobRow): Promise<void> {
    await this.db
      .updateTable('jobs')
      .set({ lease_until: 0, lease_by: '' })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('number', '>', number)
      .execute();
  }

  /** When the person was last sent anything, or anything of one kind. */
  async lastToldAt(person: string, about?: NoticeRow['about']): Promise<number> {
    let query = this.db
      .selectFrom('notices')
      .select(({ fn }) => fn.max('told_at').as('at'))
      .where('person_id', '=', person);
    if (about !== undefined) query = query.where('about', '=', about);
    const { at } = await query.executeTakeFirstOrThrow();
    return Number(at ?? 0);
  }

  /** Removes a notice that is no longer true. */
  async removeNotice(person: string, { table_id, about, number }: Notice): Promise<void> {
    await this.db
      .deleteFrom('notices')
      .where('person_id', '=', person)
      .where('table_id', '=', table_id)
      .where('about', '=', about)
      .where('number', '=', number)
      .where('told_at', 'is', null)
      .execute();
  }

  /** Turns notices into deliveries, all at once and only once: a second caller does nothing. */
  handToDeliveries(
    person: string,
    notices: readonly Notice[],
    deliveries: readonly DeliveryRow[],
    now: number,
  ): Promise<boolean> {
    const marks = notices.map(
      ({ table_id, about, number }): Statement => ({
        sql: SET_TOLD,
        parameters: [now, person, table_id, about, number],
      }),
    );
    if (marks.length === 0) return Promise.resolve(true);
    return this.database.write({
      guard: marks[0],
      statements: [
        ...marks.slice(1),
        ...deliveries.flatMap((row): Statement[] => [
          { sql: ADD_DELIVERY, parameters: [row.id, person, row.channel_id, row.notices, now] },
          putJob(deliveryJob(row.id, 0, now)),
        ]),
      ],
    });
  }

  async delivery(id: string): Promise<PendingDelivery | null> {
    const row = await this.db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const channel = await this.db
      .selectFrom('channels')
      .selectAll()
      .where('id', '=', row.channel_id)
      .executeTakeFirst();
    return channel ? { ...row, channel } : null;
  }

  async removeDelivery(id: string): Promise<void> {
    await this.db.deleteFrom('deliveries').where('id', '=', id).execute();
  }

  /** Schedules the next attempt. */
  async retry(id: string, attempts: number, due: number): Promise<void> {
    await this.database.write({
      statements: [
        { sql: 'update deliveries set attempts = ? where id = ?', parameters: [attempts, id] },
        putJob(deliveryJob(id, attempts, due)),
      ],
    });
  }

  /** Removes old notices; they only served to avoid telling people twice. */
  async removeOldNotices(before: number): Promise<void> {
    await this.db.deleteFrom('notices').where('at', '<', before).where('told_at', 'is not', null).execute();
  }

  async putPresence(row: PresenceRow): Promise<void> {
    await this.db
      .insertInto('presence')
      .values(row)
      .onConflict((on) => on.column('node').doUpdateSet({ until: row.until, watching: row.watching }))
      .execute();
  }

  async presence(now: number): Promise<PresenceRow[]> {
    return this.db.selectFrom('presence').selectAll().where('until', '>', now).execute();
  }

  async removePresence(node: string, now: number): Promise<void> {
    await this.db
      .deleteFrom('presence')
      .where((eb) => eb.or([eb('node', '=', node), eb('until', '<', now)]))
      .execute();
  }
}

const deliveryJob = (id: string, attempts: number, due: number): JobRow => ({
  kind: 'deliver',
  key: id,
  table_id: null,
  number: attempts,
  due,
  lease_until: 0,
  lease_by: '',
  data: '{}',
});
