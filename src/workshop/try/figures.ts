/** Figures of many games: sums that can be added up from parts played elsewhere, and what they mean. */
import type { ScoreRow } from '../../core/game.js';

/** How often something happened. */
export interface Count {
  /** Games in which it did. */
  games: number;
  times: number;
  /** The sum of the rounds in which it first did. */
  rounds: number;
  /** Players who did it, each once a game, and how many of them won; a shared win counts as its share. */
  doers: number;
  wins: number;
}

/** Sums over games; plain data, so that workers can send them. */
export interface Sums {
  games: number;
  /** Given up as too long; they count nowhere else. */
  unfinished: number;
  decisions: number;
  /** Of each game. */
  rounds: number[];
  /** Games by what ended them; several may apply to one. */
  endings: Record<string, number>;
  /** By seat; a shared win counts as its share. */
  wins: number[];
  /** Points by category, `total` among them, of winners and of the others, and how many there were. */
  winners: Record<string, number>;
  winnerCount: number;
  others: Record<string, number>;
  otherCount: number;
  /** Sums of squares, which say how far single games are from the mean; of points, the squares of totals. */
  squares: Record<'decisions' | 'winners' | 'others', number>;
  /** By kind and id: `route`, `a--b`. */
  counts: Record<string, Record<string, Count>>;
}

export const noSums = (players: number): Sums => ({
  games: 0,
  unfinished: 0,
  decisions: 0,
  rounds: [],
  endings: {},
  wins: Array<number>(players).fill(0),
  winners: {},
  winnerCount: 0,
  others: {},
  otherCount: 0,
  squares: { decisions: 0, winners: 0, others: 0 },
  counts: {},
});

/** Adds `more` to `sums`. */
export function addSums(sums: Sums, more: Sums): void {
  sums.games += more.games;
  sums.unfinished += more.unfinished;
  sums.decisions += more.decisions;
  sums.rounds.push(...more.rounds);
  addAll(sums.endings, more.endings);
  more.wins.forEach((wins, seat) => {
    sums.wins[seat] += wins;
  });
  addAll(sums.winners, more.winners);
  addAll(sums.others, more.others);
  sums.winnerCount += more.winnerCount;
  sums.otherCount += more.otherCount;
  addAll(sums.squares, more.squares);
  for (const [kind, counts] of Object.entries(more.counts)) {
    for (const [id, count] of Object.entries(counts)) {
      const mine = countOf(sums, kind, id);
      mine.games += count.games;
      mine.times += count.times;
      mine.rounds += count.rounds;
      mine.doers += count.doers;
      mine.wins += count.wins;
    }
  }
}

function addAll(sums: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [key, value] of Object.entries(more)) sums[key] = (sums[key] ?? 0) + value;
}

/** A board may call a city `constructor`. */
const own = <T>(holder: Record<string, T>, key: string, make: () => T): T => {
  if (!Object.hasOwn(holder, key)) holder[key] = make();
  return holder[key];
};

export const countOf = ({ counts }: Sums, kind: string, id: string): Count =>
  own(
    own(counts, kind, () => ({})),
    id,
    () => ({ games: 0, times: 0, rounds: 0, doers: 0, wins: 0 }),
  );

/** The part of the win that each seat has. */
export function winsOf(rows: readonly ScoreRow[]): number[] {
  const winners = rows.filter(({ rank }) => rank === 1).length;
  const wins = rows.map(() => 0);
  for (const { seat, rank } of rows) if (rank === 1) wins[seat] = 1 / winners;
  return wins;
}

/** Adds the score of a finished game. */
export function addScore(sums: Sums, rows: readonly ScoreRow[]): void {
  const wins = winsOf(rows);
  for (const { seat, rank, ...points } of rows) {
    const group = rank === 1 ? 'winners' : 'others';
    sums.wins[seat] += wins[seat];
    addAll(sums[group], points as Record<string, number>);
    sums.squares[group] += points.total ** 2;
    if (rank === 1) sums.winnerCount++;
    else sums.otherCount++;
  }
}

/** A share of games with the interval that holds the true one in 19 of 20 cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The interval that holds the true mean in 19 of 20 cases. */
export type Interval = readonly [low: number, high: number];

export interface Happened {
  readonly id: string;
  /** In which share of the games. */
  readonly games: number;
  /** How often in a game. */
  readonly perGame: number;
  /** By what round it first did, on average; 0 where it never did. */
  readonly round: number;
  /** How many of those who did it won. */
  readonly wins: Share;
}

