/** Improve: single changes to a board, and which of them make the seats fairer. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { LANGUAGES } from '../../src/core/language.js';
import { Random } from '../../src/core/random.js';
import balticJson from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { hansa } from '../../src/games/hansa/rules/index.js';
import easternJson from '../../src/games/hansa-teutonica/boards/eastern.json' with { type: 'json' };
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { boards } from '../../src/languages/packs.js';
import type { Candidate } from '../../src/workshop/improve/change.js';
import { changesTo } from '../../src/workshop/improve/changes.js';
import { describeChange } from '../../src/workshop/improve/describe.js';
import {
  gainOf,
  mayBeFair,
  sampleOf,
  typicalDistance,
  type Wins,
} from '../../src/workshop/improve/fairness.js';
import { type Improved, Improvement, type Job } from '../../src/workshop/improve/improvement.js';
import { planFor } from '../../src/workshop/improve/plan.js';
import { respaced } from '../../src/workshop/improve/respace.js';
import { makeBoard, USUAL } from '../../src/workshop/make/index.js';

const eastern = easternJson as unknown as JsonObject;
const baltic = balticJson as unknown as JsonObject;
const made = makeBoard({ ...USUAL, seed: 'improve', players: [3, 4] });

/** Where two boards differ, city by city and route by route. */
function differences(a: JsonObject, b: JsonObject): string[] {
  const parts = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return parts.flatMap((part) => {
    const [before, after] = [a[part], b[part]];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [part];
    return before.flatMap((one, i) =>
      JSON.stringify(one) === JSON.stringify(after[i]) ? [] : [`${part}/${(one as JsonObject).id}`],
    );
  });
}

describe('changes to a board', () => {
  beforeAll(() => Promise.all(LANGUAGES.map((language) => boards.load(language))));

  it.each([
    ['a printed one', hansaTeutonica, eastern, ['coin', 'colour', 'points']],
    ['a made one', hansaTeutonica, made, ['coin', 'colour', 'points']],
    ['one of Hansa', hansa, baltic, ['warehouses']],
  ] as const)('are single ones, and it can still be played: %s', (_, game, board, kinds) => {
    const all = changesTo(game, board);
    expect(new Set(all.map(({ change }) => change.kind))).toEqual(new Set(kinds));
    expect(all.length).toBeGreaterThan(5);
    for (const { change, board: changed } of all) {
      const place = change.kind === 'points' ? `routes/${change.route}` : `cities/${change.city}`;
      expect(differences(board, changed)).toEqual([place]);
      expect(change.from).not.toBe(change.to);
    }
    // All were checked once; a few again, since that takes long.
    for (const { board: changed } of all.filter((_, i) => i % 20 === 0)) game.withBoards([changed]);
    const texts = all.map(({ change }) =>
      LANGUAGES.map((language) => describeChange(change, board, language)),
    );
    expect(new Set(texts.map(String)).size).toBe(all.length);
    for (const text of texts.flat()) expect(text).not.toMatch(/[{}]|undefined/);
  });

  it('keep boats, and points that do not touch', () => {
    const routes = (board: JsonObject) =>
      board.routes as unknown as { id: string; points: { at: [number, number]; piece: string }[] }[];
    const boats = (board: JsonObject, id: string): number =>
      routes(board)
        .find((route) => route.id === id)!
        .points.filter(({ piece }) => piece === 'merchant').length;
    const longer = changesTo(hansaTeutonica, made).filter(({ change }) => change.kind === 'points');
    expect(longer.some(({ change }) => Number(change.to) > Number(change.from))).toBe(true);
    expect(longer.some(({ change }) => Number(change.to) < Number(change.from))).toBe(true);
    for (const { change, board } of longer) {
      if (change.kind !== 'points') continue;
      const { points } = routes(board).find(({ id }) => id === change.route)!;
      expect(points).toHaveLength(change.to);
      expect(boats(board, change.route)).toBe(boats(made, change.route));
      points.slice(1).forEach(({ at: [x, y] }, i) => {
        expect(Math.hypot(x - points[i].at[0], y - points[i].at[1])).toBeGreaterThan(35);
      });
    }
  });

  it('set points evenly along the line they lay on', () => {
    const ends = [
      [0, 0],
      [400, 0],
    ] as const;
    const bent = [
      [100, 0],
      [200, 0],
      [200, 100],
    ] as const;
    expect(respaced(ends, bent, 2)).toEqual([
      [100, 0],
      [200, 100],
    ]);
    expect(respaced(ends, bent, 5)).toEqual([
      [100, 0],
      [150, 0],
      [200, 0],
      [200, 50],
      [200, 100],
    ]);
    expect(respaced(ends, bent, 9)).toBeUndefined();
    expect(respaced(ends, [[200, 0]], 2)).toEqual([
      [164, 0],
      [236, 0],
    ]);
  });
});

const seatWins = (seat: number): number[] => [0, 1, 2].map((one) => (one === seat ? 1 : 0));

