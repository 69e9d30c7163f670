import type * as en from '../../../en/games/hansa/refusals.js';
import type { Translation } from '../../../types.js';

export const phases: Translation<typeof en.phases> = {
  setup: 'die ersten Stände werden noch aufgestellt',
  replenish: 'entscheide zuerst, ob die Lager aufgefüllt werden',
  trade: 'das geht nicht, solange gehandelt wird',
  lose: 'zuerst muss eine Ware einer verkauften Farbe abgegeben werden',
  tax: 'zuerst müssen alle Waren bis auf drei abgegeben werden',
  over: 'das Spiel ist zu Ende',
};

export const refusals: Translation<typeof en.refusals> = {
  closed: 'beim Aufbau kommen keine Stände nach {city}',
  hasBooths: 'du hast schon Stände in {city}',
  noEmptySpace: 'kein Lager ist leer',
  noGoodsLeft: 'die Stapel sind aufgebraucht',
  mustReplenish: 'alle Lager sind leer, also müssen sie aufgefüllt werden',
  noTaler: 'du hast keine Taler mehr',
  noArrow: 'kein Pfeil führt von {from} nach {to}',
  acted: 'du hast in dieser Stadt schon gehandelt: segle erst weiter',
  noWarehouse: '{city} hat kein Lager {warehouse}',
  emptyWarehouse: 'Lager {warehouse} in {city} ist leer',
  handFull: {
    one: 'mehr als {n} unverkaufte Ware kannst du nicht halten',
    other: 'mehr als {n} unverkaufte Waren kannst du nicht halten',
  },
  notYours: 'du hast keine unverkaufte Ware {good}',
  noBoothLeft: 'du hast keine Stände mehr zum Aufstellen',
  noBoothHere: 'du hast keinen Stand in {city}',
  tooFew: 'von jeder Farbe müssen mindestens zwei Waren zusammen verkauft werden',
  otherColour: '{good} hat keine Farbe, von der du noch etwas verlieren musst',
};
