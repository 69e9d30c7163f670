/** Work that tables wait for: time that runs out, and standing orders that have waited long enough. */
import type { JobRow } from '../store/rows.js';
import { deadlineOf } from './clock.js';
import type { Actor } from './decide/context.js';
import type { Event } from './events.js';
import type { Keeper } from './keeper.js';
import { botDecides, ordered } from './standing.js';
import type { Table } from './table.js';

const actorOf = (kind: string): Actor => ({ person: null, name: kind, label: `job:${kind}` });

/** Somebody's time may be over; what happens then is the table's choice. */
export async function runOut(keeper: Keeper, job: JobRow): Promise<void> {
  await keeper.run(job.key, actorOf('clock'), `clock:${job.number}:${job.due}`, (table, { now }) => {
    const deadline = deadlineOf(table);
    if (table.step !== job.number || deadline === null || deadline > now) return [];
    return afterRunningOut(table);
  });
}

function afterRunningOut(table: Table): Event[] {
  const seat = table.decides!;
  const ranOut: Event = { kind: 'ran-out', seat };
  switch (table.settings.runOut) {
    case 'end':
      return [ranOut, { kind: 'closed', reason: `${table.names[seat]} ran out of time` }];
    case 'decision':
      return [ranOut];
    default:
      return [ranOut, { kind: 'away', seat, on: true }];
  }
}

/** A standing order has waited for its player; returns whether a bot is to decide now. */
export async function orderWaited(keeper: Keeper, job: JobRow): Promise<boolean> {
  let bot = false;
  await keeper.run(job.key, actorOf('order'), `order:${job.number}`, (table, { now }) => {
    if (table.step !== job.number) return [];
    bot = botDecides(table, now) !== null;
    return ordered(table, now);
  });
  return bot;
}
