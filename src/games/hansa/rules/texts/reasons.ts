/** Why an action is not legal now, in words for players. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import type { Say } from '../../../../languages/types.js';
import { handIsFull } from '../actions/buy.js';
import { emptySpaces } from '../actions/replenish.js';
import { hasBoothHere } from '../actions/sell.js';
import * as codes from '../formats/codes.js';
import type { Setup } from '../setup.js';
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
import { decider } from '../turn.js';
import { IN_LOSE, IN_REPLENISH, IN_SETUP, IN_TAX, IN_TRADE, NO_GOOD, PHASES } from '../vocabulary.js';
import { shortGoodName, texts } from './words.js';

type SayWhy = Say<typeof import('../../../../languages/en/hansa.js').refusals>;

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

export function whyNot(setup: Setup, s: State, a: Action, language: Language): string {
  const say = texts.say('refusals', language);
  if (PHASE_OF[codes.typeOf(a)] !== s[PHASE]) return texts.in(language).phases[PHASES[s[PHASE]]];
  const seat = decider(setup, s);
  const at = seat * SEAT_SIZE;
  const here = setup.board.cityNames[s[SHIP]];
  const good = (): string => shortGoodName(setup.board, codes.goodIn(a), language);
  switch (codes.typeOf(a)) {
    case codes.BOOTHS: {
      const city = setup.board.cityNames[codes.cityIn(a)];
      return setup.board.openAtSetup[codes.cityIn(a)] === 0
        ? say('closed', { city })
        : say('hasBooths', { city });
    }
    case codes.REPLENISH:
      if (emptySpaces(setup, s) === 0) return say('noEmptySpace');
      return s[SUPPLY] === 0 ? say('noGoodsLeft') : say('noTaler');
    case codes.SKIP:
      return say('mustReplenish');
    case codes.SAIL:
      return s[TALERS + at] === 0
        ? say('noTaler')
        : say('noArrow', { from: here, to: setup.board.cityNames[codes.cityIn(a)] });
    case codes.BUY:
      return s[ACTED] === 1 ? say('acted') : whyNotBuy(setup, s, codes.warehouseIn(a), say);
    case codes.BUILD:
      if (s[ACTED] === 1) return say('acted');
      return s[STOCK + at] === 0 ? say('noBoothLeft') : say('notYours', { good: good() });
    case codes.SELL:
      if (s[ACTED] === 1) return say('acted');
      return hasBoothHere(s) ? say('tooFew') : say('noBoothHere', { city: here });
    case codes.LOSE: {
      if (!listHas(s, HAND + at, codes.goodIn(a))) return say('notYours', { good: good() });
      return say('otherColour', { good: good() });
    }
    default:
      return say('notYours', { good: good() });
  }
}

function whyNotBuy(setup: Setup, s: State, warehouse: number, say: SayWhy): string {
  const city = setup.board.cityNames[s[SHIP]];
  const space = setup.board.spaceStart[s[SHIP]] + warehouse;
  if (space >= setup.board.spaceStart[s[SHIP] + 1]) return say('noWarehouse', { city, warehouse });
  if (s[SPACES + space] === NO_GOOD) return say('emptyWarehouse', { city, warehouse });
  return handIsFull(s) ? say('handFull', { n: MAX_HAND }) : say('noTaler');
}
