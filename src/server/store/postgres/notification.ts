/** The text of a notification between nodes: `TABLE NUMBER ENTRIES`, with the entries only where they fit. */

import type { LogEntry } from '../../events.js';
import type { TableNotification } from '../bus.js';
import type { Append } from '../tables/append.js';

/** The channel that all nodes listen on. */
export const CHANNEL = 'kontor';
/** PostgreSQL carries less than 8000 bytes. */
const LONGEST_BYTES = 7900;

export const shortNotification = (table: string, number: number): string => `${table} ${number}`;

export function writeNotification({ row, entries }: Append): string {
  const short = shortNotification(row.id, row.number);
  const long = `${short} ${JSON.stringify(entries)}`;
  return Buffer.byteLength(long) <= LONGEST_BYTES ? long : short;
}

export function readNotification(text: string): TableNotification {
  const [table, number] = text.split(' ', 2);
  const entries = text.slice(table.length + number.length + 2);
  return {
    table,
    number: Number(number),
    ...(entries ? { entries: JSON.parse(entries) as LogEntry[] } : {}),
  };
}
