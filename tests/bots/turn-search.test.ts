/** The turn search: its lines can be played, equal positions are met once, the budget holds, and it is repeatable. */
import { describe, expect, it } from 'vitest';
import { type Evaluator, TermEvaluator } from '../../src/bots/evaluator.js';
import { searchDeals } from '../../src/bots/search/deals.js';
import { Seen, StatePool } from '../../src/bots/search/positions.js';
import { type Line, TurnSearch } from '../../src/bots/search/turn-search.js';
import { ActionBuffer } from '../../src/core/actions.js';
import { Change } from '../../src/core/change.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { CONFIGS, playOut } from '../common/games.js';

const LIMITS = { beam: 6, nodes: 400 };

/** Decisions with a choice, spread over a game. */
function decisions(rules: Rules, seed: string, every: number, most: number): State[] {
  const random = new Random(seed);
  const state = rules.setUp(random);
  const found: State[] = [];
  playOut(rules, state, random, every * most + 1, (legal, decision) => {
    if (legal.length > 1 && decision % every === 0) found.push(state.slice());
  });
  return found;
}

/** Plays a line and checks every step on the way; returns the position at its end. */
function follow(rules: Rules, start: State, line: Line): State {
  const legal = new ActionBuffer();
  const state = start.slice();
  for (const { seat, action } of line.steps) {
    expect(rules.decider(state)).toBe(seat);
    rules.legal(state, legal);
    expect(legal.includes(action)).toBe(true);
    rules.apply(state, action);
  }
  return state;
}

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);

  it('finds lines that are legal to their end and worth what they say, best first, within the budget', () => {
    const evaluator = new TermEvaluator();
    const search = new TurnSearch(evaluator, LIMITS);
    const starts = decisions(rules, `lines ${name}`, 13, 14);
    expect(starts.length).toBeGreaterThan(5);
    for (const start of starts) {
      const before = start.slice();
      const lines = search.search(rules, start);
      expect(Buffer.compare(before, start), 'the state was changed').toBe(0);
      expect(lines.length).toBeGreaterThan(0);
      // The last answer that is predicted may go beyond it.
      expect(search.nodes).toBeLessThan(LIMITS.nodes + 300);
      const firsts = new Set(lines.map(({ steps }) => steps[0].action));
      expect(firsts.size).toBe(lines.length);
      const seat = rules.decider(start);
      lines.forEach((line, i) => {
        if (i > 0) expect(line.value).toBeLessThanOrEqual(lines[i - 1].value);
        const end = follow(rules, start, line);
        expect(line.value).toBeCloseTo(evaluator.value(rules, end, seat), 2);
        if (!line.complete) return;
        const isLeft = rules.turnOf(end) !== rules.turnOf(start) || rules.decider(end) === NOBODY;
        if (rules.turnOf(start) === seat) expect(isLeft).toBe(true);
        else expect(isLeft || rules.decider(end) !== seat).toBe(true);
      });
    }
  });
});

/** Records every position that is valued for one seat. */
class Witness implements Evaluator {
  readonly met: string[] = [];
  private readonly inner = new TermEvaluator();
  constructor(private readonly seat: number) {}

  begin(rules: Rules, state: State): void {
    this.inner.begin(rules, state);
  }

  value(rules: Rules, state: State, seat: number): number {
    if (seat === this.seat) this.met.push(Buffer.from(state).toString('latin1'));
    return this.inner.value(rules, state, seat);
  }
}

describe('a search', () => {
  const rules = hansaTeutonica.rules({ game: 'hansa-teutonica', players: 4 });

  it('values equal positions once, in whatever order the actions were made', () => {
    const start = rules.setUp(new Random('merge'));
    const witness = new Witness(rules.decider(start));
    const search = new TurnSearch(witness, { beam: 20, nodes: 3000 });
    search.search(rules, start);
    expect(witness.met.length).toBeGreaterThan(500);
    expect(new Set(witness.met).size).toBe(witness.met.length);
  });

  it('gives the same lines again, in the same object and in a new one', () => {
    for (const start of decisions(rules, 'again', 61, 8)) {
      const search = new TurnSearch(new TermEvaluator(), LIMITS);
      const lines = search.search(rules, start);
      expect(search.search(rules, start)).toEqual(lines);
      expect(new TurnSearch(new TermEvaluator(), LIMITS).search(rules, start)).toEqual(lines);
    }
  });

  it('is on average not worse with a wider beam and a larger budget', () => {
    const evaluator = new TermEvaluator();
    const narrow = new TurnSearch(evaluator, { beam: 1, nodes: 2000 });
    const wide = new TurnSearch(evaluator, { beam: 24, nodes: 6000 });
    let gained = 0;
    for (const start of decisions(rules, 'wide', 43, 12))
      gained += wide.search(rules, start)[0].value - narrow.search(rules, start)[0].value;
    expect(gained).toBeGreaterThan(0);
  });

  it('plans a turn of several actions: it places, creates and uses the action that it gains', () => {
    const start = rules.readPosition({
      config: rules.config,
      seats: [{ supply: { traders: 3 } }, {}, {}, {}],
      routes: { 'goettingen--quedlinburg': ['0t', '0t', null] },
    });
    const [best] = new TurnSearch(new TermEvaluator(), { beam: 12, nodes: 2500 }).search(rules, start);
    const told = best.steps.map(({ action }) => rules.writeAction(start, action));
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told).toContainEqual({
      type: 'create',
      route: 'goettingen--quedlinburg',
      reward: { type: 'develop', ability: 'actions' },
    });
  });
});

