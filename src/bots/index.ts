/** The bots by name: a level, and for some of them a setting after a colon. */
import { Refusal } from '../core/refusal.js';
import { AldermanBot } from './alderman/index.js';
import { readSetting } from './alderman/settings.js';
import { ApprenticeBot } from './apprentice.js';
import type { Bot } from './bot.js';
import { EASE } from './ease.js';
import { GreedyBot } from './greedy.js';
import { DEFAULT_BOT } from './levels.js';

export { NETWORK_BOT_IDS } from './levels.js';

import { MerchantBot } from './merchant.js';
import { BestEvaluator, type NetworkChoice } from './network/best.js';
import { RandomBot } from './random.js';
import { TraderBot } from './trader.js';

/** Makes a bot with a setting, if any; network bots take their network from `networks`. */
type Maker = (setting: string | undefined, networks?: NetworkChoice) => Bot;

const plain =
  (make: () => Bot): Maker =>
  (setting) => {
    if (setting !== undefined) throw new Refusal('bots', `${make().id} has no setting "${setting}"`);
    return make();
  };

/** A level with easier settings, as in `trader:easy`. */
const withEase =
  (make: (ease: number, networks?: NetworkChoice) => Bot): Maker =>
  (setting, networks) => {
    if (setting === undefined) return make(0, networks);
    if (Object.hasOwn(EASE, setting)) return make(EASE[setting], networks);
    throw new Refusal('bots', `"${setting}" is not one of ${Object.keys(EASE).join(', ')}`);
  };

const WITH_EASE: Readonly<Record<string, (ease: number, networks?: NetworkChoice) => Bot>> = {
  apprentice: (ease) => new ApprenticeBot(ease),
  trader: (ease) => new TraderBot(ease),
  merchant: (ease, networks) => new MerchantBot(ease, networks),
};

const BOTS: Readonly<Record<string, Maker>> = {
  random: plain(() => new RandomBot()),
  greedy: plain(() => new GreedyBot()),
  apprentice: withEase(WITH_EASE.apprentice),
  trader: withEase(WITH_EASE.trader),
  merchant: withEase(WITH_EASE.merchant),
  alderman: (setting, networks) => {
    const settings = readSetting(setting);
    return new AldermanBot(() => ({ evaluator: new BestEvaluator(networks), settings }));
  },
};

export const BOT_IDS: readonly string[] = Object.keys(BOTS);

/** Every name that people choose from; an alderman also takes a budget, as in `alderman:0.5s`. */
export const BOT_NAMES: readonly string[] = BOT_IDS.flatMap((id) =>
  Object.hasOwn(WITH_EASE, id) ? [id, ...Object.keys(EASE).map((setting) => `${id}:${setting}`)] : [id],
);

/** A bot by its name. `networks` replaces the choice of the network that is available for the setup. */
export function makeBot(name: string, networks?: NetworkChoice): Bot {
  const colon = name.indexOf(':');
  const id = colon === -1 ? name : name.slice(0, colon);
  if (!Object.hasOwn(BOTS, id)) throw new Refusal('bots', `"${id}" is not one of ${BOT_NAMES.join(', ')}`);
  return BOTS[id](colon === -1 ? undefined : name.slice(colon + 1), networks);
}

/** In games with people an alderman is limited by time, because phones are slower than the machine it was tuned on. */
const AT_TABLE: Readonly<Record<string, string>> = { alderman: 'alderman:2s' };

/** The bot that plays for a seat on the page or the server; unknown names get the default. */
export function makeBotAtTable(name: string): Bot {
  return makeBot(BOT_NAMES.includes(name) ? (AT_TABLE[name] ?? name) : DEFAULT_BOT);
}
