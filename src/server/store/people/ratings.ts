/** Ratings: where everybody stands, and how each game changed that. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Statement } from '../batches/statement.js';
import { Turnstile } from '../batches/turnstile.js';
import type { Database } from '../database.js';
import type { RatingChangeRow, ResultRow, Rows, StandingRow } from '../schema/rows.js';
import { knows, MOST_READING, type WithTables } from './profiles.js';

/** Each rating depends on those before it, so games are counted one after the other. */
const SEQUENCE = 'rating-sequence';
const STANDING_COLUMNS = ['player', 'game', 'players', 'rating', 'deviation', 'games', 'rated_at'] as const;
const CHANGE_COLUMNS = [
  'table_id',
  'seat',
  'players',
  'player',
  'game',
  'ended_at',
  'rating_before',
  'deviation_before',
  'rating',
  'deviation',
  'place',
  'expected',
  'compared',
] as const;

/** Players with the highest ratings, of whom the ranking is chosen. */
const MOST_COMPARED = 2000;

/** A result that waits to be counted, with the rating that an earlier version had after the player's game before. */
export interface PendingResult extends ResultRow {
  readonly muBefore: number | null;
}

/** What is known of a result once it is counted. */
export type CountedResult = Pick<ResultRow, 'table_id' | 'seat' | 'rating' | 'deviation' | 'gain'>;

export interface RankedPlayer extends StandingRow {
  readonly name: string;
}

/** A point of a player's rating over time; the table is null where the viewer may not know of it. */
export interface RatingPoint extends RatingChangeRow {
  readonly visibleTable: string | null;
}

type WithPeople = ExpressionBuilder<Rows, 'people'>;

/** Whether `viewer` may see more of a person than name and picture. */
const isVisibleTo =
  (viewer: string) =>
  (eb: WithPeople): Expression<SqlBool> =>
    eb.or([
      eb('people.visible_to', '=', 'everybody'),
      eb('people.id', '=', viewer),
      eb.and([
        eb('people.visible_to', '=', 'following'),
        eb.exists(
          eb
            .selectFrom('acquaintances')
            .select('acquaintances.at')
            .whereRef('acquaintances.person_id', '=', 'people.id')
            .where('acquaintances.other_id', '=', viewer)
            .where('acquaintances.kind', '=', 'follow'),
        ),
      ]),
    ]);

interface RankingWish {
  readonly game: string;
  readonly players: number;
  readonly deviation: number;
  readonly limit: number;
}

export class RatingStore {
  private readonly db: Kysely<Rows>;
  private readonly reading = new Turnstile(MOST_READING);

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** How many pieces have been counted. Writing the next one requires this number, so that none is counted twice. */
  async sequence(): Promise<number> {
    await this.db
      .insertInto('settings')
      .values({ name: SEQUENCE, value: '0' })
      .onConflict((on) => on.doNothing())
      .execute();
    const row = await this.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', SEQUENCE)
      .executeTakeFirstOrThrow();
    return Number(row.value);
  }

  /** The results of the games that have waited longest to be counted, in the order in which they ended. */
  async pending(games: number): Promise<PendingResult[]> {
    const oldest = this.db
      .selectFrom('results')
      .select(['ended_at', 'table_id'])
      .where('pending', '=', 1)
      .groupBy(['ended_at', 'table_id'])
      .orderBy('ended_at')
      .orderBy('table_id')
      .limit(games)
      .as('oldest');
    return this.db
      .selectFrom(oldest)
      .innerJoin('results', 'results.table_id', 'oldest.table_id')
      .selectAll('results')
      .select((eb) =>
        eb
          .selectFrom('results as earlier')
          .select('earlier.mu')
          .whereRef('earlier.player', '=', 'results.player')
          .whereRef('earlier.game', '=', 'results.game')
          .whereRef('earlier.ended_at', '<', 'results.ended_at')
          // Those of bots are never looked at, and a bot may have hundreds of thousands.
          .where('results.counts', '=', 'old')
          .where('results.player', 'not like', 'bot:%')
          .orderBy('earlier.ended_at', 'desc')
          .limit(1)
          .as('muBefore'),
      )
      .orderBy('results.ended_at')
      .orderBy('results.table_id')
      .orderBy('results.seat')
      .execute();
  }

