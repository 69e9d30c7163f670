/** Puts together the parts that serve tables. */
import type { Shelf } from '../../core/records/shelf.js';
import { BoardLibrary } from '../boards/library.js';
import { limitsFor, type Rate } from '../limits.js';
import type { Store } from '../store/store.js';
import { Commands } from './commands.js';
import type { Chance } from './decide/context.js';
import { CatchUp } from './memory/catch-up.js';
import { Loader } from './memory/loader.js';
import { Slots } from './memory/slots.js';
import { Tables } from './memory/tables.js';
import { Replay } from './replay.js';
import { TableChanges } from './table-change.js';

interface TableOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly chance: Chance;
  /** The bots that can sit at tables. */
  readonly levels: readonly string[];
  /** The name of this node, for leases. */
  readonly node: string;
  /** Is called with internal errors that no caller sees. */
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  /** Bytes that people may write to the log of one table. */
  readonly tableBytes?: Rate;
  /** Tables with bots that one person may host at a time. */
  readonly botTables?: number;
  /** How many tables that nobody watches stay in memory. */
  readonly mostUnpinned?: number;
}

export interface TableParts {
  readonly tables: Tables;
  readonly commands: Commands;
  readonly replay: Replay;
  readonly changes: TableChanges;
  readonly catchUp: CatchUp;
  /** Boards that people drew, in memory. */
  readonly library: BoardLibrary;
}

export function openTables(options: TableOptions): TableParts {
  const { store, shelf } = options;
  const slots = new Slots(options.mostUnpinned);
  const changes = new TableChanges(options.report);
  const boards = new BoardLibrary(store.boards, shelf);
  const loader = new Loader(store, boards, changes, options.report);
  const catchUp = new CatchUp(store, slots, loader);
  return {
    tables: new Tables(store, slots, loader, catchUp),
    commands: new Commands({ ...limitsFor(1), ...options, slots, loader, changes, boards }),
    replay: new Replay(store, slots, loader, boards),
    changes,
    catchUp,
    library: boards,
  };
}
