/** Takes the action whose resulting position the network values most, with some exploration. */
import { Groups } from '../src/bots/groups.js';
import type { NetworkJudge } from '../src/bots/network/judge.js';
import { type Action, ActionBuffer } from '../src/core/actions.js';
import type { Rules, State } from '../src/core/game.js';
import type { Random } from '../src/core/random.js';
import type { Player } from './self-play.js';

export interface Exploration {
  /** How often a random action is taken, from 0 to 1. */
  readonly randomRate: number;
  /** The scale of the noise on the values: how much worse a choice may look and still be taken. */
  readonly temperature: number;
}

export class AfterstatePlayer implements Player {
  private readonly groups = new Groups();
  private readonly legal = new ActionBuffer();
  private readonly imagined: State;
  private readonly after: State;

  constructor(
    rules: Rules,
    private readonly judge: NetworkJudge,
    private readonly exploration: Exploration,
  ) {
    this.imagined = new Uint8Array(rules.stateSize);
    this.after = new Uint8Array(rules.stateSize);
  }

  choose(rules: Rules, state: State, random: Random): Action {
    const seat = rules.decider(state);
    rules.imagine(state, seat, random, this.imagined);
    rules.legal(this.imagined, this.legal);
    this.groups.fill(rules, this.imagined, this.legal);
    const { groups, after } = this;
    if (groups.length === 1) return groups.at(0);
    if (random.fraction() < this.exploration.randomRate) return groups.at(random.below(groups.length));
    let best = groups.at(0);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < groups.length; i++) {
      after.set(this.imagined);
      rules.apply(after, groups.at(i));
      // Gumbel noise: draws from the softmax of the values at this temperature.
      const noise = -Math.log(-Math.log(random.fraction() + 1e-12));
      const value = this.judge.value(rules, after, seat) + this.exploration.temperature * noise;
      if (value <= most) continue;
      most = value;
      best = groups.at(i);
    }
    return best;
  }
}
