/** LISTEN on a connection of its own; what was written while it was lost is caught up with. */
import pg from 'pg';
import { CHANNEL } from '../store/postgres/append.js';
import type { Keeper } from '../tables/keeper.js';
import type { Bus } from './index.js';

const AGAIN = 500;

export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly keeper: Keeper,
    private readonly report: (error: unknown) => void,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'kontor bus',
      keepAlive: true,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, null));
    client.on('notification', ({ payload }) => {
      const [id, number] = (payload ?? '').split(' ');
      this.keeper.catchUp(id, Number(number)).catch(this.report);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    await this.keeper.catchUpAll();
  }

  private lost(client: pg.Client, error: Error | null): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    if (error) this.report(error);
    client.end().catch(() => undefined);
    this.retry();
  }

  private retry(): void {
    this.timer = setTimeout(() => {
      this.open().catch((error) => {
        this.report(error);
        if (!this.closed) this.retry();
      });
    }, AGAIN);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }
}
