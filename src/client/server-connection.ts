/**
 * The WebSocket to the server. It reconnects by itself: it watches every table again from its last entry and resends
 * unanswered commands under the same ids, so no command is lost or carried out twice.
 */
import type { Language } from '../core/language.js';
import { delayAfter } from '../protocol/reconnect.js';
import type { ClientMessage, ServerMessage } from '../protocol/socket.js';
import type { Command, Done } from '../protocol/tables/commands.js';
import type * as Words from '../protocol/words.js';
import { RequestError } from './request-error.js';
import { Subscription, type TableListener } from './subscription.js';

const PROTOCOL = 1 satisfies typeof Words.PROTOCOL;
const PING_AFTER_MS = 25_000;
const OPEN_TIMEOUT_MS = 10_000;
const THROTTLED_RETRY_MS = 1000;

export type ConnectionState = 'off' | 'connecting' | 'open' | 'lost';

/** The part of a WebSocket that we use; those of browsers, of Node and of `ws` fit. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface ConnectionOptions {
  open(): SocketLike;
  /** The language of log lines; English if left out. */
  language?(): Language;
  /** Whether log entries come with sentences. */
  readonly lines?: boolean;
  /** `count` for a client that has the engine: `you.choices` instead of `you.legal`. */
  readonly legal?: 'list' | 'count';
  onState?(state: ConnectionState): void;
  /** Milliseconds before each attempt to reconnect; the last one repeats. */
  readonly delays?: readonly number[];
  /** Called after each failed attempt with the number of failures in a row. */
  onFailing?(attempts: number): void;
  /** Silence after which we ping the server; a third of it later without an answer, we reconnect. */
  readonly pingAfterMs?: number;
}

