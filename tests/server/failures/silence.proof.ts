/** A server stops even if its database no longer answers; it is ended after ten seconds if necessary. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { BlackHole } from '../../../bench/server/faults/black-hole.js';
import { Person, SMALL } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();

test.skipIf(!postgres)('a database that does not answer does not keep a server from stopping', async () => {
  const { hole, url } = await BlackHole.before(await postgres!.migrated('stopping'));
  const server = spawn(process.execPath, ['bin/kontor.js', 'serve'], {
    env: { ...process.env, DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
  });
  try {
    const [line] = await once(server.stdout, 'data');
    const ada = await Person.enter(String(line).split('\n')[0], 'Ada');
    const table = await ada.make({ config: SMALL });
    hole.silence();
    // It waits for the database now.
    const waiting = ada.do(table, { do: 'say', text: 'hello' }).catch(() => undefined);
    const begun = performance.now();
    server.kill('SIGTERM');
    await once(server, 'exit');
    expect(performance.now() - begun).toBeLessThan(20_000);
    await waiting;
  } finally {
    server.kill('SIGKILL');
    hole.close();
  }
});
