/** Hints, reasons and analyses: they say what the evaluation says, and know nothing that a seat does not. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TermEvaluator } from '../../src/bots/evaluator.js';
import {
  type AnalysisSettings,
  analyse,
  hint,
  hintText,
  reviewTurns,
  summary,
  type TurnReview,
} from '../../src/bots/explain/index.js';
import { Difference } from '../../src/bots/explain/parts.js';
import { type Step, TurnSearch } from '../../src/bots/search/turn-search.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { Move } from '../../src/core/history/history.js';
import type { Json } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { readRecord } from '../../src/core/records/record.js';
import { shelf } from '../../src/games/index.js';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { CONFIGS, playOut } from '../common/games.js';

useShippedNetworks();

const LIMITS = { beam: 6, nodes: 800 };
const NAMES = ['Anna', 'Bert', 'Clara', 'Dirk', 'Elsa'];

/** Some positions of a game in which the player in turn decides. */
function positions(rules: Rules, seed: string): State[] {
  const found: State[] = [];
  const random = new Random(seed);
  const state = rules.setUp(random);
  playOut(rules, state, random, 400, (_, decision) => {
    if (decision % 90 === 40 && rules.decider(state) === rules.turnOf(state)) found.push(state.slice());
  });
  return found;
}

describe.each(CONFIGS)('$game.id $name', ({ game, config }) => {
  const rules = game.rules(config);

  it('every term has a name in both languages', () => {
    for (const term of rules.terms) {
      const topic = game.termGuide.topicOf(term);
      if (topic === null) continue;
      const names = (['en', 'de'] as const).map((language) => game.termGuide.topicName(topic, language));
      expect(names[1], `${term} has no name`).not.toBe(topic);
      expect(new Set(names).size, `${term} is not translated`).toBe(2);
    }
  });
});

describe.each([
  ['hansa-teutonica', 'hanseatic-45', 4],
  ['hansa', 'baltic', 3],
] as const)('%s', (id, board, players) => {
  const rules = shelf.rules({ game: id, board, players });
  const found = positions(rules, `explain ${id}`);
  const evaluator = new TermEvaluator();

  it('the parts of a value add up to it', () => {
    expect(found.length).toBeGreaterThan(1);
    const parts = new Float64Array(2 * rules.terms.length);
    for (const state of found) {
      for (let seat = 0; seat < players; seat++) {
        evaluator.parts(rules, state, seat, parts);
        const sum = parts.reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(evaluator.value(rules, state, seat), 9);
      }
    }
  });

  it('a hint has the best lines first, they can be played, and it explains how they differ', () => {
    for (const state of found) {
      const { seat, lines, state: seen } = hint(rules, state, { limits: LIMITS });
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines[0].loss).toBe(0);
      lines.forEach(({ steps, loss, totals, isOpen }, i) => {
        if (i > 0) expect(loss).toBeGreaterThanOrEqual(lines[i - 1].loss);
        const end = seen.slice();
        for (const step of steps) {
          expect(rules.decider(end)).toBe(step.seat);
          rules.apply(end, step.action);
        }
        if (!isOpen)
          expect(totals).toEqual(Array.from({ length: players }, (_, other) => rules.total(end, other)));
      });
      expect(new Set(lines.map((line) => JSON.stringify(line.steps))).size).toBe(lines.length);
      expect(seat).toBe(rules.decider(state));
    }
  });

  it('a hint does not depend on what is hidden', () => {
    for (const state of found) {
      const other = state.slice();
      rules.imagine(state, rules.decider(state), new Random('other cards'), other);
      expect(hint(rules, other, { limits: LIMITS })).toEqual(hint(rules, state, { limits: LIMITS }));
    }
  });

  it('exists in both languages', () => {
    const advice = hint(rules, found[0], { limits: LIMITS });
    const english = hintText(rules, advice, NAMES, 'en');
    const german = hintText(rules, advice, NAMES, 'de');
    expect(english.length).toBe(german.length);
    expect(english[0]).toBe('1. best line found');
    expect(german[0]).toBe('1. Bester gefundener Zug');
    expect(english.join()).toContain('Anna');
    expect(german.join()).not.toMatch(/points|leads to/);
  });
});

