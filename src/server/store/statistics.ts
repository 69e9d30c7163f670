/** Results of finished games, and ratings. */
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
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
    const seated = this.db.selectFrom('seats').select('table_id').where('person_id', '=', viewer);
    return this.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('results')
      .where('player', '=', player)
      .where((eb) =>
        eb.or([
          eb.and([eb('tables.access', '=', 'open'), eb('tables.spectators', '=', 1)]),
          eb('tables.host_id', '=', viewer),
          eb('tables.id', 'in', seated),
        ]),
      )
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

  /** The best players of a game, by the lower bound of their rating. */
  async best(game: string, limit: number): Promise<Standing[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .leftJoin('people', 'people.id', 'ratings.player')
      .select(['ratings.player', 'ratings.game', 'mu', 'sigma', 'games', 'people.name'])
      .where('ratings.game', '=', game)
      .orderBy((eb) => eb('mu', '-', eb(eb.val(3), '*', eb.ref('sigma'))), 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, name: row.name ?? '' }));
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
