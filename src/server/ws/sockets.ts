/** Accepts WebSocket connections: who may connect, and how many. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import { networkOf } from '../addresses.js';
import { callerOf, isOwnOrigin } from '../http/guard.js';
import { Buckets } from '../limits.js';
import type { Services } from '../services.js';
import { Connection } from './connection.js';
import type { Hub } from './hub.js';

/** At the end: how long answers may take, and then how long clients may take to close. */
const GRACE_MS = 2000;

export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
    // A connection answers pings itself, so that they count.
    autoPong: false,
  });
  private readonly connections = new Set<Connection>();
  /** Open connections by address. */
  private readonly openByAddress = new Map<string, number>();
  private readonly upgrades: Buckets;
  private isClosing = false;

  constructor(
    http: Server,
    private readonly hub: Hub,
    private readonly services: Services,
  ) {
    this.upgrades = new Buckets(services.limits.upgrades);
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((error) => {
        if (error instanceof CodedRefusal) return refuse(socket, 403);
        services.log.error({ err: error }, 'connection failed');
        refuse(socket, 500);
      });
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { services, hub } = this;
    const path = (request.url ?? '').replace(/\?.*$/, '');
    if (path !== `${services.basePath}api/socket`) return refuse(socket, 404);
    if (this.isClosing) return refuse(socket, 503);
    if (!isOwnOrigin(request, services)) return refuse(socket, 403);
    const address = networkOf(services.proxies.addressOf(request));
    if (this.openFrom(address) >= services.limits.connections) return refuse(socket, 429);
    if (!this.upgrades.take(address)) return refuse(socket, 429);
    // Before anything is waited for: those who come at the same moment count, too.
    this.countOpen(address, socket);
    const stopJoining = hub.gate.startJoining();
    socket.once('close', stopJoining);
    const caller = await callerOf(request, services);
    if (!caller) return refuse(socket, 401);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(ws, socket, caller, address, hub, services, stopJoining);
      this.connections.add(connection);
      ws.on('close', () => this.connections.delete(connection));
      hub.join(connection);
    });
  }

  private openFrom(address: string): number {
    return this.openByAddress.get(address) ?? 0;
  }

  private countOpen(address: string, socket: Duplex): void {
    this.openByAddress.set(address, this.openFrom(address) + 1);
    socket.once('close', () => {
      const left = this.openFrom(address) - 1;
      if (left === 0) this.openByAddress.delete(address);
      else this.openByAddress.set(address, left);
    });
  }

  /** Tells every client to reconnect: another node, or this one in a moment, will answer. */
  async close(): Promise<void> {
    this.isClosing = true;
    const { connections } = this;
    this.hub.gate.open();
    const answered = Promise.all([...connections].map((one) => one.closeWhenAnswered(1012, 'restarting')));
    await Promise.race([answered, sleep(GRACE_MS, undefined, { ref: false })]);
    for (let waited = 0; connections.size > 0 && waited < GRACE_MS; waited += 50) await sleep(50);
    for (const connection of connections) connection.terminate();
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
