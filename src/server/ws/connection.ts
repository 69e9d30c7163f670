/** One WebSocket connection. Its messages are answered one after the other. */

import type { Duplex } from 'node:stream';
import { Value } from '@sinclair/typebox/value';
import type { WebSocket } from 'ws';
import type { Language } from '../../core/language.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import { ClientMessage, type ServerMessage } from '../../protocol/socket.js';
import { CommandId, PROTOCOL, TableId } from '../../protocol/words.js';
import { Bucket } from '../limits.js';
import { languageOf } from '../notify/choice.js';
import type { Caller } from '../people/people.js';
import { equal, invitationOf } from '../people/secrets.js';
import { refusalOf } from '../refusal-of.js';
import type { Services } from '../services.js';
import type { Wish } from '../store/tables/seekers.js';
import { actorOf } from '../tables/decide/context.js';
import { checker, refuseIllFormed } from '../validate.js';
import { type AsciiJson, asciiJson } from './ascii-json.js';
import type { Hub } from './hub.js';
import { Outbox } from './outbox.js';
import type { Watcher } from './watcher.js';

const check = checker(ClientMessage);
/** Messages that wait for their answer. A client that sends more is not waiting for answers. */
const LONGEST_QUEUE = 100;
/** How often a client is told to slow down before its connection is closed. */
const MOST_WARNINGS = 50;
/** Every connection has its own timer: thousands of pings at once would make everybody wait. */
const PING_EVERY_MS = 25_000;
/** A client that leaves so many bytes unread is disconnected; it can come back. */
const LARGEST_BACKLOG_BYTES = 4 * 1024 * 1024;

const isCommandId = (value: unknown): value is string => Value.Check(CommandId, value);
const isTableId = (value: unknown): value is string => Value.Check(TableId, value);

const wishOf = ({ game, pace, players }: Of<'seek'>): Wish => ({ game, pace, players });

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

