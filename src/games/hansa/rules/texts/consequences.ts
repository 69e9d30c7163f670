/** What followed from an action, as sentences for the log. */
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import { list } from '../../../../languages/intl.js';
import { score } from '../score.js';
import type { Setup } from '../setup.js';
import {
  BOOTHS,
  HAND,
  LAST_PILE,
  MAX_SEATS,
  PHASE,
  SEAT_SIZE,
  SHIP,
  SOLD,
  SPACES,
  SUPPLY,
  TURN_SEAT,
} from '../state/layout.js';
import { type Good, IN_REPLENISH, IN_SETUP, IN_TAX, IN_TRADE, IS_OVER, NO_GOOD } from '../vocabulary.js';
import { goodId, goodNames, texts } from './words.js';

export function consequences(
  setup: Setup,
  before: State,
  after: State,
  names: readonly string[],
  language: Language,
): string[] {
  const say = texts.say('consequences', language);
  const lines: string[] = [];
  const listed = (goods: readonly Good[]): string =>
    goodNames(
      goods.map((good) => goodId(setup.board, good)),
      language,
    );
  const seat = before[TURN_SEAT];
  if (before[PHASE] === IN_TRADE) {
    for (let i = 1; i < setup.players; i++) {
      const other = (seat + i) % setup.players;
      const lost = minus(handOf(before, other), handOf(after, other));
      if (lost.length > 0) lines.push(say('loses', { name: names[other], goods: listed(lost) }));
    }
  }
  const ended = after[PHASE] === IS_OVER || after[TURN_SEAT] !== seat;
  if (ended) {
    const given = forcedDiscards(setup, before, after);
    if (given.length > 0) lines.push(say('mustDiscard', { name: names[seat], goods: listed(given) }));
  }
  const began = after[PHASE] > IN_SETUP && after[PHASE] !== IS_OVER && (ended || before[PHASE] === IN_SETUP);
  if (began) lines.push(say('begins', { name: names[after[TURN_SEAT]] }));
  if (before[PHASE] !== IN_REPLENISH && after[SUPPLY] < before[SUPPLY]) {
    lines.push(say('mustReplenish', { name: names[after[TURN_SEAT]] }));
  }
  if (before[LAST_PILE] === 0 && after[LAST_PILE] !== 0) lines.push(say('lastPile'));
  if (after[PHASE] === IS_OVER && before[PHASE] !== IS_OVER)
    lines.push(result(setup, after, names, language));
  return lines;
}

function result(setup: Setup, s: State, names: readonly string[], language: Language): string {
  const winners = score(setup, s).filter((row) => row.rank === 1);
  const named = winners.map((row) => names[row.seat]);
  const say = texts.say('consequences', language);
  return winners.length === 1
    ? say('wins', { name: named[0], n: winners[0].total })
    : say('share', { names: list(named, language), n: winners[0].total });
}

/** Goods above three that were discarded without a choice at the end of the turn, because all were equal. */
function forcedDiscards(setup: Setup, before: State, after: State): Good[] {
  const seat = before[TURN_SEAT];
  let gone = minus(allGoods(setup, before), allGoods(setup, after)).length;
  for (let other = 0; other < setup.players; other++) {
    if (other !== seat) gone -= before[HAND + other * SEAT_SIZE] - after[HAND + other * SEAT_SIZE];
  }
  const booths = BOOTHS + before[SHIP] * MAX_SEATS + seat;
  const chosen = before[PHASE] === IN_TAX || (before[PHASE] === IN_TRADE && after[booths] > before[booths]);
  return new Array<Good>(Math.max(0, gone - Number(chosen))).fill(handOf(after, seat)[0]);
}

const goodsAt = (s: State, at: number): Good[] => Array.from(s.subarray(at + 1, at + 1 + s[at]));
const handOf = (s: State, seat: number): Good[] => goodsAt(s, HAND + seat * SEAT_SIZE);

function allGoods(setup: Setup, s: State): Good[] {
  const spaces = Array.from(s.subarray(SPACES, SPACES + setup.board.spaces)).filter(
    (good) => good !== NO_GOOD,
  );
  const seats = Array.from({ length: setup.players }, (_, seat) => [
    ...handOf(s, seat),
    ...goodsAt(s, SOLD + seat * SEAT_SIZE),
  ]);
  return [...spaces, ...goodsAt(s, SUPPLY), ...seats.flat()];
}

/** What is in the first list and not in the second. */
function minus(goods: readonly Good[], others: readonly Good[]): Good[] {
  const left = [...others];
  return goods.filter((good) => {
    const i = left.indexOf(good);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
