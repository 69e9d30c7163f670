/** Throws hostile messages at a server and notes how they are answered. */
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../../src/protocol/socket.js';
import type { Hostile, Role } from './messages.js';

export interface Answers {
  sent: number;
  /** How often each answer came: a code, a status, a closed connection. */
  readonly answers: Record<string, number>;
  /** Faults of the server, and commands that were done. */
  readonly faults: string[];
}

export type Cookies = Readonly<Record<Role, string>>;

/** Messages on a connection before it is asked whether it is still there. */
const BATCH = 20;
const PATIENCE = 20_000;

/** One of several that attack at the same time. */
class Attacker {
  private readonly sockets = new Map<Role, WebSocket>();
  private unanswered = 0;

  constructor(
    private readonly url: string,
    private readonly cookies: Cookies,
    private readonly noted: Answers,
  ) {}

  async send(message: Hostile): Promise<void> {
    this.noted.sent++;
    if (message.way === 'http') return this.ask(message);
    if (message.way === 'raw') return this.sendRaw(message.bytes);
    const socket = await this.socket(message.role);
    socket.send(message.text);
    if (++this.unanswered % BATCH === 0) await this.ping(socket);
  }

  private note(what: string): void {
    this.noted.answers[what] = (this.noted.answers[what] ?? 0) + 1;
  }

  private fault(what: string): void {
    if (this.noted.faults.length < 20) this.noted.faults.push(what.slice(0, 500));
  }

  private async socket(role: Role): Promise<WebSocket> {
    const known = this.sockets.get(role);
    if (known?.readyState === WebSocket.OPEN) return known;
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}api/socket`, {
      headers: { cookie: this.cookies[role] },
      perMessageDeflate: false,
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => this.note(`closed ${code}`));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'refused') {
        this.note(message.code);
        if (message.code === 'broken') this.fault(String(data));
      } else if (message.type === 'done') {
        this.note(message.repeated ? 'repeated' : 'done');
        if (!message.repeated) this.fault(`done: ${String(data)}`);
      }
    });
    await once(socket, 'open');
    // Every now and then nobody says hello.
    if (Math.random() < 0.9) socket.send('{"type":"hello","protocol":1}');
    this.sockets.set(role, socket);
    return socket;
  }

  /** The connection is closed, or it answers: silence would be a fault. */
  private async ping(socket: WebSocket): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        socket.off('message', look);
        socket.off('close', end);
        resolve();
      };
      const timer = setTimeout(() => {
        this.fault('a connection answers no more');
        socket.terminate();
        end();
      }, PATIENCE);
      const look = (data: unknown): void => {
        // Without a greeting, or too soon, a ping is refused: that is an answer, too.
        if (/"pong"|say hello first|"too-fast"/.test(String(data))) end();
      };
      socket.on('message', look);
      socket.on('close', end);
      socket.send('{"type":"ping"}');
    });
  }

  private async ask({ role, method, path, body }: Extract<Hostile, { way: 'http' }>): Promise<void> {
    try {
      const response = await fetch(`${this.url}api/${path}`, {
        method,
        headers: {
          cookie: this.cookies[role],
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.arrayBuffer();
      this.note(`HTTP ${response.status}`);
      if (response.status >= 500) this.fault(`${method} ${path} ${body}: ${response.status}`);
      if (method !== 'GET' && response.ok) this.fault(`${role} ${method} ${path} ${body}: done`);
    } catch (error) {
      // A body that is too large may be answered while it is still being sent.
      this.note(`HTTP ${(error as Error).name}`);
      if ((error as Error).name === 'TimeoutError') this.fault(`${method} ${path}: no answer`);
    }
  }

  private async sendRaw(bytes: Uint8Array): Promise<void> {
    const { hostname, port } = new URL(this.url);
    const socket = connectTcp(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect').catch(() => undefined);
    socket.end(bytes);
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), 200);
    await once(socket, 'close');
    clearTimeout(timer);
    this.note('raw bytes');
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.terminate();
  }
}

/** Sends them all, `width` attackers at a time. */
export async function attack(
  url: string,
  cookies: Cookies,
  messages: Iterator<Hostile>,
  width: number,
): Promise<Answers> {
  const noted: Answers = { sent: 0, answers: {}, faults: [] };
  const work = async (): Promise<void> => {
    const attacker = new Attacker(url, cookies, noted);
    for (let next = messages.next(); !next.done; next = messages.next()) await attacker.send(next.value);
    attacker.close();
  };
  await Promise.all(Array.from({ length: width }, work));
  return noted;
}
