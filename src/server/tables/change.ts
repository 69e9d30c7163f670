/** What has just happened at a table, with the states around each move, for those who are told about it. */
import type { State } from '../../core/game.js';
import type { Language } from '../../core/language.js';
import type { LogEntry } from './events.js';
import type { Table } from './table.js';

export interface Happened {
  readonly entry: LogEntry;
  /** For moves: the states before and after, and the action's number. */
  readonly move?: { readonly before: State; readonly after: State; readonly action: number };
}

export interface Change {
  readonly table: Table;
  /** The number before. */
  readonly from: number;
  readonly happened: readonly Happened[];
}

/** A move told in sentences. Sentences say only what everybody at a table may know. */
export function linesOf(table: Table, { move }: Happened, language: Language): string[] | undefined {
  if (!move) return undefined;
  const { rules, names } = table;
  return [
    rules.sentence(move.before, move.action, names, language),
    ...rules.consequences(move.before, move.after, names, language),
  ];
}
