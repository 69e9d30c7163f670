/** What follows by itself from a change: the start of a full table, standing orders, planned turns. */
import type { Context } from './decide/context.js';
import { begin } from './decide/lobby.js';
import type { Event } from './events.js';
import { ordered, planned } from './standing.js';
import type { Table } from './table.js';

/** The next events that nobody has to ask for; empty when the table waits for somebody. */
export function follow(table: Table, context: Context): Event[] {
  if (table.status === 'open') {
    return table.isFull && table.settings.autostart ? [begin(table, context)] : [];
  }
  if (table.status !== 'playing') return [];
  const answer = ordered(table, context.now);
  return answer.length > 0 ? answer : planned(table);
}
