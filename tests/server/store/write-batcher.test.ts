/** Writes are gathered into batches; the database and the server must not wait for each other. */
import { expect, test } from 'vitest';
import { WriteBatcher } from '../../../src/server/store/batches/write-batcher.js';

/** A database whose batches the test completes. */
function slowDatabase(largest: number) {
  const batches: { readonly items: readonly number[]; finish(): void }[] = [];
  const batcher = new WriteBatcher<number>(
    (items) =>
      new Promise((resolve) => {
        batches.push({ items, finish: () => resolve(items.map(() => true)) });
      }),
    largest,
  );
  return { batcher, batches };
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('writes of one tick are one batch, and those that come meanwhile are the next', async () => {
  const { batcher, batches } = slowDatabase(10);
  const first = [1, 2, 3].map((item) => batcher.add(item));
  await tick();
  const second = [4, 5].map((item) => batcher.add(item));
  await tick();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2, 3]]);
  batches[0].finish();
  expect(await Promise.all(first)).toEqual([true, true, true]);
  await tick();
  expect(batches.map(({ items }) => items)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  batches[1].finish();
  expect(await Promise.all(second)).toEqual([true, true]);
});

test('a full batch does not wait for the one before it, and nothing is written twice', async () => {
  const { batcher, batches } = slowDatabase(3);
  const all = [1, 2, 3, 4, 5, 6, 7].map((item) => batcher.add(item));
  expect(batches.map(({ items }) => items)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  batches[0].finish();
  batches[1].finish();
  await tick();
  expect(batches[2].items).toEqual([7]);
  batches[2].finish();
  expect(await Promise.all(all)).toEqual(all.map(() => true));
  expect(batches).toHaveLength(3);
});
