import type * as en from '../../../en/games/hansa/names.js';
import type { Translation } from '../../../types.js';

export const categories: Translation<typeof en.categories> = {
  unsold: 'Unverkaufte Waren',
  sold: 'Verkaufte Waren',
  cities: 'Städte',
  bonus: 'Zusatzkarte',
};

export const topics: Translation<typeof en.topics> = {
  unsold: 'unverkaufte Waren',
  sold: 'verkaufte Waren',
  cities: 'Städte mit Ständen',
  bonus: 'die Zusatzkarte',
  sale: 'Waren, die zusammen verkauft werden können',
  singles: 'einzelne Waren',
  'at-risk': 'Waren, die Verkäufe anderer kosten können',
  talers: 'Taler',
  markets: 'Märkte, auf denen andere zahlen',
  harbours: 'Städte zum Verkaufen',
  stacks: 'Stände auf dem Plan',
  stalls: 'Stände in der Hand',
  cargo: 'Waren in Reichweite des Schiffs',
  stay: 'der Platz des Schiffs',
};
