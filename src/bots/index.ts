/** The bots by name: a level, and its settings after colons, as in `trader:easy:builder`. */
import { TEMPERAMENTS, type Temperament } from '../core/game.js';
import { Refusal } from '../core/refusal.js';
import { AldermanBot } from './alderman/index.js';
import { type AldermanSettings, AT_TABLE, BY_POINTS, readSetting } from './alderman/settings.js';
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
  /** Whether a network values its positions. */
  readonly usesNetwork: boolean;
  make(evaluator: Evaluator, settings: Settings): Bot;
}

const PLAIN: Readonly<Record<string, () => Bot>> = {
  random: () => new RandomBot(),
  greedy: () => new GreedyBot(),
};

const THINKERS: Readonly<Record<string, Thinker>> = {
  apprentice: {
    evaluator: () => new TermEvaluator(),
    usesNetwork: false,
    make: (evaluator, { ease }) => new ApprenticeBot(ease, evaluator),
  },
  trader: {
    evaluator: () => new TermEvaluator(),
    usesNetwork: false,
    make: (evaluator, { ease }) => new TraderBot(ease, evaluator),
  },
  merchant: {
    evaluator: (networks) => new BestEvaluator(networks),
    usesNetwork: true,
    make: (evaluator, { ease }) => new MerchantBot(ease, evaluator),
  },
  alderman: {
    evaluator: (networks) => new BestEvaluator(networks),
    usesNetwork: true,
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
export const makeBot = (name: string, networks?: NetworkChoice): Bot => make(name, {}, networks);

/** The bot that plays for a seat on the page or the server; unknown names get the default. */
export const makeBotAtTable = (name: string): Bot =>
  make(BOT_NAMES.includes(name) ? name : DEFAULT_BOT, { alderman: AT_TABLE });

/** A bot by its name, with settings that the name leaves open. */
function make(name: string, open: Settings, networks?: NetworkChoice): Bot {
  const [id, ...asked] = name.split(':');
  if (Object.hasOwn(PLAIN, id)) {
    if (asked.length > 0) throw new Refusal('bots', `${id} has no setting "${asked.join(':')}"`);
    return PLAIN[id]();
  }
  if (!Object.hasOwn(THINKERS, id))
    throw new Refusal('bots', `"${id}" is not one of ${BOT_NAMES.join(', ')}`);
  const settings = { ...open, ...readSettings(id, asked) };
  const thinker = THINKERS[id];
  const evaluator = thinker.evaluator(networks);
  if (settings.temperament === undefined) return thinker.make(evaluator, settings);
  const tempered = new TemperedEvaluator(evaluator, settings.temperament, thinker.usesNetwork);
  return new TemperedBot(thinker.make(tempered, settings), tempered);
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
