/** Entries of the log as a viewer may see them. */
import type { Json, JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import type { Entry } from '../../../protocol/tables/document.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import type { AppliedEntry } from '../table-change.js';

/** Whether it is a message that the reader must not see, because one of the two has blocked the other. */
export const isSilenced = (event: Event, silenced: ReadonlySet<string>): boolean =>
  event.kind === 'said' && silenced.has(event.person);

/** An entry for one viewer, with sentences where a language is given; null for an entry they must not see. */
export function entryFor(
  table: Table,
  { entry: { number, at, event }, move }: AppliedEntry,
  viewer: number | null,
  language: Language | null,
): Entry | null {
  const data = dataFor(event, viewer);
  if (data === null) return null;
  const entry: Entry = { number, at, kind: event.kind };
  if ('seat' in event && event.seat !== null && event.seat !== undefined) entry.seat = event.seat;
  if (Object.keys(data).length > 0) entry.data = data;
  if (move && language !== null) entry.lines = sentencesOf(table, move, language);
  return entry;
}

/** Kinds of events of which only the seat itself may know. */
const FOR_ONE_SEAT: ReadonlySet<Event['kind']> = new Set(['ordered', 'planned', 'plan-stopped']);

export const isForOneSeat = ({ kind }: Event): boolean => FOR_ONE_SEAT.has(kind);

/** A move in sentences. They say only what everybody at the table may know. */
function sentencesOf(
  { rules, names }: Table,
  { before, after, action }: NonNullable<AppliedEntry['move']>,
  language: Language,
): string[] {
  return [
    rules.sentence(before, action, names, language),
    ...rules.consequences(before, after, names, language),
  ];
}

/** What may be shown, kind by kind. A new kind of event is shown to nobody until it is listed here. */
function dataFor(event: Event, viewer: number | null): JsonObject | null {
  if (isForOneSeat(event) && 'seat' in event && event.seat !== viewer) return null;
  switch (event.kind) {
    case 'created':
    case 'accepted':
    case 'left':
    case 'undo-dropped':
    case 'ran-out':
    case 'program':
    case 'ready':
    case 'unready':
    case 'paused':
    case 'resumed':
      return {};
    case 'ready-asked':
      return { until: event.until };
    case 'proposed':
    case 'withdrawn':
      return { what: event.what };
    case 'answered':
      return { what: event.what, agree: event.agree };
    case 'resigned':
      return event.absent ? { absent: true } : {};
    case 'vacation':
      return { from: event.from, until: event.until };
    case 'time-given':
      return { to: event.to, ms: event.ms };
    case 'settings':
      return { change: event.change as Json };
    case 'sat':
    case 'renamed':
    case 'handed-over':
      return { name: event.name };
    case 'freed':
      return { declined: event.declined };
    case 'bot':
      return { name: event.name, level: event.level };
    case 'swapped':
      return { a: event.a, b: event.b };
    case 'swap-asked':
      return { with: event.with };
    case 'started':
      return { order: event.order, ...(event.fair ? { commitment: event.fair.commitment } : {}) };
    case 'moved':
      return { action: event.action, by: event.by };
    case 'undone':
    case 'undo-asked':
      return { moves: event.moves };
    case 'undo-answered':
      return { agree: event.agree };
    case 'reminded':
      return { of: event.of };
    case 'away':
      return { on: event.on, ...(event.by === undefined ? {} : { by: event.by }) };
    case 'said':
      return { name: event.name, text: event.text, person: event.person };
    case 'rematch':
      return { table: event.table };
    case 'closed':
      return { reason: event.reason };
    case 'ordered':
      return { orders: event.orders as Json };
    case 'planned':
      return { actions: event.actions };
    case 'plan-stopped':
      return { reason: event.reason };
    default:
      return null;
  }
}
