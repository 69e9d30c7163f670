/** One connection: its messages are answered one after the other. */
import type { Duplex } from 'node:stream';
import { Value } from '@sinclair/typebox/value';
import type { WebSocket } from 'ws';
import type { Language } from '../../core/language.js';
import { ClientMessage, type ServerMessage } from '../../protocol/socket.js';
import { CommandId, PROTOCOL, TableId } from '../../protocol/words.js';
import { Bucket } from '../limits.js';
import type { Caller } from '../people/people.js';
import { equal, invitationOf } from '../people/secrets.js';
import type { Services } from '../services.js';
import type { Actor } from '../tables/decide/context.js';
import { Denial, problemOf } from '../tables/problem.js';
import { checker, refuseDeep } from '../validate.js';

const check = checker(ClientMessage);
/** Messages that wait for an answer; whoever sends more does not wait for any. */
const LONGEST_QUEUE = 100;
/** How often somebody is told to slow down before the connection is closed. */
const PATIENCE = 50;
/** Each for themselves: thousands of pings in one moment would keep everybody waiting. */
const PING_EVERY = 25_000;
/** Bytes that wait to be sent; whoever does not read them is let go and can come back. */
const LARGEST_BACKLOG = 4 * 1024 * 1024;

const isId = (value: unknown): value is string => Value.Check(CommandId, value);
const isTable = (value: unknown): value is string => Value.Check(TableId, value);

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

export class Client {
  language: Language = 'en';
  lines = true;
  whole = false;
  readonly watched = new Set<string>();
  /** Whether a pong has come since the last ping. */
  private alive = true;
  private readonly pings: NodeJS.Timeout;
  private greeted = false;
  private leaving = false;
  private waiting = 0;
  private scolded = 0;
  private corked = false;
  private tail: Promise<void> = Promise.resolve();
  private readonly bucket: Bucket;

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
    readonly caller: Caller,
    private readonly services: Services,
    /** To be called when the client has what it came for. */
    private readonly arrived: () => void,
  ) {
    this.bucket = new Bucket(services.limits.messages);
    if (caller.person.language === 'de') this.language = 'de';
    socket.on('message', (data, isBinary) => this.receive(String(data), isBinary));
    socket.on('pong', () => {
      this.alive = true;
    });
    this.pings = setInterval(() => this.ping(), PING_EVERY);
    socket.on('close', () => {
      clearInterval(this.pings);
      services.hub.leave(this);
    });
    socket.on('error', () => undefined);
  }

  get person(): string {
    return this.caller.person.id;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** A message that was written already, for many. What is sent in the same moment goes out together. */
  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > LARGEST_BACKLOG) {
      this.socket.terminate();
      return;
    }
    if (!this.corked) {
      this.corked = true;
      this.stream.cork();
      setImmediate(() => {
        this.corked = false;
        this.stream.uncork();
      });
    }
    this.socket.send(text);
  }

  private ping(): void {
    if (this.alive) this.socket.ping();
    else this.socket.terminate();
    this.alive = false;
  }

  terminate(): void {
    this.socket.terminate();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Answers what was asked; what comes from now on is for the next server, who is asked again. */
  async leave(code: number, reason: string): Promise<void> {
    this.leaving = true;
    await this.tail;
    this.close(code, reason);
  }

  private receive(text: string, isBinary: boolean): void {
    if (this.leaving) return;
    if (!this.bucket.take()) {
      this.refuse(new Denial('too-fast', 'slow down'), undefined);
      if (++this.scolded >= PATIENCE) this.close(1008, 'too fast');
      return;
    }
    if (isBinary || this.waiting >= LONGEST_QUEUE) {
      this.close(1008, 'too much');
      return;
    }
    this.waiting++;
    this.tail = this.tail
      .then(() => this.answer(text))
      .then(() => {
        this.waiting--;
      });
  }

  private async answer(text: string): Promise<void> {
    let message: ClientMessage | undefined;
    let raw: unknown;
    try {
      raw = JSON.parse(text);
      refuseDeep(raw);
      message = check(raw);
      await this.handle(message);
    } catch (error) {
      const asked = message ?? (raw as Partial<Of<'do'>> | undefined);
      this.refuse(error instanceof SyntaxError ? new Denial('malformed', 'is not JSON') : error, asked);
    }
  }

  /** Answers with the ids of what was asked, as far as they make sense. */
  private refuse(error: unknown, asked: unknown): void {
    const problem = problemOf(error);
    if (problem.code === 'broken') this.services.log.error({ err: error }, 'message failed');
    const { id, table } = (typeof asked === 'object' && asked !== null ? asked : {}) as Record<
      string,
      unknown
    >;
    this.send({
      type: 'refused',
      ...(isId(id) ? { id } : {}),
      ...(isTable(table) ? { table } : {}),
      ...problem,
    });
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.hello(message);
    if (!this.greeted) throw new Denial('not-now', 'say hello first');
    switch (message.type) {
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.services.hub.unwatch(this, message.table);
      case 'do':
        return this.carryOut(message);
      case 'ping':
        return this.send({ type: 'pong', now: this.services.keeper.now() });
    }
  }

  private hello({ language, lines, views }: Of<'hello'>): void {
    this.greeted = true;
    if (language) this.language = language;
    if (lines !== undefined) this.lines = lines;
    this.whole = views === 'whole';
    const { id, name } = this.caller.person;
    this.send({ type: 'welcome', protocol: PROTOCOL, person: id, name, now: this.services.keeper.now() });
  }

  private mayTouch(table: string): void {
    const { table_id } = this.caller.credential;
    if (table_id !== null && table_id !== table)
      throw new Denial('forbidden', 'this token is for another table');
  }

  private isInvited(table: string, invite: string | undefined): boolean {
    return invite !== undefined && equal(invite, invitationOf(this.services.key, table));
  }

  private async watch({ table, number, mark, invite }: Of<'watch'>): Promise<void> {
    this.mayTouch(table);
    const { hub, limits } = this.services;
    if (!this.watched.has(table) && this.watched.size >= limits.watched) {
      throw new Denial('too-much', `at most ${limits.watched} tables at a time`);
    }
    try {
      await hub.watch(this, table, { number, mark }, this.isInvited(table, invite));
    } finally {
      this.arrived();
    }
  }

  private async carryOut({ id, table, step, command, invite }: Of<'do'>): Promise<void> {
    this.mayTouch(table);
    this.arrived();
    await this.services.hub.rush.over();
    const { person } = this.caller;
    const actor: Actor = {
      person: person.id,
      name: person.name,
      label: person.id,
      invited: this.isInvited(table, invite),
    };
    const done = await this.services.keeper.execute(table, actor, command, id, step);
    this.send({ type: 'done', id, ...done });
  }
}
