/** Follows what other nodes write to the tables that this node has in memory. */
import type { LogEntry } from '../../events.js';
import type { Store } from '../../store/store.js';
import type { Loader } from './loader.js';
import type { Slots } from './slots.js';

export class CatchUp {
  constructor(
    private readonly store: Store,
    private readonly slots: Slots,
    private readonly loader: Loader,
  ) {}

  /** The log goes up to `number` now; `news` are its last entries, where they are known. */
  async to(id: string, number: number, news?: readonly LogEntry[]): Promise<void> {
    const slot = this.slots.peek(id);
    if (!slot || (slot.table && slot.table.number >= number)) return;
    await this.slots.exclusive(id, async () => {
      const { table } = slot;
      if (!table) {
        slot.head = null;
        // Somebody watches a table whose log has not been read yet. An archived one has no log any more.
        if (slot.pins > 0 && slot.announced > 0 && slot.announced < number) await this.loader.load(id, slot);
        return;
      }
      if (table.number >= number) return;
      const isNext = news?.[0].number === table.number + 1;
      slot.table = null;
      // Nobody watches: it is read again when somebody does.
      if (!isNext && slot.pins === 0) return;
      const entries = isNext ? news : await this.store.tables.log(id, table.number);
      // The number has grown but not the log: the table was archived.
      if (entries.length === 0 && Number.isFinite(number)) return;
      this.loader.applyLogged(slot, table, entries);
      table.logLength += JSON.stringify(entries).length;
      slot.table = table;
    });
  }

  /** Catches up with everything, after notifications between nodes may have been lost. */
  async all(): Promise<void> {
    await Promise.all(this.slots.ids().map((id) => this.to(id, Number.POSITIVE_INFINITY)));
  }

  /** Asks the database how far the log goes; only needed where other nodes write too. */
  async check(id: string): Promise<void> {
    const { tables, database } = this.store;
    if (!database.isShared || !this.slots.peek(id)?.table) return;
    const head = await tables.head(id);
    if (head) await this.to(id, head.number);
  }
}
