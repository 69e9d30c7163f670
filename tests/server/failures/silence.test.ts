/** A database connection that stops answering without being closed: nothing waits forever, and everything recovers. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BlackHole } from '../../../bench/server/faults/black-hole.js';
import { stopInTime } from '../../../src/cli/server/serve.js';
import { SMALL, serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
/** Longer than a busy machine takes to answer. */
const SILENT_MS = 3_000;

describe.skipIf(!postgres)('a silent connection to the database', () => {
  test('is given up: the server says so, commands are refused, and everything recovers when it is back', async () => {
    const { hole, url } = await BlackHole.before(await postgres!.migrated('silence'));
    const node = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' }, null, [], { silentMs: SILENT_MS });
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
    await expect.poll(readyz, { timeout: 60_000, interval: 100 }).toBe(200);
    expect(await socket.do(table, { do: 'play', action }, step, 'the-move')).toMatchObject({ type: 'done' });
    expect((await bo.look(table)).document.moves).toBe(1);
    // What another node writes is heard again.
    const other = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' }, null, [], { silentMs: SILENT_MS });
    const before = socket.entries.length;
    bo.url = other.url;
    await bo.do(table, { do: 'say', text: 'hello' });
    await socket.until(() => socket.entries.length > before, 'news from the other node');
    await other.stop();
  });
});

/** With a real process and a database: `silence.proof.ts`. */
test('a server that does not stop in time is killed', async () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  onTestFinished(() => {
    exit.mockRestore();
    vi.useRealTimers();
  });
  void stopInTime({ stop: () => new Promise<void>(() => undefined) }, 2);
  vi.advanceTimersByTime(11_000);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(exit).toHaveBeenCalledWith(1);
});
