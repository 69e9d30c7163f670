/** The readable measures: they agree with the scoring, stay in bounds, and a survey is never that of another state. */
import { describe, expect, it } from 'vitest';
import { NOBODY, type State } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import type { Board } from '../../src/games/hansa-teutonica/rules/board/board.js';
import {
  cityController,
  cityPosts,
  networks,
  surveyCities,
} from '../../src/games/hansa-teutonica/rules/bots/survey.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import {
  MAX_SEATS,
  POINTS,
  POSTS,
  REMOVED,
  SEAT_SIZE,
  USED,
} from '../../src/games/hansa-teutonica/rules/state/layout.js';
import {
  addExtraPost,
  controller,
  largestNetwork,
  postsOf,
} from '../../src/games/hansa-teutonica/rules/state/posts.js';
import { pieceOf, TRADER } from '../../src/games/hansa-teutonica/rules/vocabulary.js';
import { CONFIGS, playOut } from '../common/games.js';
import { expectSameNumbers } from '../common/same-bytes.js';

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);
  const size = rules.terms.length;
  const categories = Object.keys(rules.score(rules.setUp(new Random('row')))[0]).slice(1, -2);

  it('begins with the points of the scoring, by category', () => {
    expect(rules.terms.slice(0, categories.length)).toEqual(categories);
    const random = new Random(`measure ${name}`);
    const state = rules.setUp(random);
    const out = new Float64Array(rules.players * size);
    playOut(rules, state, random, 600, (_, decision) => {
      if (decision % 7 !== 0) return;
      const before = state.slice();
      const left = rules.left(state);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(1);
      rules.measure(state, left, out);
      expect(Buffer.compare(before, state), 'the state was changed').toBe(0);
      for (const row of rules.score(state)) {
        const terms = out.subarray(row.seat * size, (row.seat + 1) * size);
        expect([...terms].every(Number.isFinite)).toBe(true);
        expect(categories.map((_c, i) => terms[i])).toEqual(categories.map((c) => row[c]));
        expect(rules.total(state, row.seat)).toBe(row.total);
      }
    });
  });

  it('is the same, no matter which state was measured before', () => {
    const random = new Random(`again ${name}`);
    const state = rules.setUp(random);
    const other = rules.setUp(random);
    const again = rules.left(other) - 0.5;
    const [before, after] = [0, 0].map(() => new Float64Array(rules.players * size));
    playOut(rules, state, random, 400, () => {
      const left = rules.left(state);
      rules.measure(state, left, before);
      // The state measured last has a different remainder of the game: nothing of it can be reused.
      rules.measure(other, again, after);
      rules.measure(state, left, after);
      expectSameNumbers(after, before);
    });
  });

  it('depends on nothing but the bytes that it says', () => {
    const random = new Random(`bytes ${name}`);
    const state = rules.setUp(random);
    const earlier = state.slice();
    const [terms, same] = [0, 0].map(() => new Float64Array(rules.players * size));
    expect(rules.measuredBytes).toHaveLength(rules.stateSize);
    playOut(rules, state, random, 400, (_, decision) => {
      const left = rules.left(state);
      rules.measure(state, left, terms);
      const mixed = state.map((byte, at) => (rules.measuredBytes[at] === 1 ? byte : earlier[at]));
      expect(rules.left(mixed)).toBe(left);
      rules.measure(mixed, left, same);
      expectSameNumbers(same, terms);
      if (decision % 20 === 0) earlier.set(state);
    });
  });

  it('has a name for each term in both languages, and weights for nothing else', () => {
    const { termGuide } = game;
    for (const term of rules.terms) {
      const topic = termGuide.topicOf(term);
      if (topic === null) continue;
      for (const language of ['en', 'de'] as const) expect(termGuide.topicName(topic, language)).toBeTruthy();
    }
    for (const term of Object.keys(termGuide.weights)) expect(rules.terms).toContain(term);
  });
});

describe('the survey of cities', () => {
  it('is that of the given state, even when boards and states alternate', () => {
    const tables = hansaTeutonica
      .configs()
      .filter(({ edition }) => edition === 'big-box')
      .map((config) => hansaTeutonica.rules(config));
    const games = tables.map((rules, i) => {
      const random = new Random(`survey ${i}`);
      const states: State[] = [];
      const state = rules.setUp(random);
      playOut(rules, state, random, 900, (_, decision) => {
        if (decision % 100 === 99 && rules.decider(state) !== NOBODY) states.push(state.slice());
      });
      return { board: (rules as unknown as { setup: { board: never } }).setup.board, states, rules };
    });
    let posts = 0;
    for (let round = 0; round < 9; round++) {
      for (const { board, states, rules } of games) {
        const state = states[round % states.length];
        surveyCities(board, state);
        const { cities } = board as { cities: number };
        for (let city = 0; city < cities; city++) {
          expect(cityController[city]).toBe(controller(board, state, city));
          for (let seat = 0; seat < rules.players; seat++) {
            const count = postsOf(board, state, city, seat);
            expect(cityPosts[city * MAX_SEATS + seat]).toBe(count);
            posts += count;
          }
        }
        for (let seat = 0; seat < rules.players; seat++)
          expect(networks[seat]).toBe(largestNetwork(board, state, seat));
      }
    }
    expect(posts).toBeGreaterThan(500);
  });
});

describe('states that differ in one byte, or in an extra post alone', () => {
  const rules = hansaTeutonica.rules({ game: 'hansa-teutonica', board: 'hanseatic-45', players: 4 });
  const { board } = (rules as unknown as { setup: { board: Board } }).setup;
  const size = rules.players * rules.terms.length;
  const start = rules.setUp(new Random('one byte'));
  const measured = (state: State): Float64Array => {
    const out = new Float64Array(size);
    rules.measure(state, 0.5, out);
    return out;
  };
  /** As if nothing had been measured before. */
  const measuredAlone = (state: State): Float64Array => {
    rules.measure(start, 0.25, new Float64Array(size));
    return measured(state);
  };

  const set = (state: State, at: number, value: number): void => {
    state[at] = value;
  };
  const addPost = (state: State, city: number): void => {
    for (const at of [0, 0, 0, 0, city]) addExtraPost(board, state, at, pieceOf(2, TRADER));
  };

  it.each([
    [
      'the last point',
      (s: State, kind: number) => set(s, POINTS + board.routeStart[board.routes] - 1, kind + 1),
    ],
    [
      'the last post space of a city',
      (s: State, kind: number) => set(s, POSTS + board.postStart[1] - 1, 2 * kind + 1),
    ],
    ['the ability of the last seat', (s: State, kind: number) => set(s, REMOVED + 3 * SEAT_SIZE, kind)],
    ['the used markers of the last seat', (s: State, kind: number) => set(s, USED + 3 * SEAT_SIZE, 2 * kind)],
    ['the city of an extra post', (s: State, city: number) => addPost(s, city)],
  ])('are told apart by %s', (_, change) => {
    const [one, other] = [0, 1].map((value) => {
      const state = start.slice();
      change(state, value);
      return state;
    });
    const alone = measuredAlone(other);
    expect([...alone]).not.toEqual([...measuredAlone(one)]);
    measured(one);
    expectSameNumbers(measured(other), alone);
  });
});