  async standings(players: readonly string[]): Promise<StandingRow[]> {
    if (players.length === 0) return [];
    return this.db
      .selectFrom('standings')
      .selectAll()
      .where('player', 'in', [...players])
      .orderBy('game')
      .orderBy('players')
      .execute();
  }

  /**
   * The best: ratings with at most `deviation` first. Of people and their programs those whose profile `viewer` may see
   * and who are not banned at `now`.
   */
  async best(
    { game, players, deviation, limit }: RankingWish,
    viewer: string,
    now: number,
  ): Promise<RankedPlayer[]> {
    const highest = this.db
      .selectFrom('standings')
      .selectAll()
      .where('game', '=', game)
      .where('players', '=', players)
      .orderBy('rating', 'desc')
      .limit(MOST_COMPARED)
      .as('standings');
    const query = this.db
      .selectFrom(highest)
      .leftJoin('people', (join) =>
        join.on('people.id', '=', sql<string>`replace(standings.player, 'program:', '')`),
      )
      .selectAll('standings')
      .select('people.name')
      .where((eb) =>
        eb.or([eb('standings.player', 'like', 'bot:%'), isVisibleTo(viewer)(eb as unknown as WithPeople)]),
      )
      .where((eb) => eb.or([eb('people.banned_at', 'is', null), eb('people.banned_until', '<=', now)]))
      .orderBy((eb) => eb.case().when('deviation', '<=', deviation).then(0).else(1).end())
      .orderBy('rating', 'desc')
      .limit(limit);
    const rows = await this.reading.run(() => query.execute());
    return rows.map((row) => ({ ...row, name: row.name ?? row.player }));
  }

  /** The newest points of one rating, the oldest of them first. */
  async history(
    player: string,
    game: string,
    players: number,
    viewer: string,
    limit: number,
  ): Promise<RatingPoint[]> {
    const rows = await this.db
      .selectFrom('rating_changes as change')
      .leftJoin('tables', (join) =>
        join
          .onRef('tables.id', '=', 'change.table_id')
          .on((eb) => knows(viewer)(eb as unknown as WithTables)),
      )
      .selectAll('change')
      .select('tables.id as visibleTable')
      .where('change.player', '=', player)
      .where('change.game', '=', game)
      .where('change.players', '=', players)
      .orderBy('change.ended_at', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse();
  }

  async changesOf(table: string): Promise<RatingChangeRow[]> {
    return this.db
      .selectFrom('rating_changes')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('players')
      .orderBy('seat')
      .execute();
  }

  /** Writes a piece; false if another one was counted since `sequence`. */
  async write(
    sequence: number,
    counted: readonly CountedResult[],
    standings: readonly StandingRow[],
    changes: readonly RatingChangeRow[],
  ): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: 'update settings set value = ? where name = ? and value = ?',
        parameters: [String(sequence + 1), SEQUENCE, String(sequence)],
      },
      statements: [
        ...counted.map(({ table_id, seat, rating, deviation, gain }) => ({
          sql: 'update results set pending = 0, rating = ?, deviation = ?, gain = ? where table_id = ? and seat = ?',
          parameters: [rating, deviation, gain, table_id, seat],
        })),
        ...standings.map(putStanding),
        ...changes.map(addChange),
      ],
    });
  }
}

const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ');

const putStanding = (row: StandingRow): Statement => ({
  sql: `insert into standings (${STANDING_COLUMNS.join(', ')}) values (${marks(STANDING_COLUMNS)})
    on conflict (player, game, players) do update set rating = excluded.rating, deviation = excluded.deviation,
      games = excluded.games, rated_at = excluded.rated_at`,
  parameters: STANDING_COLUMNS.map((name) => row[name]),
});

const addChange = (row: RatingChangeRow): Statement => ({
  sql: `insert into rating_changes (${CHANGE_COLUMNS.join(', ')}) values (${marks(CHANGE_COLUMNS)})
    on conflict do nothing`,
  parameters: CHANGE_COLUMNS.map((name) => row[name]),
});
