/** Tables in the database: their logs, the columns that lists are made from, and people's notes at them. */
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { LogEntry } from '../../events.js';
import { LookupBatcher } from '../batches/lookup-batcher.js';
import { Turnstile } from '../batches/turnstile.js';
import type { Database } from '../database.js';
import type { Rows, SeatRow, TableRow } from '../schema/rows.js';
import type { Append } from './append.js';
import type { LogPiece } from './log-text.js';
import { type TableHead, tableHeadOf } from './table-head.js';

/** Tables that a page of the lobby is chosen from. The next page goes on with older ones. */
const MOST_SEARCHED = 2000;
/** Pages of the lobby that are read at a time: moves must not wait behind a crowd that searches. */
const MOST_LISTING = 2;
/** A message has 64 KB at most, so a piece has less than 32 MB. */
const ENTRIES_AT_ONCE = 500;
/** Messages that are looked at to tell whether one of them is for the reader. */
const MOST_UNREAD = 200;
/** Characters. The longest games have some 3 million. */
export const LONGEST_LOG = 64 * 1024 * 1024;

export class LogTooLong extends Error {
  constructor(table: string) {
    super(`the log of table ${table} has more than ${LONGEST_LOG} characters`);
  }
}

interface TableFilter {
  /** Only this one. */
  readonly id?: string;
  readonly status?: readonly string[];
  readonly access?: string;
  /** Words that must all occur. */
  readonly search?: string;
  readonly game?: string;
  readonly board?: string;
  readonly players?: number;
  readonly pace?: string;
  readonly language?: string;
  /** Only tables with a seat that anybody may take. */
  readonly hasFreeSeat?: boolean;
  readonly rated?: boolean;
  /** Only tables that may be watched. */
  readonly spectators?: boolean;
  /** Only tables where this person sits or which they host. */
  readonly person?: string;
  /** Only those of them where this person has to decide. */
  readonly decides?: boolean;
  /** Whose read position is wanted. */
  readonly reader?: string;
  /** Only tables where nothing has happened since. */
  readonly idleSince?: number;
  /** Only older ones than this: where the last page ended. */
  readonly before?: number;
  readonly limit: number;
}

/** Columns that must be exactly what the filter says. */
const EXACT = ['id', 'access', 'game', 'board', 'players', 'pace', 'language'] as const;

export interface ListedTable extends TableRow {
  readonly seats: SeatRow[];
  /** How far the reader has read the chat. */
  readonly readUpTo: number;
}

/** A list of anybody's tables, of which there may be any number. */
const isLobby = ({ id, person }: TableFilter): boolean => id === undefined && person === undefined;

export class TableStore {
  private readonly db: Kysely<Rows>;
  private readonly listing = new Turnstile(MOST_LISTING);
  private readonly heads = new LookupBatcher((ids) => this.findHeads(ids));

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** Durable when it resolves. False: the log has grown, or the table exists already. */
  append(append: Append): Promise<boolean> {
    return this.database.append(append);
  }

  /**
   * The entries after number `after`, piece by piece. Throws `LogTooLong` for a log that is longer than any game makes
   * it: reading it would cost more memory than the server has.
   */
  async *logPieces(table: string, after = 0): AsyncGenerator<LogPiece> {
    let last = after;
    let length = 0;
    for (;;) {
      const piece = await this.readLog(table, last);
      length += piece.length;
      if (length > LONGEST_LOG) throw new LogTooLong(table);
      if (piece.entries.length > 0) yield piece;
      if (piece.entries.length < ENTRIES_AT_ONCE) return;
      last = piece.entries[piece.entries.length - 1].number;
    }
  }

