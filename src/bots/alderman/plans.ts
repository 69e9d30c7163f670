/**
 * The rest of turns that were searched at their start, followed as long as the game goes as predicted. A bot of a server
 * plays at many tables at a time, so the plans of several games are kept: each is found by the position it expects.
 */
import type { Action } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { Line, Step } from '../search/turn-search.js';
import { asSeen, isEqual } from '../seen.js';

interface Plan {
  readonly seat: number;
  readonly steps: readonly Step[];
  /** The next step. */
  readonly at: number;
  /** The position expected before it, and as the seat sees it. */
  readonly predicted: State;
  readonly view: State;
}

/** More tables than that wait for one thread of a server only if it is far too slow for them. */
const MOST_PLANS = 100;

export class Plans {
  /** By rules, and no longer than these are in use; newest first. */
  private plans = new WeakMap<Rules, readonly Plan[]>();

  /** Remembers what comes after the first step of `line` in `state`. */
  make(rules: Rules, state: State, { steps }: Line): void {
    this.keep(rules, rules.decider(state), steps, 0, state.slice(), this.of(rules));
  }

  /** The next step of the plan that expects `state` as its decider sees it, if there is one. */
  next(rules: Rules, state: State): Action | undefined {
    const plans = this.of(rules);
    if (plans.length === 0) return undefined;
    const seat = rules.decider(state);
    const view = asSeen(rules, state, seat);
    const plan = plans.find((one) => one.seat === seat && isEqual(one.view, view));
    if (!plan) return undefined;
    const others = plans.filter((one) => one !== plan);
    this.keep(rules, seat, plan.steps, plan.at, plan.predicted, others);
    return plan.steps[plan.at].action;
  }

  drop(): void {
    this.plans = new WeakMap();
  }

  private of(rules: Rules): readonly Plan[] {
    return this.plans.get(rules) ?? [];
  }

  /**
   * Keeps what is left of a plan after step `at`, before the others: carries that step and the predicted answers of
   * others out in `state`.
   */
  private keep(
    rules: Rules,
    seat: number,
    steps: readonly Step[],
    at: number,
    state: State,
    others: readonly Plan[],
  ): void {
    let next = at;
    do rules.apply(state, steps[next++].action);
    while (next < steps.length && steps[next].seat !== seat);
    const left =
      next < steps.length
        ? [{ seat, steps, at: next, predicted: state, view: asSeen(rules, state, seat) }]
        : [];
    this.plans.set(rules, [...left, ...others].slice(0, MOST_PLANS));
  }
}
