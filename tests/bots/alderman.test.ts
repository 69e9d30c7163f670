/** Level 4: how it spends its budget, and that it keeps to what it may know and may do. */
import { describe, expect, it } from 'vitest';
import { candidateLines } from '../../src/bots/alderman/candidates.js';
import { sequentialHalving } from '../../src/bots/alderman/halving.js';
import { AldermanBot } from '../../src/bots/alderman/index.js';
import { Plans } from '../../src/bots/alderman/plans.js';
import { Predictions } from '../../src/bots/alderman/predictions.js';
import { Rounds } from '../../src/bots/alderman/rounds.js';
import { type AldermanSettings, BY_POINTS, readSetting } from '../../src/bots/alderman/settings.js';
import { type Evaluator, TermEvaluator } from '../../src/bots/evaluator.js';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import { type Line, TurnSearch } from '../../src/bots/search/turn-search.js';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';

const teutonica = shelf.rules({ game: 'hansa-teutonica', players: 4 });
const hansa = shelf.rules({ game: 'hansa', players: 3 });
const SMALL = {
  ...BY_POINTS,
  candidates: 4,
  nodes: 1500,
  rounds: 1,
  search: { beam: 3, nodes: 150 },
  predictions: { beam: 3, nodes: 150 },
};

const alderman = (settings: AldermanSettings, evaluator: Evaluator = new TermEvaluator()): AldermanBot =>
  new AldermanBot(() => ({ evaluator, settings }));

/** A state some way into a game, at the beginning of a turn. */
function midGame(rules: Rules, decisions: number): State {
  const state = rules.setUp(new Random('mid'));
  const bots = Array.from({ length: rules.players }, () => makeBot('apprentice'));
  const match = new Match(rules, bots, 'mid');
  match.play(state, decisions);
  const turn = rules.turnOf(state);
  while (rules.turnOf(state) === turn) rules.apply(state, match.choose(state));
  return state;
}

describe('sequential halving', () => {
  it('tries the remaining candidates equally often, and the better half longer', () => {
    let trials = 0;
    const { order, counts, means } = sequentialHalving(
      8,
      (candidate) => {
        trials++;
        return 10 - candidate;
      },
      () => trials / 96,
    );
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(means).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
    // 32 trials a round: 4 each among eight, 8 more among four, 16 more among two.
    expect(counts).toEqual([28, 28, 12, 12, 4, 4, 4, 4]);
    expect(trials).toBe(96);
  });

  it('finds the best of noisy candidates far more often than the same number of even trials', () => {
    const random = new Random('halving');
    let right = 0;
    for (let run = 0; run < 300; run++) {
      let trials = 0;
      const { order } = sequentialHalving(
        8,
        (candidate) => {
          trials++;
          return (candidate === 5 ? 0.5 : 0) + random.fraction() * 2;
        },
        () => trials / 240,
      );
      if (order[0] === 5) right++;
    }
    expect(right / 300).toBeGreaterThan(0.95);
  });

  it('lets what was expected count as much as the mean of the trials, however many', () => {
    const best = (looked: number, budget: number): number => {
      let trials = 0;
      const sample = (candidate: number): number => {
        trials++;
        return candidate === 1 ? 5 : 0;
      };
      const expected = { values: [looked, 0], weight: 1 };
      return sequentialHalving(2, sample, () => trials / budget, expected).order[0];
    };
    for (const budget of [2, 40]) {
      expect(best(6, budget)).toBe(0);
      expect(best(4, budget)).toBe(1);
    }
  });

  it('gives every candidate one trial even without a budget, and accepts a single candidate without any', () => {
    const { counts } = sequentialHalving(
      5,
      (candidate) => candidate,
      () => 1,
    );
    expect(counts).toEqual([1, 1, 1, 1, 1]);
    expect(
      sequentialHalving(
        1,
        () => 3,
        () => 1,
      ).order,
    ).toEqual([0]);
    expect(
      sequentialHalving(
        4,
        () => 0,
        () => 1,
      ).order[0],
    ).toBe(0);
  });

  it('stops in the middle of a pass when there is no time left, and ranks what was not tried last', () => {
    let trials = 0;
    const { order, counts, means } = sequentialHalving(
      4,
      (candidate) => {
        trials++;
        return candidate;
      },
      () => trials / 2,
      undefined,
      () => trials === 2,
    );
    expect(order).toEqual([1, 0, 2, 3]);
    expect(counts).toEqual([1, 1, 0, 0]);
    expect(means.slice(0, 2)).toEqual([1, 0]);
  });

  it('tries all remaining candidates in every pass', () => {
    const passes: number[][] = [];
    let trials = 0;
    sequentialHalving(
      4,
      (candidate, pass) => {
        trials++;
        passes[pass] ??= [];
        passes[pass].push(candidate);
        return candidate;
      },
      () => trials / 24,
    );
    for (const pass of passes) expect([4, 2]).toContain(pass.length);
    expect(passes[0].sort()).toEqual([0, 1, 2, 3]);
    expect(passes.at(-1)?.sort()).toEqual([2, 3]);
  });
});

