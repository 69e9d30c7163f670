/**
 * What profiles show of finished games. Somebody may have played any number of them, so everything is made from a
 * window of the newest, which an index finds; and nobody learns of a table that they may not see.
 */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { Turnstile } from '../batches/turnstile.js';
import type { Database } from '../database.js';
import type { ResultRow, Rows } from '../schema/rows.js';
import type { PublicPerson } from './acquaintances.js';

/** Games that figures are made from, and games that one page of a list is chosen from. */
export const MOST_COUNTED = 2000;
const MOST_LOOKED_THROUGH = 500;
/** Games that opponents are counted in. */
const MOST_SHARED = 500;
const MOST_OPPONENTS = 10;
/** Profiles that are read at a time: moves must not wait behind a crowd that looks at them. */
export const MOST_READING = 2;

export interface TallyRow {
  readonly game: string;
  readonly board: string;
  /** The title of a board that somebody drew. */
  readonly ownBoard?: string;
  readonly players: number;
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number;
  readonly meanRank: number;
}

export interface OpponentRow extends PublicPerson {
  readonly games: number;
  readonly wins: number;
}

/** Where a page of games ended. */
export interface PlayedPlace {
  readonly ended: number;
  readonly table: string;
}

interface PlayedFilter {
  readonly game?: string | undefined;
  readonly before?: PlayedPlace | undefined;
  readonly limit: number;
}

interface OwnBoard {
  readonly ownBoard?: string;
}

/** What the details of a table say about the board that somebody drew for it. */
function ownBoardIn(details: string | null): OwnBoard {
  const { ownBoard } = JSON.parse(details || '{}') as OwnBoard;
  return ownBoard === undefined ? {} : { ownBoard };
}

export type WithTables = ExpressionBuilder<Rows, 'tables'>;

/** Whether `viewer` may know of a table: one that anybody may watch, or one of their own. */
export const knows =
  (viewer: string) =>
  (eb: WithTables): Expression<SqlBool> =>
    eb.or([
      eb.and([eb('tables.access', '=', 'open'), eb('tables.spectators', '=', 1)]),
      eb('tables.host_id', '=', viewer),
      // By the seats of the table, five at most: `exists` would make SQLite go through all seats of the viewer.
      eb(
        eb.val(viewer),
        'in',
        eb.selectFrom('seats').select('seats.person_id').whereRef('seats.table_id', '=', 'tables.id'),
      ),
    ]);

export class ProfileStore {
  private readonly db: Kysely<Rows>;
  private readonly reading = new Turnstile(MOST_READING);

  constructor(database: Database) {
    this.db = database.kysely;
  }

  /** The newest results of a player; the index on player and time finds them. */
  private newest(player: string, limit: number, { game, before }: Partial<PlayedFilter> = {}) {
    let query = this.db.selectFrom('results').selectAll().where('player', '=', player);
    if (game !== undefined) query = query.where('game', '=', game);
    if (before)
      query = query.where((eb) =>
        eb.or([
          eb('ended_at', '<', before.ended),
          eb.and([eb('ended_at', '=', before.ended), eb('table_id', '<', before.table)]),
        ]),
      );
    return query.orderBy('ended_at', 'desc').orderBy('table_id', 'desc').limit(limit);
  }

  /** The player's newest results at tables that `viewer` may know of. */
  private known(player: string, viewer: string, limit: number) {
    return this.db
      .selectFrom(this.newest(player, limit).as('results'))
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .where((eb) => knows(viewer)(eb as unknown as WithTables));
  }

  /** Results by game, board and number of players, the most played first. */
  async tallies(player: string, viewer: string): Promise<TallyRow[]> {
    const query = this.known(player, viewer, MOST_COUNTED)
      .select(['results.game', 'results.board', 'results.players'])
      .select(({ fn }) => [
        fn.countAll().as('games'),
        fn.sum('win').as('wins'),
        fn.avg('score').as('meanScore'),
        fn.avg('rank').as('meanRank'),
        // All of them use the same board.
        fn.max('tables.details').as('details'),
      ])
      .groupBy(['results.game', 'results.board', 'results.players'])
      .orderBy('games', 'desc')
      .limit(500);
    const rows = await this.reading.run(() => query.execute());
    return rows.map(({ game, board, details, players, games, wins, meanScore, meanRank }) => ({
      game,
      board,
      ...ownBoardIn(details),
      players,
      games: Number(games),
      wins: Number(wins),
      meanScore: Number(meanScore),
      meanRank: Number(meanRank),
    }));
  }

