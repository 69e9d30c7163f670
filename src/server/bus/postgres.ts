/** LISTEN on a connection of its own; what was written while it was lost is caught up with. */
import pg from 'pg';
import type { People } from '../people/people.js';
import { CHANNEL } from '../store/postgres/append.js';
import type { PostgresDatabase } from '../store/postgres/database.js';
import { readNews } from '../store/postgres/news.js';
import type { Keeper } from '../tables/keeper.js';
import type { Bus } from './index.js';

const AGAIN = 500;
/** No table has this id. */
const PERSON = 'person ';

export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly database: PostgresDatabase,
    private readonly keeper: Keeper,
    private readonly people: People,
    private readonly report: (error: unknown) => void,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.database.url,
      application_name: 'kontor bus',
      keepAlive: true,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, null));
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    await this.keeper.catchUpAll();
  }

  private hear(payload: string): void {
    if (payload.startsWith(PERSON)) {
      this.people.heard(payload.slice(PERSON.length));
      return;
    }
    const { table, number, entries } = readNews(payload);
    this.keeper.catchUp(table, number, entries).catch(this.report);
  }

  async tellPerson(person: string): Promise<void> {
    await this.database.pool.query('select pg_notify($1, $2)', [CHANNEL, PERSON + person]);
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
