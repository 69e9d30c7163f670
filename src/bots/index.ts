/** The bots by name: a level, and its settings after colons, as in `trader:easy:builder`. */
import { TEMPERAMENTS, type Temperament } from '../core/game.js';
import { Refusal } from '../core/refusal.js';
import { AldermanBot } from './alderman/index.js';
import { type AldermanSettings, BY_POINTS, readSetting } from './alderman/settings.js';
import { ApprenticeBot } from './apprentice.js';
import type { Bot } from './bot.js';
import { EASE } from './ease.js';
import { type Evaluator, TermEvaluator } from './evaluator.js';
import { GreedyBot } from './greedy.js';
import { DEFAULT_BOT, SETTINGS } from './levels.js';

export { NETWORK_BOT_IDS } from './levels.js';

import { MerchantBot } from './merchant.js';
import { BestEvaluator, type NetworkChoice } from './network/best.js';
import { RandomBot } from './random.js';
import { TemperedBot, TemperedEvaluator } from './temper.js';
import { TraderBot } from './trader.js';

/** The settings in a name. */
interface Settings {
  readonly ease?: number;
  readonly temperament?: Temperament;
  readonly alderman?: AldermanSettings;
}

/** A level that values positions. */
interface Thinker {
  readonly evaluator: (networks?: NetworkChoice) => Evaluator;
  make(evaluator: Evaluator, settings: Settings): Bot;
}

const PLAIN: Readonly<Record<string, () => Bot>> = {
  random: () => new RandomBot(),
  greedy: () => new GreedyBot(),
};

const THINKERS: Readonly<Record<string, Thinker>> = {
  apprentice: {
    evaluator: () => new TermEvaluator(),
    make: (evaluator, { ease }) => new ApprenticeBot(ease, evaluator),
  },
  trader: {
    evaluator: () => new TermEvaluator(),
    make: (evaluator, { ease }) => new TraderBot(ease, evaluator),
  },
  merchant: {
    evaluator: (networks) => new BestEvaluator(networks),
    make: (evaluator, { ease }) => new MerchantBot(ease, evaluator),
  },
  alderman: {
    evaluator: (networks) => new BestEvaluator(networks),
    make: (evaluator, { ease, alderman: settings = BY_POINTS }) =>
      new AldermanBot(() => ({ evaluator, settings }), ease),
  },
};

export const BOT_IDS: readonly string[] = [...Object.keys(PLAIN), ...Object.keys(THINKERS)];

/** Every name that people choose from; settings can be combined, and an alderman also takes a budget. */
export const BOT_NAMES: readonly string[] = BOT_IDS.flatMap((id) =>
  Object.hasOwn(THINKERS, id) ? [id, ...SETTINGS.map((setting) => `${id}:${setting}`)] : [id],
);

/** A bot by its name. `networks` replaces the choice of the network that is available for the setup. */
export function makeBot(name: string, networks?: NetworkChoice): Bot {
  const [id, ...asked] = name.split(':');
  if (Object.hasOwn(PLAIN, id)) {
    if (asked.length > 0) throw new Refusal('bots', `${id} has no setting "${asked.join(':')}"`);
    return PLAIN[id]();
  }
  if (!Object.hasOwn(THINKERS, id))
    throw new Refusal('bots', `"${id}" is not one of ${BOT_NAMES.join(', ')}`);
  const settings = readSettings(id, asked);
  const { evaluator, make } = THINKERS[id];
  if (settings.temperament === undefined) return make(evaluator(networks), settings);
  const tempered = new TemperedEvaluator(evaluator(networks), settings.temperament);
  return new TemperedBot(make(tempered, settings), tempered);
}

function readSettings(id: string, asked: readonly string[]): Settings {
  let settings: Settings = {};
  for (const setting of asked) {
    const read = readOne(id, setting);
    const [kind] = Object.keys(read);
    if (Object.hasOwn(settings, kind))
      throw new Refusal('bots', `"${setting}" is a second setting of its kind`);
    settings = { ...settings, ...read };
  }
  return settings;
}

function readOne(id: string, setting: string): Settings {
  if (Object.hasOwn(EASE, setting)) return { ease: EASE[setting] };
  const temperament = TEMPERAMENTS.find((one) => one === setting);
  if (temperament !== undefined) return { temperament };
  if (id === 'alderman') return { alderman: readSetting(setting) };
  throw new Refusal('bots', `"${setting}" is not one of ${SETTINGS.join(', ')}`);
}

/** In games with people an alderman is limited by time, because phones are slower than the machine it was tuned on. */
const ALDERMAN_AT_TABLE = '2s';

/** The bot that plays for a seat on the page or the server; unknown names get the default. */
export function makeBotAtTable(name: string): Bot {
  if (!BOT_NAMES.includes(name)) return makeBot(DEFAULT_BOT);
  return makeBot(name.split(':')[0] === 'alderman' ? `${name}:${ALDERMAN_AT_TABLE}` : name);
}
