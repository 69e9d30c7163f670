/** Who may see a table, and what they are there. */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { TableHead } from '../../store/tables/table-head.js';

export interface Viewer {
  readonly seat: number | null;
  readonly host: boolean;
  /** Whether they only want to know how many legal actions they have. */
  readonly countsLegal: boolean;
}

/** The same string for viewers who see the same. */
const viewerKey = ({ seat, host, countsLegal }: Viewer): string =>
  `${seat ?? 'x'}${host ? 'h' : ''}${countsLegal ? 'c' : ''}`;

export function viewerOf(table: TableHead, person: string | null, countsLegal = false): Viewer {
  return {
    seat: person === null ? null : table.seatOf(person),
    host: person !== null && person === table.host,
    countsLegal,
  };
}

export function maySee(table: TableHead, person: string | null, invited: boolean): boolean {
  if (person !== null && (table.seatOf(person) !== null || table.host === person)) return true;
  if (person !== null && table.isKeptFor(person)) return true;
  const isWelcome = table.settings.access === 'open' || invited;
  return isWelcome && (table.status === 'open' || table.settings.spectators);
}

/** Whether they have a place at the table and may see it for that alone. */
export const belongs = ({ seat, host }: Viewer): boolean => seat !== null || host;

export function mustSee(table: TableHead, person: string | null, invited: boolean): void {
  if (!maySee(table, person, invited)) throw new CodedRefusal('forbidden', 'this table is not open to you');
}

/**
 * Stands for the document of a table as it is now: a client that comes back with it need not be sent the document
 * again. In messages it is called `mark`.
 */
export const versionTagOf = (table: TableHead, viewer: Viewer): string => versionTagsOf(table)(viewer);

/** The same for several viewers. */
export function versionTagsOf({ at }: TableHead): (viewer: Viewer) => string {
  const time = at.toString(36);
  return (viewer) => `${time}.${viewerKey(viewer)}`;
}
