/**
 * LISTEN on a connection of its own. After a lost connection the listener is asked to catch up. A connection can fall
 * silent without being closed, so the node sends itself a heartbeat: one that does not come back counts as lost.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Bus, BusListener } from '../bus.js';
import { CHANNEL, readNotification } from './notification.js';
import { TIMEOUTS } from './timeouts.js';

const RETRY_MS = 500;
const BEAT_EVERY_MS = 3_000;
/** Three beats have not come back. */
const SILENT_AFTER_MS = 10_000;
const BEAT = 'beat ';
/** How long a connection may take to end. */
const END_MS = 1_000;
/** Marks news about a person; no table id contains a space. */
const PERSON = 'person ';

export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private retryTimer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly beatTimer: NodeJS.Timeout;
  private readonly beatText = BEAT + randomUUID();
  private heardAt = performance.now();

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly listener: BusListener,
  ) {
    this.beatTimer = setInterval(() => this.beat(), BEAT_EVERY_MS).unref();
  }

  isHearing(): boolean {
    return this.client !== null && performance.now() - this.heardAt < SILENT_AFTER_MS;
  }

  private beat(): void {
    if (this.client && !this.isHearing()) {
      this.reconnect(this.client, new Error('the connection to the other nodes has fallen silent'));
      return;
    }
    this.pool.query('select pg_notify($1, $2)', [CHANNEL, this.beatText]).catch(() => undefined);
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'kontor bus',
      ...TIMEOUTS,
    });
    client.on('error', (error) => this.reconnect(client, error));
    client.on('end', () => this.reconnect(client, null));
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    this.heardAt = performance.now();
    await this.listener.onConnected();
  }

  private receive(payload: string): void {
    if (payload === this.beatText) this.heardAt = performance.now();
    if (payload.startsWith(BEAT)) return;
    if (payload.startsWith(PERSON)) this.listener.onPerson(payload.slice(PERSON.length));
    else this.listener.onTable(readNotification(payload));
  }

  async announcePerson(person: string): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, PERSON + person]);
  }

  private reconnect(lost: pg.Client, error: Error | null): void {
    if (this.isClosed || this.client !== lost) return;
    this.client = null;
    if (error) this.listener.onError(error);
    // A silent connection does not even end: it is dropped.
    (lost as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    this.retry();
  }

  private retry(): void {
    this.retryTimer = setTimeout(() => {
      this.open().catch((error) => {
        this.listener.onError(error);
        if (!this.isClosed) this.retry();
      });
    }, RETRY_MS);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.beatTimer);
    const { client } = this;
    if (!client) return;
    const ended = client.end().catch(() => undefined);
    await Promise.race([ended, sleep(END_MS, undefined, { ref: false })]);
  }
}
