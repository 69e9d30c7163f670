/** Plays whole turns as trader and merchant do, by a search, but with some curiosity and in one go. */

import type { Evaluator } from '../src/bots/evaluator.js';
import { Groups } from '../src/bots/groups.js';
import { type Line, type SearchLimits, type Step, TurnSearch } from '../src/bots/search/turn-search.js';
import { type Action, ActionBuffer } from '../src/core/actions.js';
import type { Rules, State } from '../src/core/game.js';
import type { Random } from '../src/core/random.js';
import type { Curiosity } from './afterstate-player.js';
import type { Player } from './self-play.js';

export class TurnPlayer implements Player {
  private readonly search: TurnSearch;
  private readonly groups = new Groups();
  private readonly legal = new ActionBuffer();
  private imagined: State = new Uint8Array(0);
  private readonly curiosity: Curiosity;
  /** What is left of the line chosen last; it is dropped as soon as things go otherwise. */
  private plan: Step[] = [];

  constructor(evaluator: Evaluator, limits: SearchLimits, curiosity: Curiosity) {
    this.search = new TurnSearch(evaluator, limits);
    this.curiosity = curiosity;
  }

  choose(rules: Rules, state: State, random: Random): Action {
    if (this.imagined.length !== rules.stateSize) this.imagined = new Uint8Array(rules.stateSize);
    const seat = rules.decider(state);
    rules.imagine(state, seat, random, this.imagined);
    rules.legal(this.imagined, this.legal);
    if (random.fraction() < this.curiosity.any) {
      this.plan = [];
      this.groups.fill(rules, this.imagined, this.legal);
      return this.groups.at(random.below(this.groups.length));
    }
    const planned = this.plan.shift();
    if (planned && planned.seat === seat && this.legal.includes(planned.action)) return planned.action;
    this.plan = [];
    if (this.legal.length === 1) return this.legal.at(0);
    const line = this.draw(this.search.search(rules, this.imagined), random);
    this.plan = line.steps.slice(1);
    return line.steps[0].action;
  }

  /** Gumbel noise: a line is drawn as if by the exponentials of the values over the warmth. */
  private draw(lines: readonly Line[], random: Random): Line {
    let best = lines[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const line of lines) {
      const noise = -Math.log(-Math.log(random.fraction() + 1e-12));
      const value = line.value + this.curiosity.warmth * noise;
      if (value <= most) continue;
      most = value;
      best = line;
    }
    return best;
  }
}
