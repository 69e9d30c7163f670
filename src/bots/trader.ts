/** Level 2: searches its whole turn with a tuned evaluation. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import { chooseWithin } from './ease.js';
import { type Evaluator, TermEvaluator } from './evaluator.js';
import { searchDeals } from './search/deals.js';
import { type SearchLimits, TurnSearch } from './search/turn-search.js';
import { Standstill } from './standstill.js';

const LIMITS: SearchLimits = { beam: 12, nodes: 2500 };

export class TraderBot implements Bot {
  readonly id = 'trader';
  private readonly ease: number;
  private readonly search: TurnSearch;
  private readonly standstill = new Standstill();

  /** `ease` is what a decision may lose against the best. */
  constructor(ease = 0, evaluator: Evaluator = new TermEvaluator(), limits: SearchLimits = LIMITS) {
    this.ease = ease;
    this.search = new TurnSearch(evaluator, limits);
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    if (legal.length === 1) return legal.at(0);
    const lines = searchDeals(this.search, rules, state, legal.length, random);
    const values = lines.map(({ value }) => value);
    const chosen = this.ease === 0 ? 0 : chooseWithin(values, lines.length, this.ease, random);
    return this.standstill.avoid(rules, state, lines, lines[chosen]).steps[0].action;
  }

  forget(): void {
    this.standstill.forget();
  }
}