describe('fairness', () => {
  it('is how far shares are from equal ones, less the effect of chance', () => {
    const even = Array.from({ length: 300 }, (_, i) => seatWins(i % 3));
    const odd = Array.from({ length: 300 }, (_, i) => seatWins(i % 10 < 6 ? 0 : (i % 2) + 1));
    expect(typicalDistance(sampleOf(even, 3))).toBe(0);
    expect(mayBeFair(sampleOf(even, 3))).toBe(true);
    expect(typicalDistance(sampleOf(odd, 3))).toBeCloseTo(0.187, 2);
    expect(mayBeFair(sampleOf(odd, 3))).toBe(false);
    expect(mayBeFair(sampleOf(odd.slice(3, 9), 3))).toBe(true);
    const gain = gainOf(odd, even, 3);
    expect(gain.low).toBeGreaterThan(0);
    expect(gainOf(odd, odd, 3).mean).toBe(0);
    expect(gainOf(even, odd, 3).high).toBeLessThan(0);
    const three = gainOf(odd, even, 3, 3);
    expect(three.low).toBeLessThan(gain.low);
  });

  it('leaves out games that did not end on one of the boards', () => {
    const before: Wins[] = [seatWins(0), undefined, seatWins(1), seatWins(2)];
    const after: Wins[] = [seatWins(0), seatWins(0), undefined, seatWins(2)];
    expect(gainOf(before, after, 3)).toEqual(
      gainOf([seatWins(0), seatWins(2)], [seatWins(0), seatWins(2)], 3),
    );
  });
});

/** Simulated games: how often the first of three seats wins on each board; the others share the rest. */
class World {
  readonly seeds = new Map<string, Set<number>>();

  constructor(
    readonly shares: readonly number[],
    readonly own: number,
  ) {}

  readonly candidates: Candidate<JsonObject>[] = Array.from({ length: 40 }, (_, i) => ({
    change: { kind: 'warehouses', city: String(i), from: 1, to: 2 },
    board: { i },
  }));

  winsOf({ board, seed, game }: Job): Wins {
    this.seeds.set(seed, (this.seeds.get(seed) ?? new Set<number>()).add(game));
    const share = 'i' in board ? this.shares[Number(board.i)] : this.own;
    const [luck, other] = [0, 1].map((n) => new Random(`${seed}/${game}/${n}`).below(10_000) / 10_000);
    return seatWins(luck < share ? 0 : other < 0.5 ? 1 : 2);
  }

  improve(budget: number, seed: string, isReversed = false): Improved {
    const improvement = new Improvement({}, this.candidates, 3, budget, seed);
    while (improvement.result === undefined) {
      const jobs: Job[] = [];
      for (let job = improvement.next(); job !== undefined; job = improvement.next()) jobs.push(job);
      expect(jobs.length).toBeGreaterThan(0);
      for (const job of isReversed ? jobs.reverse() : jobs) improvement.take(job, this.winsOf(job));
    }
    expect(improvement.progress).toBe(improvement.result.games);
    if (improvement.result.verdict !== 'fair') expect(improvement.total).toBe(improvement.progress);
    return improvement.result;
  }
}

const same = (share: number): number[] => Array<number>(40).fill(share);

describe('improving', () => {
  it('finds the change that makes the seats fair, whatever order games come back in', () => {
    const world = new World(
      same(0.5).map((share, i) => (i === 17 ? 0.34 : share)),
      0.5,
    );
    const found = world.improve(8000, 'a');
    expect(found.verdict).toBe('better');
    expect(found.suggestions[0]).toMatchObject({ change: { city: '17' }, isSure: true });
    expect(found.suggestions[0].distance).toBeLessThan(found.before.distance / 2);
    expect(found.suggestions.slice(1).some(({ isSure }) => isSure)).toBe(false);
    expect(found.games).toBeLessThanOrEqual(8000);
    expect(world.improve(8000, 'a', true)).toEqual(found);
    const [deciding, choosing] = ['a/deciding', 'a/choosing'].map((seed) => world.seeds.get(seed)!);
    expect(deciding.size).toBe(planFor(8000, 40).deciding);
    expect(choosing.size).toBeGreaterThan(0);
  });

  it('says that nothing needs improving where the seats are fair', () => {
    const found = new World(same(0.2), 1 / 3).improve(4000, 'b');
    expect(found).toMatchObject({ verdict: 'fair', suggestions: [], tried: 0, games: 500 });
  });

  it('seldom suggests a useless change', () => {
    const verdicts = Array.from({ length: 40 }, (_, i) => new World(same(0.5), 0.5).improve(1000, `no ${i}`));
    const wrong = verdicts.filter(({ verdict }) => verdict === 'better').length;
    expect(wrong).toBeLessThanOrEqual(2);
    expect(verdicts.filter(({ verdict }) => verdict === 'doubt').length).toBeGreaterThan(30);
  });

  it('spends no more games than it may, and tries fewer changes with few games', () => {
    for (const budget of [100, 500, 2000, 8000, 30_000]) {
      const { tried, rounds, deciding } = planFor(budget, 190);
      expect(tried).toBeLessThanOrEqual(190);
      const choosing = rounds.reduce(
        (all, { changes, games }, i) => all + (changes + 1) * (games - (rounds[i - 1]?.games ?? 0)),
        0,
      );
      expect(choosing + 4 * deciding).toBeLessThanOrEqual(budget);
      if (rounds.length > 0) expect(rounds[0].games).toBeGreaterThanOrEqual(20);
    }
    expect(planFor(2000, 190).tried).toBeLessThan(planFor(30_000, 190).tried);
  });
});
