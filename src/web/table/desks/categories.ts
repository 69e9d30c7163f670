/** What the scoring categories of all games are called. */
import { language } from '../../i18n/index.js';

const NAMES: Readonly<Record<string, { en: string; de: string }>> = {
  track: { en: 'Prestige track', de: 'Ansehensleiste' },
  abilities: { en: 'Full abilities', de: 'Volle Fähigkeiten' },
  markers: { en: 'Bonus markers', de: 'Bonusmarker' },
  special: { en: 'Special prestige', de: 'Sonderansehen' },
  cities: { en: 'Cities', de: 'Städte' },
  countries: { en: 'Countries', de: 'Länder' },
  network: { en: 'Network', de: 'Netz' },
  mission: { en: 'Mission', de: 'Auftrag' },
  unsold: { en: 'Unsold goods', de: 'Unverkaufte Waren' },
  sold: { en: 'Sold goods', de: 'Verkaufte Waren' },
  bonus: { en: 'Extra card', de: 'Zusatzkarte' },
};

export const categoryName = (category: string): string => NAMES[category]?.[language()] ?? category;
