/** Sends hostile messages to a server and records the answers. */
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../../src/protocol/socket.js';
import type { HostileMessage, Role } from './messages.js';

export interface Answers {
  sent: number;
  /** Count by answer: a code, a status, a closed connection. */
  readonly answers: Record<string, number>;
  /** Internal errors, and commands that should have been refused. */
  readonly faults: string[];
}

export type Cookies = Readonly<Record<Role, string>>;

/** Not the honest players' address: limits count messages by address. */
const ADDRESS = '127.0.0.9';
/** Messages between two pings. */
const BATCH = 20;
const TIMEOUT_MS = 20_000;
/** Wait after a refused connection. */
const RETRY_MS = 250;

class Attacker {
  private readonly sockets = new Map<Role, WebSocket>();
  private unanswered = 0;

  constructor(
    private readonly url: string,
    private readonly cookies: Cookies,
    private readonly answers: Answers,
  ) {}

  async send(message: HostileMessage): Promise<void> {
    this.answers.sent++;
    if (message.way === 'http') return this.ask(message);
    if (message.way === 'raw') return this.sendRaw(message.bytes);
    const socket = await this.socket(message.role);
    socket.send(message.text);
    if (++this.unanswered % BATCH === 0) await this.ping(socket);
  }

  private count(answer: string): void {
    this.answers.answers[answer] = (this.answers.answers[answer] ?? 0) + 1;
  }

  private fault(what: string): void {
    if (this.answers.faults.length < 20) this.answers.faults.push(what.slice(0, 500));
  }

  private async socket(role: Role): Promise<WebSocket> {
    const known = this.sockets.get(role);
    if (known?.readyState === WebSocket.OPEN) return known;
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}api/socket`, {
      headers: { cookie: this.cookies[role] },
      localAddress: ADDRESS,
      perMessageDeflate: false,
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => this.count(`closed ${code}`));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'refused') {
        this.count(message.code);
        if (message.code === 'broken') this.fault(String(data));
      } else if (message.type === 'done') {
        this.count(message.repeated ? 'repeated' : 'done');
        if (!message.repeated) this.fault(`done: ${String(data)}`);
      }
    });
    const isOpen = await once(socket, 'open').then(
      () => true,
      () => false,
    );
    if (!isOpen) {
      this.count('connection refused');
      await pause(RETRY_MS);
      return this.socket(role);
    }
    // Sometimes it skips the greeting.
    if (Math.random() < 0.9) socket.send('{"type":"hello","protocol":1}');
    this.sockets.set(role, socket);
    return socket;
  }

  /** The server must answer or close the connection; silence is a fault. */
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
      }, TIMEOUT_MS);
      const look = (data: unknown): void => {
        // A ping may be refused: without a greeting, or by the rate limit.
        if (/"pong"|say hello first|"too-fast"/.test(String(data))) end();
      };
      socket.on('message', look);
      socket.on('close', end);
      socket.send('{"type":"ping"}');
    });
  }

  private async ask({ role, method, path, body }: Extract<HostileMessage, { way: 'http' }>): Promise<void> {
    try {
      const response = await fetch(`${this.url}api/${path}`, {
        method,
        headers: {
          cookie: this.cookies[role],
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      this.count(`HTTP ${response.status}`);
      if (response.status >= 500) this.fault(`${method} ${path} ${body}: ${response.status}`);
      if (method !== 'GET' && response.ok) this.fault(`${role} ${method} ${path} ${body}: done`);
    } catch (error) {
      // The server may answer an oversized body while we are still sending it.
      this.count(`HTTP ${(error as Error).name}`);
      if ((error as Error).name === 'TimeoutError') this.fault(`${method} ${path}: no answer`);
    }
  }

  private async sendRaw(bytes: Uint8Array): Promise<void> {
    const { hostname, port } = new URL(this.url);
    const socket = connectTcp({ port: Number(port), host: hostname, localAddress: ADDRESS });
    socket.on('error', () => undefined);
    await once(socket, 'connect').catch(() => undefined);
    socket.end(bytes);
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), 200);
    await once(socket, 'close');
    clearTimeout(timer);
    this.count('raw bytes');
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.terminate();
  }
}

/** Sends all messages with `width` concurrent attackers. */
export async function attack(
  url: string,
  cookies: Cookies,
  messages: Iterator<HostileMessage>,
  width: number,
): Promise<Answers> {
  const answers: Answers = { sent: 0, answers: {}, faults: [] };
  const work = async (): Promise<void> => {
    const attacker = new Attacker(url, cookies, answers);
    for (let next = messages.next(); !next.done; next = messages.next()) await attacker.send(next.value);
    attacker.close();
  };
  await Promise.all(Array.from({ length: width }, work));
  return answers;
}
