/** As much of a table as tells who may see it and whether it has changed: it is known without reading its log. */
import type { Settings } from '../../protocol/settings.js';
import type { SeatRow, TableRow } from '../store/rows.js';
import type { Status } from './table.js';

export interface Outline {
  readonly number: number;
  /** When the last entry was written. */
  readonly at: number;
  readonly status: Status;
  readonly host: string | null;
  readonly settings: Pick<Settings, 'access' | 'spectators'>;
  seatOf(person: string): number | null;
}

export type OutlineRow = Pick<
  TableRow,
  'id' | 'number' | 'changed_at' | 'status' | 'host_id' | 'access' | 'spectators'
>;

export function outlineOf(row: OutlineRow, seats: readonly Pick<SeatRow, 'seat' | 'person_id'>[]): Outline {
  return {
    number: row.number,
    at: row.changed_at,
    status: row.status as Status,
    host: row.host_id,
    settings: { access: row.access as Settings['access'], spectators: row.spectators === 1 },
    seatOf: (person) => seats.find(({ person_id }) => person_id === person)?.seat ?? null,
  };
}
