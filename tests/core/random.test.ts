/** The generator promises the same numbers forever: records name their seed, and it proves the shuffle. */
import { expect, it } from 'vitest';
import { Random } from '../../src/core/random.js';

it.each([
  ['', [1428946406, 3785666095, 1993539003, 768746103, 695245196, 3029074232]],
  ['kontor', [2080131560, 364764171, 3393645090, 104393239, 4241301015, 3472807697]],
  ['Lübeck 🂡', [2473653709, 1367887605, 634363578, 2388764262, 2011239376, 2073871111]],
])('the seed %j gives the numbers that it always gave', (seed, numbers) => {
  const random = new Random(seed);
  expect(numbers.map(() => random.next())).toEqual(numbers);
  random.seed(seed);
  expect(random.next(), 'started over').toBe(numbers[0]);
});

it('numbers below a bound, shuffles and fractions are what they always were', () => {
  const random = new Random('kontor');
  expect(Array.from({ length: 12 }, () => random.below(6))).toEqual([2, 0, 4, 0, 5, 4, 3, 1, 4, 2, 3, 3]);
  expect(random.shuffle([...'abcdefghij']).join('')).toBe('bhfdjcigae');
  expect(random.fraction()).toBe(0.01899770786985755);
});
