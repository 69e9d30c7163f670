/** Games on this device, here without IndexedDB: they are kept in memory. */
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
  addGame(game: Saved): Promise<void>;
  saveMoves(game: Saved): Promise<'saved' | 'behind' | 'deleted'>;
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

test('says that games are lost when the page is closed', async () => {
  expect(await store.arePersistent()).toBe(false);
});

test('lists the last changed game first', async () => {
  await store.addGame(game('a', 1));
  await store.addGame(game('b', 3));
  await store.addGame(game('c', 2));
  expect((await store.listGames()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('moves are saved in order, even without waiting', async () => {
  const held = game('a', 0);
  await store.addGame(held);
  const saves = [1, 2, 3].map((move) => {
    (held.record as { actions: number[] }).actions.push(move);
    return store.saveMoves(held);
  });
  expect(await Promise.all(saves)).toEqual(['saved', 'saved', 'saved']);
  expect((await store.getGame('a'))?.record).toMatchObject({ actions: [0, 1, 2, 3] });
});

test('a tab that missed something overwrites nothing, however many moves it has', async () => {
  await store.addGame(game('a', 0));
  const [held, behind] = [(await store.getGame('a'))!, (await store.getGame('a'))!];
  held.record = { actions: [0, 1] };
  expect(await store.saveMoves(held)).toBe('saved');
  behind.record = { actions: [0, 5, 6] };
  expect(await store.saveMoves(behind)).toBe('behind');
  expect((await store.getGame('a'))?.record).toMatchObject({ actions: [0, 1] });
});

test('an undo is saved, though the record gets shorter', async () => {
  const held = game('a', 0);
  await store.addGame(held);
  held.record = { actions: [0, 1] };
  await store.saveMoves(held);
  held.record = { actions: [0] };
  expect(await store.saveMoves(held)).toBe('saved');
  expect((await store.getGame('a'))?.record).toMatchObject({ actions: [0] });
});

test('saving moves brings no deleted game back, and keeps the name from the list', async () => {
  const held = game('a', 0);
  await store.addGame(held);
  await store.renameGame('a', 'Winter');
  expect(await store.saveMoves(held)).toBe('saved');
  expect((await store.getGame('a'))?.name).toBe('Winter');
  await store.deleteGame('a');
  expect(await store.saveMoves(held)).toBe('deleted');
  expect(await store.listGames()).toEqual([]);
});

test('an added game does not replace the existing one', async () => {
  await store.addGame(game('a', 1));
  await store.addGame(game('a', 2));
  expect(await store.getGame('a')).toEqual(game('a', 1));
});

test('changing an object after saving does not change what was saved', async () => {
  const given = game('a', 1);
  await store.addGame(given);
  given.name = 'other';
  expect((await store.getGame('a'))?.name).toBe('a');
});

test('renaming does not bring back a deleted game', async () => {
  await store.addGame(game('a', 1));
  await store.renameGame('a', 'Winter');
  expect((await store.getGame('a'))?.name).toBe('Winter');
  await store.deleteGame('a');
  await store.renameGame('a', 'Spring');
  expect(await store.listGames()).toEqual([]);
});
