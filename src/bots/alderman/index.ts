/**
 * Level 4: takes the best turns that a search finds and plays each out for two rounds against predicted opponents, over
 * many possible deals of what is hidden. The worse half drops out again and again, so that most of the time goes into
 * comparing the best.
 */
import type { Action, ActionBuffer } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { Random } from '../../core/random.js';
import type { Bot } from '../bot.js';
import { chooseWithin } from '../ease.js';
import type { Evaluator } from '../evaluator.js';
import { type Line, TurnSearch } from '../search/turn-search.js';
import { Standstill } from '../standstill.js';
import { candidateLines } from './candidates.js';
import { Comparison } from './comparison.js';
import { Plans } from './plans.js';
import type { AldermanSettings } from './settings.js';

/** How positions are valued, and settings in the unit of these values. */
export interface Judgement {
  readonly evaluator: Evaluator;
  readonly settings: AldermanSettings;
}

export class AldermanBot implements Bot {
  readonly id = 'alderman';
  private readonly judge: (rules: Rules) => Judgement;
  private readonly ease: number;
  private rules: Rules | undefined;
  private settings!: AldermanSettings;
  private search!: TurnSearch;
  private comparison!: Comparison;
  private readonly plans = new Plans();
  private readonly standstill = new Standstill();

  /** `judge` is called when the rules change; `ease` is what a turn may lose against the best. */
  constructor(judge: (rules: Rules) => Judgement, ease = 0) {
    this.judge = judge;
    this.ease = ease;
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    if (legal.length === 1) return legal.at(0);
    if (rules !== this.rules) this.prepare(rules);
    const planned = this.plans.next(rules, state);
    if (planned !== undefined && legal.includes(planned)) return planned;
    const line = this.think(rules, state, random);
    this.plans.make(rules, state, line);
    return line.steps[0].action;
  }

  forget(): void {
    this.standstill.forget();
    this.plans.drop();
  }

  private prepare(rules: Rules): void {
    const { evaluator, settings } = this.judge(rules);
    this.rules = rules;
    this.settings = settings;
    this.search = new TurnSearch(evaluator, settings.search);
    this.comparison = new Comparison(evaluator, settings);
  }

  private think(rules: Rules, state: State, random: Random): Line {
    const seat = rules.decider(state);
    // A round would add little to an answer in another's turn.
    if (rules.turnOf(state) !== seat) return this.search.search(rules, state)[0];
    const lines = candidateLines(this.search, rules, state, this.settings.candidates);
    const close = lines.filter(({ value }) => value >= lines[0].value - this.settings.gap);
    if (close.length === 1) return this.standstill.avoid(rules, state, lines, lines[0]);
    const { order, means } = this.comparison.compare(rules, state, close, random);
    // The half that dropped out first was tried too seldom to know what it loses.
    const chosen = this.ease === 0 ? 0 : chooseWithin(means, Math.ceil(order.length / 2), this.ease, random);
    const ranked = [...order.map((candidate) => close[candidate]), ...lines.slice(close.length)];
    return this.standstill.avoid(rules, state, ranked, ranked[chosen]);
  }
}
