/** Actions as sentences for the log. */
import type { Action } from '../../../../core/actions.js';
import { NOBODY, type State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import { boothsFor } from '../actions/build.js';
import { mostBooths } from '../actions/buy.js';
import * as codes from '../formats/codes.js';
import { goodsIn } from '../formats/notation.js';
import type { Setup } from '../setup.js';
import { SHIP, SPACES, TURN_SEAT } from '../state/layout.js';
import { decider } from '../turn.js';
import { SETUP_BOOTHS } from '../vocabulary.js';
import { goodId, goodName, goodNames, texts } from './words.js';

export function sentence(
  setup: Setup,
  s: State,
  a: Action,
  names: readonly string[],
  language: Language,
): string {
  const say = texts.say('sentences', language);
  const booths = (n: number): string => texts.say('booths', language)('count', { n });
  const name = names[decider(setup, s)];
  const here = setup.board.cityNames[s[SHIP]];
  const good = (): string => goodName(goodId(setup.board, codes.goodIn(a)), language);
  switch (codes.typeOf(a)) {
    case codes.BOOTHS:
      return say('booths', {
        name,
        booths: booths(SETUP_BOOTHS),
        city: setup.board.cityNames[codes.cityIn(a)],
      });
    case codes.REPLENISH:
      return say('replenish', { name });
    case codes.SKIP:
      return say('skip', { name });
    case codes.SAIL:
      return say('sail', { name, from: here, to: setup.board.cityNames[codes.cityIn(a)] });
    case codes.BUY: {
      const bought = s[SPACES + setup.board.spaceStart[s[SHIP]] + codes.warehouseIn(a)];
      const payee = mostBooths(setup, s, s[SHIP]);
      const values = { name, good: goodName(goodId(setup.board, bought), language), city: here };
      if (payee === s[TURN_SEAT]) return say('buyFree', values);
      if (payee === NOBODY) return say('buyFromBank', values);
      return say('buyFrom', { ...values, payee: names[payee] });
    }
    case codes.BUILD:
      return say('build', { name, good: good(), booths: booths(boothsFor(s, a)), city: here });
    case codes.SELL: {
      const goods = goodsIn(s, a).map((sold) => goodId(setup.board, sold));
      return say('sell', { name, goods: goodNames(goods, language), city: here });
    }
    case codes.LOSE:
      return say('lose', { name, good: good() });
    case codes.DISCARD:
      return say('discard', { name, good: good() });
    default:
      return say('endTurn', { name });
  }
}
