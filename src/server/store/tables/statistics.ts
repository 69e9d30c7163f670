/** Results of finished games. */
import { type Kysely, sql } from 'kysely';
import { Turnstile } from '../batches/turnstile.js';
import type { Database } from '../database.js';
import { knows, MOST_COUNTED, MOST_READING, type WithTables } from '../people/profiles.js';
import type { ResultRow, Rows } from '../schema/rows.js';

const COLUMNS = [
  'table_id',
  'seat',
  'player',
  'name',
  'game',
  'board',
  'players',
  'rank',
  'score',
  'win',
  'ended_at',
  'mu',
  'sigma',
  'counts',
  'pending',
  'rating',
  'deviation',
  'gain',
] as const;

/** A player's games of one kind, in figures. */
interface GameFigures {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number;
  readonly meanRank: number;
}

export class StatisticsStore {
  private readonly db: Kysely<Rows>;
  private readonly reading = new Turnstile(MOST_READING);

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  async results(table: string): Promise<ResultRow[]> {
    return this.db.selectFrom('results').selectAll().where('table_id', '=', table).orderBy('seat').execute();
  }

  /** The newest results of a player. Bots have any number of them. */
  private newest(player: string) {
    return this.db
      .selectFrom('results')
      .selectAll()
      .where('player', '=', player)
      .orderBy('ended_at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(MOST_COUNTED)
      .as('results');
  }

  /** Those of a player's newest results that `viewer` may know of: not of others' private tables. */
  private known(player: string, viewer: string) {
    return this.db
      .selectFrom(this.newest(player))
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .where((eb) => knows(viewer)(eb as unknown as WithTables));
  }

  async resultsOf(player: string, viewer: string, limit: number): Promise<ResultRow[]> {
    const query = this.known(player, viewer)
      .selectAll('results')
      .orderBy('results.ended_at', 'desc')
      .limit(limit);
    return this.reading.run(() => query.execute());
  }

  /** The same in figures. */
  async figuresOf(player: string, viewer: string): Promise<GameFigures[]> {
    const query = this.known(player, viewer)
      .select([
        'results.game',
        sql<number>`count(*)`.as('games'),
        sql<number>`sum(results.win)`.as('wins'),
        sql<number>`avg(results.score)`.as('meanScore'),
        sql<number>`avg(results.rank)`.as('meanRank'),
      ])
      .groupBy('results.game')
      .orderBy('results.game');
    const rows = await this.reading.run(() => query.execute());
    return rows.map(({ game, games, wins, meanScore, meanRank }) => ({
      game,
      games: Number(games),
      wins: Number(wins),
      meanScore: Number(meanScore),
      meanRank: Number(meanRank),
    }));
  }

  /** Writes the results of a game, once; they wait to be counted for ratings. */
  async add(results: readonly ResultRow[]): Promise<void> {
    await this.database.write({
      statements: results.map((row) => ({
        sql: `insert into results (${COLUMNS.join(', ')}) values (${COLUMNS.map(() => '?').join(', ')})
          on conflict do nothing`,
        parameters: COLUMNS.map((name) => row[name]),
      })),
    });
  }
}
