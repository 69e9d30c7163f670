/** Statistics of players and tables. */
import { list, type Of, strict, Type, text, time, whole } from './schema.js';
import { TableId } from './words.js';

export const Rating = strict({
  mu: Type.Number({ description: 'the estimated strength' }),
  sigma: Type.Number({ description: 'the uncertainty of the estimate' }),
  shown: Type.Number({
    description: 'mu minus three sigma: the player is almost certainly at least this strong',
  }),
});
export type Rating = Of<typeof Rating>;

const Player = text(40, 'the id of a person, or `bot:` and its level');

export const PlayerStatistics = strict({
  player: Player,
  games: list(
    strict({
      game: text(40),
      games: whole(0, 1e9),
      wins: Type.Number({ description: 'a shared win counts as its share' }),
      meanScore: Type.Number(),
      meanRank: Type.Number(),
      rating: Rating,
    }),
    10,
  ),
  results: list(
    strict({
      table: TableId,
      game: text(40),
      board: text(80),
      players: whole(2, 5),
      rank: whole(1, 5),
      score: Type.Number(),
      ended: time('when the game ended'),
      rating: Type.Number({ description: 'the shown rating after this game' }),
    }),
    1000,
    'the newest first, up to a thousand',
  ),
});
export type PlayerStatistics = Of<typeof PlayerStatistics>;

export const Ranking = list(
  strict({ player: Player, name: text(80), games: whole(0, 1e9), rating: Rating }),
  100,
  'the best first',
);
export type Ranking = Of<typeof Ranking>;

export const TableStatistics = strict({
  seats: list(
    strict({
      moves: whole(0, 1e9),
      turns: whole(0, 1e9),
      time: Type.Number({ description: 'milliseconds that this seat took to decide' }),
    }),
    5,
  ),
  points: list(list(Type.Number(), 5), 2000, 'the points of each seat if the game had ended after each turn'),
});
export type TableStatistics = Of<typeof TableStatistics>;