describe.each([
  ['Hansa Teutonica', teutonica],
  ['Hansa', hansa],
] as const)('rounds of %s', (_, rules) => {
  it.each([1, 2])('end after turn %i of the seat, or with the game, and leave the start alone', (rounds) => {
    const state = midGame(rules, 60);
    const before = state.slice();
    const evaluator = new TermEvaluator();
    const seat = rules.decider(state);
    const seen: State[] = [];
    const spy = {
      value(by: Rules, at: State, who: number): number {
        seen.push(at.slice());
        return evaluator.value(by, at, who);
      },
    };
    const [line] = new TurnSearch(evaluator, SMALL.search).search(rules, state);
    const played = new Rounds(spy, { ...SMALL, rounds });
    const value = played.play(rules, state, line);
    const end = seen.at(-1)!;
    if (rounds === 1) expect(value).toBe(evaluator.value(rules, end, seat));
    expect(rules.decider(end) === NOBODY || rules.turnOf(end) === (seat + 1) % rules.players).toBe(true);
    expect(Buffer.compare(end, before)).not.toBe(0);
    expect(Buffer.compare(state, before)).toBe(0);
    expect(played.nodes).toBeGreaterThan(0);
  });

  it('go on from where fewer of them end, and are worth the mean of the values after each', () => {
    const state = midGame(rules, 20);
    const evaluator = new TermEvaluator();
    const [line] = new TurnSearch(evaluator, SMALL.search).search(rules, state);
    const ends: number[] = [];
    const spy = {
      begin: (by: Rules, at: State): void => evaluator.begin(by, at),
      value: (by: Rules, at: State, who: number): number => {
        ends.push(evaluator.value(by, at, who));
        return ends.at(-1)!;
      },
    };
    const play = (rounds: number): { worth: number; end: number; nodes: number } => {
      const played = new Rounds(spy, { ...SMALL, rounds });
      const worth = played.play(rules, state, line);
      return { worth, end: ends.at(-1)!, nodes: played.nodes };
    };
    const [one, two] = [play(1), play(2)];
    expect(one.worth).toBe(one.end);
    expect(two.worth).toBeCloseTo((one.end + two.end) / 2, 9);
    expect(two.end).not.toBe(one.end);
    expect(two.nodes).toBeGreaterThan(1.5 * one.nodes);
  });
});

describe.each([teutonica, hansa])('predictions in $game.id', (rules) => {
  /** The position with what the decider cannot see dealt in another way. */
  const dealtAgain = (state: State, seed: string): State => {
    const dealt = new Uint8Array(rules.stateSize);
    rules.imagine(state, rules.decider(state), new Random(seed), dealt);
    return dealt;
  };

  it('are searched once for what a player sees, however the rest was dealt', () => {
    const state = midGame(rules, 40);
    const predictions = new Predictions(new TermEvaluator(), SMALL.search);
    const line = predictions.line(rules, state);
    for (const seed of ['a', 'b', 'c']) expect(predictions.line(rules, dealtAgain(state, seed))).toBe(line);
    predictions.forget();
    expect(predictions.line(rules, state)).not.toBe(line);
    expect(predictions.line(rules, state)).toEqual(line);
  });

  it('differ where a player sees something else', () => {
    const state = midGame(rules, 40);
    const predictions = new Predictions(new TermEvaluator(), SMALL.search);
    const line = predictions.line(rules, state);
    rules.apply(state, line.steps[0].action);
    expect(predictions.line(rules, state)).not.toBe(line);
  });
});

