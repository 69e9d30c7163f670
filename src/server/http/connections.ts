/**
 * Limits the TCP connections of one address, so that nobody uses up the descriptors of the process by connecting and
 * staying silent. A trusted proxy speaks for many, and limits its clients itself.
 */
import type { Server } from 'node:http';
import { networkOf } from '../addresses.js';
import type { Services } from '../services.js';

/** A client that has sent no complete head by then is disconnected. */
const HEAD_TIMEOUT_MS = 20_000;

export function limitConnections(server: Server, { limits, proxies }: Services): void {
  const open = new Map<string, number>();
  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.prependListener('connection', (socket) => {
    if (proxies.isTrusted(socket.remoteAddress)) return;
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.tcp) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
