/** The bots by name. */
import { Refusal } from '../core/refusal.js';
import { AldermanBot } from './alderman/index.js';
import { ApprenticeBot } from './apprentice.js';
import type { Bot } from './bot.js';
import { EASE } from './ease.js';
import { TermEvaluator } from './evaluator.js';
import { GreedyBot } from './greedy.js';
import { RandomBot } from './random.js';
import { TraderBot } from './trader.js';

/** Each level with how much ease it is given. */
const BOTS: Readonly<Record<string, (ease: number) => Bot>> = {
  random: () => new RandomBot(),
  greedy: () => new GreedyBot(),
  apprentice: (ease) => new ApprenticeBot(ease),
  trader: (ease) => new TraderBot(ease),
  alderman: () => new AldermanBot(new TermEvaluator()),
};

export const BOT_IDS: readonly string[] = Object.keys(BOTS);

/** Those that come with easier settings, as in `trader:easy`. */
const WITH_EASE: readonly string[] = ['apprentice', 'trader'];

/** Every name that `makeBot` knows. */
export const BOT_NAMES: readonly string[] = BOT_IDS.flatMap((id) =>
  WITH_EASE.includes(id) ? [id, ...Object.keys(EASE).map((setting) => `${id}:${setting}`)] : [id],
);

export function makeBot(name: string): Bot {
  if (!BOT_NAMES.includes(name)) throw new Refusal('bots', `"${name}" is not one of ${BOT_NAMES.join(', ')}`);
  const [id, setting] = name.split(':');
  return BOTS[id](setting === undefined ? 0 : EASE[setting]);
}