interface PendingCommand {
  readonly message: Extract<ClientMessage, { type: 'do' }>;
  resolve(done: Done): void;
  reject(error: RequestError): void;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export class ServerConnection {
  private socket: SocketLike | undefined;
  /** True from the socket's `open` event on, a moment before `state` is `open`. */
  private canSend = false;
  private attempts = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly pending = new Map<string, PendingCommand>();
  private currentState: ConnectionState = 'off';
  private clockOffsetMs = 0;

  constructor(private readonly options: ConnectionOptions) {}

  get state(): ConnectionState {
    return this.currentState;
  }

  private set state(state: ConnectionState) {
    if (state === this.currentState) return;
    this.currentState = state;
    this.options.onState?.(state);
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.clockOffsetMs;
  }

  /** Returns a function that stops watching. */
  watch(table: string, listener: TableListener): () => void {
    const subscription = new Subscription(table, listener);
    this.subscriptions.set(table, subscription);
    if (this.canSend) this.send(subscription.request());
    this.connect();
    return () => {
      if (this.subscriptions.get(table) !== subscription) return;
      this.subscriptions.delete(table);
      if (this.canSend) this.send({ type: 'unwatch', table });
      if (this.subscriptions.size === 0 && this.pending.size === 0) this.disconnect();
    };
  }

  do(table: string, command: Command, step?: number): Promise<Done> {
    const invite = this.subscriptions.get(table)?.listener.invite;
    const message: PendingCommand['message'] = {
      type: 'do',
      id: newId(),
      table,
      command,
      ...(step === undefined ? {} : { step }),
      ...(invite === undefined ? {} : { invite }),
    };
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      if (this.canSend) this.send(message);
      else this.connect();
    });
  }

  /** For when the network is back, or the page visible again. */
  retryNow(): void {
    if (this.socket !== undefined || this.state === 'off') return;
    this.attempts = 0;
    this.connect();
  }

  /** For when the network is gone, which the socket itself notices late. */
  drop(): void {
    if (this.socket !== undefined) this.reconnectLater();
  }

  /** Stops watching all tables; commands without an answer are rejected, though the server may have carried them out. */
  close(): void {
    this.subscriptions.clear();
    this.disconnect();
    for (const { reject } of this.pending.values())
      reject(new RequestError('unreachable', 'the connection was closed'));
    this.pending.clear();
  }

  private disconnect(): void {
    clearTimeout(this.retryTimer);
    this.closeSocket('off');
  }

  private connect(): void {
    if (this.socket !== undefined) return;
    clearTimeout(this.retryTimer);
    const socket = this.options.open();
    this.socket = socket;
    if (this.state === 'off') this.state = 'connecting';
    const isCurrent = (): boolean => this.socket === socket;
    socket.onopen = () => isCurrent() && this.resume();
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (!isCurrent()) return;
      this.watchForSilence();
      this.handle(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => isCurrent() && this.reconnectLater();
    this.watchForSilence();
  }

  /** Pings a silent server; reconnects if that goes unanswered too. */
  private watchForSilence(hasPinged = false): void {
    clearTimeout(this.silenceTimer);
    const timeoutMs = this.canSend ? (this.options.pingAfterMs ?? PING_AFTER_MS) : OPEN_TIMEOUT_MS;
    this.silenceTimer = setTimeout(
      () => {
        if (hasPinged || !this.canSend) this.reconnectLater();
        else {
          this.send({ type: 'ping' });
          this.watchForSilence(true);
        }
      },
      hasPinged ? timeoutMs / 3 : timeoutMs,
    );
  }

  private reconnectLater(): void {
    this.closeSocket('lost');
    const delayMs = delayAfter(this.attempts++, this.options.delays);
    this.options.onFailing?.(this.attempts);
    this.retryTimer = setTimeout(() => this.connect(), delayMs);
  }

  private closeSocket(state: ConnectionState): void {
    clearTimeout(this.silenceTimer);
    const { socket } = this;
    this.socket = undefined;
    this.canSend = false;
    this.state = state;
    socket?.close();
  }

  private send(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // The socket is closing; unanswered commands are resent on the next one.
    }
  }

  /** Sends everything without waiting for the welcome, which saves a round trip; the server answers in order. */
  private resume(): void {
    this.canSend = true;
    const { language, lines = false, legal } = this.options;
    this.send({
      type: 'hello',
      protocol: PROTOCOL,
      language: language?.() ?? 'en',
      lines,
      ...(legal === undefined ? {} : { legal }),
    });
    for (const subscription of this.subscriptions.values()) this.send(subscription.request());
    this.resendPending();
  }

  private resendPending(): void {
    for (const { message } of this.pending.values()) this.send(message);
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.clockOffsetMs = message.now - Date.now();
        this.attempts = 0;
        this.state = 'open';
        break;
      case 'table':
      case 'update': {
        const subscription = this.subscriptions.get(message.table);
        if (subscription && !subscription.receive(message)) this.send(subscription.request());
        break;
      }
      case 'done': {
        const { id, number, step } = message;
        this.pending.get(id)?.resolve({ number, step });
        this.pending.delete(id);
        break;
      }
      case 'refused':
        this.handleRefusal(message);
        break;
      case 'online':
        this.subscriptions.get(message.table)?.listener.onOnline(message.people);
        break;
      case 'gone':
        this.endSubscription(message.table, new RequestError('forbidden', 'the table can no longer be seen'));
        break;
      case 'pong':
        this.clockOffsetMs = message.now - Date.now();
    }
  }

  private handleRefusal(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const { id, table, code, reason, field } = message;
    const error = new RequestError(code, reason, field);
    if (id !== undefined) {
      this.pending.get(id)?.reject(error);
      this.pending.delete(id);
    } else if (code === 'too-fast') {
      // A throttling server does not say which messages it dropped, so resend all.
      setTimeout(() => {
        if (this.canSend) this.resendPending();
      }, THROTTLED_RETRY_MS);
    } else if (table !== undefined) this.endSubscription(table, error);
  }

  private endSubscription(table: string, error: RequestError): void {
    const subscription = this.subscriptions.get(table);
    this.subscriptions.delete(table);
    subscription?.listener.onGone(error);
  }
}
