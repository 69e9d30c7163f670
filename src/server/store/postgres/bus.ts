/** LISTEN on a connection of its own. After a lost connection the listener is asked to catch up. */
import pg from 'pg';
import type { Bus, BusListener } from '../bus.js';
import { CHANNEL, readNotification } from './notification.js';

const RETRY_MS = 500;
/** Marks news about a person; no table id contains a space. */
const PERSON = 'person ';

export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private retryTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly listener: BusListener,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'kontor bus',
      keepAlive: true,
    });
    client.on('error', (error) => this.reconnect(client, error));
    client.on('end', () => this.reconnect(client, null));
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    await this.listener.onConnected();
  }

  private receive(payload: string): void {
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
    lost.end().catch(() => undefined);
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
    await this.client?.end().catch(() => undefined);
  }
}
