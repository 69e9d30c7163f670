/** Statistics of players and tables. */
import { list, type Of, strict, Type, text, time, whole } from './schema.js';
import { TableId } from './words.js';

export const Rating = strict({
  mu: Type.Number({ description: 'how strong a player is thought to be' }),
  sigma: Type.Number({ description: 'how unsure that is' }),
  shown: Type.Number({ description: 'mu less three sigma: almost certainly at least so strong' }),
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
      rating: Type.Number({ description: 'the shown rating after it' }),
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
      time: Type.Number({ description: 'milliseconds in which this seat had to decide' }),
    }),
    5,
  ),
  points: list(
    list(Type.Number(), 5),
    2000,
    'what each seat would have had at the end of each turn, if the game had ended then',
  ),
});
export type TableStatistics = Of<typeof TableStatistics>;
