/** The rest of a turn that was searched at its start, followed as long as the game goes as predicted. */
import type { Action } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { Line, Step } from '../search/turn-search.js';
import { asSeen, isEqual } from '../seen.js';

export class Plan {
  private rules: Rules | undefined;
  private steps: readonly Step[] = [];
  private at = 0;
  private seat = 0;
  /** The position expected before the next step. */
  private predicted: State = new Uint8Array(0);

  /** Remembers what comes after the first step of `line` in `state`. */
  make(rules: Rules, state: State, line: Line): void {
    this.rules = rules;
    this.steps = line.steps;
    this.seat = rules.decider(state);
    this.at = 0;
    this.predicted = state.slice();
    this.advance(rules);
  }

  drop(): void {
    this.steps = [];
  }

  /** The next step, if `state` looks to the seat as predicted. */
  next(rules: Rules, state: State): Action | undefined {
    if (rules !== this.rules || this.at >= this.steps.length) return undefined;
    if (rules.decider(state) !== this.seat || !this.looksPredicted(rules, state)) {
      this.drop();
      return undefined;
    }
    const { action } = this.steps[this.at];
    this.advance(rules);
    return action;
  }

  /** Carries out the next step and the predicted answers of others after it. */
  private advance(rules: Rules): void {
    do rules.apply(this.predicted, this.steps[this.at++].action);
    while (this.at < this.steps.length && this.steps[this.at].seat !== this.seat);
  }

  private looksPredicted(rules: Rules, state: State): boolean {
    return isEqual(asSeen(rules, state, this.seat), asSeen(rules, this.predicted, this.seat));
  }
}
