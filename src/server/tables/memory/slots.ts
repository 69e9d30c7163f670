/**
 * The tables that this node holds in memory, and the lock of each: only one piece of work at a time has a table.
 * Watched tables are pinned; of the others, the least recently used are dropped when there are too many.
 */
import type { TableHead } from '../../store/tables/table-head.js';
import type { Table } from '../table.js';

export interface Slot {
  /** Null until the log has been read, and while the table in memory may differ from the log. */
  table: Table | null;
  /** What was read of the table before its log was. */
  head: TableHead | null;
  /** The last entry that listeners know about; 0 while they know of none. */
  announced: number;
  /** About how much memory the table takes. */
  bytes: number;
  /** How many watch the table; while anybody does, it stays in memory and hears of every change. */
  pins: number;
  /** How many hold or wait for the lock. */
  users: number;
  /** Resolves when all who hold or wait for the lock now are done. */
  tail: Promise<void>;
}

/** How many tables that nobody watches stay in memory, and how much of it they may take. */
const MOST_UNPINNED = 2000;
const MOST_UNPINNED_BYTES = 128 * 1024 * 1024;

export class Slots {
  /** The most recently used are last. */
  private readonly slots = new Map<string, Slot>();
  private pinned = 0;
  private unpinnedBytes = 0;

  constructor(
    private readonly mostUnpinned = MOST_UNPINNED,
    private readonly mostUnpinnedBytes = MOST_UNPINNED_BYTES,
  ) {}

  get size(): number {
    return this.slots.size;
  }

  ids(): string[] {
    return [...this.slots.keys()];
  }

  /** Looks without locking, and without counting as a use. */
  peek(id: string): Slot | undefined {
    return this.slots.get(id);
  }

  /** Runs `work` when everybody who came before is done with the table. */
  async exclusive<T>(id: string, work: (slot: Slot) => Promise<T>): Promise<T> {
    const slot = this.touch(id);
    const previous = slot.tail;
    let release!: () => void;
    slot.tail = new Promise((resolve) => {
      release = resolve;
    });
    slot.users++;
    await previous;
    try {
      return await work(slot);
    } finally {
      slot.users--;
      this.weigh(slot);
      release();
      this.dropSurplus();
    }
  }

  /** Keeps a table in memory until it has been unpinned as often. */
  pin(id: string): void {
    const slot = this.touch(id);
    if (slot.pins++ > 0) return;
    this.pinned++;
    this.unpinnedBytes -= slot.bytes;
  }

  unpin(id: string): void {
    const slot = this.slots.get(id);
    if (slot && --slot.pins === 0) {
      this.pinned--;
      this.unpinnedBytes += slot.bytes;
    }
    this.dropSurplus();
  }

  private touch(id: string): Slot {
    let slot = this.slots.get(id);
    if (slot) this.slots.delete(id);
    else
      slot = { table: null, head: null, announced: 0, bytes: 0, pins: 0, users: 0, tail: Promise.resolve() };
    this.slots.set(id, slot);
    return slot;
  }

  private weigh(slot: Slot): void {
    const bytes = slot.table?.memoryBytes ?? 0;
    if (slot.pins === 0) this.unpinnedBytes += bytes - slot.bytes;
    slot.bytes = bytes;
  }

  private dropSurplus(): void {
    let surplus = this.slots.size - this.pinned - this.mostUnpinned;
    if (surplus <= 0 && this.unpinnedBytes <= this.mostUnpinnedBytes) return;
    for (const [id, slot] of this.slots) {
      if (surplus <= 0 && this.unpinnedBytes <= this.mostUnpinnedBytes) return;
      if (slot.pins > 0) continue;
      surplus--;
      if (slot.users > 0) continue;
      this.slots.delete(id);
      this.unpinnedBytes -= slot.bytes;
    }
  }
}
