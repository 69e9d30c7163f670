/** Where the actions of Hansa are offered, and what they are called. */
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../../web/board/board.js';
import { PASS, type Presentation, type Speaker } from '../../../web/games/page.js';
import { language } from '../../../web/i18n/index.js';
import { goodName, goodNames, texts } from '../rules/texts/words.js';
import { cityName } from './board/file.js';
import { task } from './tasks.js';

function targets(action: JsonObject, position: JsonObject): Target[] {
  switch (action.type) {
    case 'booths':
      return [`city:${action.city}`];
    case 'sail':
      return [`city:${action.to}`];
    case 'buy':
      return [`warehouse:${position.ship}/${action.warehouse}`];
    case 'build':
    case 'sell':
      return [`city:${position.ship}`, 'ship'];
    default:
      return [];
  }
}

/** Goods to sell, build with or give up are picked on the desk. */
function deskTargets({ good, goods }: JsonObject): Target[] {
  const named = goods === undefined ? [good] : (goods as string[]);
  return named.flatMap((one) => (typeof one === 'string' ? [`good:${one}`] : []));
}

const place = (action: JsonObject): string =>
  action.type === 'end-turn' || action.type === 'skip' ? PASS : 'goods';

function label(action: JsonObject, { language, rules }: Speaker): string {
  const say = texts.say('labels', language);
  const good = (id: unknown): string => goodName(String(id), language);
  switch (action.type) {
    case 'booths':
      return say('booths', { city: cityName(rules, String(action.city)) });
    case 'sail':
      return say('sail', { city: cityName(rules, String(action.to)) });
    case 'buy':
      return say('buy');
    case 'build':
      return say('build', { good: good(action.good) });
    case 'sell':
      return say('sell', { goods: goodNames(action.goods as string[], language) });
    case 'replenish':
      return say('replenish');
    case 'skip':
      return say('skip');
    case 'lose':
    case 'discard':
      return say('lose', { good: good(action.good) });
    default:
      return say('endTurn');
  }
}

export const presentation: Presentation = {
  targets,
  deskTargets,
  isBackdrop: () => false,
  completes: (action) => action.type === 'sell',
  places: ['goods'],
  placeName: () => texts.in(language()).desk.goods,
  place,
  label,
  usual: () => undefined,
  pieceOf: () => undefined,
  hand: () => [],
  task,
  isHalfDone: () => false,
  actionsLeft: () => 0,
};
