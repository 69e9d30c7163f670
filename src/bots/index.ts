/** The bots by name. */
import { Refusal } from '../core/refusal.js';
import { AldermanBot } from './alderman/index.js';
import { ApprenticeBot } from './apprentice.js';
import type { Bot } from './bot.js';
import { TermEvaluator } from './evaluator.js';
import { GreedyBot } from './greedy.js';
import { RandomBot } from './random.js';
import { TraderBot } from './trader.js';

const BOTS: Readonly<Record<string, () => Bot>> = {
  random: () => new RandomBot(),
  greedy: () => new GreedyBot(),
  apprentice: () => new ApprenticeBot(),
  trader: () => new TraderBot(),
  alderman: () => new AldermanBot(new TermEvaluator()),
};

export const BOT_IDS: readonly string[] = Object.keys(BOTS);

export function makeBot(id: string): Bot {
  if (!Object.hasOwn(BOTS, id)) throw new Refusal('bots', `"${id}" is not one of ${BOT_IDS.join(', ')}`);
  return BOTS[id]();
}
