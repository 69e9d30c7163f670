/**
 * Glicko (Mark Glickman, "The Glicko system"), one game at a time. A strength is a rating on the scale of Elo (400
 * points more win ten of eleven games) and a deviation, the standard error of that rating.
 *
 * A game of n players is n (n - 1) / 2 comparisons of two, but its order holds only n - 1 independent ones. So each
 * comparison weighs 2 / n: with two players this is plain Glicko, with more nobody's rating jumps as if they had
 * played n - 1 games.
 */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
}

/** One comparison: with whom, and what came of it (1, ½ or 0). */
export interface Comparison {
  readonly opponent: Strength;
  readonly score: number;
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350 };
/** A rating that is less certain than this is called provisional. */
export const PROVISIONAL_DEVIATION = 110;
/** However many games somebody plays, the next one still moves the rating. */
const LEAST_DEVIATION = 45;
/** What a day adds to the square of the deviation: after a year without games a settled rating is provisional again. */
const DAY_VARIANCE = 25;
const DAY_MS = 24 * 3_600_000;

const Q = Math.LN10 / 400;

/** Reduces the weight of a result against somebody whose rating is uncertain. */
const trust = ({ deviation }: Strength): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** The score that `own` can expect against `opponent`: 1 is a certain win. */
export const expectedScore = (own: Strength, opponent: Strength): number =>
  1 / (1 + 10 ** ((trust(opponent) * (opponent.rating - own.rating)) / 400));

/** The strength after some time without games: as high as before, but less certain. */
export function afterTime({ rating, deviation }: Strength, ms: number): Strength {
  const variance = deviation * deviation + (DAY_VARIANCE * Math.max(0, ms)) / DAY_MS;
  return { rating, deviation: Math.min(NEWCOMER.deviation, Math.sqrt(variance)) };
}

/** The strength after a game with these comparisons, each with this weight. */
export function afterGame(own: Strength, comparisons: readonly Comparison[], weight = 1): Strength {
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of comparisons) {
    const expected = expectedScore(own, opponent);
    const g = trust(opponent);
    information += weight * Q * Q * g * g * expected * (1 - expected);
    surprise += weight * g * (score - expected);
  }
  const precision = 1 / (own.deviation * own.deviation) + information;
  return {
    rating: own.rating + (Q / precision) * surprise,
    deviation: Math.max(Math.min(LEAST_DEVIATION, own.deviation), Math.sqrt(1 / precision)),
  };
}
