/**
 * Level 3: searches its whole turn as the trader does, but values positions with a network trained by self-play.
 * Without a network for the table it judges as the trader does.
 */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import { NetworkJudge } from './network/judge.js';
import { networkFor } from './network/library.js';
import { TraderBot } from './trader.js';

/** About what a point is worth in shares of the win, in the midst of a game. */
const SHARE_OF_POINT = 0.02;

export class MerchantBot implements Bot {
  readonly id = 'merchant';
  private rules: Rules | undefined;
  private readonly ease: number;
  private bot: TraderBot;

  /** `ease` is what a decision may lose against the best, in points. */
  constructor(ease = 0) {
    this.ease = ease;
    this.bot = new TraderBot(ease);
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    if (rules !== this.rules) this.sitDown(rules);
    return this.bot.choose(rules, state, legal, random);
  }

  private sitDown(rules: Rules): void {
    const network = networkFor(rules);
    this.rules = rules;
    this.bot = network
      ? new TraderBot(this.ease * SHARE_OF_POINT, new NetworkJudge(network, rules.players))
      : new TraderBot(this.ease);
  }
}
