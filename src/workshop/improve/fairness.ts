/**
 * How far the seats' shares of wins are from fair, and whether a changed board is nearer to it.
 *
 * Unfairness is the sum of the squared distances of the shares from a fair one, less what chance alone adds to it. Two
 * boards play games with the same seeds, so that each game of one has a partner on the other, and what both have in
 * common does not blur the difference.
 */

/** The wins of every seat in a game, which add up to 1; `undefined` for a game that did not end. */
export type Wins = readonly number[] | undefined;

export interface Gain {
  /** By how much unfairness is less, and the bounds that hold the true value. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations either side for 19 of 20 cases, when so many boards are judged at once (Bonferroni). */
const Z = [1.96, 1.96, 2.24, 2.39, 2.5] as const;

/** The chi-square value that fair seats exceed in one of twenty cases, by degrees of freedom. */
const CHI_SQUARE = [0, 3.841, 5.991, 7.815, 9.488] as const;

export interface Sample {
  readonly shares: readonly number[];
  /** The variances of the shares. */
  readonly variances: readonly number[];
  readonly games: number;
}

export function sampleOf(games: readonly (readonly number[])[], players: number): Sample {
  const count = Math.max(1, games.length);
  const mean = (seat: number): number => games.reduce((sum, wins) => sum + wins[seat], 0) / count;
  const shares = Array.from({ length: players }, (_, seat) => mean(seat));
  const variances = shares.map(
    (share, seat) =>
      games.reduce((sum, wins) => sum + (wins[seat] - share) ** 2, 0) / Math.max(1, count - 1) / count,
  );
  return { shares, variances, games: games.length };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Without bias: as often too large as too small. */
function unfairnessOf({ shares, variances }: Sample): number {
  const fair = 1 / shares.length;
  return sum(shares.map((share) => (share - fair) ** 2)) - sum(variances);
}

/** By how much a seat's share typically differs from a fair one. */
export const typicalDistance = (sample: Sample): number =>
  Math.sqrt(Math.max(0, unfairnessOf(sample)) / sample.shares.length);

/** Whether fair seats would give such shares in more than one of twenty cases. */
export function mayBeFair({ shares, games }: Sample): boolean {
  const fair = 1 / shares.length;
  return (games * sum(shares.map((share) => (share - fair) ** 2))) / fair <= CHI_SQUARE[shares.length - 1];
}

type Pair = readonly [readonly number[], readonly number[]];

/** The games that ended on both boards. */
const pairsOf = (before: readonly Wins[], after: readonly Wins[]): Pair[] =>
  before.flatMap((wins, game) => {
    const changed = after[game];
    return wins === undefined || changed === undefined ? [] : [[wins, changed] as const];
  });

/**
 * What a change may gain, from few games: `known` are the shares of the board from many games, and few pairs of games
 * say how the change moves them. Most games of a pair end alike, so this is more accurate than comparing the few alone.
 */
export function likelyGain(known: Sample, before: readonly Wins[], after: readonly Wins[]): number {
  const moves = pairsOf(before, after).map(([wins, changed]) => changed.map((win, seat) => win - wins[seat]));
  const { shares: moved, variances } = sampleOf(moves, known.shares.length);
  const changed = { ...known, shares: known.shares.map((share, seat) => share + moved[seat]), variances };
  return unfairnessOf({ ...known, variances: [] }) - unfairnessOf(changed);
}

/** What a changed board gains, by games that ended on both; `judged` is how many changed boards are judged at once. */
export function gainOf(before: readonly Wins[], after: readonly Wins[], players: number, judged = 1): Gain {
  const pairs = pairsOf(before, after);
  const old = sampleOf(
    pairs.map(([wins]) => wins),
    players,
  );
  const now = sampleOf(
    pairs.map(([, wins]) => wins),
    players,
  );
  const mean = unfairnessOf(old) - unfairnessOf(now);
  const away = Z[judged] * Math.sqrt(varianceOfGain(pairs, old, now));
  return { mean, low: mean - away, high: mean + away };
}

/** Uses the influence of each pair on the gain (the delta method), plus what squared noise adds if seats are fair. */
function varianceOfGain(pairs: readonly Pair[], old: Sample, now: Sample): number {
  const fair = 1 / old.shares.length;
  const influence = (wins: readonly number[], { shares }: Sample): number =>
    sum(wins.map((win, seat) => 2 * (shares[seat] - fair) * (win - shares[seat])));
  const each = pairs.map(([wins, changed]) => influence(wins, old) - influence(changed, now));
  const count = Math.max(1, pairs.length);
  const linear = sum(each.map((value) => value ** 2)) / Math.max(1, count - 1) / count;
  const square = 2 * sum([...old.variances, ...now.variances].map((variance) => variance ** 2));
  return linear + square;
}
