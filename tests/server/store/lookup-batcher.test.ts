/** Lookups by id that come close together become one query, and each caller gets its own answer. */
import { expect, test, vi } from 'vitest';
import { LookupBatcher } from '../../../src/server/store/batches/lookup-batcher.js';

function gathering() {
  const find = vi.fn(
    async (ids: readonly string[]) =>
      new Map(ids.filter((id) => id !== 'nobody').map((id) => [id, `${id}!`] as const)),
  );
  const asked = (): string[][] => find.mock.calls.map(([ids]) => [...new Set(ids)]);
  return { find, asked, gather: new LookupBatcher(find) };
}

test('simultaneous lookups are sent together', async () => {
  const { gather, asked } = gathering();
  const answers = await Promise.all(['ada', 'bo', 'nobody'].map((id) => gather.get(id)));
  expect(answers).toEqual(['ada!', 'bo!', undefined]);
  expect(asked()).toEqual([['ada', 'bo', 'nobody']]);
});

test('a lookup right after a query waits for others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const { gather, asked } = gathering();
    // The first one does not wait.
    await gather.get('ada');
    const bo = gather.get('bo');
    await new Promise(setImmediate);
    const cy = gather.get('cy');
    await new Promise(setImmediate);
    expect(asked()).toEqual([['ada']]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await Promise.all([bo, cy])).toEqual(['bo!', 'cy!']);
    expect(asked()).toEqual([['ada'], ['bo', 'cy']]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await gather.get('di')).toBe('di!');
  } finally {
    vi.useRealTimers();
  }
});

test('many lookups become several queries of few different lengths', async () => {
  const { gather, find } = gathering();
  const ids = Array.from({ length: 150 }, (_, i) => `p${i}`);
  expect(await Promise.all(ids.map((id) => gather.get(id)))).toEqual(ids.map((id) => `${id}!`));
  expect(find.mock.calls.map(([some]) => some.length)).toEqual([64, 64, 32]);
});

test('a failed query fails only its own callers', async () => {
  const { gather, find } = gathering();
  find.mockRejectedValueOnce(new Error('away'));
  const both = await Promise.allSettled([gather.get('ada'), gather.get('bo')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await gather.get('ada')).toBe('ada!');
});
