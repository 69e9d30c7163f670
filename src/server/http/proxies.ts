/** What a proxy in front says about a request counts only if the request comes from a proxy we trust. */
import type { IncomingMessage } from 'node:http';
import { type Addresses, plainAddress } from '../addresses.js';

const header = (request: IncomingMessage, name: string): string =>
  String(request.headers[name] ?? '')
    .split(',')
    .at(-1)!
    .trim();

export class Proxies {
  /** Null trusts nobody. */
  constructor(private readonly trusted: Addresses | null) {}

  private speaksFor(request: IncomingMessage): boolean {
    return this.trusted?.has(request.socket.remoteAddress ?? '') ?? false;
  }

  /** The address of the other end: the last one in the chain that is none of our own proxies. */
  addressOf(request: IncomingMessage): string {
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    if (!this.speaksFor(request)) return peer;
    const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
    let last = peer;
    for (const part of chain.reverse()) {
      const address = plainAddress(part.trim());
      // Anything that is no address was made up before our proxy saw it.
      if (!/^[0-9a-f.:]+$/i.test(address)) break;
      last = address;
      if (!this.trusted!.has(address)) break;
    }
    return last;
  }

  hostOf(request: IncomingMessage): string | undefined {
    return (this.speaksFor(request) && header(request, 'x-forwarded-host')) || request.headers.host;
  }

  isSecure(request: IncomingMessage): boolean {
    return this.speaksFor(request) && header(request, 'x-forwarded-proto') === 'https';
  }
}
