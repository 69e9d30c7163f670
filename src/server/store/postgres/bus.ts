/**
 * LISTEN on a connection of its own. After a lost connection the listener is asked to catch up. A connection can fall
 * silent without being closed, so the node sends itself a heartbeat: one that does not come back counts as lost.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BannedNetwork, Bus, BusListener } from '../bus.js';
import { CHANNEL, readNotification } from './notification.js';
import { drop, type PostgresPool } from './pool.js';

/** The first attempt follows at once; a database that restarts is back within a second. */
const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 500;
const BEAT = 'beat ';
/** How long a connection may take to end. */
const END_MS = 1_000;
/** Marks news about a person; no table id contains a space. */
const PERSON = 'person ';
const BANNED_NETWORK = 'banned ';

export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private retryTimer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly beatTimer: NodeJS.Timeout;
  private readonly beatText = BEAT + randomUUID();
  private heardAt = performance.now();

  constructor(
    private readonly url: string,
    private readonly pool: PostgresPool,
    private readonly listener: BusListener,
  ) {
    this.beatTimer = setInterval(() => this.beat(), pool.timeouts.beatMs).unref();
  }

  isHearing(): boolean {
    return this.client !== null && performance.now() - this.heardAt < this.pool.timeouts.silentMs;
  }

  private beat(): void {
    if (this.client && !this.isHearing()) {
      this.reconnect(this.client, new Error('the connection to the other nodes has fallen silent'));
      this.pool.dropIdle();
      return;
    }
    this.pool.query('select pg_notify($1, $2)', [CHANNEL, this.beatText]).catch(() => undefined);
  }

  async open(): Promise<void> {
    const { connectMs, statementMs } = this.pool.timeouts;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'kontor bus',
      connectionTimeoutMillis: connectMs,
      query_timeout: statementMs,
      keepAlive: true,
    });
    let isLost = false;
    client.on('error', (error) => this.reconnect(client, error));
    client.on('end', () => {
      isLost = true;
      this.reconnect(client, null);
    });
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await this.listener.onConnected();
      if (isLost || this.isClosed) throw new Error('the connection to the other nodes was lost at once');
    } catch (error) {
      drop(client);
      throw error;
    }
    this.client = client;
    this.heardAt = performance.now();
  }

  private receive(payload: string): void {
    if (payload === this.beatText) this.heardAt = performance.now();
    if (payload.startsWith(BEAT)) return;
    if (payload.startsWith(PERSON)) this.listener.onPerson(payload.slice(PERSON.length));
    else if (payload.startsWith(BANNED_NETWORK))
      this.listener.onBannedNetwork(JSON.parse(payload.slice(BANNED_NETWORK.length)) as BannedNetwork);
    else this.listener.onTable(readNotification(payload));
  }

  announcePerson(person: string): Promise<void> {
    return this.announce(PERSON + person);
  }

  announceBannedNetwork(found: BannedNetwork): Promise<void> {
    return this.announce(BANNED_NETWORK + JSON.stringify(found));
  }

  private async announce(news: string): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, news]);
  }

  private reconnect(lost: pg.Client, error: Error | null): void {
    if (this.isClosed || this.client !== lost) return;
    this.client = null;
    if (error) this.listener.onError(error);
    // A silent connection does not even end: it is dropped.
    drop(lost);
    this.retry(0);
  }

  private retry(delayMs: number): void {
    this.retryTimer = setTimeout(() => {
      this.open().catch((error) => {
        if (this.isClosed) return;
        this.listener.onError(error);
        this.retry(Math.min(Math.max(FIRST_RETRY_MS, 2 * delayMs), LAST_RETRY_MS));
      });
    }, delayMs);
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