/** What the sums say about a board. */
export interface Report {
  readonly games: number;
  readonly unfinished: number;
  readonly decisionsPerGame: number;
  readonly rounds: { readonly mean: number; readonly shortest: number; readonly longest: number };
  readonly endings: Readonly<Record<string, number>>;
  readonly seats: readonly Share[];
  readonly points: Readonly<Record<'winners' | 'others', Readonly<Record<string, number>>>>;
  readonly counts: Readonly<Record<string, readonly Happened[]>>;
  /** Routes that were created in less than one game of twenty. */
  readonly dead: readonly string[];
  /** Routes whose creators win less often than others, beyond what chance explains. */
  readonly traps: readonly string[];
  /** How sure the means are; the points are totals. */
  readonly intervals: Readonly<Record<'decisionsPerGame' | 'rounds' | 'winners' | 'others', Interval>>;
}

const DEAD = 0.05;
const round = (value: number): number => Math.round(value * 1000) / 1000;

export function reportOf(sums: Sums): Report {
  const { games } = sums;
  const per = (value: number, all = games): number => round(value / Math.max(1, all));
  const means = (points: Readonly<Record<string, number>>, count: number): Record<string, number> =>
    Object.fromEntries(Object.entries(points).map(([category, sum]) => [category, per(sum, count)]));
  const counts = Object.fromEntries(
    Object.entries(sums.counts).map(([kind, ids]) => [
      kind,
      Object.entries(ids).map(
        ([id, count]): Happened => ({
          id,
          games: per(count.games),
          perGame: per(count.times),
          round: per(count.rounds, count.games),
          wins: shareOf(count.wins, count.doers),
        }),
      ),
    ]),
  );
  return {
    games,
    unfinished: sums.unfinished,
    decisionsPerGame: per(sums.decisions),
    rounds: {
      mean: per(sums.rounds.reduce((sum, n) => sum + n, 0)),
      shortest: sums.rounds.reduce((least, n) => Math.min(least, n), games > 0 ? sums.rounds[0] : 0),
      longest: sums.rounds.reduce((most, n) => Math.max(most, n), 0),
    },
    endings: Object.fromEntries(Object.entries(sums.endings).map(([ending, n]) => [ending, per(n)])),
    seats: sums.wins.map((wins) => shareOf(wins, games)),
    points: {
      winners: means(sums.winners, sums.winnerCount),
      others: means(sums.others, sums.otherCount),
    },
    counts,
    traps: trapsIn(sums),
    dead: (counts.route ?? []).filter((route) => route.games < DEAD).map(({ id }) => id),
    intervals: {
      decisionsPerGame: intervalOf(sums.decisions, sums.squares.decisions, games),
      rounds: intervalOf(
        sums.rounds.reduce((sum, n) => sum + n, 0),
        sums.rounds.reduce((sum, n) => sum + n * n, 0),
        games,
      ),
      winners: intervalOf(sums.winners.total ?? 0, sums.squares.winners, sums.winnerCount),
      others: intervalOf(sums.others.total ?? 0, sums.squares.others, sums.otherCount),
    },
  };
}

/** The standard deviations on either side that hold 19 of 20 cases. */
const Z = 1.96;
/** As many hold 99.7 of 100: dozens of routes are judged at once. */
const Z_TRAP = 3;

function trapsIn({ counts, wins, games }: Sums): string[] {
  const fair = 1 / wins.length;
  return Object.entries(counts.route ?? {})
    .filter(
      ([, count]) => count.games >= DEAD * games && shareOf(count.wins, count.doers, Z_TRAP).high < fair,
    )
    .map(([id]) => id);
}

/** Of a mean, from the sum of `count` values and that of their squares. */
function intervalOf(sum: number, squares: number, count: number): Interval {
  const mean = sum / Math.max(1, count);
  const variance = Math.max(0, squares - sum * mean) / Math.max(1, count - 1);
  const away = Z * Math.sqrt(variance / Math.max(1, count));
  return [round(mean - away), round(mean + away)];
}

/** Wilson's interval: it does not collapse if a seat has never or always won. */
export function shareOf(wins: number, games: number, z = Z): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const away = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const all = 1 + (z * z) / games;
  return {
    share: round(share),
    low: round(Math.max(0, (middle - away) / all)),
    high: round(Math.min(1, (middle + away) / all)),
  };
}
