/** What the scoring categories and the bots' terms are called. */
import type { Language } from '../../../../core/language.js';

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const CATEGORIES: Names = {
  unsold: { en: 'Unsold goods', de: 'Unverkaufte Waren' },
  sold: { en: 'Sold goods', de: 'Verkaufte Waren' },
  cities: { en: 'Cities', de: 'Städte' },
  bonus: { en: 'Extra card', de: 'Zusatzkarte' },
};

const TOPICS: Names = {
  unsold: { en: 'unsold goods', de: 'unverkaufte Waren' },
  sold: { en: 'sold goods', de: 'verkaufte Waren' },
  cities: { en: 'cities with booths', de: 'Städte mit Ständen' },
  bonus: { en: 'the extra card', de: 'die Zusatzkarte' },
  sale: { en: 'goods that can be sold together', de: 'Waren, die zusammen verkauft werden können' },
  singles: { en: 'goods without a partner', de: 'Waren ohne Gegenstück' },
  'at-risk': { en: 'goods that others’ sales may cost', de: 'Waren, die Verkäufe anderer kosten können' },
  talers: { en: 'talers', de: 'Taler' },
  markets: { en: 'markets where others pay', de: 'Märkte, auf denen andere zahlen' },
  harbours: { en: 'cities to sell in', de: 'Städte zum Verkaufen' },
  stacks: { en: 'booths on the board', de: 'Stände auf dem Plan' },
  stalls: { en: 'booths in hand', de: 'Stände in der Hand' },
  cargo: { en: 'goods within the ship’s reach', de: 'Waren in Reichweite des Schiffs' },
  stay: { en: 'the ship’s stay', de: 'der Aufenthalt des Schiffs' },
};

export const categoryName = (category: string, language: Language): string => CATEGORIES[category][language];
export const topicName = (topic: string, language: Language): string => TOPICS[topic][language];
