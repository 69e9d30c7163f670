/** Tables in the database: their logs, and the columns that lists are made from. */
import { type Kysely, sql } from 'kysely';
import type { Event, EventKind, LogEntry } from '../tables/events.js';
import { type Outline, outlineOf } from '../tables/outline.js';
import type { Append } from './append.js';
import type { Database } from './database.js';
import { Gather } from './gather.js';
import type { Rows, SeatRow, TableRow } from './rows.js';

export interface TableFilter {
  /** Only this one. */
  readonly id?: string;
  readonly status?: readonly string[];
  readonly access?: string;
  /** Words that must all occur. */
  readonly search?: string;
  readonly game?: string;
  /** Only tables that may be watched. */
  readonly spectators?: boolean;
  /** Only tables where this person sits or which they host. */
  readonly person?: string;
  /** Whose reading marks are wanted. */
  readonly reader?: string;
  /** Only tables at which nothing has happened since. */
  readonly idleSince?: number;
  /** Older than this: where the last page ended. */
  readonly before?: number;
  readonly limit: number;
}

export interface ListedTable extends TableRow {
  readonly seats: SeatRow[];
  /** How far the person asked about has read the talk. */
  readonly read: number;
}

export class TableStore {
  private readonly db: Kysely<Rows>;
  private readonly outlines = new Gather((ids) => this.findOutlines(ids));

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** Durable when it resolves; false where the log has grown or the table exists already. */
  append(append: Append): Promise<boolean> {
    return this.database.append(append);
  }

  /** The entries after number `after`. They come as one text, which is several times faster than row by row. */
  async log(table: string, after = 0): Promise<LogEntry[]> {
    const query = this.database.kind === 'sqlite' ? sqliteLog(table, after) : postgresLog(table, after);
    const { rows } = await query.execute(this.db);
    const entries = JSON.parse(rows[0].text ?? '[]') as [number, number, string, EventKind, object][];
    return entries.map(([number, at, actor, kind, data]) => ({
      number,
      at,
      actor,
      event: { kind, ...data } as Event,
    }));
  }

  /** The entry that came of a command, if it was done. */
  async byCommand(table: string, command: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('log')
      .select('number')
      .where('table_id', '=', table)
      .where('command', '=', command)
      .executeTakeFirst();
    return row?.number ?? null;
  }

  async list(filter: TableFilter): Promise<ListedTable[]> {
    let query = this.db.selectFrom('tables').selectAll('tables');
    const { id, status, access, search, game, spectators, person, before, idleSince } = filter;
    if (id !== undefined) query = query.where('id', '=', id);
    if (status) query = query.where('status', 'in', [...status]);
    if (access !== undefined) query = query.where('access', '=', access);
    if (game !== undefined) query = query.where('game', '=', game);
    if (spectators !== undefined) query = query.where('spectators', '=', spectators ? 1 : 0);
    if (before !== undefined) query = query.where('created_at', '<', before);
    if (idleSince !== undefined) query = query.where('changed_at', '<', idleSince);
    for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
      query = query.where(
        'search',
        'like',
        sql<string>`${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
      );
    }
    if (person !== undefined) {
      const seated = this.db.selectFrom('seats').select('table_id').where('person_id', '=', person);
      query = query.where((eb) => eb.or([eb('id', 'in', seated), eb('host_id', '=', person)]));
    }
    const rows = await query.orderBy('created_at', 'desc').limit(filter.limit).execute();
    const last = rows.at(-1)?.created_at;
    if (rows.length < filter.limit || last === undefined) return this.withSeats(rows, filter.reader);
    // The next page is asked for by time: tables made in the same millisecond are not torn apart.
    const same = await query.where('created_at', '=', last).execute();
    return this.withSeats([...rows.filter((row) => row.created_at !== last), ...same], filter.reader);
  }

  private async withSeats(rows: TableRow[], person: string | undefined): Promise<ListedTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    const marks =
      person === undefined
        ? []
        : await this.db
            .selectFrom('marks')
            .selectAll()
            .where('table_id', 'in', ids)
            .where('person_id', '=', person)
            .execute();
    return rows.map((row) => ({
      ...row,
      seats: seats.filter(({ table_id }) => table_id === row.id),
      read: marks.find(({ table_id }) => table_id === row.id)?.number ?? 0,
    }));
  }

  /** What is known of a table without its log. */
  outline(id: string): Promise<Outline | undefined> {
    return this.outlines.get(id);
  }

  private async findOutlines(ids: readonly string[]): Promise<ReadonlyMap<string, Outline>> {
    // Both questions go out in the same moment.
    const [rows, seats] = await Promise.all([
      this.db
        .selectFrom('tables')
        .select(['id', 'number', 'changed_at', 'status', 'host_id', 'access', 'spectators'])
        .where('id', 'in', ids)
        .execute(),
      this.db
        .selectFrom('seats')
        .select(['table_id', 'seat', 'person_id'])
        .where('table_id', 'in', ids)
        .where('person_id', 'is not', null)
        .execute(),
    ]);
    const seatsAt = (id: string) => seats.filter(({ table_id }) => table_id === id);
    return new Map(rows.map((row) => [row.id, outlineOf(row, seatsAt(row.id))]));
  }

  async row(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async mark(table: string, person: string, number: number): Promise<void> {
    await this.db
      .insertInto('marks')
      .values({ table_id: table, person_id: person, number })
      .onConflict((on) =>
        on.columns(['table_id', 'person_id']).doUpdateSet({ number }).where('marks.number', '<', number),
      )
      .execute();
  }

  async read(table: string, person: string): Promise<number> {
    const row = await this.db
      .selectFrom('marks')
      .select('number')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  async note(table: string, person: string): Promise<string> {
    const row = await this.db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async putNote(table: string, person: string, text: string, now: number): Promise<void> {
    const values = { table_id: table, person_id: person, text, changed_at: now };
    await this.db
      .insertInto('notes')
      .values(values)
      .onConflict((on) => on.columns(['table_id', 'person_id']).doUpdateSet({ text, changed_at: now }))
      .execute();
  }
}

const sqliteLog = (table: string, after: number) => sql<{ text: string | null }>`
  select json_group_array(json_array(number, at, actor, kind, json(data))) as text from (
    select * from log where table_id = ${table} and number > ${after} order by number)`;

const postgresLog = (table: string, after: number) => sql<{ text: string | null }>`
  select json_agg(json_build_array(number, at, actor, kind, data::json) order by number)::text as text
  from log where table_id = ${table} and number > ${after}`;
