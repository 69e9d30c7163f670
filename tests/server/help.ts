/** Real servers, people and sockets for tests, all on loopback. */
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Json, JsonObject } from '../../src/core/json.js';
import { writeLegal } from '../../src/core/play.js';
import { Shelf } from '../../src/core/records/shelf.js';
import { games, shelf } from '../../src/games/index.js';
import { apply, type Patch } from '../../src/protocol/patch.js';
import { type ClientMessage, ServerMessage } from '../../src/protocol/socket.js';
import type { Command, Done } from '../../src/protocol/tables/commands.js';
import type { Entry, TableDocument } from '../../src/protocol/tables/document.js';
import type { NewTable } from '../../src/protocol/tables/settings.js';
import type { TableReply } from '../../src/protocol/tables/tables.js';
import { RefusalBody } from '../../src/protocol/words.js';
import { ENDPOINTS, type Running, startServer } from '../../src/server/app.js';
import type { Page } from '../../src/server/http/page.js';
import { readOptions } from '../../src/server/options.js';
import type { Table } from '../../src/server/tables/table.js';
import { checker } from '../../src/server/validate.js';
import { shared } from '../setup/ask.js';

/** How often a server of a test looks for due work. */
const POLL_MS = 20;

/** Long enough for due work to be found and done. Only for expecting that nothing happens; otherwise wait for the event. */
export const somePolls = (): Promise<void> => setTimeout(8 * POLL_MS);

export const SMALL: JsonObject = { game: 'hansa', players: 2 };

export interface TestServer {
  /** Lets time pass. */
  later(milliseconds: number): void;
  readonly running: Running;
  readonly url: string;
  person(name: string): Promise<Person>;
  /** Stops it and starts it again on the same data. */
  restart(): Promise<TestServer>;
  stop(): Promise<void>;
}

/**
 * A server on a free port; without a database of its own it gets a file that is deleted at the end. `boards` are those
 * of the operator's folder, with their game; `ahead` is how many milliseconds its clock is fast, and
 * `silentMs` after how long it gives up a database that does not answer.
 */
export async function serve(
  env: Record<string, string> = {},
  page: Page | null = null,
  boards: readonly JsonObject[] = [],
  { ahead = 0, silentMs }: { readonly ahead?: number; readonly silentMs?: number } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  if (env.DATABASE_URL === undefined && env.DATA_DIR === undefined)
    copyFileSync((await shared('emptyDatabase'))!, join(folder, 'kontor.db'));
  const clean = (): void => rmSync(folder, { recursive: true });
  return start({ DATA_DIR: folder, ...env }, { page, boards, silentMs }, clean, { ahead });
}

/** The games with the boards of the operator. */
const shelfWith = (boards: readonly JsonObject[]): Shelf =>
  boards.length === 0
    ? shelf
    : new Shelf(games.map((game) => game.withBoards(boards.filter((board) => board.game === game.id))));

interface Parts {
  readonly page: Page | null;
  readonly boards: readonly JsonObject[];
  readonly silentMs: number | undefined;
}

async function start(
  env: Record<string, string>,
  parts: Parts,
  clean: () => void,
  time: { ahead: number },
): Promise<TestServer> {
  const { page, boards, silentMs } = parts;
  const options = readOptions({ PORT: '0', HOST: '127.0.0.1', LIMIT_FACTOR: '1000', ...env });
  const running = await startServer(options, {
    shelf: shelfWith(boards),
    boards,
    page,
    version: 'test',
    now: () => Date.now() + time.ahead,
    intervals: { pollMs: POLL_MS, presenceMs: 5 * POLL_MS, ...(silentMs === undefined ? {} : { silentMs }) },
  });
  const url = `http://127.0.0.1:${running.address.port}${options.basePath}`;
  const people: Person[] = [];
  const end = async (): Promise<void> => {
    for (const person of people) person.close();
    await running.stop();
  };
  return {
    running,
    url,
    later(milliseconds) {
      time.ahead += milliseconds;
    },
    async person(name) {
      const person = await Person.enter(url, name);
      people.push(person);
      return person;
    },
    async restart() {
      await end();
      return start(env, parts, clean, time);
    },
    async stop() {
      await end();
      clean();
    },
  };
}

interface Reply<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/**
 * Plays the first legal action of the person who decides until the game is over; bots decide for themselves. People's
 * commands bypass HTTP here, with which a whole game takes twenty times the CPU time.
 */
export async function playToEnd({ running }: TestServer, table: string): Promise<void> {
  const { tables, commands } = running.services;
  for (let i = 0; i < 20_000; i++) {
    const next = await tables.read(table, nextDecision);
    if (next === null) return;
    const { person, action, step } = next;
    if (action === null) await setTimeout(2);
    else {
      const actor = { person, name: '', label: person! };
      await commands.execute(table, actor, { do: 'play', action }, fresh(), step);
    }
  }
  throw new Error('the game does not end');
}

/** Without an action if a bot decides; null after the end. */
function nextDecision(table: Table) {
  const { decides, game, rules, seats, step } = table;
  if (decides === null) return null;
  const action = table.botOf(decides) === null ? writeLegal(rules, game!.state)[0] : null;
  return { person: seats[decides].person, action, step };
}

let made = 0;
/** An id for a command that nobody else uses. */
export const fresh = (): string => `test-${++made}`;

/** Every response must match the documented interface. */
const promised = ENDPOINTS.map(({ method, path, reply, status = 200 }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  status,
  check: checker(reply),
}));
const checkProblem = checker(RefusalBody);
const checkMessage = checker(ServerMessage);

