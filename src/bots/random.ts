/** Level 0: a random action; those that differ only in the choice among equal spaces count as one. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import { Groups } from './groups.js';

export class RandomBot implements Bot {
  readonly id = 'random';
  private readonly groups = new Groups();

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    this.groups.fill(rules, state, legal);
    return this.groups.at(random.below(this.groups.length));
  }
}
