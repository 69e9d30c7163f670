/**
 * The readable evaluation of a position on the scale of a network's output (before the logistic function). A network can
 * be trained to correct it instead of learning everything itself.
 */
import type { Change } from '../../core/change.js';
import type { Rules, State } from '../../core/game.js';
import { TermEvaluator } from '../evaluator.js';

/** How much a point decides at the start of a game, and how much more at its end. */
const POINT_AT_START = 0.05;
const POINT_MORE_AT_END = 0.1;
/** The output for a fair share, by the number of players: about minus the logarithm of the number of opponents. */
const FAIR = [0, 0, 0, -0.7, -1.1, -1.4];

export class Prior {
  private readonly evaluator = new TermEvaluator();

  output(rules: Rules, state: State, seat: number, change?: Change): number {
    const lead = this.evaluator.lead(rules, state, seat, change);
    const point = POINT_AT_START + POINT_MORE_AT_END * (1 - this.evaluator.left);
    return point * lead + FAIR[rules.players];
  }
}
