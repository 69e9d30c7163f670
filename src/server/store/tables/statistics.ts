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
  async resultsOf(player: string, viewer: string, limit: number): Promise<ResultRow[]> {
    const query = this.db
      .selectFrom(this.newest(player))
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('results')
      .where((eb) => knows(viewer)(eb as unknown as WithTables))
      .orderBy('results.ended_at', 'desc')
      .limit(limit);
    return this.reading.run(() => query.execute());
  }

  /** The newest games of a player, in figures. */
  async figuresOf(player: string): Promise<GameFigures[]> {
    const query = this.db
      .selectFrom(this.newest(player))
      .select([
        'game',
        sql<number>`count(*)`.as('games'),
        sql<number>`sum(win)`.as('wins'),
        sql<number>`avg(score)`.as('meanScore'),
        sql<number>`avg(rank)`.as('meanRank'),
      ])
      .groupBy('game')
      .orderBy('game');
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