describe('candidates', () => {
  it('diverge later where there is little choice at first', () => {
    const state = midGame(hansa, 30);
    const search = new TurnSearch(new TermEvaluator(), SMALL.search);
    const [best, ...others] = search.search(hansa, state);
    expect(others.length).toBeLessThan(7);
    const lines = candidateLines(search, hansa, state, 8);
    expect(lines.length).toBeGreaterThan(1 + others.length);
    expect(lines[0].value).toBeGreaterThanOrEqual(best.value - 1e-3);
    const ends = lines.map(({ steps }) => {
      const end = state.slice();
      for (const { seat, action } of steps) {
        expect(hansa.decider(end)).toBe(seat);
        hansa.apply(end, action);
      }
      return String(end);
    });
    expect(new Set(ends).size).toBe(lines.length);
    for (let i = 1; i < lines.length; i++) expect(lines[i].value).toBeLessThanOrEqual(lines[i - 1].value);
  });

  it('are the lines of the search where these are enough', () => {
    const state = midGame(teutonica, 30);
    const search = new TurnSearch(new TermEvaluator(), SMALL.search);
    const lines = search.search(teutonica, state);
    expect(lines.length).toBeGreaterThan(2);
    expect(candidateLines(search, teutonica, state, 2)).toEqual(lines.slice(0, 2));
  });
});

describe('plans', () => {
  const state = midGame(teutonica, 140);
  const seat = teutonica.decider(state);
  const search = new TurnSearch(new TermEvaluator(), { beam: 6, nodes: 1500 });
  /** A line that nobody else has a part in. */
  const lineOf = (from: State, length: number): Line =>
    search
      .search(teutonica, from)
      .find(
        ({ steps }) => steps.length >= length && steps.every((step) => step.seat === teutonica.decider(from)),
      )!;
  const line = lineOf(state, 3);
  const positionAfter = (steps: number): State => {
    const position = state.slice();
    for (const { action } of line.steps.slice(0, steps)) teutonica.apply(position, action);
    return position;
  };

  it('continue as long as the seat sees what was predicted, no matter what is hidden', () => {
    const plans = new Plans();
    plans.make(teutonica, state, line);
    expect(plans.next(teutonica, state), 'this is not what was predicted').toBeUndefined();
    const dealt = positionAfter(1);
    teutonica.imagine(positionAfter(1), seat, new Random('other cards'), dealt);
    expect(plans.next(teutonica, dealt)).toBe(line.steps[1].action);
    expect(plans.next(teutonica, positionAfter(1)), 'this step was taken').toBeUndefined();
    expect(plans.next(teutonica, positionAfter(2))).toBe(line.steps[2].action);
  });

  it('of several games are followed in turns, until they are dropped', () => {
    const plans = new Plans();
    const other = midGame(teutonica, 100);
    const otherLine = lineOf(other, 2);
    const later = other.slice();
    teutonica.apply(later, otherLine.steps[0].action);
    plans.make(teutonica, state, line);
    plans.make(teutonica, other, otherLine);
    expect(plans.next(teutonica, positionAfter(1))).toBe(line.steps[1].action);
    expect(plans.next(teutonica, later)).toBe(otherLine.steps[1].action);
    expect(plans.next(teutonica, positionAfter(2))).toBe(line.steps[2].action);
    plans.make(teutonica, state, line);
    plans.drop();
    expect(plans.next(teutonica, positionAfter(1))).toBeUndefined();
  });
});

