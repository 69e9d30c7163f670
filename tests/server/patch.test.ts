/** Patches lead from any document to any other, leave the old one alone, and stay small. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import type { Json } from '../../src/core/json.js';
import { writeLegal } from '../../src/core/play.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';
import { apply, Differ, diff } from '../../src/protocol/patch.js';

const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
/** Lists of objects that have entries in common, as legal actions do. */
const actions = fc.array(
  fc.integer({ min: 0, max: 30 }).map((n) => ({ type: 'place', at: n })),
  { maxLength: 40 },
);

describe('a patch', () => {
  test('leads from any document to any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = JSON.stringify(before);
        const patch = JSON.parse(JSON.stringify(diff(before, after)));
        expect(apply(before, patch)).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 3000 },
    );
  });

  test('leads from any list of objects to any other', () => {
    fc.assert(
      fc.property(actions, actions, (before, after) => {
        expect(apply({ list: before }, diff({ list: before }, { list: after }))).toEqual({ list: after });
      }),
      { numRuns: 5000 },
    );
  });

  test('of a list that lost and gained a few entries names only those', () => {
    const before = Array.from({ length: 50 }, (_, i) => ({ at: i }));
    const after = [...before.slice(0, 10), ...before.slice(12, 30), { at: 99 }, ...before.slice(30)];
    expect(diff({ before }, { before: after })).toEqual([
      [['before'], 10, 2, []],
      [['before'], 28, 0, [{ at: 99 }]],
    ]);
  });

  test.each([
    { game: 'hansa-teutonica', players: 4, modules: ['missions'] },
    { game: 'hansa-teutonica', players: 3, board: 'eastern' },
    { game: 'hansa', players: 3 },
  ])(
    'between the views of a game is right for every seat, also when seats share their work: %o',
    (config) => {
      const rules = shelf.rules(config);
      const random = new Random('patches');
      const legal = new ActionBuffer();
      const state = rules.setUp(random);
      const views = (): Json[] => {
        const all = rules.writeView(state, null);
        const seats = Array.from({ length: rules.players }, (_, seat) => {
          const own = rules.ownView(state, seat, all);
          expect(own).toEqual(rules.writeView(state, seat));
          return { view: own, you: rules.decider(state) === seat ? writeLegal(rules, state) : [] };
        });
        return [{ view: all, you: [] }, ...seats];
      };
      let before = views();
      let bytes = 0;
      let moves = 0;
      for (; moves < 1500 && rules.decider(state) !== -1; moves++) {
        rules.legal(state, legal);
        rules.apply(state, legal.at(random.below(legal.length)));
        const after = views();
        const differ = new Differ();
        after.forEach((view, i) => {
          const patch = differ.diff(before[i], view);
          bytes += JSON.stringify(patch).length;
          expect(apply(before[i], patch)).toEqual(view);
        });
        before = after;
      }
      expect(bytes / moves / before.length).toBeLessThan(1500);
    },
  );
});
