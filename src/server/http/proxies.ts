/** Reads the headers that proxies add. They count only on requests from a trusted proxy. */
import type { IncomingMessage } from 'node:http';
import { type Addresses, plainAddress } from '../addresses.js';

const header = (request: IncomingMessage, name: string): string =>
  String(request.headers[name] ?? '')
    .split(',')
    .at(-1)!
    .trim();

export class Proxies {
  /** Null: no proxy is trusted. */
  constructor(private readonly trusted: Addresses | null) {}

  isTrusted(address: string | undefined): boolean {
    return this.trusted?.has(address ?? '') ?? false;
  }

  private isFromProxy(request: IncomingMessage): boolean {
    return this.isTrusted(request.socket.remoteAddress);
  }

  /** The client's address: the last one in the chain that is not one of our proxies. */
  addressOf(request: IncomingMessage): string {
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    if (!this.isFromProxy(request)) return peer;
    const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
    let last = peer;
    for (const part of chain.reverse()) {
      const address = plainAddress(part.trim());
      // Anything that is not an address was made up before our proxy saw the request.
      if (!/^[0-9a-f.:]+$/i.test(address)) break;
      last = address;
      if (!this.trusted!.has(address)) break;
    }
    return last;
  }

  hostOf(request: IncomingMessage): string | undefined {
    return (this.isFromProxy(request) && header(request, 'x-forwarded-host')) || request.headers.host;
  }

  isSecure(request: IncomingMessage): boolean {
    return this.isFromProxy(request) && header(request, 'x-forwarded-proto') === 'https';
  }
}
