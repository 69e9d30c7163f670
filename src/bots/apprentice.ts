/** Level 1: looks one action ahead, values what it sees with a readable evaluation, and is not always sure. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import { type Evaluator, TermEvaluator } from './evaluator.js';
import { Groups } from './groups.js';

/** How far off its judgement of an action may be, in points. */
const NOISE = 0.6;

export class ApprenticeBot implements Bot {
  readonly id = 'apprentice';
  private readonly evaluator: Evaluator;
  private readonly groups = new Groups();
  private scratch: State = new Uint8Array(0);

  constructor(evaluator: Evaluator = new TermEvaluator()) {
    this.evaluator = evaluator;
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    if (this.scratch.length !== rules.stateSize) this.scratch = new Uint8Array(rules.stateSize);
    this.groups.fill(rules, state, legal);
    const seat = rules.decider(state);
    this.evaluator.begin?.(rules, state);
    let best = this.groups.at(0);
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.groups.length; i++) {
      this.scratch.set(state);
      rules.apply(this.scratch, this.groups.at(i));
      const value = this.evaluator.value(rules, this.scratch, seat) + NOISE * random.fraction();
      if (value <= bestValue) continue;
      bestValue = value;
      best = this.groups.at(i);
    }
    return best;
  }
}
