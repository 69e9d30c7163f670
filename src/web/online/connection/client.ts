/**
 * One connection to the server for everything that is live. It comes back by itself after a loss: what is watched is
 * watched again from the last number, and commands that were not answered are sent again under the same ids, so that
 * nothing is lost and nothing is done twice.
 */
import { createSignal } from 'solid-js';
import type { Json } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import type { Command, Done } from '../../../protocol/commands.js';
import type { Entry, TableDocument } from '../../../protocol/document.js';
import { apply } from '../../../protocol/patch.js';
import { delayAfter } from '../../../protocol/reconnect.js';
import type { ClientMessage, ServerMessage } from '../../../protocol/socket.js';
import type * as Words from '../../../protocol/words.js';
import { Problem } from './problem.js';

const PROTOCOL = 1 satisfies typeof Words.PROTOCOL;

export type Connection = 'off' | 'connecting' | 'open' | 'lost';

/** As much of a WebSocket as is needed. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Change {
  /** Whether `entries` are all there is since the change before. */
  readonly isComplete: boolean;
  readonly number: number;
  readonly document: TableDocument;
  /** What happened in between, as far as it was told. */
  readonly entries: readonly Entry[];
}

export interface Watcher {
  readonly invite?: string | undefined;
  onChange(change: Change): void;
  onOnline(people: readonly string[]): void;
  /** The table can no longer be seen, or never could. */
  onGone(problem: Problem): void;
}

export interface ClientParts {
  open(): Line;
  language(): Language;
  /** Milliseconds before each attempt to connect again; the last one counts for all further ones. */
  readonly delays?: readonly number[];
  /** So many attempts in a row have failed. */
  onFailing?(attempts: number): void;
  /** Milliseconds without a word after which the other end is asked, and then given up. */
  readonly patience?: number;
}

interface Watched {
  readonly watcher: Watcher;
  number: number | undefined;
  /** Comes with every document; given back it says that one still has it. */
  mark: string | undefined;
  document: TableDocument | undefined;
}

interface Waiting {
  readonly message: Extract<ClientMessage, { type: 'do' }>;
  resolve(done: Done): void;
  reject(problem: Problem): void;
}

