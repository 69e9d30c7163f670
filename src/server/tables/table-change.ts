/** A change to a table, as listeners get it. */
import type { State } from '../../core/game.js';
import type { LogEntry } from '../events.js';
import { fold } from './fold.js';
import type { Table } from './table.js';

/** An entry that has been applied to its table. */
export interface AppliedEntry {
  readonly entry: LogEntry;
  /** For moves: the states before and after, and the action's number. */
  readonly move?: { readonly before: State; readonly after: State; readonly action: number };
}

/** Some entries, applied one after the other. */
export interface TableChange {
  /** The table after them. */
  readonly table: Table;
  /** The number of the entry before the first of them. */
  readonly from: number;
  readonly applied: readonly AppliedEntry[];
}

/** Applies an entry and keeps the states around a move. */
export function applyEntry(table: Table, entry: LogEntry): AppliedEntry {
  if (entry.event.kind !== 'moved') {
    fold(table, entry);
    return { entry };
  }
  const game = table.game!;
  const before = game.state;
  fold(table, entry);
  return { entry, move: { before, after: game.state, action: game.actionAt(game.length - 1) } };
}

type Listener = (change: TableChange) => void;

/** Tells listeners about changes. What is written is written: a listener that fails is reported and no more. */
export class TableChanges {
  private readonly listeners: Listener[] = [];
  private readonly writeListeners: Listener[] = [];

  constructor(private readonly report: (error: unknown) => void) {}

  /** For every change of a table in memory, whichever node made it. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Only for what this node has written itself. */
  onWritten(listener: Listener): void {
    this.writeListeners.push(listener);
  }

  announce(change: TableChange): void {
    this.call(this.listeners, change);
  }

  announceWritten(change: TableChange): void {
    this.announce(change);
    this.call(this.writeListeners, change);
  }

  private call(listeners: readonly Listener[], change: TableChange): void {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        this.report(error);
      }
    }
  }
}
