/** A table of the server as the page shows it: what the feed reports, as signals, and the commands sent from here. */
import { createSignal } from 'solid-js';
import type { RequestError } from '../../../client/request-error.js';
import type { JsonObject } from '../../../core/json.js';
import type { Command, Done } from '../../../protocol/tables/commands.js';
import type { Entry, TableDocument } from '../../../protocol/tables/document.js';
import { type ChatMessage, Feed, type FeedListener, type FeedSource } from './feed.js';
import { OnlineSession } from './session.js';

interface OnlineTableEvents {
  /** A command was refused. */
  onRefused(error: RequestError): void;
  /** Something happened while the table was watched. */
  onNews(entry: Entry): void;
}

export class OnlineTable implements FeedListener {
  private readonly documentSignal = createSignal<TableDocument | null>(null);
  private readonly sessionSignal = createSignal<OnlineSession | null>(null);
  private readonly onlineSignal = createSignal<ReadonlySet<string>>(new Set());
  private readonly chatSignal = createSignal<readonly ChatMessage[]>([]);
  private readonly errorSignal = createSignal<RequestError | null>(null);
  private readonly boardSignal = createSignal<JsonObject>();
  private readonly feed: Feed;
  private isClosed = false;

  constructor(
    private readonly source: FeedSource,
    private readonly events: OnlineTableEvents,
  ) {
    this.feed = new Feed(source, this);
  }

  get id(): string {
    return this.source.table;
  }

  /** `null` until everything that happened before is known. */
  get document(): TableDocument | null {
    return this.documentSignal[0]();
  }

  /** The game, once it has begun. */
  get session(): OnlineSession | null {
    return this.sessionSignal[0]();
  }

  /** The file of the board, where it does not ship. */
  get board(): JsonObject | undefined {
    return this.boardSignal[0]();
  }

  /** The people who are connected. */
  get online(): ReadonlySet<string> {
    return this.onlineSignal[0]();
  }

  get chat(): readonly ChatMessage[] {
    return this.chatSignal[0]();
  }

  /** Why the table cannot be seen. */
  get error(): RequestError | null {
    return this.errorSignal[0]();
  }

  /** Resolves with whether the server carried it out; a refusal is reported. */
  async do(command: Command, step?: number): Promise<boolean> {
    try {
      await this.send(command, step);
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves when the table shows what the command led to. */
  private async send(command: Command, step?: number): Promise<Done> {
    const { connection, table } = this.source;
    try {
      const done = await connection.do(table, command, step);
      await this.feed.settled;
      return done;
    } catch (error) {
      if (!this.isClosed) this.events.onRefused(error as RequestError);
      throw error;
    }
  }

  close(): void {
    this.isClosed = true;
    this.feed.close();
    this.session?.close();
  }

  onBoard(board: JsonObject): void {
    this.boardSignal[1](() => board);
  }

  onStarted(document: TableDocument, view: JsonObject): OnlineSession {
    const send = (command: Command, step: number): Promise<Done> => this.send(command, step);
    const session = new OnlineSession(document, view, this.board, send);
    this.sessionSignal[1](session);
    return session;
  }

  onDocument(document: TableDocument): void {
    this.documentSignal[1](() => document);
    this.session?.onDocument(document);
  }

  onChat(message: ChatMessage): void {
    this.chatSignal[1]((all) => [...all, message]);
  }

  onNews(entry: Entry): void {
    this.events.onNews(entry);
  }

  onOnline(people: readonly string[]): void {
    this.onlineSignal[1](new Set(people));
  }

  onFailed(error: RequestError): void {
    this.errorSignal[1](error);
  }
}
