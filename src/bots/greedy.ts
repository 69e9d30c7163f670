/**
 * Takes the action with the best projected final score right after it. Among equal ones it draws, with better chances
 * for what promises more: always taking the most promising one would let such bots wait for each other for ever.
 */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import { Groups } from './groups.js';

/** How strongly a draw favours promise: 0.01 more makes an action about seven times as likely. */
const SHARPNESS = 200;

export class GreedyBot implements Bot {
  readonly id = 'greedy';
  private readonly groups = new Groups();
  private scratch: State = new Uint8Array(0);

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    if (this.scratch.length !== rules.stateSize) this.scratch = new Uint8Array(rules.stateSize);
    this.groups.fill(rules, state, legal);
    const seat = rules.decider(state);
    const promised = rules.promise(state, seat);
    let best = this.groups.at(0);
    let bestTotal = Number.NEGATIVE_INFINITY;
    let weights = 0;
    for (let i = 0; i < this.groups.length; i++) {
      const action = this.groups.at(i);
      this.scratch.set(state);
      rules.apply(this.scratch, action);
      const total = rules.total(this.scratch, seat);
      if (total < bestTotal) continue;
      if (total > bestTotal) {
        bestTotal = total;
        weights = 0;
      }
      const weight = Math.exp(SHARPNESS * (rules.promise(this.scratch, seat) - promised));
      weights += weight;
      if (random.fraction() * weights < weight) best = action;
    }
    return best;
  }
}
