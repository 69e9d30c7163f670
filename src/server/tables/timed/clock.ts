/** The clocks of a table: how long the deciding seat has, and until when. */
import type { VacationTime } from '../../../protocol/people/vacation.js';
import type { Pace } from '../../../protocol/tables/settings.js';
import type { Seat, Table } from '../table.js';
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

/** Without a clock: after how long somebody may be reminded, and when the others need not wait for them any more. */
const REMIND_AFTER_MS = 24 * HOUR;
const STAND_IN_AFTER_MS = 7 * 24 * HOUR;
const ANSWER_REMINDER_MS = 3 * 24 * HOUR;

/** A person who is to decide in a game without a clock, and from when the others may do something about it. */
export interface Silence {
  readonly since: number;
  readonly remind: number;
  /** Once they were reminded. */
  readonly standIn?: number;
}

/** Null where a bot or a clock sees to it that the game goes on. */
export function silenceOf(table: Table): Silence | null {
  const { decides, since, reminded, settings } = table;
  if (decides === null || settings.pace.kind !== 'untimed' || table.isStopped) return null;
  const { kind, vacations } = table.seats[decides];
  if (kind !== 'person' || table.botOf(decides) !== null) return null;
  const after = (from: number, ms: number): number => afterVacations(from, ms, vacations);
  const remind = after(reminded?.last ?? since, REMIND_AFTER_MS);
  if (reminded === null) return { since, remind };
  const standIn = Math.max(after(since, STAND_IN_AFTER_MS), after(reminded.first, ANSWER_REMINDER_MS));
  return { since, remind, standIn };
}

/** The moment at which so much time has passed without vacations, which are in order. */
const afterVacations = (from: number, ms: number, vacations: readonly VacationTime[]): number =>
  vacations.reduce(
    (at, off) => (off.from < at && off.until > from ? at + lengthFrom(off, from) : at),
    from + ms,
  );

const lengthFrom = (off: VacationTime, from: number): number =>
  Math.max(0, off.until - Math.max(off.from, from));

/** The seats of players who have kept the others waiting, or were away, for so long that nobody needs their consent. */
export function longGone(table: Table, now: number): number[] {
  const standIn = silenceOf(table)?.standIn;
  const isSilent = standIn !== undefined && standIn <= now;
  return table.players.filter((seat) => {
    const { absentSince, vacations } = table.seats[seat];
    if (absentSince === null) return isSilent && seat === table.decides;
    return afterVacations(absentSince, STAND_IN_AFTER_MS, vacations) <= now;
  });
}

/** How long a live table rests or pauses, and how long any other pauses or one without a clock rests. */
const LIVE_REST_MS = 24 * HOUR;
const LONGEST_PAUSE_MS = 30 * 24 * HOUR;

/**
 * When a table has waited long enough for those who are missing; null for one that does not rest, and for one without a
 * clock at which nobody is left who waits.
 */
export function restEndsAt(table: Table): number | null {
  const { stopped, paused } = table;
  const { pace } = table.settings;
  if (stopped === null || paused || !table.isResting) return null;
  const { absent } = table;
  if (pace.kind === 'live') return stopped + LIVE_REST_MS;
  if (pace.kind === 'untimed' && absent.length === table.players.length) return null;
  // Nobody is given up while they are on vacation.
  return Math.max(
    ...absent.map((seat) => {
      const { vacations } = table.seats[seat];
      return pace.kind === 'mail'
        ? afterOwnTime(stopped, pace.hours * HOUR, pace, vacations)
        : afterVacations(stopped, LONGEST_PAUSE_MS, vacations);
    }),
  );
}

/** When a pause is over whether somebody asks or not; null for a table that is not paused. */
export function pauseEndsAt({ paused, stopped, status, settings: { pace } }: Table): number | null {
  if (!paused || stopped === null || status !== 'playing') return null;
  return stopped + (pace.kind === 'live' ? LIVE_REST_MS : LONGEST_PAUSE_MS);
}

/** The clock stops in the middle of a decision: what it has taken so far is kept. */
export function stopClock(table: Table, at: number): void {
  const { decides } = table;
  if (decides !== null && table.botOf(decides) === null) takeTime(table, decides, at);
  table.since = at;
  table.stopped = at;
}

/** Charges the time since the clock last started to the decision that a person is making. */
function takeTime(table: Table, seat: number, at: number): void {
  const { pace } = table.settings;
  if (pace.kind === 'live') chargeBank(table, seat, at);
  if (pace.kind === 'mail') table.used += ownTimeBetween(table.since, at, pace, table.seats[seat].vacations);
}

/** Somebody leaves. Their time is taken: at a table that waits for them they could otherwise think without a clock. */
export function leaveClock(table: Table, seat: number, at: number): void {
  const isRunning = table.decides === seat && table.botOf(seat) === null && !table.isStopped;
  if (isRunning) takeTime(table, seat, at);
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

/**
 * A player who returns after running out, or after a bot has decided, gets part of the bank back, or they would lose the
 * next turn as well.
 */
export function refillBank({ settings }: Table, seat: Seat): void {
  const least = startBank(settings.pace) / 4;
  if (seat.bank >= least || !(seat.ranOut || seat.standInDecidedLast)) return;
  seat.bank = least;
  seat.refilled = true;
}

/**
 * Whether a table that waits has waited for this player before: in a live game once at all, by mail for this decision.
 * Without a bot that plays on, running out again and again would give them all the time they like.
 */
export const hasWaitedFor = ({ settings, seats, late, step }: Table, seat: number): boolean =>
  settings.rest && (settings.pace.kind === 'live' ? seats[seat].refilled : late === step);
