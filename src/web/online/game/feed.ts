/**
 * Reports what happens at a table of the server, in order and without gaps: every move with the view after it, also
 * after a connection was lost. It keeps nothing but its place in the table's log.
 */

import type { RequestError } from '../../../client/request-error.js';
import type { ServerConnection } from '../../../client/server-connection.js';
import type { TableUpdate } from '../../../client/subscription.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { apply } from '../../../protocol/patch.js';
import type { Entry, TableDocument } from '../../../protocol/tables/document.js';
import type { History } from '../../../protocol/tables/tables.js';
import { HISTORY_PAGE } from '../connection/api.js';

export interface ChatMessage {
  readonly number: number;
  readonly at: number;
  readonly seat: number | null;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

/** Listens to what happens in a game. */
export interface GameListener {
  onMoved(seat: number, action: Json, view: JsonObject): void;
  /** Only the first `length` moves are left. */
  onUndone(length: number, view: JsonObject): void;
  /** Something happened at the table that is no move. */
  onTableEvent(entry: Entry): void;
  /** The game is over and its record can be read. */
  onRecord(record: JsonObject): void;
}

/** Listens to a table. Called for each entry, then with the document after them, then for what is new to a watcher. */
export interface FeedListener {
  /** The board of the table, where somebody drew it; reported before everything else. */
  onBoard(board: JsonObject): void;
  /** Returns the listener for the game. */
  onStarted(document: TableDocument, view: JsonObject): GameListener;
  onChat(message: ChatMessage): void;
  /** The table after everything reported so far. */
  onDocument(document: TableDocument): void;
  /** Something happened while the table was watched. */
  onNews(entry: Entry): void;
  onOnline(people: readonly string[]): void;
  /** The table cannot be seen, or not any longer. */
  onFailed(error: RequestError): void;
}

export interface FeedSource {
  readonly connection: ServerConnection;
  readonly table: string;
  readonly invite?: string | undefined;
  /** Entries of the log after a number, with the views between them. */
  getHistory(after: number): Promise<History>;
  getRecord(): Promise<JsonObject>;
  /** The file of the board, where it does not ship. */
  getBoard(document: TableDocument): Promise<JsonObject | undefined>;
}

/** Entries that change the game, so that the view after each is needed. */
const GAME_ENTRIES: ReadonlySet<string> = new Set(['started', 'moved', 'undone']);

/** Errors after which it is worth trying again. */
const TEMPORARY: ReadonlySet<string> = new Set(['unreachable', 'too-fast', 'broken']);
const RETRY_MS = 1000;

export class Feed {
  /** The number of the last entry reported. */
  private last = 0;
  private hasLoaded = false;
  private hasRecord = false;
  private hasBoard = false;
  private game: GameListener | undefined;
  private isClosed = false;
  private queue: Promise<void> = Promise.resolve();
  private readonly unwatch: () => void;

  constructor(
    private readonly source: FeedSource,
    private readonly listener: FeedListener,
  ) {
    this.unwatch = source.connection.watch(source.table, {
      invite: source.invite,
      onUpdate: (update) => {
        this.queue = this.queue.then(() => this.receive(update)).catch((error) => this.fail(error));
      },
      onOnline: (people) => listener.onOnline(people),
      onGone: (error) => this.fail(error),
    });
  }

  /** Resolves when everything received so far has been reported. */
  get settled(): Promise<void> {
    return this.queue;
  }

  close(): void {
    this.isClosed = true;
    this.unwatch();
  }

  private fail(error: RequestError): void {
    if (!this.isClosed) this.listener.onFailed(error);
  }

  private async receive(update: TableUpdate): Promise<void> {
    while (!this.isClosed) {
      try {
        return await this.report(update);
      } catch (error) {
        if (!TEMPORARY.has((error as RequestError).code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  private async report({ isComplete, number, document, entries }: TableUpdate): Promise<void> {
    await this.reportBoard(document);
    const news = entries.filter((entry) => entry.number > this.last);
    const moves = news.filter(({ kind }) => GAME_ENTRIES.has(kind)).length;
    const wasLoaded = this.hasLoaded;
    // After several moves at once, or missed ones, only the history has the views between them.
    if (wasLoaded && isComplete && moves <= 1)
      for (const entry of news) this.reportEntry(entry, document.view, document);
    else if (number > this.last) await this.catchUp(number, document);
    if (this.isClosed) return;
    this.last = Math.max(this.last, number);
    if (document.status === 'over' && !this.hasRecord) await this.reportRecord();
    this.hasLoaded = true;
    this.listener.onDocument(document);
    if (wasLoaded) for (const entry of news) this.listener.onNews(entry);
  }

  private async reportBoard(document: TableDocument): Promise<void> {
    if (this.hasBoard) return;
    const file = await this.source.getBoard(document);
    this.hasBoard = true;
    if (file !== undefined && !this.isClosed) this.listener.onBoard(file);
  }

  private async catchUp(number: number, document: TableDocument): Promise<void> {
    while (this.last < number && !this.isClosed) {
      const { from, view, steps, more } = await this.source.getHistory(this.last);
      let now: Json = view;
      for (const { entry, patch } of steps) {
        now = apply(now, patch);
        if (entry.number > this.last) this.reportEntry(entry, now as JsonObject | null, document);
      }
      if (!more) return;
      this.last = Math.max(this.last, from + HISTORY_PAGE);
    }
  }

  private reportEntry(entry: Entry, view: JsonObject | null, document: TableDocument): void {
    const { kind, seat, data = {}, number, at } = entry;
    this.last = number;
    if (kind === 'said') {
      const { person, name, text } = data as { person: string; name: string; text: string };
      this.listener.onChat({ number, at, seat: seat ?? null, person, name, text });
    }
    if (view === null) return;
    if (kind === 'started') this.game = this.listener.onStarted(document, view);
    else if (kind === 'moved') this.game?.onMoved(seat!, data.action, view);
    else if (kind === 'undone') this.game?.onUndone(Number(data.moves), view);
    if (kind !== 'started' && kind !== 'moved') this.game?.onTableEvent(entry);
  }

  private async reportRecord(): Promise<void> {
    try {
      this.game?.onRecord(await this.source.getRecord());
      this.hasRecord = true;
    } catch {
      // The views are enough to look back at the game.
    }
  }
}
