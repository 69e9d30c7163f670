/**
 * One seat of a load test with its own socket. It chooses any of its legal actions, by number. When the connection is
 * lost, it reconnects and resends its pending command.
 */
import type { Json } from '../../src/core/json.js';
import { apply, type Operation, type Patch } from '../../src/protocol/patch.js';
import { delayAfter } from '../../src/protocol/reconnect.js';
import type { ClientMessage, ServerMessage } from '../../src/protocol/socket.js';
import type { TableDocument } from '../../src/protocol/tables/document.js';
import { LightSocket } from './light-socket.js';
import type { Swarm } from './swarm.js';

/** Wait after an internal error, such as a database that cannot be reached. */
const RETRY_MS = 250;
/** What the page says: it makes its own sentences from the entries, and its own list of legal actions. */
const HELLO = JSON.stringify({ type: 'hello', protocol: 1, language: 'en', lines: false, legal: 'count' });
/** Commands kept for replay attacks. */
const KEPT_COMMANDS = 20;

/**
 * The part of a document that a player needs. Keeping thousands of whole documents would cause garbage collection
 * pauses in this process, which would count as slow answers.
 */
type Part = Pick<TableDocument, 'step' | 'you'>;
const partOf = ({ step, you }: Part): Part => ({ step, you });
const isOfPart = ([path]: Operation): boolean => path[0] === 'step' || path[0] === 'you';

interface Pending {
  readonly id: string;
  readonly step: number;
  readonly choice: number;
  readonly made: number;
  /** When it was last sent. */
  sent: number;
}

export class Player {
  private socket: LightSocket | null = null;
  private document: Part | null = null;
  private number = 0;
  private mark = '';
  private pending: Pending | null = null;
  private timer: NodeJS.Timeout | undefined;
  private commands = 0;
  private stopped = false;
  /** Failed attempts to connect in a row. */
  private failed = 0;
  /** Whether it has the current table. */
  isConnected = false;
  /** Ids of the commands that were acknowledged. */
  readonly acknowledged: string[] = [];
  /** The entry of its last acknowledged move. */
  acknowledgedNumber = 0;
  /** The first commands, as they were sent. */
  readonly sent: ClientMessage[] = [];

  constructor(
    private readonly swarm: Swarm,
    readonly person: string,
    readonly cookie: string,
    readonly table: string,
    /** The node it connects to; the next one after a loss. */
    private node: number,
  ) {}

  private get nodeIndex(): number {
    return this.node % this.swarm.nodes.length;
  }

  get mustDecide(): boolean {
    return this.document?.you.choices !== undefined;
  }

  /** The last entry of the table's log that it knows of. */
  get knownNumber(): number {
    return this.number;
  }

  get isWaiting(): boolean {
    return this.pending !== null;
  }

  connect(): void {
    const url = `${this.swarm.nodes[this.nodeIndex]}api/socket`;
    const events = {
      onOpen: () => this.socket?.send(HELLO, JSON.stringify(this.watchMessage())),
      onText: (text: string) => {
        this.swarm.tally.bytes += Buffer.byteLength(text);
        this.receive(JSON.parse(text) as ServerMessage);
      },
      onClose: () => this.lost(),
    };
    this.socket = new LightSocket(url, events, this.cookie);
  }

  private lost(): void {
    this.isConnected = false;
    this.socket = null;
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.node++;
    this.after(delayAfter(this.failed++), () => this.connect());
  }

  /** One timer at a time: for thinking or for reconnecting. */
  private after(delayMs: number, run: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      run();
    }, delayMs);
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.failed = 0;
        return;
      case 'table':
        if (message.document) this.document = partOf(message.document);
        this.number = message.number;
        this.mark = message.mark;
        this.isConnected = true;
        this.swarm.arrived(this);
        if (this.pending) this.sendPending(this.pending);
        this.playSoon();
        return;
      case 'update':
        this.update(message);
        return;
      case 'done':
        this.done(message);
        return;
      case 'refused':
        this.refused(message);
        return;
    }
  }

  /** A command that met an internal error may have been carried out nevertheless: it is sent again with the same id. */
  private refused({ code, reason, id }: Extract<ServerMessage, { type: 'refused' }>): void {
    const { pending, socket } = this;
    if (code === 'broken' || code === 'full') {
      this.swarm.tally.failed++;
      setTimeout(() => {
        if (this.socket !== socket) return;
        if (id === undefined) this.watch();
        else if (pending && this.pending === pending) this.sendPending(pending);
      }, RETRY_MS);
      return;
    }
    this.swarm.tally.refused(code, reason);
    if (id === pending?.id) this.pending = null;
    this.watch();
  }

  private watchMessage(): ClientMessage {
    const known = this.document ? { number: this.number, mark: this.mark } : {};
    return { type: 'watch', table: this.table, ...known };
  }

  private watch(): void {
    this.send(this.watchMessage());
  }

  private update({ from, number, mark, patch }: Extract<ServerMessage, { type: 'update' }>): void {
    if (from !== this.number || !this.document) {
      this.swarm.tally.gaps++;
      this.watch();
      return;
    }
    const changes = patch as Patch;
    // The first update after a reconnect replaces the whole document.
    if (changes[0]?.[0].length === 0) this.document = partOf(changes[0][1] as unknown as Part);
    else this.document = apply(this.document as unknown as Json, changes.filter(isOfPart)) as unknown as Part;
    this.number = number;
    this.mark = mark;
    this.swarm.tally.updates++;
    this.swarm.witness?.updated(this.table, this.nodeIndex);
    this.playSoon();
  }

  private done({ id, number, repeated = false }: Extract<ServerMessage, { type: 'done' }>): void {
    if (this.pending?.id !== id) return;
    this.acknowledgedNumber = number;
    const { made, sent } = this.pending;
    const took = performance.now() - sent;
    this.pending = null;
    this.acknowledged.push(id);
    this.swarm.tally.acknowledged(took, repeated);
    this.swarm.witness?.acknowledged(this.nodeIndex, made);
    this.playSoon();
  }

  /** Makes a move soon, if it is its turn. */
  playSoon(): void {
    if (!this.swarm.playing || this.pending || this.timer || !this.isConnected) return;
    if (!this.mustDecide) return;
    this.after(this.swarm.thinkMs(), () => this.play());
  }

  private play(): void {
    const { step, you } = this.document!;
    if (!this.swarm.playing || you.choices === undefined || this.pending) return;
    const choice = Math.floor(Math.random() * you.choices);
    this.pending = { id: `c${++this.commands}`, step, choice, made: performance.now(), sent: 0 };
    this.sendPending(this.pending);
  }

  private sendPending(pending: Pending): void {
    const { id, step, choice } = pending;
    pending.sent = performance.now();
    this.swarm.witness?.sent(this.table, this.nodeIndex);
    const message: ClientMessage = {
      type: 'do',
      id,
      table: this.table,
      step,
      command: { do: 'play', choice },
    };
    if (this.sent.length < KEPT_COMMANDS) this.sent.push(message);
    this.send(message);
  }
}
