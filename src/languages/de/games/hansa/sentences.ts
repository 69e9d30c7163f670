import type * as en from '../../../en/games/hansa/sentences.js';
import type { Translation } from '../../../types.js';

export const sentences: Translation<typeof en.sentences> = {
  booths: '{name} stellt {booths} in {city} auf.',
  replenish: '{name} zahlt 1 Taler und füllt die Lager auf.',
  skip: '{name} lässt die Lager, wie sie sind.',
  sail: '{name} segelt von {from} nach {to}.',
  buyFree: '{name} nimmt {good} in {city} umsonst.',
  buyFromBank: '{name} kauft {good} in {city} und zahlt der Bank 1 Taler.',
  buyFrom: '{name} kauft {good} in {city} und zahlt 1 Taler an {payee}.',
  build: '{name} gibt {good} ab und stellt {booths} in {city} auf.',
  sell: '{name} verkauft {goods} in {city} und nimmt einen Stand zurück.',
  lose: '{name} verliert {good}.',
  discard: '{name} gibt {good} ab.',
  endTurn: '{name} beendet den Zug.',
};

export const consequences: Translation<typeof en.consequences> = {
  loses: '{name} verliert {goods}.',
  mustDiscard: '{name} darf drei Waren behalten und gibt {goods} ab.',
  begins: '{name} ist an der Reihe und erhält 3 Taler.',
  mustReplenish: 'Alle Lager sind leer: {name} muss 1 Taler zahlen und sie auffüllen.',
  lastPile: 'Der letzte Stapel ist angebrochen: Das Spiel endet nach dieser Runde.',
  wins: {
    one: 'Das Spiel ist zu Ende: {name} gewinnt mit {n} Punkt.',
    other: 'Das Spiel ist zu Ende: {name} gewinnt mit {n} Punkten.',
  },
  share: {
    one: 'Das Spiel ist zu Ende: {names} gewinnen gemeinsam mit {n} Punkt.',
    other: 'Das Spiel ist zu Ende: {names} gewinnen gemeinsam mit {n} Punkten.',
  },
};
