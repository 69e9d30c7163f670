/**
 * The calendar of a person's deadlines, at an address that only they know. The address is derived from the server's
 * key and a number that counts renewals, so nothing secret is stored, and an old address ends with the next one.
 */
import { createHmac } from 'node:crypto';
import { messages } from '../../languages/packs.js';
import { tableTitle } from '../../languages/table-title.js';
import { tableLink } from '../../protocol/links.js';
import { languageOf } from '../notify/choice.js';
import { sanitize } from '../notify/sanitize.js';
import { isBanned } from '../people/ban.js';
import { equal } from '../people/secrets.js';
import type { PersonRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { ListedTable } from '../store/tables/tables.js';
import { type CalendarEvent, writeCalendar } from './ical.js';

/** More deadlines than anybody has at a time. */
const MOST_EVENTS = 100;
/** An event ends at its deadline and begins so long before. */
const SHOWN_MS = 30 * 60_000;
export const REFRESH_MINUTES = 15;

interface CalendarPreference {
  /** How often the address was made or renewed. */
  readonly renewals: number;
  readonly isOn: boolean;
}

type Preferences = Record<string, unknown> & { calendar?: CalendarPreference };

const preferencesOf = ({ preferences }: PersonRow): Preferences => JSON.parse(preferences) as Preferences;
const calendarOf = (person: PersonRow): CalendarPreference =>
  preferencesOf(person).calendar ?? { renewals: 0, isOn: false };

const withCalendar = (person: PersonRow, calendar: CalendarPreference): string =>
  JSON.stringify({ ...preferencesOf(person), calendar });

/** The preferences of a person with a new address; every earlier one leads nowhere. */
export const renewed = (person: PersonRow): string =>
  withCalendar(person, { renewals: calendarOf(person).renewals + 1, isOn: true });

export const switchedOff = (person: PersonRow): string =>
  withCalendar(person, { renewals: calendarOf(person).renewals, isOn: false });

function tokenFor(key: string, person: string, renewals: number): string {
  const proof = createHmac('sha256', key).update(`calendar ${person} ${renewals}`).digest('base64url');
  return `${person}.${proof.slice(0, 32)}`;
}

const TOKEN = /^([a-z0-9]{16})\.[\w-]{32}$/;

/** Where the calendar is; null while it is off. */
export function calendarUrl(key: string, person: PersonRow, base: string): string | null {
  const { renewals, isOn } = calendarOf(person);
  return isOn ? `${base}api/calendar/${tokenFor(key, person.id, renewals)}.ics` : null;
}

/** Whose calendar a token shows; null if it is not valid, or not any more. */
export async function ownerOf(
  store: Store,
  key: string,
  token: string,
  now: number,
): Promise<PersonRow | null> {
  const id = TOKEN.exec(token)?.[1];
  const person = id === undefined ? undefined : await store.people.find(id);
  if (!person || isBanned(person, now)) return null;
  const { renewals, isOn } = calendarOf(person);
  return isOn && equal(token, tokenFor(key, person.id, renewals)) ? person : null;
}

/** The deadlines of the person's own decisions, and nothing else. */
export async function calendarFor(store: Store, person: PersonRow, base: string): Promise<string> {
  const tables = await store.tables.list({
    person: person.id,
    status: ['playing'],
    decides: true,
    limit: MOST_EVENTS,
  });
  const events = tables
    .slice(0, MOST_EVENTS)
    .flatMap((table) => (table.deadline === null ? [] : [eventOf(table, table.deadline, person, base)]))
    .sort((a, b) => a.end - b.end || (a.uid < b.uid ? -1 : 1));
  return writeCalendar(messages.in(languageOf(person)).calendar.name, REFRESH_MINUTES, events);
}

function eventOf(table: ListedTable, deadline: number, person: PersonRow, base: string): CalendarEvent {
  const language = languageOf(person);
  const say = messages.say('message', language);
  const others = table.seats.filter(({ kind, person_id }) => kind !== 'open' && person_id !== person.id);
  return {
    uid: `${table.id}@kontor`,
    changed: table.changed_at,
    start: deadline - SHOWN_MS,
    end: deadline,
    summary: messages.say('titles', language)('decide', { name: sanitize(tableTitle(table, language)) }),
    description:
      others.length === 0 ? '' : say('with', { names: others.map(({ name }) => sanitize(name)).join(', ') }),
    url: base + tableLink(table.id),
  };
}
