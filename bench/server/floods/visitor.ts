/** One visitor with a script, at an address of their own on loopback, so that limits by address meet only them. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { JsonObject } from '../../../src/core/json.js';

const ADDRESS = '127.0.0.9';

export interface Answer {
  readonly status: number;
  readonly body: JsonObject;
  readonly cookie: string;
}

export class Visitor {
  /** How often each answer came: a status, a code, a closed connection. */
  readonly answers: Record<string, number> = {};
  private readonly agent = new Agent({ keepAlive: true, localAddress: ADDRESS, maxSockets: 200 });
  private readonly until: number;

  constructor(
    private readonly url: string,
    seconds: number,
  ) {
    this.until = performance.now() + seconds * 1000;
  }

  get isOver(): boolean {
    return performance.now() >= this.until;
  }

  count(answer: string | number): void {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1;
  }

  /** Status 0 if the server closes the connection. */
  ask(method: string, path: string, cookie = '', body?: string | Buffer): Promise<Answer> {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    return new Promise((resolve) => {
      const fail = (): void => {
        this.count('hung up');
        resolve({ status: 0, body: {}, cookie: '' });
      };
      const sent = request(`${this.url}api/${path}`, { method, headers, agent: this.agent }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', fail);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          this.count(status);
          const [cookie = ''] = (response.headers['set-cookie'] ?? [''])[0].split(';');
          resolve({ status, body: parse(Buffer.concat(pieces).toString()), cookie });
        });
      });
      sent.on('error', fail);
      sent.end(body);
    });
  }

  /** A new person's cookie. Adds a number to the name, because names are unique. Throws if the server refuses. */
  async signUp(name: string): Promise<string> {
    const { status, cookie } = await this.ask(
      'POST',
      'people',
      '',
      JSON.stringify({ name: `${name} ${randomInt(1e9)}` }),
    );
    if (status >= 300 || status === 0) throw new Error(`cannot sign up: ${status}`);
    return cookie;
  }

  /** A socket after its greeting; null if it is refused. */
  async socket(cookie: string): Promise<WebSocket | null> {
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}api/socket`, {
      headers: { cookie },
      localAddress: ADDRESS,
      perMessageDeflate: false,
    });
    socket.on('close', (code) => this.count(`closed ${code}`));
    socket.on('message', (data) => {
      const { type, code } = parse(String(data)) as { type: string; code?: string };
      if (type === 'refused' || type === 'done') this.count(code ?? type);
    });
    try {
      socket.on('error', () => undefined);
      await Promise.race([
        once(socket, 'open'),
        once(socket, 'close').then(() => Promise.reject(new Error('refused'))),
      ]);
    } catch {
      return null;
    }
    socket.send('{"type":"hello","protocol":1}');
    return socket;
  }

  tcp(): Socket {
    const { port } = new URL(this.url);
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: ADDRESS });
    socket.on('error', () => undefined);
    return socket;
  }
}

function parse(text: string): JsonObject {
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    return {};
  }
}
