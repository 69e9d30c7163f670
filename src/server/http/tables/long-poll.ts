/** Lets programs that use plain HTTP wait for something to happen at a table. */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Tables } from '../../tables/memory/tables.js';
import type { TableChanges } from '../../tables/table-change.js';

/** Requests of one person that may wait at the same time. */
const MOST_WAITING = 10;

type Wake = (number: number) => void;

export class LongPolls {
  private readonly waitingByPerson = new Map<string, number>();
  private readonly wakersByTable = new Map<string, Set<Wake>>();

  constructor(
    private readonly tables: Tables,
    changes: TableChanges,
  ) {
    changes.onChange(({ table }) => {
      for (const wake of this.wakersByTable.get(table.id) ?? []) wake(table.number);
    });
  }

  /** Resolves when the table's log is longer than `after`, or `timeoutMs` have passed. */
  async wait(person: string, id: string, after: number, timeoutMs: number): Promise<void> {
    const waiting = this.waitingByPerson.get(person) ?? 0;
    if (waiting >= MOST_WAITING)
      throw new CodedRefusal('too-much', `at most ${MOST_WAITING} requests may wait at a time`);
    this.waitingByPerson.set(person, waiting + 1);
    this.tables.pin(id);
    let timer: NodeJS.Timeout | undefined;
    let wake!: Wake;
    const woken = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
      wake = (number) => {
        if (number > after) resolve();
      };
    });
    const wakers = this.wakersByTable.get(id) ?? new Set();
    this.wakersByTable.set(id, wakers.add(wake));
    try {
      if ((await this.tables.read(id, (table) => table.number)) <= after) await woken;
    } finally {
      clearTimeout(timer);
      wakers.delete(wake);
      if (wakers.size === 0) this.wakersByTable.delete(id);
      this.tables.unpin(id);
      const left = this.waitingByPerson.get(person)! - 1;
      if (left === 0) this.waitingByPerson.delete(person);
      else this.waitingByPerson.set(person, left);
    }
  }

  /** How many people wait. */
  get waiting(): number {
    return this.waitingByPerson.size;
  }

  /** Answers everybody who waits: the server is stopping. */
  end(): void {
    for (const wakers of this.wakersByTable.values()) {
      for (const wake of wakers) wake(Number.POSITIVE_INFINITY);
    }
  }
}
