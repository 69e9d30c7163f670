/**
 * A table's log as one JSON text, `[[number, at, actor, kind, data], …]`, which the database puts together. Reading it
 * is several times faster than row by row.
 */
import type { Event, EventKind, LogEntry } from '../../events.js';

/** Some entries, and the length of the text that they were read from. */
export interface LogPiece {
  readonly entries: LogEntry[];
  readonly length: number;
}

export function readLogText(text: string | null): LogPiece {
  const rows = JSON.parse(text ?? '[]') as [number, number, string, EventKind, object][];
  const entries = rows.map(([number, at, actor, kind, data]) => ({
    number,
    at,
    actor,
    event: { kind, ...data } as Event,
  }));
  return { entries, length: text?.length ?? 0 };
}
