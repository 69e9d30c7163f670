/**
 * Vacations: a person's deadlines at all tables by mail stand still, and at those without a clock nobody may take them
 * for gone. What is stored here is written to the log of each table by a job, so that it survives restarts, and to tables
 * that start meanwhile by a job of theirs.
 */

import type { Vacation } from '../../protocol/people/vacation.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import type { Event } from '../events.js';
import { jobWithoutTable } from '../jobs/job-without-table.js';
import type { JobRow, VacationRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { Commands } from '../tables/commands.js';
import type { Actor } from '../tables/decide/context.js';
import type { Table } from '../tables/table.js';
import { DAY_MS, daysIn, startOfYear } from './days.js';

interface Parts {
  readonly store: Store;
  readonly commands: Commands;
}

const TABLES_AT_ONCE = 100;
/** Where vacations matter: a live game is played in one sitting. */
const PACES = ['mail', 'untimed'] as const;
/** How far ahead a vacation can be planned, and how long it can be: so it touches two years at most. */
const FURTHEST_MS = 366 * DAY_MS;
const ACTOR: Actor = { person: null, name: 'vacation', label: 'job:vacation' };

const jobOf = (person: string, due: number): JobRow => jobWithoutTable('vacation', person, due);

export async function vacationOf(
  store: Store,
  person: string,
  allowed: number,
  now: number,
): Promise<Vacation> {
  const taken = await store.vacations.since(person, startOfYear(now));
  const current = taken.find(({ ends_at }) => ends_at > now);
  const used = taken.reduce((sum, one) => sum + daysIn(one, now), 0);
  return {
    current: current ? { from: current.starts_at, until: current.ends_at } : null,
    left: Math.max(0, allowed - used),
    allowed,
  };
}

export async function takeVacation(
  store: Store,
  person: string,
  { from, until }: { from: number; until: number },
  allowed: number,
  now: number,
): Promise<void> {
  if (until <= Math.max(from, now)) throw new CodedRefusal('refused', 'must be after the beginning', 'until');
  if (until > from + FURTHEST_MS) throw new CodedRefusal('refused', 'is more than a year later', 'until');
  if (from > now + FURTHEST_MS) throw new CodedRefusal('refused', 'is more than a year away', 'from');
  const row = { person_id: person, starts_at: Math.max(from, now), ends_at: until };
  await mustHaveDays(store, row, allowed);
  if (!(await store.vacations.add(row, now)))
    throw new CodedRefusal('not-now', 'you have a vacation already; end it first');
  await store.jobs.put(jobOf(person, now));
}

/** In both years that it may touch. */
async function mustHaveDays(store: Store, row: Omit<VacationRow, 'number'>, allowed: number): Promise<void> {
  for (const at of [row.starts_at, row.ends_at]) {
    const taken = await store.vacations.since(row.person_id, startOfYear(at));
    const used = taken.reduce((sum, one) => sum + daysIn(one, at), 0);
    const left = Math.max(0, allowed - used);
    if (daysIn(row, at) > left)
      throw new CodedRefusal('refused', `only ${left} days are left in that year`, 'until');
  }
}

/** Ends a vacation now, or cancels one that has not begun. */
export async function endVacation(store: Store, person: string, now: number): Promise<void> {
  const last = await store.vacations.last(person);
  if (!last || last.ends_at <= now) throw new CodedRefusal('not-now', 'you are not on vacation');
  if (last.starts_at > now) await store.vacations.remove(last);
  else await store.vacations.end(last, now);
  await store.jobs.put(jobOf(person, now));
}

/** Writes a person's vacation to all tables where they play, live ones left out. */
export async function spreadVacation(parts: Parts, { key: person }: JobRow): Promise<void> {
  const last = (await parts.store.vacations.last(person)) ?? null;
  for (const pace of PACES) await spreadAt(parts, person, pace, last);
}

async function spreadAt(
  { store, commands }: Parts,
  person: string,
  pace: (typeof PACES)[number],
  last: VacationRow | null,
): Promise<void> {
  for (let before: number | undefined; ; ) {
    const page = await store.tables.list({
      ...{ person, status: ['playing'], pace, limit: TABLES_AT_ONCE },
      ...(before === undefined ? {} : { before }),
    });
    for (const { id } of page)
      await commands.run(id, ACTOR, null, (table) => eventsFor(table, table.seatOf(person), last));
    if (page.length < TABLES_AT_ONCE) return;
    before = page[page.length - 1].created_at;
  }
}

/** Writes the vacations of all who sit at a table that has just started. */
export async function adoptVacations(
  { store, commands }: Parts,
  { key: id }: JobRow,
  now: number,
): Promise<void> {
  const head = await store.tables.list({ id, limit: 1 });
  for (const { person_id } of head[0]?.seats ?? []) {
    const last = person_id === null ? undefined : await store.vacations.last(person_id);
    if (last && last.ends_at > now)
      await commands.run(id, ACTOR, null, (table) => eventsFor(table, table.seatOf(person_id!), last));
  }
}

function eventsFor(table: Table, seat: number | null, last: VacationRow | null): Event[] {
  if (seat === null || table.status !== 'playing' || table.settings.pace.kind === 'live') return [];
  const { vacations } = table.seats[seat];
  const known = vacations[vacations.length - 1];
  // One that was cancelled before it began is written as one of no length.
  const wanted = last ?? (known ? { starts_at: known.from, ends_at: known.from } : null);
  const isCancelled =
    known !== undefined && known.until > known.from && (wanted?.starts_at ?? 0) < known.from;
  const cancelled: Event[] = isCancelled
    ? [{ kind: 'vacation', seat, from: known.from, until: known.from }]
    : [];
  if (!wanted || (known?.from === wanted.starts_at && known.until === wanted.ends_at)) return cancelled;
  // An old one that ended before this table knew of it means nothing here.
  if (wanted.ends_at <= table.at && known?.from !== wanted.starts_at) return cancelled;
  return [...cancelled, { kind: 'vacation', seat, from: wanted.starts_at, until: wanted.ends_at }];
}