const PATIENCE = 25_000;
/** A server that does not even open the line by then is tried anew. */
const OPENS_WITHIN = 10_000;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export class Client {
  private line: Line | undefined;
  /** Whether what is said can go out. */
  private isOpen = false;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly watched = new Map<string, Watched>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly state = createSignal<Connection>('off');
  /** How far the server's clock is ahead of ours. */
  private ahead = 0;

  constructor(private readonly parts: ClientParts) {}

  get connection(): Connection {
    return this.state[0]();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Tells about a table from now on; returns how to end it. */
  watch(table: string, watcher: Watcher): () => void {
    const watched: Watched = { watcher, number: undefined, mark: undefined, document: undefined };
    this.watched.set(table, watched);
    if (this.isOpen) this.askFor(table, watched);
    this.connect();
    return () => {
      if (this.watched.get(table) !== watched) return;
      this.watched.delete(table);
      if (this.isOpen) this.say({ type: 'unwatch', table });
      if (this.watched.size === 0 && this.waiting.size === 0) this.close();
    };
  }

  do(table: string, command: Command, step?: number): Promise<Done> {
    const invite = this.watched.get(table)?.watcher.invite;
    const message: Waiting['message'] = {
      type: 'do',
      id: newId(),
      table,
      command,
      ...(step === undefined ? {} : { step }),
      ...(invite === undefined ? {} : { invite }),
    };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.isOpen) this.say(message);
      else this.connect();
    });
  }

  /** Tries at once: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.line !== undefined || this.state[0]() === 'off') return;
    this.attempts = 0;
    this.connect();
  }

  /** The network is gone: what the line does not know yet. */
  drop(): void {
    if (this.line !== undefined) this.lost();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    const { line } = this;
    this.line = undefined;
    this.isOpen = false;
    this.state[1]('off');
    line?.close();
  }

  private connect(): void {
    if (this.line !== undefined) return;
    clearTimeout(this.timer);
    const line = this.parts.open();
    this.line = line;
    if (this.state[0]() === 'off') this.state[1]('connecting');
    const current = (): boolean => this.line === line;
    line.onopen = () => current() && this.begin();
    line.onmessage = ({ data }) => {
      if (!current()) return;
      this.listen();
      this.handle(JSON.parse(String(data)) as ServerMessage);
    };
    line.onclose = () => current() && this.lost();
    this.listen();
  }

  /** Silence is broken by a question; if that stays unanswered too, the line is dead. */
  private listen(asked = false): void {
    clearTimeout(this.silence);
    const patience = this.isOpen ? (this.parts.patience ?? PATIENCE) : OPENS_WITHIN;
    this.silence = setTimeout(
      () => {
        if (asked || !this.isOpen) this.lost();
        else {
          this.say({ type: 'ping' });
          this.listen(true);
        }
      },
      asked ? patience / 3 : patience,
    );
  }

  private lost(): void {
    clearTimeout(this.silence);
    const { line } = this;
    this.line = undefined;
    this.isOpen = false;
    this.state[1]('lost');
    line?.close();
    const delay = delayAfter(this.attempts++, this.parts.delays);
    this.parts.onFailing?.(this.attempts);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private say(message: ClientMessage): void {
    try {
      this.line?.send(JSON.stringify(message));
    } catch {
      // It is closing; what was not answered is sent again.
    }
  }

  private askFor(table: string, { number, mark, watcher: { invite } }: Watched): void {
    this.say({
      type: 'watch',
      table,
      ...(number === undefined ? {} : { number }),
      ...(mark === undefined ? {} : { mark }),
      ...(invite === undefined ? {} : { invite }),
    });
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.ahead = message.now - Date.now();
        this.attempts = 0;
        this.state[1]('open');
        break;
      case 'table':
      case 'update':
        this.change(message);
        break;
      case 'done': {
        const { id, number, step } = message;
        this.waiting.get(id)?.resolve({ number, step });
        this.waiting.delete(id);
        break;
      }
      case 'refused':
        this.refused(message);
        break;
      case 'online':
        this.watched.get(message.table)?.watcher.onOnline(message.people);
        break;
      case 'gone': {
        const gone = this.watched.get(message.table);
        this.watched.delete(message.table);
        gone?.watcher.onGone(new Problem('forbidden', 'the table can no longer be seen'));
        break;
      }
      case 'pong':
        this.ahead = message.now - Date.now();
    }
  }

  /** All that is to be said at once, without waiting for the welcome: it is answered in this order anyway. */
  private begin(): void {
    this.isOpen = true;
    this.say({ type: 'hello', protocol: PROTOCOL, language: this.parts.language(), lines: false });
    for (const [table, watched] of this.watched) this.askFor(table, watched);
    for (const { message } of this.waiting.values()) this.say(message);
  }

  private change(message: Extract<ServerMessage, { type: 'table' | 'update' }>): void {
    const watched = this.watched.get(message.table);
    if (!watched) return;
    const { number, mark, entries } = message;
    const from = watched.number;
    // A table that stands as it stood comes without its document.
    let document = message.document ?? (message.type === 'table' ? watched.document : undefined);
    if (message.type === 'update' && message.patch) {
      if (message.from !== from || !watched.document) {
        this.askFor(message.table, watched);
        return;
      }
      document = apply(watched.document as unknown as Json, message.patch) as unknown as TableDocument;
    }
    if (!document) return;
    watched.number = number;
    watched.mark = mark;
    watched.document = document;
    const isComplete = message.type === 'update' || number === from;
    watched.watcher.onChange({ isComplete, number, document, entries });
  }

  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const { id, table, code, reason, field } = message;
    const problem = new Problem(code, reason, field);
    if (id !== undefined) {
      this.waiting.get(id)?.reject(problem);
      this.waiting.delete(id);
    } else if (code === 'too-fast') {
      // It is not said what was not heard: all of it again, a little later.
      setTimeout(() => {
        if (this.isOpen) for (const { message } of this.waiting.values()) this.say(message);
      }, 1000);
    } else if (table !== undefined) {
      const gone = this.watched.get(table);
      this.watched.delete(table);
      gone?.watcher.onGone(problem);
    }
  }
}
