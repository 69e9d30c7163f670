/** Level 1: looks one action ahead with the readable evaluation and a little noise. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import { chooseWithin } from './ease.js';
import { type Evaluator, TermEvaluator } from './evaluator.js';
import { Groups } from './groups.js';

/** How far off its evaluation of an action may be, in points. */
const NOISE = 0.3;

export class ApprenticeBot implements Bot {
  readonly id = 'apprentice';
  private readonly evaluator: Evaluator;
  private readonly ease: number;
  private readonly groups = new Groups();
  private readonly values = new Float64Array(8192);
  private scratch: State = new Uint8Array(0);

  /** `ease` is what a decision may lose against the best. */
  constructor(ease = 0, evaluator: Evaluator = new TermEvaluator()) {
    this.ease = ease;
    this.evaluator = evaluator;
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    if (this.scratch.length !== rules.stateSize) this.scratch = new Uint8Array(rules.stateSize);
    this.groups.fill(rules, state, legal);
    const seat = rules.decider(state);
    this.evaluator.begin?.(rules, state);
    for (let i = 0; i < this.groups.length; i++) {
      this.scratch.set(state);
      rules.apply(this.scratch, this.groups.at(i));
      this.values[i] = this.evaluator.value(rules, this.scratch, seat) + NOISE * random.fraction();
    }
    return this.groups.at(chooseWithin(this.values, this.groups.length, this.ease, random));
  }
}