describe('alderman', () => {
  it.each([
    ['hansa-teutonica', 'hanseatic-45', 4],
    ['hansa-teutonica', 'britannia-3', 3],
    ['hansa', 'baltic', 2],
  ] as const)(
    'plays %s on %s with %i legally, and the same game for the same seed',
    (game, board, players) => {
      const rules = shelf.rules({ game, board, players });
      const play = (): State => {
        const state = rules.setUp(new Random('whole'));
        const legal = new ActionBuffer();
        const bots = Array.from({ length: players }, () => alderman(SMALL));
        new Match(rules, bots, 'whole').play(state, 80, (before, action) => {
          rules.legal(before, legal);
          expect(legal.includes(action)).toBe(true);
        });
        return state;
      };
      expect(Buffer.compare(play(), play())).toBe(0);
    },
  );

  it('thinks once a turn at each of two tables, where it plays at both in turns', () => {
    const table = (seed: string): { match: Match; state: State } => {
      const bots = Array.from({ length: 3 }, () => bot);
      return { match: new Match(hansa, bots, seed), state: hansa.setUp(new Random(seed)) };
    };
    let valued = 0;
    const terms = new TermEvaluator();
    const counting = {
      value(by: Rules, at: State, who: number): number {
        valued++;
        return terms.value(by, at, who);
      },
    };
    let bot = alderman(SMALL, counting);
    const alone = ['a', 'b'].map((seed) => {
      bot = alderman(SMALL, counting);
      const { match, state } = table(seed);
      match.play(state, 60);
      return state;
    });
    const needed = valued;
    valued = 0;
    bot = alderman(SMALL, counting);
    const together = ['a', 'b'].map(table);
    for (let decision = 0; decision < 60; decision++)
      for (const { match, state } of together) match.play(state, 1);
    expect(together.map(({ state }) => state)).toEqual(alone);
    expect(valued).toBe(needed);
  });

  it('keeps to its budget of positions', () => {
    const state = midGame(teutonica, 140);
    const legal = new ActionBuffer();
    teutonica.legal(state, legal);
    let valued = 0;
    const evaluator = new TermEvaluator();
    const counting = {
      value(by: Rules, at: State, who: number): number {
        valued++;
        return evaluator.value(by, at, who);
      },
    };
    const values = (nodes: number): number => {
      valued = 0;
      alderman({ ...SMALL, nodes }, counting).choose(teutonica, state, legal, new Random('b'));
      return valued;
    };
    const few = values(1);
    const many = values(few + 3000);
    expect(many).toBeGreaterThan(few);
    // Beyond it: its own search, and the pass that was begun.
    expect(many).toBeLessThan(few + 3000 + few + SMALL.search.nodes * 2);
    // It stops by itself when another deal changes nothing.
    expect(values(Number.POSITIVE_INFINITY)).toBeGreaterThan(0);
  });

  it('plays out only turns that look nearly as good as the best', () => {
    const state = midGame(teutonica, 60);
    const legal = new ActionBuffer();
    teutonica.legal(state, legal);
    const terms = new TermEvaluator();
    const think = (settings: Partial<AldermanSettings>) => {
      let valued = 0;
      const counting = {
        value(by: Rules, at: State, who: number): number {
          valued++;
          return terms.value(by, at, who);
        },
      };
      const bot = alderman({ ...SMALL, ...settings }, counting);
      return { action: bot.choose(teutonica, state, legal, new Random('gap')), valued };
    };
    const search = new TurnSearch(terms, SMALL.search);
    const [best, second, third] = candidateLines(search, teutonica, state, SMALL.candidates);
    expect(second.value).toBeLessThan(best.value);
    expect(third.value).toBeLessThan(second.value);
    const two = think({ gap: best.value - second.value, nodes: 1 });
    const none = think({ gap: 0 });
    expect(none.action).toBe(best.steps[0].action);
    const all = think({ gap: 1e9, nodes: 1 });
    expect(two.valued).toBeLessThan(all.valued);
    expect(none.valued).toBeLessThan(two.valued);
  });

  it('comes to an end where the game is over after its turn, whatever it does', () => {
    const state = hansa.setUp(new Random('last turn'));
    const bots = Array.from({ length: 3 }, () => makeBot('trader'));
    let [turn, lastTurn] = [NOBODY, state];
    new Match(hansa, bots, 'last turn').play(state, undefined, (before) => {
      if (hansa.turnOf(before) !== turn) lastTurn = before.slice();
      turn = hansa.turnOf(before);
    });
    const legal = new ActionBuffer();
    hansa.legal(lastTurn, legal);
    expect(legal.length).toBeGreaterThan(1);
    const bot = alderman({ ...SMALL, nodes: 20_000 });
    expect(legal.includes(bot.choose(hansa, lastTurn, legal, new Random('t')))).toBe(true);
  });

  it('plays by time if it is given a time', () => {
    const state = midGame(hansa, 30);
    const legal = new ActionBuffer();
    hansa.legal(state, legal);
    const bot = alderman({ ...SMALL, nodes: Number.POSITIVE_INFINITY, ms: 1 });
    expect(legal.includes(bot.choose(hansa, state, legal, new Random('t')))).toBe(true);
  });

  it('is limited by positions or by time', () => {
    expect(readSetting(String(BY_POINTS.nodes))).toEqual(BY_POINTS);
    expect(readSetting('1500')).toMatchObject({ nodes: 1500, rounds: 1 });
    expect(readSetting('0.15s')).toMatchObject({ nodes: Number.POSITIVE_INFINITY, ms: 150, rounds: 1 });
    expect(readSetting('0.5s')).toMatchObject({ ms: 500, rounds: 2 });
    expect(makeBot('alderman:300').id).toBe('alderman');
    for (const wrong of ['', '0', '0s', '-3', 'hard', '1e9', '999s', '2 s'])
      expect(() => makeBot(`alderman:${wrong}`), wrong).toThrow(/is no setting of alderman/);
    expect(() => makeBot('random:2')).toThrow('random has no setting "2"');
  });
});
