/** iCalendar (RFC 5545): events as text, with lines folded and characters escaped as calendars expect it. */

export interface CalendarEvent {
  /** The same for as long as it is the same event. */
  readonly uid: string;
  readonly changed: number;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** Octets in a line, the line break not counted. */
const LONGEST_LINE = 75;

/** Text may hold anything; only these have a meaning. */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line so that no part is too long and no character is torn apart. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LONGEST_LINE) {
      parts.push(part);
      part = '';
      // The space that continued lines begin with.
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** `20261117T180000Z` */
const timeOf = (at: number): string => `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`;

function linesOf({ uid, changed, start, end, summary, description, url }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${timeOf(changed)}`,
    `DTSTART:${timeOf(start)}`,
    `DTEND:${timeOf(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url.replace(/[\r\n]/g, '')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `refreshMinutes` is how often calendars should ask again. */
export function writeCalendar(
  name: string,
  refreshMinutes: number,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kontor//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
