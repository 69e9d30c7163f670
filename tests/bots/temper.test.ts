/** Temperaments: a bot has preferences for its own seat, and still plays to win. */
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.js';
import { type Evaluator, TermEvaluator } from '../../src/bots/evaluator.js';
import { aimOf } from '../../src/bots/explain/aim.js';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import { TemperedBot, TemperedEvaluator } from '../../src/bots/temper.js';
import { TraderBot } from '../../src/bots/trader.js';
import { type Action, ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State, TEMPERAMENTS } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { games, shelf } from '../../src/games/index.js';

const TABLES = games.map((game) => shelf.rules({ game: game.id, players: 3 }));

/** A position of a game between apprentices. */
function midGame(rules: Rules, decisions: number): State {
  const state = rules.setUp(new Random('temper'));
  const bots = Array.from({ length: rules.players }, () => makeBot('apprentice'));
  const match = new Match(rules, bots, 'temper');
  for (let i = 0; i < decisions && rules.decider(state) !== NOBODY; i++)
    rules.apply(state, match.choose(state) as Action);
  return state;
}

/** The positions before and after the last decision of a game between traders. */
function lastDecision(rules: Rules): [State, State] {
  const state = rules.setUp(new Random('temper'));
  let before = state;
  const traders = Array.from({ length: rules.players }, () => makeBot('trader'));
  new Match(rules, traders, 'temper').play(state, undefined, (position) => {
    before = position.slice();
  });
  return [before, state];
}

/** What a bot does in the turns that begin in these positions. */
function turnsOf(rules: Rules, states: readonly State[], bot: Bot): string[] {
  const legal = new ActionBuffer();
  return states.map((from) => {
    const state = Uint8Array.from(from);
    const seat = rules.decider(state);
    const random = new Random('same');
    const turn: Action[] = [];
    while (rules.decider(state) === seat && turn.length < 12) {
      rules.legal(state, legal);
      turn.push(bot.choose(rules, state, legal, random));
      rules.apply(state, turn[turn.length - 1]);
    }
    return turn.join();
  });
}

const without = (values: readonly number[], seat: number): number[] => values.filter((_, i) => i !== seat);

describe.each(TABLES)('$game.id', (rules) => {
  it.each(TEMPERAMENTS)('has words of its own for a %s: terms that it measures', (temperament) => {
    const { own = {}, rivals = {}, end = 0 } = rules.game.termGuide.temperaments[temperament];
    for (const term of [...Object.keys(own), ...Object.keys(rivals)]) expect(rules.terms).toContain(term);
    expect(Object.keys(own).length + Object.keys(rivals).length + end).toBeGreaterThan(0);
  });

  it.each(TEMPERAMENTS)('a %s values its own seat differently, but other seats as usual', (temperament) => {
    const plain = new TermEvaluator();
    const tempered = new TemperedEvaluator(new TermEvaluator(), temperament);
    const valuesOf = (evaluator: Evaluator, state: State): number[] => {
      evaluator.begin?.(rules, state);
      return Array.from({ length: rules.players }, (_, seat) => evaluator.value(rules, state, seat));
    };
    const state = midGame(rules, 100);
    expect(rules.decider(state)).not.toBe(NOBODY);
    const before = valuesOf(plain, state);
    // Not every seat has what a temperament likes.
    const differing = before.flatMap((_, seat) => {
      tempered.seat = seat;
      const after = valuesOf(tempered, state);
      expect(without(after, seat)).toEqual(without(before, seat));
      return after[seat] === before[seat] ? [] : [seat];
    });
    expect(differing.length).toBeGreaterThan(0);
  });

  it.each(TEMPERAMENTS)('a %s loses nothing of what it likes when the game ends', (temperament) => {
    const [before, after] = lastDecision(rules);
    expect(rules.decider(after)).toBe(NOBODY);
    const likes = new TemperedEvaluator({ value: () => 0 }, temperament);
    likes.seat = rules.decider(before);
    likes.begin(rules, before);
    const [then, now] = [before, after].map((state) => likes.value(rules, state, likes.seat));
    expect(then).not.toBe(0);
    expect(Math.abs(now - then)).toBeLessThan(1);
  });
});

it.each(TABLES)('has preferences of its own where a network values positions, in $game.id', (rules) => {
  const state = midGame(rules, 100);
  for (const temperament of TEMPERAMENTS) {
    const { own, rivals } = rules.game.termGuide.temperaments[temperament].withNetwork!;
    for (const term of Object.keys({ ...own, ...rivals })) expect(rules.terms).toContain(term);
  }
  const values = [false, true].map((usesNetwork) => {
    const evaluator = new TemperedEvaluator(new TermEvaluator(), 'blocker', usesNetwork);
    return Array.from({ length: rules.players }, (_, seat) => {
      evaluator.seat = seat;
      evaluator.begin(rules, state);
      return evaluator.value(rules, state, seat);
    });
  });
  expect(values[0]).not.toEqual(values[1]);
});

it('has those of a network in merchants, even where they judge without one', () => {
  const rules = shelf.rules({ game: 'hansa', players: 3 });
  const states = Array.from({ length: 24 }, (_, i) => midGame(rules, 6 * i));
  const evaluator = new TemperedEvaluator(new TermEvaluator(), 'blocker', true);
  const merchants = turnsOf(
    rules,
    states,
    makeBot('merchant:blocker', () => undefined),
  );
  expect(merchants).toEqual(turnsOf(rules, states, new TemperedBot(new TraderBot(0, evaluator), evaluator)));
  expect(merchants).not.toEqual(turnsOf(rules, states, makeBot('trader:blocker')));
});

it('shows in the turns that a bot plays', () => {
  const rules = shelf.rules({ game: 'hansa-teutonica', players: 3 });
  const limits = { beam: 6, nodes: 400 };
  const states = Array.from({ length: 24 }, (_, i) => midGame(rules, 12 * i));
  const plain = turnsOf(rules, states, new TraderBot(0, new TermEvaluator(), limits));
  for (const temperament of TEMPERAMENTS) {
    const evaluator = new TemperedEvaluator(new TermEvaluator(), temperament);
    const tempered = turnsOf(rules, states, new TemperedBot(new TraderBot(0, evaluator, limits), evaluator));
    expect(tempered, temperament).not.toEqual(plain);
  }
});

it('can be asked for together with an easier setting and a budget, each once', () => {
  expect(makeBot('trader:easy:builder').id).toBe('trader');
  expect(makeBot('alderman:500:racer:medium').id).toBe('alderman');
  for (const name of ['trader:builder:racer', 'trader:easy:medium', 'alderman:500:2s'])
    expect(() => makeBot(name)).toThrow('is a second setting of its kind');
  expect(() => makeBot('greedy:builder')).toThrow('has no setting "builder"');
});

it('is optional: a seat goes for what it is furthest ahead in', () => {
  const rules = shelf.rules({ game: 'hansa-teutonica', players: 3 });
  const state = rules.setUp(new Random('aim'));
  // Nobody has anything yet, but the last seat has more tradesmen in supply than the others.
  expect(aimOf(rules, state, 2)).toBe('crew');
  const later = midGame(rules, 150);
  const topics = rules.terms.map((term) => rules.game.termGuide.topicOf(term));
  for (let seat = 0; seat < 3; seat++) expect([...topics, null]).toContain(aimOf(rules, later, seat));
});
