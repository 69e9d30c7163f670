/** A database connection that falls silent without being closed: nothing waits for ever, and all goes on afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { BlackHole } from '../../bench/server/faults/black-hole.js';
import { Person, SMALL, serve } from './help.js';
import { sharedPostgres } from './postgres.js';

const postgres = await sharedPostgres();

describe.skipIf(!postgres)('a silent connection to the database', () => {
  // Both wait for ten seconds and more, so they wait at the same time.
  test.concurrent('is given up: the server says so, commands are refused, and all goes on when it is back', async ({
    onTestFinished,
  }) => {
    const { hole, url } = await BlackHole.before(await postgres!.migrated('silence'));
    const node = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    onTestFinished(async () => {
      hole.speak();
      await node.stop();
      hole.close();
    });
    const readyz = async () => (await fetch(`${node.url}readyz`)).status;
    const [ada, bo] = [await node.person('Ada'), await node.person('Bo')];
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const socket = await ada.connect();
    const { you, step } = await socket.watch(table);
    expect(await readyz()).toBe(200);

    hole.silence();
    const action = you.legal![0];
    const refused = await socket.do(table, { do: 'play', action }, step, 'the-move');
    expect(refused).toMatchObject({ type: 'refused', code: 'broken' });
    expect(await readyz()).toBe(503);

    hole.speak();
    await expect.poll(readyz, { timeout: 60_000, interval: 500 }).toBe(200);
    expect(await socket.do(table, { do: 'play', action }, step, 'the-move')).toMatchObject({ type: 'done' });
    expect((await bo.look(table)).document.moves).toBe(1);
    // What another node writes is heard again.
    const other = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const before = socket.entries.length;
    bo.url = other.url;
    await bo.do(table, { do: 'say', text: 'hello' });
    await socket.until(() => socket.entries.length > before, 'news from the other node');
    await other.stop();
  });

  test.concurrent('does not keep a server from stopping', async () => {
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
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      const tooLong = new Promise<never>((_, reject) => {
        setTimeout(reject, 20_000, new Error('the server does not stop')).unref();
      });
      await Promise.race([exited, tooLong]);
      await waiting;
    } finally {
      server.kill('SIGKILL');
      hole.close();
    }
  });
});
