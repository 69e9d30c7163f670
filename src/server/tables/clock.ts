/** The clocks of a table: how long the deciding seat has, and until when. */
import type { Pace } from '../../protocol/settings.js';
import type { VacationTime } from '../../protocol/vacation.js';
import type { Table } from './table.js';
import { afterWorkingTime, workingTimeBetween } from './working-time.js';

const SECOND = 1000;
const HOUR = 3_600_000;

/** Time off makes deadlines expensive to compute, and every move needs one. */
interface Computed {
  readonly since: number;
  readonly length: number;
  readonly vacations: readonly VacationTime[];
  readonly deadline: number;
}
const computed = new WeakMap<Table, Computed>();

type Mail = Extract<Pace, { kind: 'mail' }>;

/** When the deciding seat runs out of time; null for bots and untimed games. */
export function deadlineOf(table: Table): number | null {
  const { decides, since } = table;
  if (decides === null || table.botOf(decides) !== null || table.isStopped) return null;
  const { pace } = table.settings;
  if (pace.kind === 'live') return since + Math.max(0, table.seats[decides].bank);
  if (pace.kind === 'untimed') return null;
  const { vacations } = table.seats[decides];
  const length = Math.max(0, pace.hours * HOUR + table.extra - table.used);
  const known = computed.get(table);
  if (known?.since === since && known.length === length && known.vacations === vacations)
    return known.deadline;
  const deadline = afterOwnTime(since, length, pace, vacations);
  computed.set(table, { since, length, vacations, deadline });
  return deadline;
}

/** The moment at which so much time has passed without time off and vacations. */
function afterOwnTime(from: number, length: number, pace: Mail, vacations: readonly VacationTime[]): number {
  let at = from;
  let left = length;
  for (const vacation of vacations) {
    if (vacation.until <= at || vacation.until <= vacation.from) continue;
    const end = afterWorkingTime(at, left, pace);
    // What was overdue when the vacation began stays overdue.
    if (end <= vacation.from) return end;
    left -= workingTimeBetween(at, vacation.from, pace);
    at = vacation.until;
  }
  return afterWorkingTime(at, left, pace);
}

/** How much time passes between two moments, without time off and vacations. */
function ownTimeBetween(from: number, to: number, pace: Mail, vacations: readonly VacationTime[]): number {
  const off = vacations.reduce(
    (sum, one) =>
      sum + workingTimeBetween(Math.max(from, one.from), Math.min(to, Math.max(one.from, one.until)), pace),
    0,
  );
  return workingTimeBetween(from, to, pace) - off;
}

/** How long a live table rests or pauses, and how long any other pauses or one without a clock rests. */
const LIVE_REST_MS = 24 * HOUR;
const LONGEST_PAUSE_MS = 30 * 24 * HOUR;

/**
 * When a table has waited long enough for those who are missing; null for one that does not rest, and for one without a
 * clock at which nobody is left who waits.
 */
export function restEndsAt(table: Table): number | null {
  const { pace } = table.settings;
  if (!table.isResting || table.paused || table.stopped === null) return null;
  if (pace.kind === 'mail') return afterWorkingTime(table.stopped, pace.hours * HOUR, pace);
  if (pace.kind === 'live') return table.stopped + LIVE_REST_MS;
  return table.absent.length < table.players.length ? table.stopped + LONGEST_PAUSE_MS : null;
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
    if (settings.pace.kind === 'mail')
      table.used += ownTimeBetween(table.since, at, settings.pace, table.seats[decides].vacations);
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
