import type * as en from '../../../en/games/hansa/words.js';
import type { Translation } from '../../../types.js';

export const colours: Translation<typeof en.colours> = {
  orange: 'Orange',
  brown: 'Braun',
  red: 'Rot',
  green: 'Grün',
  blue: 'Blau',
  pink: 'Rosa',
};

export const goods: Translation<typeof en.goods> = {
  barrels: { one: '{n} Fass {colour}', other: '{n} Fass {colour}' },
  several: '{counts} Fass {colour}',
};

export const booths: Translation<typeof en.booths> = { count: { one: '{n} Stand', other: '{n} Stände' } };

export const desk: Translation<typeof en.desk> = {
  goods: 'Waren',
  talers: 'Taler',
  booths: 'Marktstände',
  unsold: 'Unverkauft',
  sold: 'Verkauft',
};

export const deskTips: Translation<typeof en.deskTips> = {
  talers:
    'Taler: Segeln, Kaufen und Auffüllen der Lager kosten je 1. Am Ende deines Zuges behältst du höchstens 3.',
  booths:
    'Marktstände, die du noch aufstellen kannst: Wer in einer Stadt die meisten hat, wird dort bezahlt, und Städte zählen am Ende.',
  unsold:
    'Unverkaufte Waren: Zwei einer Farbe lassen sich verkaufen; jede zählt am Ende 1. Du behältst höchstens 3.',
  sold: 'Verkaufte Waren: Jede zählt am Ende 1 plus ihre Fässer.',
};

export const orders: Translation<typeof en.orders> = {
  loss: 'Wenn ich Waren verliere',
  least: 'Die am wenigsten wertvolle verlieren',
};

export const ends: Translation<typeof en.ends> = {
  piles: 'Waren bis zum letzten Stapel',
  pilesWhy: 'Die erste Ware vom letzten Stapel macht die Runde zur letzten.',
  lastRound: 'Der letzte Stapel ist angebrochen: Das Spiel endet mit dieser Runde.',
  pilesWas: '{name} hat den letzten Stapel angebrochen, und die Runde wurde zu Ende gespielt.',
};