  /** Whether there are more games than are counted. */
  async hasMore(player: string): Promise<boolean> {
    return (await this.newest(player, 1).offset(MOST_COUNTED).execute()).length > 0;
  }

  /** A page of finished games, and where the next begins. A page may be short, or empty, and not be the last. */
  async played(
    player: string,
    viewer: string,
    filter: PlayedFilter,
  ): Promise<{ games: (ResultRow & OwnBoard)[]; next: PlayedPlace | null }> {
    const newest = this.newest(player, MOST_LOOKED_THROUGH, filter);
    const window = await this.reading.run(() => newest.execute());
    if (window.length === 0) return { games: [], next: null };
    const known = await this.db
      .selectFrom('tables')
      .select(['id', 'details'])
      .where('id', 'in', [...new Set(window.map(({ table_id }) => table_id))])
      .where(knows(viewer))
      .execute();
    const details = new Map(known.map((table) => [table.id, table.details]));
    const all = window.flatMap((row) => {
      const found = details.get(row.table_id);
      return found === undefined ? [] : [{ ...row, ...ownBoardIn(found) }];
    });
    const games = all.slice(0, filter.limit);
    const last = all.length > filter.limit ? games.at(-1) : window.at(-1);
    const isEnd = all.length <= filter.limit && window.length < MOST_LOOKED_THROUGH;
    return { games, next: isEnd || !last ? null : { ended: last.ended_at, table: last.table_id } };
  }

  /** Games played to the end, and games that were left to a bot or ended because the person did not come back. */
  async completion(person: string, viewer: string): Promise<{ finished: number; left: number }> {
    const toTheEnd = this.known(person, viewer, MOST_COUNTED)
      .innerJoin('seats', (join) =>
        join
          .onRef('seats.table_id', '=', 'results.table_id')
          .onRef('seats.seat', '=', 'results.seat')
          .on('seats.abandoned', '=', 0),
      )
      .select(({ fn }) => fn.countAll().as('n'));
    const abandoned = this.db
      .selectFrom('seats')
      .select('table_id')
      .where('person_id', '=', person)
      .where('abandoned', '=', 1)
      .limit(MOST_COUNTED);
    const toBots = this.db
      .selectFrom(abandoned.as('left'))
      .innerJoin('tables', 'tables.id', 'left.table_id')
      .where('tables.status', 'in', ['over', 'closed'])
      .where((eb) => knows(viewer)(eb as unknown as WithTables))
      .select(({ fn }) => fn.countAll().as('n'));
    const finished = await this.reading.run(() => toTheEnd.executeTakeFirstOrThrow());
    const left = await this.reading.run(() => toBots.executeTakeFirstOrThrow());
    return { finished: Number(finished.n), left: Number(left.n) };
  }

  /** The people with whom somebody played most, without those whose profile `viewer` may not see. */
  async opponents(person: string, viewer: string): Promise<OpponentRow[]> {
    const query = this.known(person, viewer, MOST_SHARED)
      .innerJoin('results as theirs', 'theirs.table_id', 'results.table_id')
      .innerJoin('people', 'people.id', 'theirs.player')
      .where('people.id', '<>', person)
      .where((eb) =>
        eb.or([
          eb(eb.val(person), '=', viewer),
          eb('people.id', '=', viewer),
          eb('people.visible_to', '=', 'everybody'),
        ]),
      )
      .select(['people.id', 'people.name', 'people.picture'])
      .select(({ fn }) => [fn.countAll().as('games'), fn.sum(sql<number>`results.win`).as('wins')])
      .groupBy(['people.id', 'people.name', 'people.picture'])
      .orderBy('games', 'desc')
      .orderBy('people.name')
      .limit(MOST_OPPONENTS);
    const rows = await this.reading.run(() => query.execute());
    return rows.map((row) => ({ ...row, games: Number(row.games), wins: Number(row.wins) }));
  }
}
