/**
 * A table's log as one JSON text, `[[number, at, actor, kind, data], …]`, which the database puts together. Reading it
 * is several times faster than row by row.
 */
import type { Event, EventKind, LogEntry } from '../events.js';

export function readLogText(text: string | null): LogEntry[] {
  const entries = JSON.parse(text ?? '[]') as [number, number, string, EventKind, object][];
  return entries.map(([number, at, actor, kind, data]) => ({
    number,
    at,
    actor,
    event: { kind, ...data } as Event,
  }));
}