describe('a hint', () => {
  it('names what can be gained: a complete route, and the ability it develops', () => {
    const { rules, state } = shelf.open({
      config: { game: 'hansa-teutonica', players: 4 },
      seats: [{ supply: { traders: 2 } }, {}, {}, {}],
      routes: { 'goettingen--quedlinburg': ['0t', '0t', '0t'] },
    });
    const { lines } = hint(rules, state);
    const actions = lines[0].steps.map(({ action }) => rules.writeAction(state, action));
    expect(actions).toContainEqual({
      type: 'create',
      route: 'goettingen--quedlinburg',
      reward: { type: 'develop', ability: 'actions' },
    });
    expect(lines[0].gains[0]).toMatchObject({ topic: 'growth-actions', whose: 'own' });
    expect(lines[0].gains[0].change).toBeGreaterThan(2);
  });

  it('does not suggest putting a marker that is not drawn yet', () => {
    const { rules, state } = shelf.open({
      config: { game: 'hansa-teutonica', players: 4 },
      seats: [{ supply: { traders: 2 } }, {}, {}, {}],
      routes: { 'bremen--osnabrueck': ['0t', '0t', '0t'] },
      markers: { 'bremen--osnabrueck': 'develop' },
    });
    const { lines } = hint(rules, state);
    const types = lines.map(({ steps }) => steps.map(({ action }) => rules.writeAction(state, action).type));
    expect(types[0]).toContain('create');
    expect(lines[0].isOpen).toBe(true);
    for (const told of types) expect(told).not.toContain('put-marker');
  });

  it('is refused when the game is over', () => {
    const { rules, history } = readRecord(shelf, recordOf('baltic-2'));
    expect(() => hint(rules, history.state)).toThrow('the game is over');
  });

  it("counts others' losses in favour of a line, and says whose", () => {
    const { rules, state } = shelf.open({
      config: { game: 'hansa', players: 2 },
      seats: [{ talers: 3 }, { talers: 3 }],
    });
    const poorer = shelf.open({
      config: { game: 'hansa', players: 2 },
      seats: [{ talers: 3 }, { talers: 0 }],
    }).state;
    const [part] = new Difference().between(rules, state, poorer, 0, 1);
    expect(part).toMatchObject({ topic: 'talers', whose: 'others' });
    expect(part.change).toBeGreaterThan(0);
  });
});

const recordOf = (name: string): Json =>
  JSON.parse(readFileSync(new URL(`../fixtures/games/${name}.json`, import.meta.url), 'utf8')) as Json;

/** A game in which every seat plays the best line that a search finds, but for one turn that is given away. */
function gameWithBlunder(rules: Rules, turns: number): { start: State; moves: Move[]; blunder: number } {
  const search = new TurnSearch(new TermEvaluator(), LIMITS);
  const start = rules.setUp(new Random('blunder'));
  const state = start.slice();
  const moves: Move[] = [];
  const play = (steps: readonly Step[]): void => {
    for (const { seat, action } of steps) {
      moves.push({ seat, action });
      rules.apply(state, action);
    }
  };
  let blunder = 0;
  for (let turn = 1; turn <= turns && rules.decider(state) !== NOBODY; turn++) {
    const seat = rules.turnOf(state);
    const lines = search.search(rules, state);
    const worst = lines.at(-1)!;
    if (blunder === 0 && turn > 10 && worst.complete && lines[0].value - worst.value > 4) {
      blunder = turn;
      play(worst.steps);
    } else play(lines[0].steps);
    // A line that was cut short is continued.
    while (rules.decider(state) !== NOBODY && rules.turnOf(state) === seat)
      play(search.search(rules, state)[0].steps);
  }
  return { start, moves, blunder };
}

