/** What people do with the boards that they keep on the server. */
import type { Json, JsonObject } from '../../core/json.js';
import type { Shelf } from '../../core/records/shelf.js';
import { Refusal } from '../../core/refusal.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import type { BoardRow, ShelfRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { ShelfLimits } from '../store/tables/boards.js';
import { checkBoard } from './check.js';

interface OwnBoardsParts {
  readonly store: Store;
  /** The games with the boards of the server. */
  readonly shelf: Shelf;
  readonly limits: ShelfLimits;
  readonly now: () => number;
}

const noBoard = (): CodedRefusal => new CodedRefusal('not-found', 'there is no such board', 'board');

export class OwnBoards {
  constructor(private readonly parts: OwnBoardsParts) {}

  get limits(): ShelfLimits {
    return this.parts.limits;
  }

  /** Keeps a board for a person; resolves to its hash. A board that is there already stays as it is. */
  async keep(person: string, json: Json): Promise<string> {
    const { store, shelf, limits, now } = this.parts;
    const board = checkBoard(json, shelf);
    await this.mustStand(board.hash);
    const known = await store.boards.onShelf(person, board.hash);
    if (known?.kept !== 1 && !(await store.boards.keep(person, board, limits, now()))) {
      const most = `${limits.boards} boards with ${Math.floor(limits.bytes / 1024)} KB together`;
      throw new CodedRefusal('too-much', `at most ${most}; delete one first`, 'board');
    }
    return board.hash;
  }

  async drop(person: string, hash: string): Promise<void> {
    await this.parts.store.boards.drop(await this.mine(person, hash), this.parts.now());
  }

  async publish(person: string, hash: string, description: string): Promise<void> {
    const { published_at } = await this.mine(person, hash);
    await this.mustStand(hash);
    if (published_at === null)
      await this.parts.store.boards.publish(person, hash, description, this.parts.now());
  }

  /** A board that a person may open a table on: one they keep, or one that is published. */
  async forTable(person: string, hash: string): Promise<{ hash: string; id: string }> {
    const board = await this.readable(person, hash);
    mustStand(board);
    return { hash, id: board.board_id };
  }

  /** The board that a record brings along. It is stored already: records are no way around the limits of shelves. */
  async forRecord(person: string, json: Json): Promise<{ hash: string; id: string }> {
    try {
      return await this.forTable(person, checkBoard(json, this.parts.shelf).hash);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error instanceof CodedRefusal && error.code === 'not-found')
        throw new CodedRefusal(
          'refused',
          'is not on your shelf; keep it on the server first',
          'record.board',
        );
      throw error.at(error.field.replace(/^board/, 'record.board'));
    }
  }

  /** The file of a board that a person keeps, or that is published. */
  async file(person: string, isAdmin: boolean, hash: string): Promise<JsonObject> {
    const { boards } = this.parts.store;
    // Admins decide about boards that were reported, so they have to see them.
    const board = isAdmin && (await boards.isReported(hash)) ? await boards.find(hash) : undefined;
    const { data, ...row } = board ?? (await this.readable(person, hash));
    if (!isAdmin) mustStand(row);
    return JSON.parse(data) as JsonObject;
  }

  /** Those who may not see a board are not told that it is there. */
  private async readable(person: string, hash: string): Promise<BoardRow> {
    const { boards } = this.parts.store;
    const isMine = (await boards.onShelf(person, hash))?.kept === 1;
    const board = isMine || (await boards.isPublished(hash)) ? await boards.find(hash) : undefined;
    if (!board) throw noBoard();
    return board;
  }

  private async mine(person: string, hash: string): Promise<ShelfRow> {
    const row = await this.parts.store.boards.onShelf(person, hash);
    if (row?.kept !== 1) throw noBoard();
    return row;
  }

  /** Refuses a board that an admin has removed. */
  async mustStand(hash: string): Promise<void> {
    const board = await this.parts.store.boards.find(hash);
    if (board) mustStand(board);
  }
}

function mustStand({ removed_at, removed_for }: Pick<BoardRow, 'removed_at' | 'removed_for'>): void {
  if (removed_at !== null)
    throw new CodedRefusal('forbidden', `an admin has removed this board: ${removed_for}`, 'board');
}
