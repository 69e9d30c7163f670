/** New entries of a table's log and what is written with them. */
import type { LogEntry } from '../tables/events.js';
import type { JobRow, SeatRow, TableRow } from './rows.js';

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
] as const;
export const SEAT_COLUMNS = [
  'table_id',
  'seat',
  'kind',
  'person_id',
  'name',
  'level',
  'colour',
  'decides',
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

/** `a = excluded.a, …`: takes the new values where a row is there already. */
export const takeNew = (columns: readonly string[]): string =>
  columns.map((name) => `${name} = excluded.${name}`).join(', ');

export const SEAT_CONFLICT = `on conflict (table_id, seat) do update set ${takeNew(SEAT_COLUMNS.slice(2))}`;
export const JOB_CONFLICT = `on conflict (kind, key) do update set ${takeNew(JOB_COLUMNS.slice(2))}`;

/** An entry's event without its kind, as it is kept. */
export function dataOf({ event: { kind: _, ...data } }: LogEntry): string {
  return JSON.stringify(data);
}
