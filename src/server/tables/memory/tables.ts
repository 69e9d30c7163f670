/** Reading tables. Each is read from its log when it is first needed, and then kept up to date in memory. */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Store } from '../../store/store.js';
import type { TableHead } from '../../store/tables/table-head.js';
import type { Table } from '../table.js';
import { mustSee } from '../view/access.js';
import type { CatchUp } from './catch-up.js';
import type { Loader } from './loader.js';
import type { Slots } from './slots.js';

export class Tables {
  constructor(
    private readonly store: Store,
    private readonly slots: Slots,
    private readonly loader: Loader,
    private readonly catchUp: CatchUp,
  ) {}

  /** How many tables are in memory. */
  get size(): number {
    return this.slots.size;
  }

  /** Keeps a table in memory, so that its changes are announced, until it is unpinned as often. */
  pin(id: string): void {
    this.slots.pin(id);
  }

  unpin(id: string): void {
    this.slots.unpin(id);
  }

  /** Reads a table while nobody changes it. */
  read<T>(id: string, work: (table: Table) => T): Promise<T> {
    return this.slots.exclusive(id, async (slot) => work(await this.loader.table(id, slot)));
  }

  /** The same, but never older than what any node had written at the time of the call. */
  async readFresh<T>(id: string, work: (table: Table) => T): Promise<T> {
    await this.catchUp.check(id);
    return this.read(id, work);
  }

  /**
   * The same for a person who may not be allowed to see the table. They are refused before the log is read: strangers
   * must not be able to fill the memory.
   */
  async readFor<T>(
    id: string,
    { person, invited }: { person: string | null; invited: boolean },
    work: (table: Table) => T,
  ): Promise<T> {
    await this.readHead(id, (head) => mustSee(head, person, invited));
    return this.readFresh(id, (table) => {
      mustSee(table, person, invited);
      return work(table);
    });
  }

  /**
   * Reads only the head, without the log. If `work` pins the table, everything that happens afterwards is announced.
   */
  async readHead<T>(id: string, work: (head: TableHead) => T): Promise<T> {
    await this.catchUp.check(id);
    return this.slots.exclusive(id, async (slot) => {
      if (slot.table) return work(slot.table);
      const { tables, database } = this.store;
      // Where nobody else writes, a head stays right until the log is read or the table is archived.
      const known = database.isShared ? null : slot.head;
      const head = known ?? (await tables.head(id));
      if (!head) throw new CodedRefusal('not-found', 'there is no such table');
      slot.head = head;
      if (slot.announced === 0) slot.announced = head.number;
      return work(head);
    });
  }
}
