/** A table of the server as it comes in: the document, who is there, what was said, and the game step by step. */
import { createSignal } from 'solid-js';
import type { Json, JsonObject } from '../../../core/json.js';
import type { Command, Done } from '../../../protocol/commands.js';
import type { Entry, TableDocument } from '../../../protocol/document.js';
import { apply } from '../../../protocol/patch.js';
import type { History } from '../../../protocol/tables.js';
import { HISTORY_PAGE } from '../connection/api.js';
import type { RequestError } from '../connection/request-error.js';
import type { ServerConnection } from '../connection/server-connection.js';
import type { TableUpdate } from '../connection/subscription.js';
import { OnlineSession } from './session.js';

export interface Said {
  readonly number: number;
  readonly at: number;
  readonly seat: number | null;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export interface FeedParts {
  readonly client: ServerConnection;
  readonly table: string;
  readonly invite?: string | undefined;
  history(after: number): Promise<History>;
  record(): Promise<JsonObject>;
  /** A command was not done. */
  onRefused(problem: RequestError): void;
  /** Something happened that somebody may want to be told of. */
  onEntry?(entry: Entry): void;
}

/** Entries that change the game, so that the view after each is needed. */
const GAME: ReadonlySet<string> = new Set(['started', 'moved', 'undone']);

/** Troubles that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'too-fast', 'broken']);
const ASK_AGAIN = 1000;

export class Feed {
  private readonly documentSignal = createSignal<TableDocument | null>(null);
  private readonly sessionSignal = createSignal<OnlineSession | null>(null);
  private readonly onlineSignal = createSignal<ReadonlySet<string>>(new Set());
  private readonly saidSignal = createSignal<readonly Said[]>([]);
  private readonly troubleSignal = createSignal<RequestError | null>(null);
  private readonly loadedSignal = createSignal(false);
  /** The last entry that was taken in. */
  private last = 0;
  private queue: Promise<void> = Promise.resolve();
  private readonly leave: () => void;
  private closed = false;

  constructor(private readonly parts: FeedParts) {
    this.leave = parts.client.watch(parts.table, {
      invite: parts.invite,
      onUpdate: (change) => {
        this.queue = this.queue.then(() => this.insist(change)).catch((problem) => this.fail(problem));
      },
      onOnline: (people) => this.onlineSignal[1](new Set(people)),
      onGone: (problem) => this.fail(problem),
    });
  }

  get id(): string {
    return this.parts.table;
  }

  get document(): TableDocument | null {
    return this.documentSignal[0]();
  }

  get session(): OnlineSession | null {
    return this.sessionSignal[0]();
  }

  get online(): ReadonlySet<string> {
    return this.onlineSignal[0]();
  }

  get said(): readonly Said[] {
    return this.saidSignal[0]();
  }

  /** Why there is nothing to see. */
  get trouble(): RequestError | null {
    return this.troubleSignal[0]();
  }

  /** Whether all that happened before is known. */
  get loaded(): boolean {
    return this.loadedSignal[0]();
  }

  /** The number of the last entry that was taken in. */
  get number(): number {
    return this.last;
  }

  /** Does it, or says why not; whoever waits learns only whether it was done. */
  async do(command: Command, step?: number): Promise<boolean> {
    try {
      await this.send(command, step);
      return true;
    } catch {
      return false;
    }
  }

  private async send(command: Command, step?: number): Promise<Done> {
    const { client, table, onRefused } = this.parts;
    try {
      const done = await client.do(table, command, step);
      await this.queue;
      return done;
    } catch (problem) {
      if (!this.closed) onRefused(problem as RequestError);
      throw problem;
    }
  }

  close(): void {
    this.closed = true;
    this.leave();
    this.session?.close();
  }

  private fail(problem: RequestError): void {
    if (!this.closed) this.troubleSignal[1](problem);
  }

  /** A server that is away for a moment is asked again. */
  private async insist(change: TableUpdate): Promise<void> {
    while (!this.closed) {
      try {
        return await this.take(change);
      } catch (error) {
        if (!PASSING.has((error as RequestError).code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      }
    }
  }

  private async take({ isComplete, number, document, entries }: TableUpdate): Promise<void> {
    if (this.closed) return;
    const news = entries.filter((entry) => entry.number > this.last);
    const games = news.filter(({ kind }) => GAME.has(kind)).length;
    // Several decisions at once, or some that were missed: only the history has the views between them.
    const wasLoaded = this.loaded;
    if (wasLoaded && isComplete && games <= 1)
      for (const entry of news) this.enter(entry, document.view, document);
    else if (number > this.last) await this.catchUp(number, document);
    this.last = Math.max(this.last, number);
    this.documentSignal[1](() => document);
    if (document.status === 'over' && this.session) await this.learn(this.session);
    this.session?.follows(document);
    this.loadedSignal[1](true);
    if (wasLoaded) for (const entry of news) this.parts.onEntry?.(entry);
  }

  private async catchUp(number: number, document: TableDocument): Promise<void> {
    while (this.last < number && !this.closed) {
      const { from, view, steps, more } = await this.parts.history(this.last);
      let now: Json = view;
      for (const { entry, patch } of steps) {
        now = apply(now, patch);
        if (entry.number > this.last) this.enter(entry, now as JsonObject | null, document);
      }
      if (!more) return;
      this.last = Math.max(this.last, from + HISTORY_PAGE);
    }
  }

  private enter(entry: Entry, view: JsonObject | null, document: TableDocument): void {
    const { kind, seat = 0, data = {}, number, at } = entry;
    this.last = number;
    if (kind === 'said') this.hear(number, at, entry.seat ?? null, data);
    if (!GAME.has(kind) || view === null) return;
    if (kind === 'started') {
      this.sessionSignal[1](new OnlineSession(document, view, (command, step) => this.send(command, step)));
    } else if (kind === 'moved') this.session?.moved(seat, data.action, view);
    else this.session?.undone(Number(data.moves), view);
  }

  private hear(number: number, at: number, seat: number | null, data: JsonObject): void {
    const { person, name, text } = data as { person: string; name: string; text: string };
    this.saidSignal[1]((all) => [...all, { number, at, seat, person, name, text }]);
  }

  /** At the end the record replaces what was seen of the game. */
  private async learn(session: OnlineSession): Promise<void> {
    try {
      session.knows(await this.parts.record());
    } catch {
      // What was seen is enough to look back at.
    }
  }
}
