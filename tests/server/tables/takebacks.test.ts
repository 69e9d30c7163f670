/** Taking moves back: everybody at the table has to consent, and a rated game never undoes a draw. */
import { afterAll, describe, expect, test } from 'vitest';
import { type Person, SMALL, serve } from '../help.js';

const server = await serve({ LOG_LEVEL: 'silent' });
afterAll(() => server.stop());

const { tables } = server.running.services;
const hasDrawn = (table: string): Promise<boolean> =>
  tables.read(table, ({ game }) => game!.hasRevealedSince(0));

/** Plays the decider's first legal action, until `isEnough`. */
async function playUntil(
  table: string,
  people: readonly Person[],
  isEnough: () => Promise<boolean>,
): Promise<void> {
  for (let i = 0; i < 300 && !(await isEnough()); i++) {
    for (const person of people) {
      const { document } = await person.look(table);
      const action = document.you.legal?.[0];
      if (action) await person.do(table, { do: 'play', action }, document.step);
    }
  }
  expect(await isEnough()).toBe(true);
}

async function between(ada: Person, bo: Person): Promise<string> {
  const table = await ada.make({ config: SMALL, first: 0 });
  await bo.do(table, { do: 'sit' });
  return table;
}

describe('with another person at the table', () => {
  test('a player who is away never counts as agreeing', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await between(ada, bo);
    const { document } = await ada.look(table);
    await ada.do(table, { do: 'play', action: document.you.legal![0] }, document.step);
    await bo.do(table, { do: 'away', on: true });
    const now = (await ada.look(table)).document;
    const { status, body } = await ada.do(table, { do: 'ask-undo', moves: 0 }, now.step);
    expect([status, body.code, body.reason]).toEqual([409, 'not-now', 'Bo is away and cannot agree']);
    expect((await ada.look(table)).document.moves).toBeGreaterThan(0);
  });

  test('a draw cannot be undone, even if both agree', async () => {
    const [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
    const table = await between(ada, bo);
    await playUntil(table, [ada, bo], () => hasDrawn(table));
    const { step } = (await ada.look(table)).document;
    const { status, body } = await ada.do(table, { do: 'ask-undo', moves: 0 }, step);
    expect([status, body.code]).toEqual([409, 'not-now']);
    expect(body.reason).toContain('drawn');
  });
});

test('alone with bots a player can undo a draw, and the game is marked', async () => {
  const ada = await server.person('Ada');
  const seats = [
    { who: 'me' as const, colour: 0 },
    { who: 'bot' as const, level: 'random', colour: 1 },
  ];
  const table = await ada.make({ config: SMALL, first: 0, seats });
  await playUntil(table, [ada], () => hasDrawn(table));
  await expect.poll(async () => (await ada.look(table)).document.decides).toBe(0);
  const before = (await ada.look(table)).document;
  expect(before).not.toHaveProperty('takebacks');
  expect((await ada.do(table, { do: 'ask-undo', moves: 0 }, before.step)).status).toBe(200);
  expect((await ada.look(table)).document).toMatchObject({ moves: 0, takebacks: true });
});
