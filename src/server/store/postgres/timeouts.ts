/** How long PostgreSQL may take. */

/**
 * A connection can fall silent without ever being closed. Then queries must fail: a query that waits for ever holds up
 * all writes after it. The server gives up a little earlier than the client.
 */
export const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 8_000,
  query_timeout: 10_000,
  keepAlive: true,
} as const;
