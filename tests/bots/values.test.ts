/** Values that are found from what a move changed, or remembered, are those of the position by itself, to the last bit. */
import { describe, expect, it } from 'vitest';
import { type Evaluator, TermEvaluator } from '../../src/bots/evaluator.js';
import { NetworkJudge } from '../../src/bots/network/judge.js';
import { networkFor } from '../../src/bots/network/library.js';
import { TurnSearch } from '../../src/bots/search/turn-search.js';
import { ActionBuffer } from '../../src/core/actions.js';
import type { Change } from '../../src/core/change.js';
import type { Rules, State } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { CONFIGS, playOut } from '../common/games.js';

useShippedNetworks();

const LIMITS = { beam: 6, nodes: 300 };

/** Writes down what an evaluator says in a search. */
class Recorder implements Evaluator {
  readonly values: { state: State; seat: number; value: number }[] = [];
  changes = 0;

  constructor(private readonly inner: Evaluator) {}

  begin(rules: Rules, state: State): void {
    this.inner.begin?.(rules, state);
  }

  value(rules: Rules, state: State, seat: number, change?: Change): number {
    const value = this.inner.value(rules, state, seat, change);
    this.values.push({ state: state.slice(), seat, value });
    if (change) this.changes++;
    return value;
  }
}

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);

  it.each([
    ['the readable evaluation', () => new TermEvaluator()],
    ['a network', () => new NetworkJudge(networkFor(rules)!)],
  ])('%s', (_, make) => {
    const evaluator = make();
    const random = new Random(`values ${name}`);
    const state = rules.setUp(random);
    let changes = 0;
    playOut(rules, state, random, 120, (legal, decision) => {
      if (legal.length < 2 || decision % 12 !== 0) return;
      const recorder = new Recorder(evaluator);
      new TurnSearch(recorder, LIMITS).search(rules, state);
      const alone: Evaluator = make();
      alone.begin?.(rules, state);
      for (const { state, seat, value } of recorder.values)
        if (alone.value(rules, state, seat) !== value) expect(value).toBe(alone.value(rules, state, seat));
      changes += recorder.changes;
    });
    expect(changes).toBeGreaterThan(100);
  });
});

it('a network remembers values, no matter how what is hidden was dealt', () => {
  const rules = hansaTeutonica.rules({ game: 'hansa-teutonica', players: 4 });
  const network = networkFor(rules)!;
  let computed = 0;
  const run = network.kernel.run.bind(network.kernel);
  const counting = Object.create(network, {
    kernel: {
      value: {
        name: 'plain',
        run: (...args: Parameters<typeof run>) => {
          computed++;
          return run(...args);
        },
      },
    },
    accumulators: { value: [] },
  });
  const search = new TurnSearch(new NetworkJudge(counting), { beam: 12, nodes: 1000 });
  const random = new Random('remember');
  const state = rules.setUp(random);
  const legal = new ActionBuffer();
  const seat = rules.decider(state);
  const dealt = state.slice();
  const counts = [0, 1].map(() => {
    rules.imagine(state, seat, random, dealt);
    rules.legal(dealt, legal);
    const before = computed;
    const lines = search.search(rules, dealt);
    return { computed: computed - before, lines };
  });
  expect(counts[0].computed).toBeGreaterThan(500);
  expect(counts[1].computed).toBeLessThan(counts[0].computed / 10);
  expect(counts[1].lines).toEqual(counts[0].lines);
});
