/** Uses the network for the setup if there is one, otherwise the readable evaluation; in points either way. */
import type { Change } from '../../core/change.js';
import type { Rules, State } from '../../core/game.js';
import { type Evaluator, TermEvaluator } from '../evaluator.js';
import { NetworkJudge } from './judge.js';
import { networkFor } from './library.js';
import type { Network } from './network.js';

/** The network for a setup, if there is one. */
export type NetworkChoice = (rules: Rules) => Network | undefined;

/** A win in points: in the middle of a game a point is worth about a fiftieth of it. */
const WIN = 50;
/** A turn that costs this share of the win decides a game. */
const DECISIVE = 0.5;

export class BestEvaluator implements Evaluator {
  private rules: Rules | undefined;
  private judge: NetworkJudge | undefined;
  private readonly terms = new TermEvaluator();
  private readonly choice: NetworkChoice;

  constructor(choice: NetworkChoice = networkFor) {
    this.choice = choice;
  }

  get decisive(): number | undefined {
    return this.judge && DECISIVE * WIN;
  }

  begin(rules: Rules, state: State): void {
    if (rules !== this.rules) this.prepare(rules);
    if (!this.judge) this.terms.begin(rules, state);
  }

  value(rules: Rules, state: State, seat: number, change?: Change): number {
    if (rules !== this.rules) this.begin(rules, state);
    return this.judge
      ? WIN * this.judge.value(rules, state, seat, change)
      : this.terms.value(rules, state, seat, change);
  }

  private prepare(rules: Rules): void {
    const network = this.choice(rules);
    this.rules = rules;
    this.judge = network && new NetworkJudge(network);
  }
}
