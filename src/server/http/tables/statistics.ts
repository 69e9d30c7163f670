/** Statistics of players and of finished games. */
import { NOBODY } from '../../../core/game.js';
import type { Steps } from '../../../core/history/steps.js';
import { PlayerParams } from '../../../protocol/people/profile.js';
import { PlayerStatistics, TableStatistics } from '../../../protocol/people/statistics.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { TableParams } from '../../../protocol/tables/tables.js';
import { isOpenTo } from '../../people/profile.js';
import { strengthAt } from '../../ratings/counter.js';
import { ratingOf, shownRating } from '../../ratings/shown.js';
import { inSlices } from '../../slices.js';
import type { Table } from '../../tables/table.js';
import { type Endpoint, endpoint } from '../endpoint.js';

const MOST_RESULTS = 1000;
/** Later turns of a game are left out. */
const MOST_TURNS = 2000;

/** The course of a finished game, a step for each move. Before the end it would give away secrets. */
function* courseInSteps(table: Table): Steps<TableStatistics> {
  const { game, rules, seats, status } = table;
  if (!game || status !== 'over') throw new CodedRefusal('not-now', 'the game is not over');
  const statistics: TableStatistics = {
    seats: seats.map(() => ({ moves: 0, turns: 0, time: 0 })),
    points: [],
  };
  const timeOf = (move: number): number => Date.parse(game.moves[move].at!);
  for (let i = 0; i < game.length; i++) {
    yield;
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
    weight: 5,
    async handle({ params: { player }, caller, services: { store, now } }) {
      if (!(await isOpenTo(store, player, caller.person.id))) return { player, games: [], results: [] };
      const [figures, results, standings] = await Promise.all([
        store.statistics.figuresOf(player, caller.person.id),
        store.statistics.resultsOf(player, caller.person.id, MOST_RESULTS),
        store.ratings.standings([player]),
      ]);
      return {
        player,
        games: figures.map((row) => {
          const overall = standings.find(({ game, players }) => game === row.game && players === 0);
          return { ...row, rating: ratingOf(strengthAt(overall, now())) };
        }),
        results: results.map((row) => ({
          table: row.table_id,
          game: row.game,
          board: row.board,
          players: row.players,
          rank: row.rank,
          score: row.score,
          ended: row.ended_at,
          rating: shownRating(row),
          change: row.gain,
        })),
      };
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
    async handle({ params, caller, services, invited }) {
      const reader = { person: caller.person.id, invited: invited(params.id) };
      return await services.tables.readFor(params.id, reader, (table) => inSlices(courseInSteps(table)));
    },
  }),
];
