/** Tables in the database: their logs, and the columns that lists are made from. */
import { type Kysely, sql } from 'kysely';
import type { Event, LogEntry } from '../tables/events.js';
import type { Database, Statement, Unit } from './database.js';
import type { JobRow, LogRow, Rows, SeatRow, TableRow } from './rows.js';

/** What is written together with new entries of a log. */
export interface Append {
  /** The table as it is then; its `number` is the last entry's. */
  readonly row: TableRow;
  /** The number before; where the log has grown in the meantime, nothing is written. */
  readonly expected: number;
  readonly entries: readonly LogEntry[];
  /** Who sent the command and its id; null for none. */
  readonly command: string | null;
  /** The seats that changed. */
  readonly seats: readonly SeatRow[];
  /** Work that is now to be done, and kinds of work that no longer are. */
  readonly jobs: readonly JobRow[];
  readonly drop: readonly string[];
}

/** The channel that tells other nodes about new entries. */
export const CHANNEL = 'kontor';

const TABLE_COLUMNS = [
  'number',
  'status',
  'access',
  'spectators',
  'game',
  'board',
  'players',
  'free',
  'title',
  'host_id',
  'pace',
  'created_at',
  'changed_at',
  'ended_at',
  'deadline',
  'said',
  'search',
] as const;

const INSERT_TABLE = `insert into tables (id, ${TABLE_COLUMNS.join(', ')})
  values (?, ${TABLE_COLUMNS.map(() => '?').join(', ')}) on conflict do nothing`;
const UPDATE_TABLE = `update tables set ${TABLE_COLUMNS.map((name) => `${name} = ?`).join(', ')}
  where id = ? and number = ?`;
const UNLESS_DONE = ' and not exists (select 1 from log where table_id = ? and command = ?)';
const INSERT_ENTRY =
  'insert into log (table_id, number, at, actor, kind, data, command) values (?, ?, ?, ?, ?, ?, ?)';
const PUT_SEAT = `insert into seats (table_id, seat, kind, person_id, name, level, colour, decides)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (table_id, seat) do update set kind = excluded.kind, person_id = excluded.person_id,
    name = excluded.name, level = excluded.level, colour = excluded.colour, decides = excluded.decides`;
const PUT_JOB = `insert into jobs (kind, key, table_id, number, due, lease_until, lease_by, data)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (kind, key) do update set table_id = excluded.table_id, number = excluded.number,
    due = excluded.due, lease_until = excluded.lease_until, lease_by = excluded.lease_by, data = excluded.data`;
const DROP_JOB = 'delete from jobs where kind = ? and key = ?';

export const putJob = (job: JobRow): Statement => ({
  sql: PUT_JOB,
  parameters: [job.kind, job.key, job.table_id, job.number, job.due, job.lease_until, job.lease_by, job.data],
});

const putSeat = (seat: SeatRow): Statement => ({
  sql: PUT_SEAT,
  parameters: [
    seat.table_id,
    seat.seat,
    seat.kind,
    seat.person_id,
    seat.name,
    seat.level,
    seat.colour,
    seat.decides,
  ],
});

function unitOf({ row, expected, entries, command, seats, jobs, drop }: Append): Unit {
  const columns = TABLE_COLUMNS.map((name) => row[name]);
  let guard: Statement = { sql: UPDATE_TABLE, parameters: [...columns, row.id, expected] };
  if (expected === 0) guard = { sql: INSERT_TABLE, parameters: [row.id, ...columns] };
  else if (command !== null) {
    guard = { sql: UPDATE_TABLE + UNLESS_DONE, parameters: [...guard.parameters, row.id, command] };
  }
  return {
    guard,
    statements: [
      ...entries.map(({ number, at, actor, event: { kind, ...data } }, i) => ({
        sql: INSERT_ENTRY,
        parameters: [row.id, number, at, actor, kind, JSON.stringify(data), i === 0 ? command : null],
      })),
      ...seats.map(putSeat),
      ...drop.map((kind) => ({ sql: DROP_JOB, parameters: [kind, row.id] })),
      ...jobs.map(putJob),
    ],
  };
}

export interface TableFilter {
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

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** Durable when it resolves; false where the log has grown or the table exists already. */
  append(append: Append): Promise<boolean> {
    const unit = unitOf(append);
    if (this.database.kind === 'sqlite') return this.database.write(unit);
    const told: Statement = {
      sql: 'select pg_notify(?, ?)',
      parameters: [CHANNEL, `${append.row.id} ${append.row.number}`],
    };
    return this.database.write({ ...unit, statements: [...unit.statements, told] });
  }

  /** The entries after number `after`. */
  async log(table: string, after = 0): Promise<LogEntry[]> {
    const rows = await this.db
      .selectFrom('log')
      .select(['number', 'at', 'actor', 'kind', 'data'])
      .where('table_id', '=', table)
      .where('number', '>', after)
      .orderBy('number')
      .execute();
    return rows.map(entryOf);
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
    const { status, access, search, game, spectators, person, before } = filter;
    if (status) query = query.where('status', 'in', [...status]);
    if (access !== undefined) query = query.where('access', '=', access);
    if (game !== undefined) query = query.where('game', '=', game);
    if (spectators !== undefined) query = query.where('spectators', '=', spectators ? 1 : 0);
    if (before !== undefined) query = query.where('created_at', '<', before);
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
    return this.withSeats(rows, filter.reader);
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

  /** The number of the last entry of a table's log; 0 where there is none. */
  async number(id: string): Promise<number> {
    const row = await this.db.selectFrom('tables').select('number').where('id', '=', id).executeTakeFirst();
    return row?.number ?? 0;
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

function entryOf({ number, at, actor, kind, data }: Omit<LogRow, 'table_id' | 'command'>): LogEntry {
  return { number, at, actor, event: { kind, ...JSON.parse(data) } as Event };
}
