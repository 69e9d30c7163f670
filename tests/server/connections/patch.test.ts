/** Patches lead from any document to any other, leave the old one alone, and stay small. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { Json } from '../../../src/core/json.js';
import { writeLegal } from '../../../src/core/play.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { apply, Differ, diffAndReuse } from '../../../src/protocol/patch.js';
import { expectSameJson } from '../../common/same-bytes.js';
import { effort, examples } from '../../setup/effort.js';

const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
/** Of whole games in `npm run proof`. */
const MOVES = effort(250, 700);
/** Lists of objects that have entries in common, as legal actions do. */
const actions = fc.array(
  fc.integer({ min: 0, max: 30 }).map((n) => ({ type: 'place', at: n })),
  { maxLength: 40 },
);

describe('a patch', () => {
  test('leads from any document to any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [was, is] = [structuredClone(before), structuredClone(after)];
        const patch = JSON.parse(JSON.stringify(diffAndReuse(before, after)));
        expect(apply(before, patch)).toEqual(is);
        expect([before, after]).toEqual([was, is]);
      }),
      examples(1000, 3000),
    );
  });

  test('leads from any list of objects to any other', () => {
    fc.assert(
      fc.property(actions, actions, (before, after) => {
        const [was, is] = [structuredClone(before), structuredClone(after)];
        expect(apply({ list: before }, diffAndReuse({ list: before }, { list: after }))).toEqual({
          list: is,
        });
        expect([before, after]).toEqual([was, is]);
      }),
      examples(2000, 5000),
    );
  });

  test('of a list that lost and gained a few entries names only those', () => {
    const before = Array.from({ length: 50 }, (_, i) => ({ at: i }));
    const after = [...before.slice(0, 10), ...before.slice(12, 30), { at: 99 }, ...before.slice(30)];
    expect(diffAndReuse({ before }, { before: after })).toEqual([
      [['before'], 10, 2, []],
      [['before'], 28, 0, [{ at: 99 }]],
    ]);
  });

  test('contains only what is new in the document', () => {
    const make = (gone: number, step: number): Json & object => ({
      step,
      settings: { pace: { kind: 'live' } },
      routes: Array.from({ length: 4 }, (_, i) => ({ points: [i, i === 2 ? step : 0] })),
      legal: Array.from({ length: 30 }, (_, i) => ({ at: i })).filter(({ at }) => at % gone !== 0),
    });
    const [before, after, copy] = [make(7, 1), make(9, 2), make(9, 2)] as Record<string, Json[]>[];
    diffAndReuse(before as Json, after as Json);
    expect(after).toEqual(copy);
    expect(after.settings).toBe(before.settings);
    expect(after.routes.map((route, i) => route === before.routes[i])).toEqual([true, true, false, true]);
    const known = new Set(before.legal);
    expect(after.legal.filter((action) => !known.has(action))).toEqual([
      { at: 7 },
      { at: 14 },
      { at: 21 },
      { at: 28 },
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
      /** Actions are shared by all tables: do not mutate them. */
      const written = new Map<Json, Json>();
      const views = (): Json[] => {
        const all = rules.writeView(state, null);
        const seats = Array.from({ length: rules.players }, (_, seat) => {
          const own = rules.ownView(state, seat, all);
          expectSameJson(own, rules.writeView(state, seat));
          const you = rules.decider(state) === seat ? writeLegal(rules, state) : [];
          for (const action of you) if (!written.has(action)) written.set(action, structuredClone(action));
          return { view: own, you };
        });
        return [{ view: all, you: [] }, ...seats];
      };
      let before = views();
      let bytes = 0;
      let moves = 0;
      for (; moves < MOVES && rules.decider(state) !== -1; moves++) {
        rules.legal(state, legal);
        rules.apply(state, legal.at(random.below(legal.length)));
        const after = views();
        const differ = new Differ();
        const copies = structuredClone(after);
        after.forEach((view, i) => {
          const patch = differ.diffAndReuse(before[i], view);
          bytes += JSON.stringify(patch).length;
          expectSameJson(apply(before[i], patch), copies[i]);
        });
        expectSameJson(after, copies);
        before = after;
      }
      expect(bytes / moves / before.length).toBeLessThan(1500);
      expect([...written.keys()]).toEqual([...written.values()]);
    },
  );
});
