/**
 * Connections to PostgreSQL that notice when nobody answers any more. A connection can fall silent without ever being
 * closed; a query that waits forever would hold up all writes after it, and a silent connection in the pool would be
 * handed out again and again.
 */
import type { Socket } from 'node:net';
import pg from 'pg';

/** How long the database may take. */
export interface Timeouts {
  readonly silentMs: number;
  readonly connectMs: number;
  /** The server gives a statement up by itself, so that it always has something to say before it counts as silent. */
  readonly statementMs: number;
  /** Three heartbeats do not come back before a connection counts as silent. */
  readonly beatMs: number;
}

const SILENT_AFTER_MS = 10_000;

export const timeouts = (silentMs = SILENT_AFTER_MS): Timeouts => ({
  silentMs,
  connectMs: 0.5 * silentMs,
  statementMs: 0.8 * silentMs,
  beatMs: 0.3 * silentMs,
});

/** The parts of a client that `pg` does not declare. */
interface ClientParts {
  readonly connection: { readonly stream: Socket };
  /** False while a query waits for its answer. */
  readonly readyForQuery: boolean;
}
const partsOf = (client: unknown): ClientParts => client as ClientParts;

/** Ends a connection without a word to the other side, which may not listen. */
export const drop = (client: pg.ClientBase, reason?: Error): void => {
  partsOf(client).connection.stream.destroy(reason);
};

export class PostgresPool extends pg.Pool {
  private readonly clients = new Set<pg.PoolClient>();

  constructor(
    url: string,
    connections: number,
    readonly timeouts: Timeouts,
  ) {
    super({
      connectionString: url,
      max: connections,
      application_name: 'kontor',
      connectionTimeoutMillis: timeouts.connectMs,
      statement_timeout: timeouts.statementMs,
      keepAlive: true,
    });
    // The pool replaces a broken connection; the query that was using it fails and reports the error.
    this.on('error', () => undefined);
    this.on('connect', (client) => this.watch(client));
    this.on('remove', (client) => this.clients.delete(client));
  }

  private watch(client: pg.PoolClient): void {
    this.clients.add(client);
    client.on('error', () => undefined);
    partsOf(client).connection.stream.setTimeout(this.timeouts.silentMs, () => {
      if (partsOf(client).readyForQuery) return;
      drop(client, new Error('the database does not answer'));
      this.dropIdle();
    });
  }

  /** Where one connection has fallen silent, the others have too: new ones are made when they are needed. */
  dropIdle(): void {
    for (const client of this.clients)
      if (partsOf(client).readyForQuery) drop(client, new Error('the database does not answer'));
  }
}
