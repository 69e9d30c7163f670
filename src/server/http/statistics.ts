/** Statistics of players and of finished games, and the ranking. */
import { NOBODY } from '../../core/game.js';
import { games } from '../../games/index.js';
import { PlayerParams } from '../../protocol/profile.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import { strict, word } from '../../protocol/schema.js';
import { PlayerStatistics, Ranking, TableStatistics } from '../../protocol/statistics.js';
import { TableParams } from '../../protocol/tables.js';
import { isOpenTo, ratingOf } from '../people/profile.js';
import type { ResultRow } from '../store/rows.js';
import type { Table } from '../tables/table.js';
import { type Endpoint, endpoint } from './endpoint.js';

const mean = (rows: readonly ResultRow[], of: 'score' | 'rank'): number =>
  rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + row[of], 0) / rows.length;

const MOST_RESULTS = 1000;
/** Later turns of a game are left out. */
const MOST_TURNS = 2000;
const MOST_RANKED = 100;

/** The course of a finished game. Before the end it would give away secrets. */
function courseOf(table: Table): TableStatistics {
  const { game, rules, seats, status } = table;
  if (!game || status !== 'over') throw new CodedRefusal('not-now', 'the game is not over');
  const statistics: TableStatistics = {
    seats: seats.map(() => ({ moves: 0, turns: 0, time: 0 })),
    points: [],
  };
  const timeOf = (move: number): number => Date.parse(game.moves[move].at!);
  for (let i = 0; i < game.length; i++) {
    const { seat } = game.moves[i];
    const turn = rules.turnOf(game.stateAt(i));
    const state = game.stateAt(i + 1);
    statistics.seats[seat].moves++;
    statistics.seats[seat].time += i === 0 ? 0 : timeOf(i) - timeOf(i - 1);
    if (rules.turnOf(state) === turn && rules.decider(state) !== NOBODY) continue;
    statistics.seats[turn].turns++;
    if (statistics.points.length < MOST_TURNS)
      statistics.points.push(seats.map((_, i) => rules.total(state, i)));
  }
  return statistics;
}

export const statisticsEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'players/:player/statistics',
    summary: 'Games, wins, scores and rating of a person, or of a bot (`bot:greedy`)',
    tag: 'statistics',
    signedIn: true,
    forTokens: 'any',
    params: PlayerParams,
    reply: PlayerStatistics,
    async handle({ params: { player }, caller, services: { store } }) {
      if (!(await isOpenTo(store, player, caller.person.id))) return { player, games: [], results: [] };
      const [results, ratings] = await Promise.all([
        store.statistics.resultsOf(player, caller.person.id, MOST_RESULTS),
        store.statistics.ratingsOf(player),
      ]);
      return {
        player,
        games: ratings.map((row) => {
          const own = results.filter(({ game }) => game === row.game);
          return {
            game: row.game,
            games: row.games,
            wins: own.reduce((sum, { win }) => sum + win, 0),
            meanScore: mean(own, 'score'),
            meanRank: mean(own, 'rank'),
            rating: ratingOf(row),
          };
        }),
        results: results.map((row) => ({
          table: row.table_id,
          game: row.game,
          board: row.board,
          players: row.players,
          rank: row.rank,
          score: row.score,
          ended: row.ended_at,
          rating: ratingOf(row).shown,
        })),
      };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'ranking',
    summary: 'The best players of a game, without those whose profile you may not see',
    tag: 'statistics',
    signedIn: true,
    forTokens: 'any',
    query: strict({ game: word(games.map(({ id }) => id)) }),
    reply: Ranking,
    async handle({ query, caller, services: { store } }) {
      const best = await store.statistics.best(query.game, caller.person.id, MOST_RANKED);
      return best.map((row) => ({
        player: row.player,
        name: row.name,
        games: row.games,
        rating: ratingOf(row),
      }));
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/statistics',
    summary: 'The course of a finished game: moves, time and points turn by turn',
    tag: 'statistics',
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    reply: TableStatistics,
    weight: 5,
    handle: ({ params, caller, services, invited }) =>
      services.tables.readFor(params.id, { person: caller.person.id, invited: invited(params.id) }, courseOf),
  }),
];
