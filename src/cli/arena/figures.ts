/** An arena's results in figures. */
import type { ScoreRow } from '../../core/game.js';
import { Random } from '../../core/random.js';
import { type BlockShare, type Interval, shareInterval, shareOf } from './bootstrap.js';
import type { BlockResult, Effort, GameResult } from './play-block.js';
import type { Challenge } from './schedule.js';

const RESAMPLES = 2000;

/** How a bot did that had one seat in each of some games. */
export interface Standing {
  readonly games: number;
  /** Its share of the wins; a shared win counts as its share. */
  readonly share: number;
  readonly interval: Interval;
  /** A tie counts as the mean of the tied ranks. */
  readonly meanRank: number;
  /** Its points minus the mean of the others'. */
  readonly margin: number;
}

export interface BotFigures {
  readonly bot: number;
  readonly games: number;
  readonly msPerDecision: number;
  readonly msPerTurn: number;
  readonly slowestTurnMs: number;
  /** Per seat. */
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
}

/** A bot's share of the win in one game. */
function winShare({ lineUp, scores }: GameResult, bot: number): number {
  const { rank } = scores[lineUp.indexOf(bot)];
  return rank === 1 ? 1 / scores.filter((other) => other.rank === 1).length : 0;
}

/** The finished games of a challenge. */
const gamesOf = (games: readonly GameResult[], { one, rest }: Challenge): GameResult[] =>
  games.filter(
    ({ challenge, isFinished }) => isFinished && challenge?.one === one && challenge.rest === rest,
  );

/** A bot's wins in games of one block. */
const winsOf = (games: readonly GameResult[], bot: number): BlockShare => ({
  points: games.reduce((sum, game) => sum + winShare(game, bot), 0),
  games: games.length,
});

/** The challenger's wins in one block; unfinished games do not count. */
export const blockShare = (games: readonly GameResult[], challenge: Challenge): BlockShare =>
  winsOf(gamesOf(games, challenge), challenge.one);

export function standings(
  results: readonly BlockResult[],
  challenges: readonly Challenge[],
  seed: string,
): (Challenge & Standing)[] {
  return challenges.map(({ one, rest }) => {
    const blocks = results.map(({ games }) => gamesOf(games, { one, rest }));
    return { one, rest, ...standing(blocks, one, `${seed}/interval/${one}/${rest}`) };
  });
}

/** How each bot did where all sat at one table. */
export function mixedStandings(results: readonly BlockResult[], bots: number, seed: string): Standing[] {
  const blocks = results.map(({ games }) => games.filter(({ isFinished }) => isFinished));
  return Array.from({ length: bots }, (_, bot) => standing(blocks, bot, `${seed}/interval/${bot}`));
}

/** `blocks`: the finished games of each. */
function standing(blocks: readonly (readonly GameResult[])[], bot: number, seed: string): Standing {
  const shares = blocks.map((games) => winsOf(games, bot));
  const games = blocks.flat();
  return {
    games: games.length,
    share: shareOf(shares),
    interval: shareInterval(shares, RESAMPLES, new Random(seed)),
    meanRank: mean(games.map((game) => tiedRank(game, bot))),
    margin: mean(games.map((game) => marginOf(game, bot))),
  };
}

function tiedRank({ lineUp, scores }: GameResult, bot: number): number {
  const { rank } = scores[lineUp.indexOf(bot)];
  return rank + (scores.filter((other) => other.rank === rank).length - 1) / 2;
}

function marginOf({ lineUp, scores }: GameResult, bot: number): number {
  const seat = lineUp.indexOf(bot);
  return scores[seat].total - mean(scores.filter((_, other) => other !== seat).map(({ total }) => total));
}

/** The mean points of one kind of player, by category, with `total` last. */
export type MeanPoints = Readonly<Record<string, number>>;

/** What winners scored, what the others did, and all; players who share a win are winners. */
export interface PointsByPlace {
  readonly winners: MeanPoints;
  readonly others: MeanPoints;
  readonly all: MeanPoints;
}

export function pointsByPlace(results: readonly BlockResult[]): PointsByPlace {
  const rows = results.flatMap(({ games }) => games).flatMap(({ scores }) => scores);
  return {
    winners: meanPoints(rows.filter(({ rank }) => rank === 1)),
    others: meanPoints(rows.filter(({ rank }) => rank > 1)),
    all: meanPoints(rows),
  };
}

function meanPoints(rows: readonly ScoreRow[]): MeanPoints {
  const { seat: _, rank: __, ...categories } = rows[0] ?? {};
  return Object.fromEntries(
    Object.keys(categories).map((category) => [category, mean(rows.map((row) => row[category]))]),
  );
}

export function botFigures(results: readonly BlockResult[], bots: number): BotFigures[] {
  const efforts = Array.from({ length: bots }, (): Effort[] => []);
  for (const { games } of results) {
    for (const game of games) game.lineUp.forEach((bot, seat) => void efforts[bot].push(game.efforts[seat]));
  }
  return efforts.map((seats, bot) => {
    const sum = (key: keyof Effort): number => seats.reduce((total, effort) => total + effort[key], 0);
    return {
      bot,
      games: seats.length,
      msPerDecision: sum('totalMs') / Math.max(1, sum('decisions')),
      msPerTurn: sum('totalMs') / Math.max(1, sum('turns')),
      slowestTurnMs: seats.reduce((max, { slowestTurnMs }) => Math.max(max, slowestTurnMs), 0),
      decisionsPerGame: sum('decisions') / Math.max(1, seats.length),
      turnsPerGame: sum('turns') / Math.max(1, seats.length),
    };
  });
}

export interface GameFigures {
  readonly games: number;
  readonly unfinished: number;
  /** All seats together. */
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
}

export function gameFigures(results: readonly BlockResult[]): GameFigures {
  const games = results.flatMap((result) => result.games);
  return {
    games: games.length,
    unfinished: games.filter(({ isFinished }) => !isFinished).length,
    decisionsPerGame: mean(games.map(({ decisions }) => decisions)),
    turnsPerGame: mean(games.map(({ turns }) => turns)),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
