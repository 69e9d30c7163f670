/** An action as a sentence for a log. */
import type { Action } from '../../../../core/actions.js';
import { NOBODY, type State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import { boothsFor } from '../actions/build.js';
import { mostBooths } from '../actions/buy.js';
import * as codes from '../formats/codes.js';
import { goodsIn } from '../formats/notation.js';
import { SHIP, SPACES, TURN_SEAT } from '../state/layout.js';
import type { Table } from '../table.js';
import { decider } from '../turn.js';
import { SETUP_BOOTHS } from '../vocabulary.js';
import { goodName, inWords } from './words.js';

interface Sentences {
  booths(name: string, count: string, city: string): string;
  replenish(name: string): string;
  skip(name: string): string;
  sail(name: string, from: string, to: string): string;
  buyFree(name: string, good: string, city: string): string;
  buyFromBank(name: string, good: string, city: string): string;
  buyFrom(name: string, good: string, city: string, payee: string): string;
  build(name: string, good: string, count: string, city: string): string;
  sell(name: string, goods: string, city: string): string;
  lose(name: string, good: string): string;
  discard(name: string, good: string): string;
  endTurn(name: string): string;
  count(booths: number): string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    booths: (name, count, city) => `${name} puts ${count} in ${city}.`,
    replenish: (name) => `${name} pays 1 taler and fills the warehouses.`,
    skip: (name) => `${name} leaves the warehouses as they are.`,
    sail: (name, from, to) => `${name} sails from ${from} to ${to}.`,
    buyFree: (name, good, city) => `${name} takes ${good} in ${city} for nothing.`,
    buyFromBank: (name, good, city) => `${name} buys ${good} in ${city} and pays the bank 1 taler.`,
    buyFrom: (name, good, city, payee) => `${name} buys ${good} in ${city} and pays ${payee} 1 taler.`,
    build: (name, good, count, city) => `${name} spends ${good} and puts ${count} in ${city}.`,
    sell: (name, goods, city) => `${name} sells ${goods} in ${city} and takes a booth back.`,
    lose: (name, good) => `${name} loses ${good}.`,
    discard: (name, good) => `${name} gives up ${good}.`,
    endTurn: (name) => `${name} ends the turn.`,
    count: (booths) => (booths === 1 ? '1 booth' : `${booths} booths`),
  },
  de: {
    booths: (name, count, city) => `${name} stellt ${count} in ${city} auf.`,
    replenish: (name) => `${name} zahlt 1 Taler und füllt die Lager auf.`,
    skip: (name) => `${name} lässt die Lager, wie sie sind.`,
    sail: (name, from, to) => `${name} segelt von ${from} nach ${to}.`,
    buyFree: (name, good, city) => `${name} nimmt ${good} in ${city} umsonst.`,
    buyFromBank: (name, good, city) => `${name} kauft ${good} in ${city} und zahlt der Bank 1 Taler.`,
    buyFrom: (name, good, city, payee) => `${name} kauft ${good} in ${city} und zahlt 1 Taler an ${payee}.`,
    build: (name, good, count, city) => `${name} gibt ${good} ab und stellt ${count} in ${city} auf.`,
    sell: (name, goods, city) => `${name} verkauft ${goods} in ${city} und nimmt einen Stand zurück.`,
    lose: (name, good) => `${name} verliert ${good}.`,
    discard: (name, good) => `${name} gibt ${good} ab.`,
    endTurn: (name) => `${name} beendet den Zug.`,
    count: (booths) => (booths === 1 ? '1 Stand' : `${booths} Stände`),
  },
};

export function sentence(
  t: Table,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const say = SENTENCES[language];
  const name = names[decider(t, s)];
  const here = t.board.cityNames[s[SHIP]];
  const good = (): string => goodName(t.board, codes.goodIn(a), language);
  switch (codes.typeOf(a)) {
    case codes.BOOTHS:
      return say.booths(name, say.count(SETUP_BOOTHS), t.board.cityNames[codes.cityIn(a)]);
    case codes.REPLENISH:
      return say.replenish(name);
    case codes.SKIP:
      return say.skip(name);
    case codes.SAIL:
      return say.sail(name, here, t.board.cityNames[codes.cityIn(a)]);
    case codes.BUY: {
      const bought = s[SPACES + t.board.spaceStart[s[SHIP]] + codes.warehouseIn(a)];
      const payee = mostBooths(t, s, s[SHIP]);
      if (payee === s[TURN_SEAT]) return say.buyFree(name, goodName(t.board, bought, language), here);
      if (payee === NOBODY) return say.buyFromBank(name, goodName(t.board, bought, language), here);
      return say.buyFrom(name, goodName(t.board, bought, language), here, names[payee]);
    }
    case codes.BUILD:
      return say.build(name, good(), say.count(boothsFor(s, a)), here);
    case codes.SELL: {
      const goods = goodsIn(s, a).map((sold) => goodName(t.board, sold, language));
      return say.sell(name, inWords(goods, language), here);
    }
    case codes.LOSE:
      return say.lose(name, good());
    case codes.DISCARD:
      return say.discard(name, good());
    default:
      return say.endTurn(name);
  }
}
