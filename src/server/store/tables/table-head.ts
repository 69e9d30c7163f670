/** As much of a table as says who may see it and whether it has changed: known without reading its log. */
import type { Status } from '../../../protocol/tables/document.js';
import type { Settings } from '../../../protocol/tables/settings.js';
import type { SeatRow, TableRow } from '../schema/rows.js';

export interface TableHead {
  readonly number: number;
  /** When the last entry was written. */
  readonly at: number;
  readonly status: Status;
  readonly host: string | null;
  readonly settings: Pick<Settings, 'access' | 'spectators'>;
  seatOf(person: string): number | null;
  /** Whether a seat at the open table is kept for them. */
  isKeptFor(person: string): boolean;
}

type TableHeadRow = Pick<
  TableRow,
  'id' | 'number' | 'changed_at' | 'status' | 'host_id' | 'access' | 'spectators'
>;

export function tableHeadOf(
  row: TableHeadRow,
  seats: readonly Pick<SeatRow, 'seat' | 'person_id' | 'kept_for'>[],
): TableHead {
  return {
    number: row.number,
    at: row.changed_at,
    status: row.status as Status,
    host: row.host_id,
    settings: { access: row.access as Settings['access'], spectators: row.spectators === 1 },
    seatOf: (person) => seats.find(({ person_id }) => person_id === person)?.seat ?? null,
    isKeptFor: (person) => row.status === 'open' && seats.some(({ kept_for }) => kept_for === person),
  };
}
