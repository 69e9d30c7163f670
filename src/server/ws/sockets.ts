/** The way in for WebSockets: who may connect, and how many. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { LIMITS } from '../../protocol/words.js';
import { networkOf } from '../addresses.js';
import { callerOf, isOwnOrigin } from '../http/guard.js';
import type { Services } from '../services.js';
import { Denial } from '../tables/problem.js';
import { Client } from './client.js';

/** What was asked is answered by then; who does not answer for so long when told to go is cut off. */
const GRACE = 2000;

export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly addresses = new Map<string, number>();
  private closing = false;

  constructor(
    http: Server,
    private readonly services: Services,
  ) {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((error) => {
        if (error instanceof Denial) return refuse(socket, 403);
        services.log.error({ err: error }, 'connection failed');
        refuse(socket, 500);
      });
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { services } = this;
    const path = (request.url ?? '').replace(/\?.*$/, '');
    if (path !== `${services.basePath}api/socket`) return refuse(socket, 404);
    if (this.closing) return refuse(socket, 503);
    if (!isOwnOrigin(request, services)) return refuse(socket, 403);
    const address = networkOf(services.proxies.addressOf(request));
    const open = this.addresses.get(address) ?? 0;
    if (open >= services.limits.connections) return refuse(socket, 429);
    const arrived = services.hub.rush.come();
    socket.once('close', arrived);
    const caller = await callerOf(request, services.people);
    if (!caller) return refuse(socket, 401);
    services.hub.rush.count();
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
    let counted = true;
    socket.once('close', () => {
      if (!counted) return;
      counted = false;
      const left = this.addresses.get(address)! - 1;
      if (left === 0) this.addresses.delete(address);
      else this.addresses.set(address, left);
    });
    this.server.handleUpgrade(request, socket, head, (ws) => {
      services.hub.join(new Client(ws, socket, caller, services, arrived));
    });
  }

  /** Tells everybody to come back; another node, or this one in a moment, will answer. */
  async close(): Promise<void> {
    this.closing = true;
    const { clients, rush } = this.services.hub;
    rush.giveUp();
    const left = Promise.all([...clients].map((client) => client.leave(1012, 'restarting')));
    await Promise.race([left, sleep(GRACE, undefined, { ref: false })]);
    for (let waited = 0; clients.size > 0 && waited < GRACE; waited += 50) await sleep(50);
    for (const client of clients) client.terminate();
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