function checkReply(method: string, path: string, status: number, body: unknown): void {
  if (status >= 300) {
    checkProblem(body, 'problem');
    return;
  }
  const [name] = path.split('?');
  const endpoint = promised.find((one) => one.method === method && one.pattern.test(name));
  if (!endpoint) throw new Error(`${method} ${path} is not described`);
  endpoint.check(body, `${method} ${name}`);
  if (status !== endpoint.status)
    throw new Error(`${method} ${path}: ${status}, promised is ${endpoint.status}`);
}

/** Somebody with a browser. */
export class Person {
  private readonly sockets: Socket[] = [];

  constructor(
    public url: string,
    readonly cookie: string,
    readonly id: string,
    /** Their name at tables. */
    readonly name: string,
    /** Their unique name. */
    readonly fullName = name,
  ) {}

  /** If the name is taken, they get another one and are called `name` at tables. */
  static async enter(url: string, name: string): Promise<Person> {
    const add = (body: object) =>
      fetch(`${url}api/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const first = await add({ name });
    const fullName = first.status === 422 ? `${name} the ${++made}th` : name;
    const response = fullName === name ? first : await add({ name: fullName, short: name });
    const { id } = (await response.json()) as { id: string };
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0];
    return new Person(url, cookie, id, name, fullName);
  }

  async ask<T = JsonObject>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const response = await fetch(`${this.url}api/${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    checkReply(method, path, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer };
  }

  async make(table: NewTable): Promise<string> {
    const { status, body } = await this.ask<{ table: string }>('POST', 'tables', table);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.table;
  }

  async look(table: string): Promise<TableReply> {
    const { status, body } = await this.ask<TableReply>('GET', `tables/${table}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  do(
    table: string,
    command: Command,
    step?: number,
    id = fresh(),
    headers: Record<string, string> = {},
  ): Promise<Reply<Done & RefusalBody>> {
    const body = { id, command, ...(step === undefined ? {} : { step }) };
    return this.ask('POST', `tables/${table}/commands`, body, headers);
  }

  async connect(hello: JsonObject = {}): Promise<Socket> {
    const socket = await Socket.open(this.url, { cookie: this.cookie }, hello);
    this.sockets.push(socket);
    return socket;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A connection that keeps the tables it watches, as a client does. */
export class Socket {
  readonly messages: ServerMessage[] = [];
  readonly documents = new Map<string, TableDocument>();
  readonly numbers = new Map<string, number>();
  readonly marks = new Map<string, string>();
  readonly entries: Entry[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(readonly ws: WebSocket) {
    ws.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerMessage));
    ws.on('error', () => undefined);
  }

  static async open(url: string, headers: Record<string, string>, hello: JsonObject = {}): Promise<Socket> {
    const ws = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`, { headers });
    const socket = new Socket(ws);
    await once(ws, 'open');
    socket.send({ type: 'hello', protocol: 1, ...hello });
    await socket.next('welcome');
    return socket;
  }

  send(message: ClientMessage | JsonObject): void {
    this.ws.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    checkMessage(message, 'message');
    this.messages.push(message);
    if (message.type === 'table') {
      if (message.document) this.documents.set(message.table, message.document);
      this.numbers.set(message.table, message.number);
      this.marks.set(message.table, message.mark);
      this.entries.push(...message.entries);
    }
    if (message.type === 'update') {
      if (this.numbers.get(message.table) !== message.from) throw new Error('an update was missed');
      const before = this.documents.get(message.table) as unknown as Json;
      this.documents.set(message.table, apply(before, message.patch as Patch) as unknown as TableDocument);
      this.numbers.set(message.table, message.number);
      this.marks.set(message.table, message.mark);
      this.entries.push(...message.entries);
    }
    for (const wake of this.waiting) wake();
  }

  /** Resolves as soon as `test` finds something. */
  until<T>(test: () => T | undefined | false | null, what = 'something'): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = globalThis.setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited in vain for ${what}; last: ${JSON.stringify(this.messages.slice(-3))}`));
      }, 120_000);
      const look = (): void => {
        const found = test();
        if (found === undefined || found === false || found === null) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** The next message of this type that no earlier call has returned. */
  async next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> {
    const is = (message: ServerMessage): boolean => message.type === type && fits(message as Of<T>);
    const found = await this.until(() => this.messages.find(is), `a message "${type}"`);
    this.messages.splice(this.messages.indexOf(found), 1);
    return found as Of<T>;
  }

  async watch(table: string, number?: number): Promise<TableDocument> {
    this.send({ type: 'watch', table, ...(number === undefined ? {} : { number }) });
    return (await this.next('table', (message) => message.table === table)).document!;
  }

  /** Watches as a client that already has what an earlier connection received; returns the answer. */
  async goOn(table: string, { documents, numbers, marks }: Socket): Promise<Of<'table'>> {
    this.documents.set(table, documents.get(table)!);
    const [number, mark] = [numbers.get(table)!, marks.get(table)!];
    this.send({ type: 'watch', table, number, mark });
    return this.next('table', (message) => message.table === table);
  }

  /** Sends a command and waits for the answer. */
  async do(
    table: string,
    command: Command,
    step?: number,
    id = fresh(),
  ): Promise<Of<'done'> | Of<'refused'>> {
    this.send({ type: 'do', id, table, command, ...(step === undefined ? {} : { step }) } as ClientMessage);
    const is = (message: ServerMessage): boolean =>
      (message.type === 'done' || message.type === 'refused') && message.id === id;
    const found = await this.until(() => this.messages.find(is), `an answer to ${command.do}`);
    this.messages.splice(this.messages.indexOf(found), 1);
    return found as Of<'done'> | Of<'refused'>;
  }

  close(): void {
    this.ws.terminate();
  }
}
