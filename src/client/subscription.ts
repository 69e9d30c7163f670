/** A watched table: the last document it received, kept current by patches. */
import type { Json } from '../core/json.js';
import { apply } from '../protocol/patch.js';
import type { ClientMessage, ServerMessage } from '../protocol/socket.js';
import type { Entry, TableDocument } from '../protocol/tables/document.js';
import type { RequestError } from './request-error.js';

export interface TableUpdate {
  /** Whether `entries` is everything since the previous update. */
  readonly isComplete: boolean;
  readonly number: number;
  readonly document: TableDocument;
  readonly entries: readonly Entry[];
}

export interface TableListener {
  readonly invite?: string | undefined;
  onUpdate(update: TableUpdate): void;
  onOnline(people: readonly string[]): void;
  /** You may no longer see the table, or never could. */
  onGone(error: RequestError): void;
}

type TableMessage = Extract<ServerMessage, { type: 'table' | 'update' }>;

export class Subscription {
  private number: number | undefined;
  /** Comes with every document. Sent back, it spares the server sending a document we already have. */
  private versionTag: string | undefined;
  private document: TableDocument | undefined;

  constructor(
    private readonly table: string,
    readonly listener: TableListener,
  ) {}

  /** Asks for everything since the last document. */
  request(): ClientMessage {
    const { number, versionTag, listener } = this;
    return {
      type: 'watch',
      table: this.table,
      ...(number === undefined ? {} : { number }),
      ...(versionTag === undefined ? {} : { mark: versionTag }),
      ...(listener.invite === undefined ? {} : { invite: listener.invite }),
    };
  }

  /** Passes the message on to the listener. Returns false for a patch to a document that we do not have. */
  receive(message: TableMessage): boolean {
    const { number, mark, entries } = message;
    const previous = this.number;
    // The server sends an unchanged table without its document.
    let document = message.document ?? (message.type === 'table' ? this.document : undefined);
    if (message.type === 'update' && message.patch) {
      if (message.from !== previous || !this.document) return false;
      document = apply(this.document as unknown as Json, message.patch) as unknown as TableDocument;
    }
    if (!document) return true;
    this.number = number;
    this.versionTag = mark;
    this.document = document;
    const isComplete = message.type === 'update' || number === previous;
    this.listener.onUpdate({ isComplete, number, document, entries });
    return true;
  }
}
