/** Statistics and ratings of players and tables. */
import { list, type Of, orNull, strict, Type, text, time, whole, word } from '../schema.js';
import { TableId } from '../words.js';

export const Rating = strict({
  shown: whole(-10_000, 10_000, 'the rating as people read it; newcomers have 1500'),
  provisional: Type.Boolean({
    description: 'too few games yet, or none for too long: the rating is uncertain',
  }),
  mu: Type.Number({ description: 'the rating with its fractions' }),
  sigma: Type.Number({ description: 'the standard error of the rating' }),
});
export type Rating = Of<typeof Rating>;

const Player = text(40, 'the id of a person, `program:` and its owner’s id, or `bot:` and its level');
/** Which of a player's ratings: with so many players, or 0 for any number. */
const Players = whole(0, 5, 'the number of players; 0 for all of them together');

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
      rating: Type.Number({
        description: 'the shown rating after this game, whatever the number of players',
      }),
      change: orNull(
        Type.Integer({ description: 'what it did to that rating; null for a game that was not rated' }),
      ),
    }),
    1000,
    'the newest first, up to a thousand',
  ),
});
export type PlayerStatistics = Of<typeof PlayerStatistics>;

/** In a query. */
export const PlayersWord = word(
  ['0', '2', '3', '4', '5'] as const,
  'a number of players; 0, the default, for all of them together',
);

export const Ranking = list(
  strict({ player: Player, name: text(80), games: whole(0, 1e9), rating: Rating }),
  100,
  'the best first: settled ratings, then provisional ones',
);
export type Ranking = Of<typeof Ranking>;

/** All ratings of a player, and one of them over time. */
export const PlayerRatings = strict({
  player: Player,
  ratings: list(
    strict({
      game: text(40),
      players: Players,
      games: whole(0, 1e9, 'games that were counted'),
      rating: Rating,
    }),
    60,
    'one for each game and number of players, and one for each game',
  ),
  history: list(
    strict({
      ended: time('when the game ended'),
      table: orNull(TableId),
      rating: Rating,
      change: Type.Integer(),
    }),
    1000,
    'the rating asked for after each game, the oldest first; the newest thousand. `table` is null where you may not see it',
  ),
});
export type PlayerRatings = Of<typeof PlayerRatings>;

const SeatRating = strict({
  seat: whole(0, 4),
  player: Player,
  players: Players,
  before: Rating,
  after: Rating,
  change: Type.Integer({ description: 'what the shown rating gained or lost' }),
  place: Type.Number({ description: 'the place among those compared; a tie is half a place' }),
  expected: Type.Number({ description: 'the place to be expected by the ratings before' }),
  compared: whole(2, 5, 'how many were compared: a person with the other people, a bot or program with all'),
});

export const TableRatings = strict({
  state: word(
    ['rated', 'pending', 'unrated'] as const,
    'rated: counted; pending: will be counted soon; unrated: changes no rating',
  ),
  changes: list(SeatRating, 10, 'for the number of players at this table, and for all numbers'),
});
export type TableRatings = Of<typeof TableRatings>;

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
