/** Notes since when a table has been waiting for people who may not know it. People know what they caused themselves. */
import type { EventKind, LogEntry } from '../../events.js';
import type { Table } from '../table.js';

/** Events after which somebody else may have to decide. */
const PASSES_DECISION: ReadonlySet<EventKind> = new Set(['started', 'moved', 'undone', 'handed-over', 'bot']);
/** Events that change who sits at the table. */
const CHANGES_SEATS: ReadonlySet<EventKind> = new Set(['created', 'sat', 'left', 'bot']);

/** `clockRestarted`: it had stood still, and the player may have been notified of the decision long ago. */
export function notePending(
  table: Table,
  { event: { kind }, number, at, actor }: LogEntry,
  clockRestarted: boolean,
): void {
  const entry = { number, at };
  if (PASSES_DECISION.has(kind) || clockRestarted) {
    const person = table.decides === null ? null : table.seats[table.decides].person;
    table.pending.decide =
      person === null || person === actor
        ? null
        : { ...entry, notice: clockRestarted ? -number : table.step };
  }
  if (kind === 'undo-asked') table.pending.undo = entry;
  if (kind === 'proposed') table.pending.proposal = entry;
  if (kind === 'ready-asked') table.pending.ready = entry;
  if (kind === 'settings') table.pending.settings = entry;
  if (kind === 'moved' && table.status === 'over') table.pending.over = { ...entry, by: actor };
  if (CHANGES_SEATS.has(kind)) table.pending.start = table.isFull && table.host !== actor ? entry : null;
}
