import type * as en from '../../../en/games/hansa/picture.js';
import type { Translation } from '../../../types.js';

export const picture: Translation<typeof en.picture> = {
  city: 'Stadt',
  warehouses: 'Lager',
  sailsTo: 'Segelt nach',
  talers: 'Taler',
  booths: 'Stände',
  points: 'Punkte',
  goods: 'Waren',
  sold: 'Verkauft',
  piles: 'Stapel',
  lastRound: 'letzte Runde',
  acted: 'hat hier gehandelt',
};

export const phasesNow: Translation<typeof en.phasesNow> = {
  setup: 'stellt Stände in einer Stadt auf',
  replenish: 'darf die Lager auffüllen',
  trade: 'handelt',
  lose: 'wählt einen Verlust',
  tax: 'gibt Waren ab',
  over: 'Das Spiel ist zu Ende.',
};
