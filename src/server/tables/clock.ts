/** The clocks of a table: how long the deciding seat has, and until when. */
import type { Pace } from '../../protocol/settings.js';
import type { Table } from './table.js';
import { afterWorkingTime, workingTimeBetween } from './working-time.js';

const SECOND = 1000;
const HOUR = 3_600_000;

/** Time off makes deadlines expensive to compute, and every move needs one. */
const computed = new WeakMap<Table, { since: number; length: number; deadline: number }>();

/** When the deciding seat runs out of time; null for bots and untimed games. */
export function deadlineOf(table: Table): number | null {
  const { decides, since } = table;
  if (decides === null || table.botOf(decides) !== null || table.isStopped) return null;
  const { pace } = table.settings;
  if (pace.kind === 'live') return since + Math.max(0, table.seats[decides].bank);
  if (pace.kind === 'untimed') return null;
  const length = Math.max(0, pace.hours * HOUR + table.extra - table.used);
  const known = computed.get(table);
  if (known?.since === since && known.length === length) return known.deadline;
  const deadline = afterWorkingTime(since, length, pace);
  computed.set(table, { since, length, deadline });
  return deadline;
}

/** How long a live table rests or pauses, and how long any other pauses. */
const LIVE_REST_MS = 24 * HOUR;
const LONGEST_PAUSE_MS = 30 * 24 * HOUR;

/** When a table has waited long enough for those who are missing; null for one that does not rest, or is untimed. */
export function restEndsAt(table: Table): number | null {
  const { pace } = table.settings;
  if (!table.isResting || table.paused || table.stopped === null || pace.kind === 'untimed') return null;
  if (pace.kind === 'live') return table.stopped + LIVE_REST_MS;
  return afterWorkingTime(table.stopped, pace.hours * HOUR, pace);
}

/** When a pause is over whether somebody asks or not; null for a table that is not paused. */
export function pauseEndsAt({ paused, stopped, status, settings: { pace } }: Table): number | null {
  if (!paused || stopped === null || status !== 'playing') return null;
  return stopped + (pace.kind === 'live' ? LIVE_REST_MS : LONGEST_PAUSE_MS);
}

/** The clock stops in the middle of a decision: what it has taken so far is kept. */
export function stopClock(table: Table, at: number): void {
  const { decides, settings } = table;
  if (decides !== null && table.botOf(decides) === null) {
    if (settings.pace.kind === 'live') chargeBank(table, decides, at);
    if (settings.pace.kind === 'mail') table.used += workingTimeBetween(table.since, at, settings.pace);
  }
  table.since = at;
  table.stopped = at;
}

export function startClock(table: Table, at: number): void {
  table.since = at;
  table.stopped = null;
}

export function chargeBank(table: Table, seat: number, at: number): void {
  table.seats[seat].bank = Math.max(0, table.seats[seat].bank - (at - table.since));
}

/** How much time one gift is worth: a minute, or the time of a decision. */
export const timeToGive = (pace: Pace): number =>
  pace.kind === 'live' ? 60 * SECOND : pace.kind === 'mail' ? pace.hours * HOUR : 0;

/** How much a live bank may hold by gifts, and how much longer a decision by mail may take. */
export const mostBank = (pace: Pace): number =>
  pace.kind === 'live' ? Math.max(2 * startBank(pace), 10 * 60 * SECOND) : 3 * timeToGive(pace);

export const startBank = (pace: Pace): number => (pace.kind === 'live' ? pace.bank * SECOND : 0);

export const increment = (pace: Pace): number => (pace.kind === 'live' ? pace.increment * SECOND : 0);

/** A player who returns after running out gets part of the bank back, or they would lose the next turn as well. */
export const bankOnReturn = (pace: Pace): number => startBank(pace) / 4;
