/** What follows from a change without anybody asking: the start of a full table, standing orders, planned turns. */
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import { answerByOrder, playPlanned } from './automatic.js';
import type { Context } from './context.js';
import { begin } from './lobby.js';

/** The next events; empty when the table waits for somebody. */
export function followUps(table: Table, context: Context): Event[] {
  if (table.status === 'open') {
    return table.isFull && table.settings.autostart ? [begin(table, context)] : [];
  }
  if (table.status !== 'playing') return [];
  const answer = answerByOrder(table, context.now);
  return answer.length > 0 ? answer : playPlanned(table);
}
