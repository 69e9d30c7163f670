/**
 * Brings a table in memory up to its log, and tells listeners of entries they have not heard of. A table whose log
 * cannot be read is set aside: it is refused for a while without trying again, and nothing else suffers from it.
 */
import { CodedRefusal } from '../../../protocol/refusal.js';
import { type BoardLibrary, MissingBoard } from '../../boards/library.js';
import { boardOf, type LogEntry } from '../../events.js';
import type { Store } from '../../store/store.js';
import { LogTooLong } from '../../store/tables/tables.js';
import { fold } from '../fold.js';
import { Table } from '../table.js';
import { type AppliedEntry, applyEntry, type TableChanges } from '../table-change.js';
import type { Slot } from './slots.js';

/** How long a table is set aside before its log is tried again. */
const SET_ASIDE_MS = 10 * 60_000;

/** The log of the table is damaged, or longer than the server can read. */
class TableSetAside extends CodedRefusal {
  /** Jobs for it need not be tried sooner. */
  readonly retryMs = SET_ASIDE_MS;

  constructor() {
    super('not-now', 'this table cannot be read; the operator has been told');
  }
}

/** An error in an entry, and not in the way to it. */
class DamagedLog extends Error {}

const FAULTS_OF_LOGS = [LogTooLong, DamagedLog, MissingBoard];

export class Loader {
  /** Until when tables are set aside. */
  private readonly setAside = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly boards: BoardLibrary,
    private readonly changes: TableChanges,
    private readonly report: (error: unknown) => void,
  ) {}

  /** The table of a locked slot; read from its log where it is not in memory. */
  async table(id: string, slot: Slot): Promise<Table> {
    const table = slot.table ?? (await this.load(id, slot));
    if (!table) throw new CodedRefusal('not-found', 'there is no such table');
    return table;
  }

  /** Reads the whole log; null for a table that does not exist or is archived. */
  async load(id: string, slot: Slot): Promise<Table | null> {
    if ((this.setAside.get(id) ?? 0) > performance.now()) throw new TableSetAside();
    try {
      return await this.readAll(id, slot);
    } catch (error) {
      if (!FAULTS_OF_LOGS.some((fault) => error instanceof fault)) throw error;
      this.report(error);
      this.setAside.set(id, performance.now() + SET_ASIDE_MS);
      throw new TableSetAside();
    }
  }

  private async readAll(id: string, slot: Slot): Promise<Table | null> {
    let table: Table | null = null;
    for await (const piece of this.store.tables.logPieces(id)) {
      table ??= new Table(id, await this.boards.shelfFor(boardOf(piece.entries[0].event)));
      this.applyLogged(slot, table, piece.entries);
      table.logLength += piece.length;
    }
    if (!table) return null;
    slot.announced = table.number;
    this.setAside.delete(id);
    slot.head = null;
    slot.table = table;
    return table;
  }

  /** Applies entries that are in the log already. */
  applyLogged(slot: Slot, table: Table, entries: readonly LogEntry[]): void {
    const known = slot.announced === 0 ? Number.POSITIVE_INFINITY : slot.announced;
    const news: AppliedEntry[] = [];
    for (const entry of entries) {
      try {
        if (entry.number <= known) fold(table, entry);
        else news.push(applyEntry(table, entry));
      } catch (error) {
        const message = `table ${table.id}: entry ${entry.number} cannot be applied`;
        throw new DamagedLog(message, { cause: error });
      }
    }
    if (news.length === 0) return;
    this.changes.announce({ table, from: news[0].entry.number - 1, applied: news });
    slot.announced = table.number;
  }
}
