/**
 * Level 4: takes the best turns that a search finds and plays each out for a round against predicted opponents, over
 * many possible deals of what is hidden. The worse half drops out again and again, so that most of the time goes into
 * comparing the best.
 */
import type { Action, ActionBuffer } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import { Random } from '../../core/random.js';
import type { Bot } from '../bot.js';
import type { Evaluator } from '../evaluator.js';
import { type Line, TurnSearch } from '../search/turn-search.js';
import { candidateLines } from './candidates.js';
import { sequentialHalving } from './halving.js';
import { Plan } from './plan.js';
import { Round } from './round.js';
import type { AldermanSettings } from './settings.js';

/** How positions are valued, and settings in the unit of these values. */
export interface Judgement {
  readonly evaluator: Evaluator;
  readonly settings: AldermanSettings;
}

export class AldermanBot implements Bot {
  readonly id = 'alderman';
  private readonly judge: (rules: Rules) => Judgement;
  private rules: Rules | undefined;
  private settings!: AldermanSettings;
  private search!: TurnSearch;
  private round!: Round;
  private readonly plan = new Plan();
  private readonly opponentDice = new Random('');
  private dealt: State = new Uint8Array(0);

  /** `judge` is called when the rules change. */
  constructor(judge: (rules: Rules) => Judgement) {
    this.judge = judge;
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    if (legal.length === 1) return legal.at(0);
    if (rules !== this.rules) this.prepare(rules);
    const planned = this.plan.next(rules, state);
    if (planned !== undefined && legal.includes(planned)) return planned;
    const line = this.think(rules, state, random);
    this.plan.make(rules, state, line);
    return line.steps[0].action;
  }

  forget(): void {
    this.plan.drop();
  }

  private prepare(rules: Rules): void {
    const { evaluator, settings } = this.judge(rules);
    this.rules = rules;
    this.settings = settings;
    this.search = new TurnSearch(evaluator, settings.own);
    this.round = new Round(evaluator, settings);
    this.dealt = new Uint8Array(rules.stateSize);
  }

  private think(rules: Rules, state: State, random: Random): Line {
    const seat = rules.decider(state);
    // A round would add little to an answer in another's turn.
    if (rules.turnOf(state) !== seat) return this.search.search(rules, state)[0];
    const lines = candidateLines(this.search, rules, state, this.settings.candidates);
    if (lines.length === 1) return lines[0];
    const { trust } = this.settings;
    const spent = this.budget();
    let pass = -1;
    let dice = '';
    const { order } = sequentialHalving(
      lines.length,
      (candidate, nth) => {
        if (nth !== pass) {
          pass = nth;
          dice = String(random.next());
          rules.imagine(state, seat, random, this.dealt);
        }
        // All candidates face the same deal and opponents with the same dice.
        this.opponentDice.seed(dice);
        const outcome = this.round.play(rules, this.dealt, lines[candidate], this.opponentDice);
        return trust * outcome + (1 - trust) * lines[candidate].value;
      },
      spent,
    );
    return lines[order[0]];
  }

  /** Returns the fraction of this turn's budget spent so far. */
  private budget(): () => number {
    const { nodes, ms } = this.settings;
    if (ms !== undefined) {
      const start = Date.now();
      return () => (Date.now() - start) / ms;
    }
    const start = this.round.nodes;
    return () => (this.round.nodes - start) / nodes;
  }
}