  /** All entries after number `after` at once. */
  async log(table: string, after = 0): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for await (const piece of this.logPieces(table, after)) entries.push(...piece.entries);
    return entries;
  }

  readLog(table: string, after: number): Promise<LogPiece> {
    return this.database.readLog(table, after, ENTRIES_AT_ONCE);
  }

  /** The number of the entry that a command led to; null if it was never carried out. */
  async entryOfCommand(table: string, command: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('log')
      .select('number')
      .where('table_id', '=', table)
      .where('command', '=', command)
      .executeTakeFirst();
    return row?.number ?? null;
  }

  /** A page of a list, and where the next begins. A page of the lobby may be short, or empty, and not be the last. */
  page(filter: TableFilter): Promise<{ tables: ListedTable[]; next: number | null }> {
    return this.listing.run(async () => {
      const tables = await this.list(filter);
      const next =
        tables.length >= filter.limit ? tables.at(-1)!.created_at : await this.endOfSearched(filter);
      return { tables, next };
    });
  }

  /** Where to go on with the tables that were too old to be looked at; null if all were. */
  private async endOfSearched(filter: TableFilter): Promise<number | null> {
    if (!isLobby(filter)) return null;
    const rest = await this.newestFirst(filter).select('created_at').offset(MOST_SEARCHED).limit(1).execute();
    if (rest.length === 0) return null;
    const [{ created_at }] = rest;
    // One later, because others of the same millisecond may not have been looked at either.
    return created_at + 1 === filter.before ? created_at : created_at + 1;
  }

  async list(filter: TableFilter): Promise<ListedTable[]> {
    const query = this.listQuery(filter);
    const rows = await query.orderBy('created_at', 'desc').limit(filter.limit).execute();
    const last = rows.at(-1)?.created_at;
    if (rows.length < filter.limit || last === undefined) return this.withSeats(rows, filter.reader);
    // Pages are cut by time: tables of the same millisecond must stay on one page.
    const same = await query.where('created_at', '=', last).execute();
    return this.withSeats([...rows.filter((row) => row.created_at !== last), ...same], filter.reader);
  }

  listQuery(filter: TableFilter): SelectQueryBuilder<Rows, 'tables', TableRow> {
    const from = isLobby(filter)
      ? this.db.selectFrom(this.newestFirst(filter).selectAll().limit(MOST_SEARCHED).as('tables'))
      : this.db.selectFrom('tables');
    let query = from.selectAll('tables');
    const { status, search, rated, spectators, hasFreeSeat, person, decides, before, idleSince } = filter;
    for (const name of EXACT) {
      const value = filter[name];
      if (value !== undefined) query = query.where(name, '=', value);
    }
    if (status) query = query.where('status', 'in', [...status]);
    if (hasFreeSeat) query = query.where('free', '>', 0);
    // Tables of earlier versions say nothing; they are rated.
    if (rated !== undefined) query = query.where('details', rated ? 'not like' : 'like', '%"rated":false%');
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
      const seats = this.db.selectFrom('seats').select('table_id');
      const seated = seats.where('person_id', '=', person);
      if (decides) return query.where('id', 'in', seated.where('decides', '=', 1));
      const kept = seats.where('kept_for', '=', person);
      query = query.where((eb) =>
        eb.or([
          eb('id', 'in', seated),
          eb('host_id', '=', person),
          eb.and([eb('status', '=', 'open'), eb('id', 'in', kept)]),
        ]),
      );
    }
    return query;
  }

  /**
   * The lobby is chosen from the newest tables, which the index finds: no filter may make it read all of them. They are
   * selected first, as a table of their own; with a condition SQLite would go through the whole index for each search.
   */
  private newestFirst({ status, access, before }: TableFilter): SelectQueryBuilder<Rows, 'tables', object> {
    let query = this.db.selectFrom('tables');
    if (status) query = query.where('status', 'in', [...status]);
    if (access !== undefined) query = query.where('access', '=', access);
    if (before !== undefined) query = query.where('created_at', '<', before);
    return query.orderBy('created_at', 'desc');
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
    // Not a search of all seats for each table: a page of 2,000 tables held everybody up for 140 ms.
    const seatsOf = new Map(ids.map((id): [string, SeatRow[]] => [id, []]));
    for (const seat of seats) seatsOf.get(seat.table_id)!.push(seat);
    const readUpTo = new Map(marks.map(({ table_id, number }) => [table_id, number]));
    return rows.map((row) => ({
      ...row,
      seats: seatsOf.get(row.id)!,
      readUpTo: readUpTo.get(row.id) ?? 0,
    }));
  }

  /** Tables with bots that a person hosts and that are not over. */
  async countBotTables(person: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('tables')
      .select(sql<number>`count(*)`.as('n'))
      .where('host_id', '=', person)
      .where('status', 'in', ['open', 'playing'])
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.kind', '=', 'bot'),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  head(id: string): Promise<TableHead | undefined> {
    return this.heads.get(id);
  }

  private async findHeads(ids: readonly string[]): Promise<ReadonlyMap<string, TableHead>> {
    // Both queries are sent to the database together.
    const [rows, seats] = await Promise.all([
      this.db
        .selectFrom('tables')
        .select(['id', 'number', 'changed_at', 'status', 'host_id', 'access', 'spectators'])
        .where('id', 'in', ids)
        .execute(),
      this.db
        .selectFrom('seats')
        .select(['table_id', 'seat', 'person_id', 'kept_for'])
        .where('table_id', 'in', ids)
        .where((eb) => eb.or([eb('person_id', 'is not', null), eb('kept_for', 'is not', null)]))
        .execute(),
    ]);
    const seatsAt = (id: string) => seats.filter(({ table_id }) => table_id === id);
    return new Map(rows.map((row) => [row.id, tableHeadOf(row, seatsAt(row.id))]));
  }

  async row(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async markRead(table: string, person: string, number: number): Promise<void> {
    await this.db
      .insertInto('marks')
      .values({ table_id: table, person_id: person, number })
      .onConflict((on) =>
        on.columns(['table_id', 'person_id']).doUpdateSet({ number }).where('marks.number', '<', number),
      )
      .execute();
  }

  /** Whether anybody but `silenced` has said something after an entry; looks at the first messages after it only. */
  async hasUnread(table: string, after: number, silenced: ReadonlySet<string>): Promise<boolean> {
    const rows = await this.db
      .selectFrom('log')
      .select('data')
      .where('table_id', '=', table)
      .where('number', '>', after)
      .where('kind', '=', 'said')
      .orderBy('number')
      .limit(MOST_UNREAD)
      .execute();
    return rows.some(({ data }) => !silenced.has((JSON.parse(data) as { person: string }).person));
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
