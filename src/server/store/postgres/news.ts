/** What nodes tell each other about new entries: the entries themselves, where they fit into a notification. */
import type { LogEntry } from '../../tables/events.js';
import type { Append } from '../append.js';

/** PostgreSQL carries less than 8000 bytes. */
const LONGEST = 7900;

export interface News {
  readonly table: string;
  /** The number of the last entry. */
  readonly number: number;
  /** Missing where they must be read from the log. */
  readonly entries?: readonly LogEntry[];
}

export function writeNews({ row, entries }: Append): string {
  const short = `${row.id} ${row.number}`;
  const long = `${short} ${JSON.stringify(entries)}`;
  return Buffer.byteLength(long) <= LONGEST ? long : short;
}

export function readNews(text: string): News {
  const [table, number] = text.split(' ', 2);
  const entries = text.slice(table.length + number.length + 2);
  return {
    table,
    number: Number(number),
    ...(entries ? { entries: JSON.parse(entries) as LogEntry[] } : {}),
  };
}
