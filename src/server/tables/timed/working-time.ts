/** Time that passes only on working days and outside quiet hours, in the time zone of the table. */
import type { Pace } from '../../../protocol/tables/settings.js';

type Mail = Extract<Pace, { kind: 'mail' }>;
type Hours = Pick<Mail, 'daysOff' | 'quiet' | 'zone'>;

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const MINUTES_A_DAY = 24 * 60;
const DAY = MINUTES_A_DAY * MINUTE;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** One takes tens of kilobytes, and a zone can be spelled in thousands of ways: case makes no difference. */
const MOST_FORMATS = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The day of the week and the minute of the day in the time zone. */
function localTime(at: number, zone: string): Local {
  let day = 0;
  let hour = 0;
  let minute = 0;
  for (const { type, value } of formatOf(zone).formatToParts(at)) {
    if (type === 'weekday') day = WEEKDAYS.indexOf(value);
    else if (type === 'hour') hour = Number(value);
    else if (type === 'minute') minute = Number(value);
  }
  return { day, minute: hour * 60 + minute };
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

interface Local {
  readonly day: number;
  readonly minute: number;
}

/** Whether this local time is off. Quiet hours may cross midnight. */
function offAt({ day, minute }: Local, { daysOff, quiet }: Hours): boolean {
  if (daysOff.includes(day)) return true;
  if (!quiet) return false;
  const from = minutesOf(quiet.from);
  const to = minutesOf(quiet.to);
  if (from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

export const isOff = (at: number, hours: Hours): boolean => offAt(localTime(at, hours.zone), hours);

/** The local time some minutes later, within the day or at its end, if the clocks are not changed meanwhile. */
const expectedAfter = ({ day, minute }: Local, minutes: number): Local => ({
  day: minute + minutes < MINUTES_A_DAY ? day : (day + 1) % WEEKDAYS.length,
  minute: (minute + minutes) % MINUTES_A_DAY,
});

const isSame = (a: Local, b: Local): boolean => a.day === b.day && a.minute === b.minute;

/**
 * Pieces of time from `from` on, each wholly off or wholly not, from one edge of time off to the next. At most a year and
 * some days of them. Around a change of the clocks they are a quarter of an hour: daylight saving starts and ends on one
 * of those.
 */
function* pieces(from: number, hours: Hours): Generator<{ start: number; end: number; off: boolean }> {
  const { quiet, zone } = hours;
  const edges = [MINUTES_A_DAY, ...(quiet ? [minutesOf(quiet.from), minutesOf(quiet.to)] : [])];
  const latest = from + 370 * DAY;
  let local = localTime(from, zone);
  for (let start = from; start < latest; ) {
    const { minute } = local;
    const toEdge = Math.min(...edges.filter((edge) => edge > minute)) - minute;
    let end = Math.floor(start / MINUTE) * MINUTE + toEdge * MINUTE;
    let next = localTime(end, zone);
    if (!isSame(next, expectedAfter(local, toEdge))) {
      end = Math.min(end, Math.floor(start / QUARTER) * QUARTER + QUARTER);
      next = localTime(end, zone);
    }
    yield { start, end, off: offAt(local, hours) };
    start = end;
    local = next;
  }
}

const hasTimeOff = ({ daysOff, quiet }: Hours): boolean =>
  daysOff.length > 0 || (quiet !== null && quiet.from !== quiet.to);

/** The moment at which `length` milliseconds have passed since `from`, without time off. */
export function afterWorkingTime(from: number, length: number, hours: Hours): number {
  if (!hasTimeOff(hours)) return from + length;
  let at = from;
  let left = length;
  if (left <= 0) return at;
  for (const { start, end, off } of pieces(from, hours)) {
    if (!off) {
      if (left <= end - start) return start + left;
      left -= end - start;
    }
    at = end;
  }
  return at;
}

/** How much time passes between two moments, without time off. */
export function workingTimeBetween(from: number, to: number, hours: Hours): number {
  if (to <= from) return 0;
  if (!hasTimeOff(hours)) return to - from;
  let length = 0;
  for (const { start, end, off } of pieces(from, hours)) {
    if (start >= to) break;
    if (!off) length += Math.min(end, to) - start;
  }
  return length;
}
