/** New entries of a table's log and what is written with them. */
import { textOf } from '../../../core/kept-text.js';
import type { Event, LogEntry } from '../../events.js';
import type { Statement } from '../batches/statement.js';
import type { JobRow, SeatRow, TableRow } from '../schema/rows.js';

/** A plan that has been replaced, by the entry of the log that holds it. */
export interface OldPlan {
  readonly number: number;
  readonly seat: number;
}

/** A seat that changed. */
export interface SeatChange {
  readonly row: SeatRow;
  /** Whether only `decides` has changed, as with most moves. */
  readonly isTurnOnly: boolean;
}

export interface Append {
  /** The table after the new entries; its `number` is that of the last one. */
  readonly row: TableRow;
  /** Whether only `MOVING_COLUMNS` have changed in it, as with most moves. */
  readonly isMoveOnly: boolean;
  /** The number before the new entries. If the log has grown in the meantime, nothing is written. */
  readonly expected: number;
  readonly entries: readonly LogEntry[];
  /** The sender and id of the command that caused the entries; null for none. */
  readonly command: string | null;
  readonly seats: readonly SeatChange[];
  /** Jobs to add or replace. */
  readonly jobs: readonly JobRow[];
  /** Kinds of jobs to remove. */
  readonly drop: readonly string[];
  /** Plans whose actions are removed from the log: only the last plan of a seat is kept. */
  readonly oldPlans: readonly OldPlan[];
}

export const TABLE_COLUMNS = [
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
  'language',
  'details',
  'board_hash',
] as const;
/** The columns that change with every move. */
export const MOVING_COLUMNS = ['number', 'changed_at', 'deadline'] as const;
export const SEAT_COLUMNS = [
  'table_id',
  'seat',
  'kind',
  'person_id',
  'name',
  'level',
  'colour',
  'decides',
  'abandoned',
  'kept_for',
] as const;
export const JOB_COLUMNS = [
  'kind',
  'key',
  'table_id',
  'number',
  'due',
  'lease_until',
  'lease_by',
  'data',
] as const;

/** `a = excluded.a, …`: overwrites an existing row. */
const overwrite = (columns: readonly string[]): string =>
  columns.map((name) => `${name} = excluded.${name}`).join(', ');

export const SEAT_CONFLICT = `on conflict (table_id, seat) do update set ${overwrite(SEAT_COLUMNS.slice(2))}`;
export const JOB_CONFLICT = `on conflict (kind, key) do update set ${overwrite(JOB_COLUMNS.slice(2))}`;

export const placeholders = (columns: readonly string[]): string => columns.map(() => '?').join(', ');

const PUT_JOB = `insert into jobs (${JOB_COLUMNS.join(', ')}) values (${placeholders(JOB_COLUMNS)}) ${JOB_CONFLICT}`;

/** Adds a job, or replaces the one of the same kind and key. */
export const putJob = (job: JobRow): Statement => ({
  sql: PUT_JOB,
  parameters: JOB_COLUMNS.map((name) => job[name]),
});

/** What is stored of a plan that has been replaced. */
export const emptyPlan = ({ seat }: OldPlan): string => JSON.stringify({ seat, actions: [] });

/** An event without its kind, as it is stored. */
export function dataOf(event: Event): string {
  if (event.kind === 'moved')
    return `{"seat":${event.seat},"action":${textOf(event.action)},"by":"${event.by}"}`;
  const { kind: _, ...data } = event;
  return JSON.stringify(data);
}