export class Connection implements Watcher {
  language: Language = 'en';
  lines = true;
  wholeDocuments = false;
  countsLegal = false;
  readonly watched = new Set<string>();
  silenced: ReadonlySet<string> = new Set();
  /** Whether a pong has come since the last ping. */
  private isAlive = true;
  private readonly pingTimer: NodeJS.Timeout;
  private saidHello = false;
  private isClosing = false;
  private queued = 0;
  private warnings = 0;
  private readonly outbox: Outbox;
  /** Resolves when all messages so far have been answered. */
  private tail: Promise<void> = Promise.resolve();
  private readonly bucket: Bucket;

  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
    readonly caller: Caller,
    readonly address: string,
    private readonly hub: Hub,
    private readonly services: Services,
    /** Tells the reconnect gate that this client has what it came for. */
    private readonly stopJoining: () => void,
  ) {
    this.outbox = new Outbox(stream);
    this.bucket = new Bucket(services.limits.messages);
    this.language = languageOf(caller.person);
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    socket.on('ping', (data) => {
      if (this.takeShare(data.length)) socket.pong(data);
    });
    socket.on('pong', () => {
      this.isAlive = true;
    });
    this.pingTimer = setInterval(() => this.ping(), PING_EVERY_MS);
    socket.on('close', () => {
      clearInterval(this.pingTimer);
      hub.leave(this);
      void services.quick.leave(this);
    });
    socket.on('error', () => undefined);
  }

  get person(): string {
    return this.caller.person.id;
  }

  send(message: ServerMessage): void {
    this.sendText(asciiJson(JSON.stringify(message)));
  }

  sendText(text: AsciiJson): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.outbox.sizeBytes > LARGEST_BACKLOG_BYTES) this.socket.terminate();
    else this.outbox.add(text);
  }

  private ping(): void {
    if (this.isAlive) this.socket.ping();
    else this.socket.terminate();
    this.isAlive = false;
  }

  terminate(): void {
    this.socket.terminate();
  }

  close(code: number, reason: string): void {
    this.outbox.flush();
    this.socket.close(code, reason);
  }

  /** Answers what was asked and closes. What comes meanwhile is ignored: the client asks the next server again. */
  async closeWhenAnswered(code: number, reason: string): Promise<void> {
    this.isClosing = true;
    await this.tail;
    this.close(code, reason);
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.isClosing) return;
    if (!this.takeShare(data.length)) {
      this.refuse(new CodedRefusal('too-fast', 'too many messages; slow down'), undefined);
      return;
    }
    if (isBinary || this.queued >= LONGEST_QUEUE) {
      this.close(1008, 'too much');
      return;
    }
    this.queued++;
    this.tail = this.tail
      .then(() => this.answer(String(data)))
      .then(() => {
        this.queued--;
      });
  }

  /** Whether a message of this size is within the limits. A client that does not slow down is disconnected. */
  private takeShare(bytes: number): boolean {
    const { byteLimits, messageLimits } = this.services;
    const { person, address } = this;
    if (this.bucket.take() && messageLimits.take(address) && byteLimits.take(person, address, bytes))
      return true;
    if (++this.warnings >= MOST_WARNINGS) this.close(1008, 'too fast');
    return false;
  }

  private async answer(text: string): Promise<void> {
    let message: ClientMessage | undefined;
    let raw: unknown;
    try {
      raw = JSON.parse(text);
      refuseIllFormed(raw);
      message = check(raw);
      await this.handle(message);
    } catch (error) {
      const refusal = error instanceof SyntaxError ? new CodedRefusal('malformed', 'is not JSON') : error;
      this.refuse(refusal, message ?? raw);
    }
  }

  /** Answers with the ids of the message, as far as they are valid. */
  private refuse(error: unknown, message: unknown): void {
    const body = refusalOf(error);
    if (body.code === 'broken' || body.code === 'full')
      this.services.log.error({ err: error }, 'message failed');
    const { id, table } = (typeof message === 'object' && message !== null ? message : {}) as Record<
      string,
      unknown
    >;
    this.send({
      type: 'refused',
      ...(isCommandId(id) ? { id } : {}),
      ...(isTableId(table) ? { table } : {}),
      ...body,
    });
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.hello(message);
    if (!this.saidHello) throw new CodedRefusal('not-now', 'say hello first');
    switch (message.type) {
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.hub.unwatch(this, message.table);
      case 'do':
        return this.execute(message);
      case 'seek':
        return this.services.quick.seek(this, wishOf(message), message.bots === true);
      case 'unseek':
        return this.services.quick.leave(this);
      case 'ping':
        return this.send({ type: 'pong', now: this.services.now() });
    }
  }

  private hello({ language, lines, views, legal }: Of<'hello'>): void {
    this.saidHello = true;
    if (language) this.language = language;
    if (lines !== undefined) this.lines = lines;
    this.wholeDocuments = views === 'whole';
    this.countsLegal = legal === 'count';
    const { id, name } = this.caller.person;
    this.send({ type: 'welcome', protocol: PROTOCOL, person: id, name, now: this.services.now() });
  }

  /** A token may be for one table only. */
  private mustCover(table: string): void {
    const { table_id } = this.caller.credential;
    if (table_id !== null && table_id !== table)
      throw new CodedRefusal('forbidden', 'this token is for another table');
  }

  private isInvited(table: string, invite: string | undefined): boolean {
    return invite !== undefined && equal(invite, invitationOf(this.services.key, table));
  }

  private async watch({ table, number, mark, invite }: Of<'watch'>): Promise<void> {
    this.mustCover(table);
    const { limits } = this.services;
    if (!this.watched.has(table) && this.watched.size >= limits.watched) {
      throw new CodedRefusal('too-much', `at most ${limits.watched} tables at a time`);
    }
    this.hub.gate.countArrival(this.person, table);
    try {
      await this.hub.watch(this, table, { number, versionTag: mark }, this.isInvited(table, invite));
    } finally {
      this.stopJoining();
    }
  }

  private async execute({ id, table, step, command, invite }: Of<'do'>): Promise<void> {
    this.mustCover(table);
    this.stopJoining();
    await this.hub.gate.settled();
    const actor = actorOf(this.caller, this.isInvited(table, invite));
    const done = await this.services.commands.execute(table, actor, command, id, step);
    this.send({ type: 'done', id, ...done });
  }
}
