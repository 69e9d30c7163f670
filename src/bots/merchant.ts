/**
 * Level 3: searches its whole turn like the trader, but values positions with a network trained by self-play. Whether it
 * may play without a network, as a trader, is up to the host (`network/library.ts`).
 */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import type { Evaluator } from './evaluator.js';
import { BestEvaluator } from './network/best.js';
import { TraderBot } from './trader.js';

export class MerchantBot implements Bot {
  readonly id = 'merchant';
  private readonly bot: TraderBot;

  /** `ease` is what a decision may lose against the best, in points. */
  constructor(ease = 0, evaluator: Evaluator = new BestEvaluator()) {
    this.bot = new TraderBot(ease, evaluator);
  }

  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action {
    return this.bot.choose(rules, state, legal, random);
  }

  forget(): void {
    this.bot.forget();
  }
}
