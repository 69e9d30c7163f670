/** What a line changes in how the game will probably end, as far as that is worth saying. */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import { categoriesOf, type Forecast, ROUNDS } from '../outlook/outlook.js';

/** A chance or a number that is expected at the end, and what it was without the line. */
export type Foretold =
  | { readonly what: 'win' | 'last'; readonly seat: number; readonly now: number; readonly before: number }
  | {
      readonly what: 'hold';
      readonly seat: number;
      readonly place: string;
      readonly now: number;
      readonly before: number;
    }
  | {
      readonly what: 'points';
      readonly seat: number;
      readonly category: string;
      readonly now: number;
      readonly before: number;
    }
  /** In rounds. */
  | { readonly what: 'end'; readonly now: number; readonly before: number };

/** People do not notice a smaller change of the chance to win. */
export const NOTABLE = 0.03;
/** Smaller changes of a chance, of points and of rounds are not worth mentioning. */
const LEAST_CHANCE = 0.12;
const LEAST_POINTS = 1.5;
const LEAST_ROUNDS = 0.7;
/** What others can hope for is mentioned only if much of it is lost. */
const LEAST_LOSS_OF_OTHERS = 0.25;
/** A probability in between says little about the end. */
const LIKELY = 0.5;
const UNLIKELY = 0.2;
/** This many points, or rounds, are as remarkable as certainty. */
const POINTS_SCALE = 10;
const ROUNDS_SCALE = 4;

/** The chance to win first, then what changes most, at most `most` of it. */
export function foretold(
  rules: Rules,
  end: State,
  before: Forecast,
  now: Forecast,
  seat: number,
  most: number,
): Foretold[] {
  const found = [
    ...holds(rules, before, now, seat),
    ...points(rules, end, before, now, seat),
    ...ending(before, now, seat),
  ];
  const win: Foretold = { what: 'win', seat, now: now.wins[seat], before: before.wins[seat] };
  const isOver = rules.decider(end) === NOBODY;
  const worth = isOver ? [] : found.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, most);
  return [win, ...worth];
}

/** Places that the seat will probably hold, and those that others lose. */
function holds(rules: Rules, before: Forecast, now: Forecast, seat: number): Foretold[] {
  return now.holds.flatMap((chances, index) =>
    chances.flatMap((chance, who): Foretold[] => {
      const earlier = before.holds[index][who];
      const change = chance - earlier;
      const isOwn =
        who === seat && Math.abs(change) >= LEAST_CHANCE && (chance >= LIKELY || chance <= UNLIKELY);
      const isTaken = who !== seat && change <= -LEAST_LOSS_OF_OTHERS && earlier >= LIKELY;
      if (!isOwn && !isTaken) return [];
      return [{ what: 'hold', seat: who, place: rules.holdings.name(index), now: chance, before: earlier }];
    }),
  );
}

function points(rules: Rules, end: State, before: Forecast, now: Forecast, seat: number): Foretold[] {
  return categoriesOf(rules, end).flatMap((category, i): Foretold[] => {
    const [then, earlier] = [now.points[seat][i], before.points[seat][i]];
    if (Math.abs(then - earlier) < LEAST_POINTS) return [];
    return [{ what: 'points', seat, category, now: then, before: earlier }];
  });
}

/** When the game ends, and whether the seat ends it. */
function ending(before: Forecast, now: Forecast, seat: number): Foretold[] {
  const [then, earlier] = [roundsLeft(now), roundsLeft(before)];
  const isSooner = then !== null && earlier !== null && Math.abs(then - earlier) >= LEAST_ROUNDS;
  const change = now.ends[seat] - before.ends[seat];
  return [
    ...(isSooner ? [{ what: 'end', now: then, before: earlier } as const] : []),
    ...(change >= LEAST_CHANCE && now.ends[seat] >= LIKELY
      ? [{ what: 'last', seat, now: now.ends[seat], before: before.ends[seat] } as const]
      : []),
  ];
}

function weightOf(telling: Foretold): number {
  const change = Math.abs(telling.now - telling.before);
  if (telling.what === 'points') return change / POINTS_SCALE;
  return telling.what === 'end' ? change / ROUNDS_SCALE : change;
}

/** When the game is as likely to be over as not, in rounds; `null` if that is too far off to forecast. */
export function roundsLeft({ within }: Forecast): number | null {
  const at = within.findIndex((chance) => chance >= 0.5);
  if (at < 0) return null;
  const [from, chance] = at === 0 ? [0, 0] : [ROUNDS[at - 1], within[at - 1]];
  const share = within[at] === chance ? 1 : (0.5 - chance) / (within[at] - chance);
  return from + share * (ROUNDS[at] - from);
}
