/** Entries of the log as somebody may see them. */
import type { Json, JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import type { Entry } from '../../protocol/document.js';
import { type Happened, linesOf } from './change.js';
import type { Event } from './events.js';
import type { Table } from './table.js';

/** Null for what is none of the viewer's business. */
export function entryFor(
  table: Table,
  happened: Happened,
  viewer: number | null,
  language: Language | null,
): Entry | null {
  const { number, at, event } = happened.entry;
  const data = dataFor(event, viewer);
  if (data === null) return null;
  const entry: Entry = { number, at, kind: event.kind };
  if ('seat' in event && event.seat !== null) entry.seat = event.seat;
  if (Object.keys(data).length > 0) entry.data = data;
  const lines = language === null ? undefined : linesOf(table, happened, language);
  if (lines) entry.lines = lines;
  return entry;
}

/** Lists what may be told, kind by kind: a new kind of event is told to nobody until it is written here. */
function dataFor(event: Event, viewer: number | null): JsonObject | null {
  switch (event.kind) {
    case 'created':
    case 'left':
    case 'undo-dropped':
    case 'ran-out':
      return {};
    case 'settings':
      return { change: event.change as Json };
    case 'sat':
    case 'renamed':
    case 'handed-over':
      return { name: event.name };
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
    case 'away':
      return { on: event.on };
    case 'said':
      return { name: event.name, text: event.text, person: event.person };
    case 'rematch':
      return { table: event.table };
    case 'closed':
      return { reason: event.reason };
    case 'ordered':
      return event.seat === viewer ? { orders: event.orders as Json } : null;
    case 'planned':
      return event.seat === viewer ? { actions: event.actions } : null;
    case 'plan-stopped':
      return event.seat === viewer ? { reason: event.reason } : null;
    default:
      return null;
  }
}
