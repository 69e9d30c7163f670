/** Goes through the past of a table again. */
import { CodedRefusal } from '../../protocol/refusal.js';
import type { BoardLibrary } from '../boards/library.js';
import { boardOf } from '../events.js';
import { Slices } from '../slices.js';
import type { Store } from '../store/store.js';
import { fold } from './fold.js';
import type { Loader } from './memory/loader.js';
import type { Slots } from './memory/slots.js';
import { Table } from './table.js';
import { type AppliedEntry, applyEntry, type TableChange } from './table-change.js';

/** Is shown the entries of a table one after the other, with the table after each. */
interface Visitor {
  start?(table: Table): void;
  each(table: Table, applied: AppliedEntry): void;
}

export class Replay {
  constructor(
    private readonly store: Store,
    private readonly slots: Slots,
    private readonly loader: Loader,
    private readonly boards: BoardLibrary,
  ) {}

  /** Shows the visitor the entries after `from` and up to `to`; resolves to the table as it was then. */
  async walk(id: string, from: number, to: number, visitor: Visitor): Promise<Table> {
    const slices = new Slices();
    let table: Table | null = null;
    for await (const { entries } of this.store.tables.logPieces(id)) {
      table ??= new Table(id, await this.boards.shelfFor(boardOf(entries[0].event)));
      for (const entry of entries) {
        if (entry.number > to) return table;
        if (entry.number === from + 1) visitor.start?.(table);
        if (entry.number <= from) fold(table, entry);
        else visitor.each(table, applyEntry(table, entry));
        if (slices.areDue) await slices.rest();
      }
    }
    if (!table) throw new CodedRefusal('not-found', 'there is no such table');
    if (from >= table.number) visitor.start?.(table);
    return table;
  }

  /** The table with all entries after `from`. Cheap unless an undo lies in between. */
  async since(id: string, from: number): Promise<TableChange> {
    const recent = await this.fromMemory(id, from);
    if (recent) return recent;
    const applied: AppliedEntry[] = [];
    const table = await this.walk(id, from, Number.POSITIVE_INFINITY, {
      each: (_, one) => applied.push(one),
    });
    return { table, from, applied };
  }

  /** From the game in memory, which has the states of all moves that stand; null if some do not stand any more. */
  private fromMemory(id: string, from: number): Promise<TableChange | null> {
    return this.slots.exclusive(id, async (slot): Promise<TableChange | null> => {
      const table = await this.loader.table(id, slot);
      const entries = await this.store.tables.log(id, from);
      const kinds = entries.map(({ event }) => event.kind);
      if (kinds.includes('undone') || kinds.includes('started')) return null;
      let moves = (table.game?.length ?? 0) - kinds.filter((kind) => kind === 'moved').length;
      const applied = entries.map((entry): AppliedEntry => {
        if (entry.event.kind !== 'moved') return { entry };
        const game = table.game!;
        const before = game.stateAt(moves);
        const action = game.actionAt(moves++);
        return { entry, move: { before, after: game.stateAt(moves), action } };
      });
      return { table, from, applied };
    });
  }
}
