import type * as en from '../../../en/games/hansa/notes.js';
import type { Translation } from '../../../types.js';

export const notes: Translation<typeof en.notes> = {
  booths: '{booths} in {city} aufgestellt',
  replenish: 'Lager für 1 Taler aufgefüllt',
  skip: 'Lager nicht aufgefüllt',
  sail: 'Fahrt nach {city}',
  buy: '{good} aus {city}, 1 Taler an die Bank',
  buyFree: '{good} aus {city}, umsonst',
  buyFrom: '{good} aus {city}, 1 Taler an {name}',
  build: '{booths} in {city} für {good}',
  sell: 'Verkauf in {city}: {goods}',
  lose: '{good} verloren',
  discard: '{good} abgegeben',
  endTurn: 'Ende des Zuges',
};

export const advice: Translation<typeof en.advice> = {
  sell: {
    one: 'Verkaufe {goods} in {city}: {n} Punkt.',
    other: 'Verkaufe {goods} in {city}: {n} Punkte.',
  },
  sellToo: 'Verkaufe {goods} in {city}: Dann kann sie dir niemand mehr nehmen.',
  buildMost:
    'Gib {good} für {booths} in {city} ab: Dann hast du dort die meisten, und andere zahlen an dich.',
  build: 'Gib {good} für {booths} in {city} ab: ein Schritt zu den meisten Ständen dort.',
  buyPair: 'Kaufe {good} in {city}: Du kannst sie dann zusammen mit {others} verkaufen.',
  buy: 'Kaufe {good} in {city}: der Anfang eines Verkaufs.',
  sail: 'Segle nach {city}: Dort ist die nächste Ware.',
  booths: 'Stelle deine Stände in {city} auf: Waren sind dort dann umsonst für dich.',
  replenish: 'Fülle die Lager auf: Dann gibt es mehr zu kaufen.',
  skip: 'Lass die Lager, wie sie sind, und spare deinen Taler.',
  lose: 'Gib {good} ab: Das ist dir am wenigsten wert.',
  endTurn: 'Beende deinen Zug und spare deine Taler.',
};
