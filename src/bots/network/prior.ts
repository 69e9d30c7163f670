/**
 * The readable evaluation of a position on the scale of a network's output (before the logistic function). A network can
 * be trained to correct it instead of learning everything itself.
 */
import type { Rules, State } from '../../core/game.js';
import { TermEvaluator } from '../evaluator.js';

/** How much a point decides at the start of a game, and how much more at its end. */
const POINT_AT_START = 0.05;
const POINT_MORE_AT_END = 0.1;
/** The output for a fair share, by the number of players: about minus the logarithm of the number of opponents. */
const FAIR = [0, 0, 0, -0.7, -1.1, -1.4];

export class Prior {
  private readonly evaluator = new TermEvaluator();
  private rules: Rules | undefined;
  private point = POINT_AT_START;
  private even = 0;

  /** Call it before valuing the successors of `state`, which are measured relative to it. */
  begin(rules: Rules, state: State): void {
    this.rules = rules;
    this.evaluator.begin(rules, state);
    this.point = POINT_AT_START + POINT_MORE_AT_END * (1 - rules.left(state));
    let sum = 0;
    for (let seat = 0; seat < rules.players; seat++) sum += this.evaluator.value(rules, state, seat);
    this.even = sum / rules.players;
  }

  output(rules: Rules, state: State, seat: number): number {
    if (rules !== this.rules) this.begin(rules, state);
    return this.point * (this.evaluator.value(rules, state, seat) - this.even) + FAIR[rules.players];
  }
}
