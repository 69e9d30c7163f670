/** Brings a table in memory up to its log, and tells listeners of entries they have not heard of. */
import type { Shelf } from '../../../core/shelf.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { LogEntry } from '../../events.js';
import type { Store } from '../../store/store.js';
import { fold } from '../fold.js';
import { Table } from '../table.js';
import { type AppliedEntry, applyEntry, type TableChanges } from '../table-change.js';
import type { Slot } from './slots.js';

export class Loader {
  constructor(
    private readonly store: Store,
    private readonly shelf: Shelf,
    private readonly changes: TableChanges,
  ) {}

  /** The table of a locked slot; read from its log where it is not in memory. */
  async table(id: string, slot: Slot): Promise<Table> {
    const table = slot.table ?? (await this.load(id, slot));
    if (!table) throw new CodedRefusal('not-found', 'there is no such table');
    return table;
  }

  /** Reads the whole log; null for a table that does not exist or is archived. */
  async load(id: string, slot: Slot): Promise<Table | null> {
    const entries = await this.store.tables.log(id);
    if (entries.length === 0) return null;
    const table = new Table(id);
    slot.head = null;
    this.applyLogged(slot, table, entries);
    slot.table = table;
    return table;
  }

  /** Applies entries that are in the log already. */
  applyLogged(slot: Slot, table: Table, entries: readonly LogEntry[]): void {
    const news: AppliedEntry[] = [];
    for (const entry of entries) {
      if (slot.announced === 0 || entry.number <= slot.announced) fold(table, entry, this.shelf);
      else news.push(applyEntry(table, entry, this.shelf));
    }
    if (news.length > 0) this.changes.announce({ table, from: news[0].entry.number - 1, applied: news });
    slot.announced = table.number;
  }
}
