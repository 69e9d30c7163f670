import type * as en from '../../../en/games/hansa/labels.js';
import type { Translation } from '../../../types.js';

export const labels: Translation<typeof en.labels> = {
  booths: 'Zwei Marktstände nach {city}',
  sail: 'Nach {city} segeln',
  buy: 'Diese Ware kaufen',
  build: 'Marktstände bauen mit {good}',
  sell: '{goods} verkaufen',
  replenish: 'Für 1 Taler auffüllen',
  skip: 'Verzichten',
  lose: '{good} abgeben',
  endTurn: 'Zug beenden',
};

export const tasks: Translation<typeof en.tasks> = {
  setup: 'Stelle zwei Marktstände in eine leuchtende Stadt.',
  replenish: 'Fülle die Lager für 1 Taler auf oder verzichte darauf.',
  trade: 'Segle in eine leuchtende Stadt, kaufe, verkaufe oder baue Marktstände.',
  lose: 'Wähle die Ware, die du verlierst.',
  tax: 'Wähle die Waren, die du abgibst.',
};
