/** Ratings over HTTP: where players stand, how they came there, and what a game changed. */
import { games } from '../../../games/index.js';
import { PlayerParams } from '../../../protocol/people/profile.js';
import { PlayerRatings, PlayersWord, Ranking, TableRatings } from '../../../protocol/people/statistics.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { optional, strict, word } from '../../../protocol/schema.js';
import { TableParams } from '../../../protocol/tables/tables.js';
import { mustBeOpenTo, openAmong, ownerOf } from '../../people/profile.js';
import { strengthAt } from '../../ratings/counter.js';
import { PROVISIONAL_DEVIATION } from '../../ratings/glicko.js';
import { changeOfRow, ratingOf } from '../../ratings/shown.js';
import type { RatingChangeRow } from '../../store/schema/rows.js';
import { mustSee } from '../../tables/view/access.js';
import { type Endpoint, endpoint } from '../endpoint.js';

const tag = 'statistics';
const MOST_RANKED = 100;
const MOST_POINTS = 1000;
/** Results are stored soon after the end; until then it is not known whether the game counts. */
const RESULTS_WITHIN_MS = 60_000;

const RatingsQuery = strict({ game: word(games.map(({ id }) => id)), players: optional(PlayersWord) });

const changeOf = (row: RatingChangeRow): TableRatings['changes'][number] => ({
  seat: row.seat,
  player: row.player,
  players: row.players,
  before: ratingOf({ rating: row.rating_before, deviation: row.deviation_before }),
  after: ratingOf(row),
  change: changeOfRow(row),
  place: row.place,
  expected: row.expected,
  compared: row.compared,
});

export const ratingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'players/:player/ratings',
    summary: 'All ratings of a player, and one of them over time: `game` and `players` say which',
    tag,
    signedIn: true,
    forTokens: 'any',
    params: PlayerParams,
    query: RatingsQuery,
    reply: PlayerRatings,
    weight: 3,
    async handle({ params: { player }, query, caller, services: { store, now } }) {
      await mustBeOpenTo(store, player, caller.person.id);
      const players = Number(query.players ?? 0);
      const isOwn = ownerOf(player) === caller.person.id;
      const [standings, history] = await Promise.all([
        store.ratings.standings([player]),
        store.ratings.history(player, query.game, players, caller.person.id, MOST_POINTS),
      ]);
      return {
        player,
        ratings: standings.map((row) => ({
          game: row.game,
          players: row.players,
          games: row.games,
          rating: ratingOf(strengthAt(row, now())),
        })),
        // A game at a table that the viewer may not see is left out, not even its time is shown.
        history: history
          .filter(({ visibleTable }) => isOwn || visibleTable !== null)
          .map((row) => ({
            ended: row.ended_at,
            table: row.visibleTable,
            rating: ratingOf(row),
            change: changeOfRow(row),
          })),
      };
    },
  }),
  endpoint({
    method: 'GET',
    path: 'ranking',
    summary: 'The best players of a game, without those whose profile you may not see, and the banned',
    tag,
    signedIn: true,
    forTokens: 'any',
    query: RatingsQuery,
    reply: Ranking,
    weight: 3,
    async handle({ query, caller, services: { store, now } }) {
      const players = Number(query.players ?? 0);
      const viewer = caller.person.id;
      const wanted = { game: query.game, players, deviation: PROVISIONAL_DEVIATION, limit: MOST_RANKED };
      const best = await store.ratings.best(wanted, viewer, now());
      return best.map((row) => ({
        player: row.player,
        name: row.name,
        games: row.games,
        rating: ratingOf(strengthAt(row, now())),
      }));
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/ratings',
    summary:
      'What a finished game did to the ratings of its players, and why; without those whose profile you may not see',
    tag,
    signedIn: true,
    forTokens: 'table',
    params: TableParams,
    reply: TableRatings,
    async handle({
      params: { id },
      caller,
      services: { store, tables, now },
      invited,
    }): Promise<TableRatings> {
      const ended = await tables.readHead(id, (head) => {
        mustSee(head, caller.person.id, invited(id));
        if (head.status !== 'over' && head.status !== 'closed')
          throw new CodedRefusal('not-now', 'the game is not over');
        return head.at;
      });
      const changes = await store.ratings.changesOf(id);
      if (changes.length > 0) {
        const open = await openAmong(
          store,
          changes.map(({ player }) => player),
          caller.person.id,
        );
        return { state: 'rated', changes: changes.filter(({ player }) => open.has(player)).map(changeOf) };
      }
      const results = await store.statistics.results(id);
      const isWaiting =
        results.length === 0
          ? now() - ended < RESULTS_WITHIN_MS
          : results.some(({ pending }) => pending === 1);
      return { state: isWaiting ? 'pending' : 'unrated', changes: [] };
    },
  }),
];
