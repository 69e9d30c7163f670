/**
 * The boards that this node has in memory. A board never changes, so a node that has not seen one reads it from the
 * store, once, and may forget it at any time. Tables hold on to the shelf that has their board.
 */
import type { Json } from '../../core/json.js';
import { newShelf } from '../../core/records/own-board.js';
import type { Shelf } from '../../core/records/shelf.js';
import type { BoardStore } from '../store/tables/boards.js';

/** About what the lookup arrays and the rules of a board take. */
export const BOARD_BYTES = 256 * 1024;
const MOST_BYTES = 32 * 1024 * 1024;

/** The store has no such board any more; that a table names it is a bug. */
export class MissingBoard extends Error {}

export class BoardLibrary {
  /** The most recently used are last. */
  private readonly shelves = new Map<string, Promise<Shelf>>();

  constructor(
    private readonly store: BoardStore,
    /** The games with the boards of the server. */
    private readonly common: Shelf,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  /** How many boards are in memory. */
  get size(): number {
    return this.shelves.size;
  }

  /** The shelf with this board; that of the server without one. */
  shelfFor(hash: string | undefined): Promise<Shelf> {
    if (hash === undefined) return Promise.resolve(this.common);
    let shelf = this.shelves.get(hash);
    this.shelves.delete(hash);
    shelf ??= this.read(hash);
    this.shelves.set(hash, shelf);
    if (this.shelves.size * BOARD_BYTES > this.mostBytes)
      this.shelves.delete(this.shelves.keys().next().value!);
    return shelf;
  }

  private async read(hash: string): Promise<Shelf> {
    try {
      const row = await this.store.find(hash);
      if (!row) throw new MissingBoard(`there is no board ${hash}`);
      return newShelf(this.common.game(row.game), JSON.parse(row.data) as Json);
    } catch (error) {
      this.shelves.delete(hash);
      throw error;
    }
  }
}
