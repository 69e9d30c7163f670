/** Results of finished games, and ratings. */
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { knows, type WithTables } from './profiles.js';
import type { RatingRow, ResultRow, Rows } from './rows.js';

/** Each rating depends on those before it, so games are rated one after the other. */
const SEQUENCE = 'rating-sequence';

interface Standing extends RatingRow {
  readonly name: string;
}

export class StatisticsStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  async results(table: string): Promise<ResultRow[]> {
    return this.db.selectFrom('results').selectAll().where('table_id', '=', table).orderBy('seat').execute();
  }

  /** The results of one player that `viewer` may know of, the newest first: not of others' private tables. */
  async resultsOf(player: string, viewer: string, limit: number): Promise<ResultRow[]> {
    return this.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('results')
      .where('player', '=', player)
      .where((eb) => knows(viewer)(eb as unknown as WithTables))
      .orderBy('results.ended_at', 'desc')
      .limit(limit)
      .execute();
  }

  async ratings(players: readonly string[], game: string): Promise<RatingRow[]> {
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('player', 'in', [...players])
      .where('game', '=', game)
      .execute();
  }

  async ratingsOf(player: string): Promise<RatingRow[]> {
    return this.db.selectFrom('ratings').selectAll().where('player', '=', player).execute();
  }

  /** The best players of a game, by the lower bound of their rating; of people, those whose profile `viewer` may see. */
  async best(game: string, viewer: string, limit: number): Promise<Standing[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .leftJoin('people', 'people.id', 'ratings.player')
      .select(['ratings.player', 'ratings.game', 'mu', 'sigma', 'games', 'people.name'])
      .where('ratings.game', '=', game)
      .where((eb) =>
        eb.or([
          eb('ratings.player', 'like', 'bot:%'),
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
        ]),
      )
      .orderBy((eb) => eb('mu', '-', eb(eb.val(3), '*', eb.ref('sigma'))), 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, name: row.name ?? row.player }));
  }

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

  /** Writes the results and new ratings of a game; false if another game was rated since `sequence`. */
  async write(
    sequence: number,
    results: readonly ResultRow[],
    ratings: readonly RatingRow[],
  ): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: 'update settings set value = ? where name = ? and value = ?',
        parameters: [String(sequence + 1), SEQUENCE, String(sequence)],
      },
      statements: [
        ...results.map((row) => ({
          sql: `insert into results (table_id, seat, player, name, game, board, players, rank, score, win,
            ended_at, mu, sigma) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          parameters: [
            row.table_id,
            row.seat,
            row.player,
            row.name,
            row.game,
            row.board,
            row.players,
            row.rank,
            row.score,
            row.win,
            row.ended_at,
            row.mu,
            row.sigma,
          ],
        })),
        ...ratings.map((row) => ({
          sql: `insert into ratings (player, game, mu, sigma, games) values (?, ?, ?, ?, ?)
            on conflict (player, game) do update set mu = excluded.mu, sigma = excluded.sigma,
              games = excluded.games`,
          parameters: [row.player, row.game, row.mu, row.sigma, row.games],
        })),
      ],
    });
  }
}
