/** Why an action is not legal, said to the seat that wanted it. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import { handIsFull } from '../actions/buy.js';
import { emptySpaces } from '../actions/replenish.js';
import { hasBoothHere } from '../actions/sell.js';
import * as codes from '../formats/codes.js';
import {
  ACTED,
  HAND,
  MAX_HAND,
  PHASE,
  SEAT_SIZE,
  SHIP,
  SPACES,
  STOCK,
  SUPPLY,
  TALERS,
} from '../state/layout.js';
import { listHas } from '../state/lists.js';
import type { Table } from '../table.js';
import { decider } from '../turn.js';
import { IN_LOSE, IN_REPLENISH, IN_SETUP, IN_TAX, IN_TRADE, NO_GOOD, PHASES } from '../vocabulary.js';
import { goodName } from './words.js';

interface Reasons {
  /** What is to be decided instead, by phase. */
  readonly phase: Readonly<Record<(typeof PHASES)[number], string>>;
  closed(city: string): string;
  hasBooths(city: string): string;
  noEmptySpace: string;
  noGoodsLeft: string;
  mustReplenish: string;
  noTaler: string;
  noArrow(from: string, to: string): string;
  acted: string;
  noWarehouse(city: string, warehouse: number): string;
  emptyWarehouse(city: string, warehouse: number): string;
  handFull: string;
  notYours(good: string): string;
  noBoothLeft: string;
  noBoothHere(city: string): string;
  tooFew: string;
  otherColour(good: string): string;
}

const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    phase: {
      setup: 'the first booths are still being placed',
      replenish: 'first decide whether to fill the warehouses',
      trade: 'this is not done while trading',
      lose: 'first a good of a sold colour has to be given up',
      tax: 'first the goods above three have to be given up',
      over: 'the game is over',
    },
    closed: (city) => `no booths are put in ${city} during the set-up`,
    hasBooths: (city) => `you already have booths in ${city}`,
    noEmptySpace: 'no warehouse is empty',
    noGoodsLeft: 'the piles are used up',
    mustReplenish: 'all warehouses are empty, so they must be filled',
    noTaler: 'you have no taler left',
    noArrow: (from, to) => `no arrow leads from ${from} to ${to}`,
    acted: 'you have acted in this city already: sail before you act again',
    noWarehouse: (city, warehouse) => `${city} has no warehouse ${warehouse}`,
    emptyWarehouse: (city, warehouse) => `warehouse ${warehouse} of ${city} is empty`,
    handFull: `more than ${MAX_HAND} unsold goods cannot be held`,
    notYours: (good) => `you have no unsold good ${good}`,
    noBoothLeft: 'you have no booth left to build',
    noBoothHere: (city) => `you have no booth in ${city}`,
    tooFew: 'at least two goods of each colour are sold at a time',
    otherColour: (good) => `${good} is not of a colour that you still have to lose`,
  },
  de: {
    phase: {
      setup: 'die ersten Stände werden noch aufgestellt',
      replenish: 'zuerst ist zu entscheiden, ob die Lager aufgefüllt werden',
      trade: 'das gehört nicht in die Handelsphase',
      lose: 'zuerst muss eine Ware einer verkauften Farbe abgegeben werden',
      tax: 'zuerst müssen die Waren über drei abgegeben werden',
      over: 'das Spiel ist zu Ende',
    },
    closed: (city) => `beim Aufbau kommen keine Stände nach ${city}`,
    hasBooths: (city) => `du hast schon Stände in ${city}`,
    noEmptySpace: 'kein Lager ist leer',
    noGoodsLeft: 'die Stapel sind aufgebraucht',
    mustReplenish: 'alle Lager sind leer, also müssen sie aufgefüllt werden',
    noTaler: 'du hast keinen Taler mehr',
    noArrow: (from, to) => `kein Pfeil führt von ${from} nach ${to}`,
    acted: 'du hast in dieser Stadt schon gehandelt: segle erst weiter',
    noWarehouse: (city, warehouse) => `${city} hat kein Lager ${warehouse}`,
    emptyWarehouse: (city, warehouse) => `Lager ${warehouse} in ${city} ist leer`,
    handFull: `mehr als ${MAX_HAND} unverkaufte Waren kann niemand halten`,
    notYours: (good) => `du hast keine unverkaufte Ware ${good}`,
    noBoothLeft: 'du hast keinen Stand mehr zum Aufstellen',
    noBoothHere: (city) => `du hast keinen Stand in ${city}`,
    tooFew: 'von jeder Farbe werden mindestens zwei Waren verkauft',
    otherColour: (good) => `${good} hat keine Farbe, von der du noch etwas verlieren musst`,
  },
};

/** The phase that each type of action belongs to. */
const PHASE_OF = [
  IN_SETUP,
  IN_REPLENISH,
  IN_REPLENISH,
  IN_TRADE,
  IN_TRADE,
  IN_TRADE,
  IN_TRADE,
  IN_LOSE,
  IN_TAX,
  IN_TRADE,
];

export function whyNot(t: Table, s: State, a: Action, language: Language): string {
  const say = REASONS[language];
  if (PHASE_OF[codes.typeOf(a)] !== s[PHASE]) return say.phase[PHASES[s[PHASE]]];
  const seat = decider(t, s);
  const at = seat * SEAT_SIZE;
  const here = t.board.cityNames[s[SHIP]];
  const good = (): string => goodName(t.board, codes.goodIn(a), language);
  switch (codes.typeOf(a)) {
    case codes.BOOTHS: {
      const city = t.board.cityNames[codes.cityIn(a)];
      return t.board.openAtSetup[codes.cityIn(a)] === 0 ? say.closed(city) : say.hasBooths(city);
    }
    case codes.REPLENISH:
      if (emptySpaces(t, s) === 0) return say.noEmptySpace;
      return s[SUPPLY] === 0 ? say.noGoodsLeft : say.noTaler;
    case codes.SKIP:
      return say.mustReplenish;
    case codes.SAIL:
      return s[TALERS + at] === 0 ? say.noTaler : say.noArrow(here, t.board.cityNames[codes.cityIn(a)]);
    case codes.BUY:
      return s[ACTED] === 1 ? say.acted : whyNotBuy(t, s, codes.warehouseIn(a), say);
    case codes.BUILD:
      if (s[ACTED] === 1) return say.acted;
      return s[STOCK + at] === 0 ? say.noBoothLeft : say.notYours(good());
    case codes.SELL:
      if (s[ACTED] === 1) return say.acted;
      return hasBoothHere(s) ? say.tooFew : say.noBoothHere(here);
    case codes.LOSE: {
      if (!listHas(s, HAND + at, codes.goodIn(a))) return say.notYours(good());
      return say.otherColour(good());
    }
    default:
      return say.notYours(good());
  }
}

function whyNotBuy(t: Table, s: State, warehouse: number, say: Reasons): string {
  const city = t.board.cityNames[s[SHIP]];
  const space = t.board.spaceStart[s[SHIP]] + warehouse;
  if (space >= t.board.spaceStart[s[SHIP] + 1]) return say.noWarehouse(city, warehouse);
  if (s[SPACES + space] === NO_GOOD) return say.emptyWarehouse(city, warehouse);
  return handIsFull(s) ? say.handFull : say.noTaler;
}
