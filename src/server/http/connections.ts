/**
 * Limits the TCP connections of one address, so that nobody uses up the descriptors of the process by connecting and
 * staying silent. A trusted proxy speaks for many, and limits its clients itself.
 *
 * And disconnects clients that send one request after the other without waiting for answers: Node hands on all that it
 * finds in what it has read, up to 1,600 requests on each connection, and nothing else is done meanwhile. The same
 * happens to clients that go on although they are refused: saying so thousands of times a second holds up others, too.
 */
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../addresses.js';
import { Buckets } from '../limits.js';
import type { Services } from '../services.js';

/** A client that has not sent its complete headers by then is disconnected. */
const HEAD_TIMEOUT_MS = 20_000;
/** Requests on one connection that are not answered yet. Browsers and proxies wait for each answer. */
const MOST_UNANSWERED = 10;
/** Requests of one address that are refused because it asks too often. */
const MOST_REFUSED = { perSecond: 50, burst: 500 };
const TOO_MANY_REQUESTS = 429;
/** How long the address of a client that does not wait gets no connection. */
const SHUT_OUT_MS = 10_000;

/** What is known of an address with open connections. */
interface Visitor {
  /** All connections. */
  count: number;
  /** Those that have not become WebSockets. */
  readonly plain: Set<Socket>;
}

export function limitConnections(server: Server, { limits, proxies }: Services): void {
  const visitors = new Map<string, Visitor>();
  /** Addresses that get no connection, and until when. */
  const shutOut = new Map<string, number>();
  const addressOf = ({ remoteAddress }: Socket): string => networkOf(remoteAddress ?? '');

  const mayConnect = (address: string): boolean =>
    performance.now() >= (shutOut.get(address) ?? 0) && (visitors.get(address)?.count ?? 0) < limits.tcp;

  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.prependListener('connection', (socket) => {
    if (proxies.isTrusted(socket.remoteAddress)) return;
    const address = addressOf(socket);
    if (!mayConnect(address)) {
      socket.destroy();
      return;
    }
    const visitor = visitors.get(address) ?? { count: 0, plain: new Set() };
    visitors.set(address, visitor);
    visitor.count++;
    visitor.plain.add(socket);
    socket.once('close', () => {
      visitor.plain.delete(socket);
      if (--visitor.count === 0) visitors.delete(address);
    });
  });
  server.on('upgrade', ({ socket }) => visitors.get(addressOf(socket))?.plain.delete(socket));

  const shutOutAddressOf = (socket: Socket): void => {
    const address = addressOf(socket);
    socket.destroy();
    if (proxies.isTrusted(socket.remoteAddress)) return;
    // Its other connections probably have as many requests queued.
    for (const one of visitors.get(address)?.plain ?? []) one.destroy();
    const now = performance.now();
    for (const [other, until] of shutOut) if (until <= now) shutOut.delete(other);
    shutOut.set(address, now + SHUT_OUT_MS);
  };
  waitForAnswers(server, shutOutAddressOf);
  const refused = new Buckets(MOST_REFUSED);
  server.prependListener('request', ({ socket }, response) => {
    response.once('close', () => {
      if (response.statusCode !== TOO_MANY_REQUESTS || proxies.isTrusted(socket.remoteAddress)) return;
      if (!socket.destroyed && !refused.take(addressOf(socket))) shutOutAddressOf(socket);
    });
  });
}

/** Puts itself before the listeners that `server` has now; `onImpatient` is to close the connection. */
function waitForAnswers(server: Server, onImpatient: (socket: Socket) => void): void {
  const unanswered = new WeakMap<Socket, number>();
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Requests that were read together with the one too many.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_UNANSWERED) return onImpatient(socket);
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    for (const listener of listeners) listener(request, response);
  });
}