describe('turning points', () => {
  const rules = shelf.rules({ game: 'hansa', players: 3 });
  const review = (turn: number, seat: number, loss: number): TurnReview => ({
    ...{ turn, seat, loss, from: turn, to: turn + 1 },
    ...{ isDecisive: loss >= 50, better: [], reasons: [], foretold: [], values: [], wins: [] },
  });
  const found = (losses: readonly (readonly [number, number])[], settings: AnalysisSettings): string[] =>
    summary(
      rules,
      losses.map(([seat, loss], i) => review(i + 1, seat, loss)),
      settings,
    ).turningPoints.map(({ turn, seat }) => `${turn}:${seat}`);

  it('are your own first, then the others’, each in the order in which they were played', () => {
    const losses = [
      [0, 9],
      [1, 3],
      [2, 8],
      [1, 1],
      [1, 4],
      [0, 7],
    ] as const;
    expect(found(losses, { own: 1 })).toEqual(['2:1', '5:1', '1:0', '3:2', '6:0']);
    expect(found(losses, { own: 1, most: 3 })).toEqual(['5:1', '1:0', '3:2']);
    expect(found(losses, {})).toEqual(['1:0', '2:1', '3:2', '5:1', '6:0']);
  });

  it('never say that the winner gave the game away', () => {
    const losses = [
      [0, 120],
      [1, 110],
      [0, 5],
    ] as const;
    expect(found(losses, { winners: [0] })).toEqual(['2:1', '3:0']);
    expect(found(losses, {})).toEqual(['1:0', '2:1', '3:0']);
  });
});

describe('an analysis', () => {
  it('finds the wasted turn, and nothing wrong with the best turns', () => {
    const rules = shelf.rules({ game: 'hansa', players: 3 });
    const { start, moves, blunder } = gameWithBlunder(rules, 40);
    expect(blunder).toBeGreaterThan(0);
    const { turns, turningPoints, meanLoss } = analyse(rules, start, moves, {
      limits: LIMITS,
      evaluator: new TermEvaluator(),
    });
    const given = turns.find(({ turn }) => turn === blunder)!;
    expect(given.loss).toBeGreaterThan(3.9);
    expect(turningPoints).toEqual([given]);
    expect(given.reasons.length).toBeGreaterThan(0);
    for (const { turn, loss } of turns) if (turn !== blunder) expect(loss, `turn ${turn}`).toBeLessThan(0.01);
    expect(meanLoss[given.seat]).toBeGreaterThan(
      Math.max(...meanLoss.filter((_, seat) => seat !== given.seat)),
    );
  });

  it('covers every move of a record once, turn by turn, and can be stopped', () => {
    const { rules, start, moves } = readRecord(shelf, recordOf('baltic-2')).history;
    const turns = [...reviewTurns(rules, start, moves, { limits: LIMITS })];
    let at = turns[0].from;
    for (const { from, to, seat, loss, values, wins } of turns) {
      expect(from).toBe(at);
      expect(moves[from].seat).toBe(seat);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(values).toHaveLength(2);
      expect(wins[0] + wins[1]).toBeCloseTo(1, 9);
      at = to;
    }
    expect(at).toBe(moves.length);
    // Once the game is over, the chances are what happened.
    expect(turns.at(-1)!.wins).toContain(1);
    const first = reviewTurns(rules, start, moves, { limits: LIMITS }).next();
    expect(first.value).toEqual(turns[0]);
  });

  it('leaves out the last turn of a record if it is incomplete', () => {
    const { rules, start, moves } = readRecord(shelf, recordOf('hanseatic-3-2009-2')).history;
    const whole = [...reviewTurns(rules, start, moves.slice(0, 60), { limits: LIMITS })];
    const last = whole.at(-1)!;
    const cut = [...reviewTurns(rules, start, moves.slice(0, last.to - 1), { limits: LIMITS })];
    expect(cut).toEqual(whole.slice(0, -1));
  });
});