describe('over several deals', () => {
  const rules = hansa.rules({ game: 'hansa', players: 3 });

  it('filling the warehouses is worth the same on average, no matter what is in the piles', () => {
    const search = new TurnSearch(new TermEvaluator(), LIMITS);
    const random = new Random('deals');
    const state = rules.setUp(random);
    let compared = 0;
    playOut(rules, state, random, 400, (legal) => {
      if (legal.length !== 2 || rules.writeAction(state, legal.at(0)).type !== 'replenish') return;
      const other = state.slice();
      rules.imagine(state, rules.decider(state), new Random(`pile ${compared++}`), other);
      const [a, b] = [state, other].map((true_) => {
        const imagined = true_.slice();
        const dice = new Random('same');
        rules.imagine(true_, rules.decider(true_), dice, imagined);
        return searchDeals(search, rules, imagined, legal.length, dice);
      });
      expect(a).toEqual(b);
    });
    expect(compared).toBeGreaterThan(3);
  });
});

describe('positions', () => {
  it('are recognised by their bytes, not only by their hash, and valued once', () => {
    const rules = hansa.rules({ game: 'hansa', players: 4 });
    const pool = new StatePool(rules, 3);
    const { hashes } = pool;
    const seen = new Seen(50_000);
    const change = new Change(rules.stateSize);
    const random = new Random('seen');
    const met = new Set<string>();
    hashes.compute(1, pool.wordsAt(1));
    for (let i = 0; i < 20_000; i++) {
      pool.at(0)[random.below(rules.stateSize)] = random.below(3);
      change.startFrom(pool.at(1));
      hashes.computeFrom(0, pool.wordsAt(0), 1, pool.wordsAt(1), pool.at(0), change);
      if (i % 4 === 0) {
        pool.at(1).set(pool.at(0));
        hashes.copy(1, 0);
      }
      const isNew = !met.has(Buffer.from(pool.at(0)).toString('latin1'));
      met.add(Buffer.from(pool.at(0)).toString('latin1'));
      expect(seen.add(hashes, 0)).toBe(isNew);
      expect(seen.hasValue).toBe(!isNew);
      if (isNew) seen.value = i;
    }
    expect(pool.at(2).every((byte) => byte === 0)).toBe(true);
    hashes.compute(2, pool.wordsAt(0));
    expect(seen.add(hashes, 2)).toBe(false);
    const { value } = seen;
    seen.beginRun();
    expect(seen.add(hashes, 0)).toBe(true);
    expect(seen.value).toBe(value);
    seen.clear();
    seen.beginRun();
    expect(seen.add(hashes, 0)).toBe(true);
    expect(seen.hasValue).toBe(false);
  });
});

describe('a line that can only go where a dropped one has been', () => {
  /** Positions by their byte: from 0 to 1 or 2, from 1 only to 2, and 2 ends the turn. */
  const ways: Readonly<Record<number, readonly number[]>> = { 0: [1, 2], 1: [2], 2: [3] };
  const rules = {
    stateSize: 1,
    players: 1,
    decider: () => 0,
    turnOf: ([at]: State) => (at === 3 ? 1 : 0),
    group: (_state: State, action: number) => action,
    legal: ([at]: State, out: ActionBuffer) => {
      out.clear();
      for (const next of ways[at]) out.push(next);
    },
    apply: (state: State, action: number) => {
      state[0] = action;
    },
  } as unknown as Rules;
  const likesOne: Evaluator = { value: (_rules, [at]) => (at === 1 ? 1 : 0) };

  it('is still a line', () => {
    const [line] = new TurnSearch(likesOne, { beam: 1, nodes: 4 }).search(rules, Uint8Array.of(0));
    expect(line).toEqual({ steps: [{ seat: 0, action: 1 }], value: expect.closeTo(1, 3), complete: false });
  });
});
