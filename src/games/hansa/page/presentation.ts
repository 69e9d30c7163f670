/** Hansa for the page. */
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import type { Target } from '../../../web/board/board.js';
import { PASS, type Presentation, type Speaker } from '../../../web/games/page.js';
import { t } from '../../../web/i18n/index.js';
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

const place = (action: JsonObject): string =>
  action.type === 'end-turn' || action.type === 'skip' ? PASS : 'goods';

const COLOURS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  de: { orange: 'orange', brown: 'braun', red: 'rot', green: 'grün', blue: 'blau', pink: 'rosa' },
};

const TEXTS = {
  en: {
    booths: (city: string) => `Put two booths in ${city}`,
    sail: (to: string) => `Sail to ${to}`,
    buy: 'Buy this good',
    build: (good: string) => `Build booths with ${good}`,
    sell: (goods: string) => `Sell ${goods}`,
    replenish: 'Replenish for 1 taler',
    skip: 'Do not replenish',
    lose: (good: string) => `Give up ${good}`,
    endTurn: 'End turn',
  },
  de: {
    booths: (city: string) => `Zwei Marktstände nach ${city}`,
    sail: (to: string) => `Nach ${to} segeln`,
    buy: 'Diese Ware kaufen',
    build: (good: string) => `Marktstände bauen mit ${good}`,
    sell: (goods: string) => `${goods} verkaufen`,
    replenish: 'Auffüllen für 1 Taler',
    skip: 'Nicht auffüllen',
    lose: (good: string) => `${good} abgeben`,
    endTurn: 'Zug beenden',
  },
};

/** `orange-2` in words. */
export function goodName(id: string, language: Language): string {
  const [colour, barrels] = id.split('-');
  return `${COLOURS[language][colour] ?? colour} ${barrels}`;
}

function label(action: JsonObject, { language, rules }: Speaker): string {
  const text = TEXTS[language];
  const good = (id: unknown): string => goodName(String(id), language);
  switch (action.type) {
    case 'booths':
      return text.booths(cityName(rules, String(action.city)));
    case 'sail':
      return text.sail(cityName(rules, String(action.to)));
    case 'buy':
      return text.buy;
    case 'build':
      return text.build(good(action.good));
    case 'sell':
      return text.sell((action.goods as string[]).map(good).join(', '));
    case 'replenish':
      return text.replenish;
    case 'skip':
      return text.skip;
    case 'lose':
    case 'discard':
      return text.lose(good(action.good));
    default:
      return text.endTurn;
  }
}

export const presentation: Presentation = {
  targets,
  isBackdrop: () => false,
  places: ['goods'],
  placeName: () => t('table.goods'),
  place,
  label,
  pieceOf: () => undefined,
  task,
  isHalfDone: () => false,
  actionsLeft: () => 0,
};
