/** Time that passes only on working days and outside quiet hours, in the time zone of the table. */
import type { Pace } from '../../protocol/settings.js';

type Mail = Extract<Pace, { kind: 'mail' }>;
type Hours = Pick<Mail, 'daysOff' | 'quiet' | 'zone'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
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

/** The day of the week and the minute of the day, as clocks in the zone show them. */
export function localTime(at: number, zone: string): { day: number; minute: number } {
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

/** Whether time passes at this minute; quiet hours may go past midnight. */
export function isOff(at: number, { daysOff, quiet, zone }: Hours): boolean {
  const { day, minute } = localTime(at, zone);
  if (daysOff.includes(day)) return true;
  if (!quiet) return false;
  const from = minutesOf(quiet.from);
  const to = minutesOf(quiet.to);
  if (from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * The moment at which `length` milliseconds have passed since `from`, time off not counted. Walks in steps of a
 * quarter of an hour, which all of the world's time zones keep to, and takes minutes where the steps meet an edge.
 */
export function afterWorkingTime(from: number, length: number, hours: Hours): number {
  if (hours.daysOff.length === 0 && (!hours.quiet || hours.quiet.from === hours.quiet.to))
    return from + length;
  let at = from;
  let left = length;
  const latest = from + 370 * DAY;
  while (left > 0 && at < latest) {
    const edge = Math.floor(at / (15 * MINUTE)) * 15 * MINUTE + 15 * MINUTE;
    const uniform = isOff(at, hours) === isOff(edge - 1, hours);
    const next = uniform ? edge : Math.floor(at / MINUTE) * MINUTE + MINUTE;
    if (!isOff(at, hours)) {
      if (left <= next - at) return at + left;
      left -= next - at;
    }
    at = next;
  }
  return at;
}
