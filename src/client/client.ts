/** A server of Kontor, for programs: HTTP requests, and one connection that resumes by itself. */
import type { Language } from '../core/language.js';
import { type Method, type RequestParts, sendRequest } from './request.js';
import { type ConnectionState, ServerConnection, type SocketLike } from './server-connection.js';

/** The class of a WebSocket: a browser's, Node's from version 22 on, or that of the package `ws`. */
export type SocketClass = new (
  url: string,
  // Where a token is sent: `{ headers }`, which browsers do not take.
  options?: never,
) => SocketLike & { onerror: ((event: never) => void) | null };

export interface ClientOptions {
  /** The address that `kontor serve` prints, with its path if there is one. */
  readonly server: string | URL;
  /** Of `POST /api/me/tokens`. Left out in a page of the server itself, where the cookie says who you are. */
  readonly token?: string;
  /** The global one if left out. */
  readonly WebSocket?: SocketClass;
  /** The language of log lines; English if left out. */
  readonly language?: Language;
  /** Whether log entries come with sentences. */
  readonly lines?: boolean;
  /** `count` for a program that lists its legal actions with the engine: `you.choices` instead of `you.legal`. */
  readonly legal?: 'list' | 'count';
  onState?(state: ConnectionState): void;
}

export class Client {
  /** Opened when the first table is watched or the first command is sent. */
  readonly connection: ServerConnection;
  private readonly base: URL;
  private readonly options: ClientOptions;

  constructor(options: ClientOptions) {
    const { language = 'en', lines, legal, onState } = options;
    this.options = options;
    const server = new URL(options.server);
    if (!server.pathname.endsWith('/')) server.pathname += '/';
    this.base = new URL('api/', server);
    this.connection = new ServerConnection({
      open: () => this.openSocket(),
      language: () => language,
      ...(lines === undefined ? {} : { lines }),
      ...(legal === undefined ? {} : { legal }),
      ...(onState === undefined ? {} : { onState }),
    });
  }

  /** A request to the HTTP interface; `path` is what follows `/api/`, as in `tables`. */
  request<T>(method: Method, path: string, parts: Omit<RequestParts, 'token'> = {}): Promise<T> {
    return sendRequest<T>(method, new URL(path, this.base), { ...parts, token: this.options.token });
  }

  close(): void {
    this.connection.close();
  }

  private openSocket(): SocketLike {
    const { token, WebSocket: Socket = globalThis.WebSocket as SocketClass | undefined } = this.options;
    if (Socket === undefined)
      throw new Error('there is no WebSocket here: pass the one of the package "ws" as WebSocket');
    const url = new URL('socket', this.base);
    url.protocol = url.protocol.replace('http', 'ws');
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
    const socket = headers === undefined ? new Socket(url.href) : new Socket(url.href, { headers } as never);
    // Its `close` event follows. Without a listener `ws` would end the program.
    socket.onerror = () => {};
    return socket;
  }
}
