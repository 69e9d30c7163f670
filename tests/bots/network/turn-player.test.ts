import { describe, expect, it } from 'vitest';
import { type Evaluator, TermEvaluator } from '../../../src/bots/evaluator.js';
import { NOBODY } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { TurnPlayer } from '../../../train/turn-player.js';

const rules = shelf.rules({ game: 'hansa', players: 2 });
const LIMITS = { beam: 1, nodes: 100 };
const EXPLORATION = { randomRate: 0, temperature: 0 };

/** Judges as a trader does, and counts the turns it was asked to play. */
class Counting implements Evaluator {
  turns = 0;
  private readonly terms = new TermEvaluator();

  begin: NonNullable<Evaluator['begin']> = (of, state) => {
    if (of.turnOf(state) === of.decider(state)) this.turns++;
    this.terms.begin(of, state);
  };

  value: Evaluator['value'] = (of, state, seat, change) => this.terms.value(of, state, seat, change);
}

/** How many turns each judgement plays in a game between players with these rates of moods. */
function turnsOf(rates: readonly number[]): number[] {
  const usual = new Counting();
  const moods = rates.map((rate) => ({ evaluator: new Counting(), rate }));
  const random = new Random('moods');
  const state = rules.setUp(random);
  const player = new TurnPlayer(usual, LIMITS, EXPLORATION, moods);
  while (rules.decider(state) !== NOBODY) rules.apply(state, player.choose(rules, state, random));
  return [usual, ...moods.map(({ evaluator }) => evaluator)].map(({ turns }) => turns);
}

describe('a player in self-play', () => {
  it('plays as many turns in a mood as its rate says', () => {
    const [usual, bold, plain] = turnsOf([0.25, 0.25]);
    const all = usual + bold + plain;
    for (const turns of [bold, plain]) {
      expect(turns / all).toBeGreaterThan(0.1);
      expect(turns / all).toBeLessThan(0.4);
    }
  });

  it('plays every turn in a mood if the rates add up to one, and none without moods', () => {
    expect(turnsOf([0.5, 0.5])[0]).toBe(0);
    expect(turnsOf([]).every((turns) => turns > 0)).toBe(true);
  });
});
