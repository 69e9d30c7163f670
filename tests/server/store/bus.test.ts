/** A node hears from the others over one connection; if it is lost, it is replaced at once. */
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '../../../src/server/store/store.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();

describe.skipIf(!postgres)('a lost connection to the other nodes', () => {
  test('is replaced without waiting, and news comes again', async () => {
    const url = await postgres!.database('bus');
    const store = await openStore(url, 2);
    const heard: string[] = [];
    let connected = 0;
    const bus = await store.database.openBus({
      onTable: () => undefined,
      onPerson: (person) => heard.push(person),
      onBannedNetwork: ({ network }) => heard.push(network),
      onConnected: async () => {
        connected++;
      },
      onError: () => undefined,
    });
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'kontor bus' and datname = current_database()`,
      );
      // Timers never fire here, so waiting would hang.
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(0);
          return connected === 2 && bus.isHearing();
        })
        .toBe(true);
    } finally {
      vi.useRealTimers();
    }
    await bus.announcePerson('ada');
    await bus.announceBannedNetwork({ network: '203.0.113.7', person: 'ada', until: 1 });
    await expect.poll(() => heard).toEqual(['ada', '203.0.113.7']);
    await operator.end();
    await bus.close();
    await store.close();
  });
});
