/** Level 2: searches its whole turn with a tuned evaluation. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import { type Evaluator, TermEvaluator } from './evaluator.js';
import { type SearchLimits, TurnSearch } from './search/turn-search.js';

const LIMITS: SearchLimits = { beam: 12, nodes: 2500 };

export class TraderBot implements Bot {
  readonly id: string = 'trader';
  private readonly search: TurnSearch;

  constructor(evaluator: Evaluator = new TermEvaluator(), limits: SearchLimits = LIMITS) {
    this.search = new TurnSearch(evaluator, limits);
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, _random: Random): Action {
    if (legal.length === 1) return legal.at(0);
    return this.search.search(rules, state)[0].steps[0].action;
  }
}
