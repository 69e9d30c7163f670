/** Bots do not play on at a table without people: it rests until somebody returns, or is closed. */
import { afterAll, describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/protocol/tables/settings.js';
import { type Person, SMALL, serve, somePolls } from '../help.js';

const server = await serve({ LOG_LEVEL: 'silent' });
afterAll(() => server.stop());

const HOUR = 3_600_000;

const look = async (person: Person, table: string) => (await person.look(table)).document;
const awayAt = async (person: Person, table: string) =>
  (await look(person, table)).seats.map(({ away }) => away === true);

async function between(ada: Person, bo: Person, pace: Pace, runOut: 'bot' | 'decision'): Promise<string> {
  const table = await ada.make({ config: SMALL, first: 0, pace, runOut });
  await bo.do(table, { do: 'sit' });
  if (pace.kind === 'live') await ada.do(table, { do: 'ready' });
  return table;
}

describe('two people who both run out of time', () => {
  test.each(['bot', 'decision'] as const)(
    'leave a game that rests (%s), and is closed after a day',
    async (runOut) => {
      const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
      const table = await between(ada, bo, { kind: 'live', bank: 30, increment: 0 }, runOut);
      server.later(31_000);
      await expect.poll(async () => (await look(ada, table)).decides, { timeout: 30_000 }).toBe(1);
      server.later(31_000);
      await somePolls();
      const { moves, status } = await look(ada, table);
      await somePolls();
      expect(await look(ada, table)).toMatchObject({ moves, status });
      expect(status).toBe('playing');
      server.later(23 * HOUR);
      await somePolls();
      expect(await look(ada, table)).toMatchObject({ moves, status: 'playing' });
      server.later(2 * HOUR);
      await expect.poll(async () => (await look(ada, table)).status, { timeout: 30_000 }).toBe('closed');
    },
  );

  test('find it as they left it, and it continues when one of them is back', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await between(ada, bo, { kind: 'untimed' }, 'bot');
    for (const person of [bo, ada]) await person.do(table, { do: 'away', on: true });
    await somePolls();
    expect(await look(ada, table)).toMatchObject({ moves: 0, status: 'playing' });
    expect(await awayAt(ada, table)).toEqual([true, true]);
    await bo.do(table, { do: 'away', on: false });
    await expect.poll(async () => (await look(ada, table)).decides, { timeout: 30_000 }).toBe(1);
    expect((await look(ada, table)).moves).toBeGreaterThan(0);
  });
});

test('a game with bots does not end while a bot plays for its only person', async () => {
  const ada = await server.person('Ada');
  const seats = [
    { who: 'me' as const, colour: 0 },
    { who: 'bot' as const, level: 'random', colour: 1 },
    { who: 'bot' as const, level: 'random', colour: 2 },
  ];
  const table = await ada.make({ config: { game: 'hansa', players: 3 }, first: 0, seats });
  await ada.do(table, { do: 'away', on: true });
  await somePolls();
  expect(await look(ada, table)).toMatchObject({ moves: 0, status: 'playing' });
  const { document } = await ada.look(table);
  expect((await ada.do(table, { do: 'away', on: false })).status).toBe(200);
  expect((await look(ada, table)).you.legal!.length).toBeGreaterThan(0);
  expect(document.seats[0].away).toBe(true);
});
