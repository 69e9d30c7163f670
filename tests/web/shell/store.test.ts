/** Games on this device: here without a database, where they are kept in memory. */
import { beforeEach, expect, test } from 'vitest';

interface Saved {
  id: string;
  name: string;
  created: number;
  changed: number;
  seats: object[];
  record: object;
  over: boolean;
}

// Loaded by address: the page is compiled by Vite and is no part of the compiler's project for tests.
const store = (await import(new URL('../../../src/web/store/games.ts', import.meta.url).href)) as {
  arePersistent(): Promise<boolean>;
  listGames(): Promise<Saved[]>;
  getGame(id: string): Promise<Saved | undefined>;
  saveGame(game: Saved, how?: { reopen?: boolean }): Promise<boolean>;
  renameGame(id: string, name: string): Promise<void>;
  deleteGame(id: string): Promise<void>;
};

const game = (id: string, changed: number, over = false): Saved => ({
  id,
  name: id,
  created: 1,
  changed,
  seats: [],
  record: { actions: [changed] },
  over,
});

beforeEach(async () => {
  for (const { id } of await store.listGames()) await store.deleteGame(id);
});

test('says that nothing outlives the page', async () => {
  expect(await store.arePersistent()).toBe(false);
});

test('lists what was touched last first', async () => {
  await store.saveGame(game('a', 1));
  await store.saveGame(game('b', 3));
  await store.saveGame(game('c', 2));
  expect((await store.listGames()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('the last one to save wins', async () => {
  await store.saveGame(game('a', 2));
  expect(await store.saveGame(game('a', 1))).toBe(true);
  expect(await store.getGame('a')).toEqual(game('a', 1));
});

test('a finished game is not lost to a tab that is behind', async () => {
  await store.saveGame(game('a', 2, true));
  expect(await store.saveGame(game('a', 3))).toBe(false);
  expect(await store.getGame('a')).toEqual(game('a', 2, true));
  expect(await store.saveGame(game('a', 3), { reopen: true })).toBe(true);
});

test('what was saved does not change with what was given', async () => {
  const given = game('a', 1);
  await store.saveGame(given);
  given.name = 'other';
  expect((await store.getGame('a'))?.name).toBe('a');
});

test('a game that is gone is not renamed into being', async () => {
  await store.saveGame(game('a', 1));
  await store.renameGame('a', 'Winter');
  expect((await store.getGame('a'))?.name).toBe('Winter');
  await store.deleteGame('a');
  await store.renameGame('a', 'Spring');
  expect(await store.listGames()).toEqual([]);
});
