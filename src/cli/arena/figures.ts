/** An arena's results in figures. */
import { Random } from '../../core/random.js';
import { type BlockShare, type Interval, shareInterval, shareOf } from './bootstrap.js';
import type { BlockResult, Effort, GameResult } from './play-block.js';
import type { Challenge } from './schedule.js';

const RESAMPLES = 2000;

interface Standing extends Challenge {
  readonly games: number;
  /** The challenger's share of the wins; a shared win counts as its share. */
  readonly share: number;
  readonly interval: Interval;
  /** A tie counts as the mean of the tied ranks. */
  readonly meanRank: number;
  /** The challenger's points minus the mean of the others'. */
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

/** The challenger's share of the win in one game. */
function winShare({ challenge, lineUp, ranks }: GameResult): number {
  const seat = lineUp.indexOf(challenge.one);
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** The challenger's wins in one block; unfinished games do not count. */
export function blockShare(games: readonly GameResult[], { one, rest }: Challenge): BlockShare {
  const counted = games.filter(
    ({ challenge, isFinished }) => isFinished && challenge.one === one && challenge.rest === rest,
  );
  return { points: counted.reduce((sum, game) => sum + winShare(game), 0), games: counted.length };
}

export function standings(
  results: readonly BlockResult[],
  challenges: readonly Challenge[],
  seed: string,
): Standing[] {
  return challenges.map((challenge) => {
    const { one, rest } = challenge;
    const blocks = results.map(({ games }) => blockShare(games, challenge));
    const games = results
      .flatMap((result) => result.games)
      .filter((game) => game.isFinished && game.challenge.one === one && game.challenge.rest === rest);
    return {
      one,
      rest,
      games: games.length,
      share: shareOf(blocks),
      interval: shareInterval(blocks, RESAMPLES, new Random(`${seed}/interval/${one}/${rest}`)),
      meanRank: mean(games.map(tiedRank)),
      margin: mean(games.map(marginOf)),
    };
  });
}

function tiedRank({ challenge, lineUp, ranks }: GameResult): number {
  const rank = ranks[lineUp.indexOf(challenge.one)];
  return rank + (ranks.filter((other) => other === rank).length - 1) / 2;
}

function marginOf({ challenge, lineUp, totals }: GameResult): number {
  const seat = lineUp.indexOf(challenge.one);
  return totals[seat] - mean(totals.filter((_, other) => other !== seat));
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
