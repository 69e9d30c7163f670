/** People who look for a game with anybody. A row lives as long as the connection: its node renews it. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.js';
import type { Rows, SeekerRow } from '../schema/rows.js';

export type Wish = Pick<SeekerRow, 'game' | 'pace' | 'players'>;

const PUT = `insert into seekers (person_id, connection, node, game, pace, players, bots, since, until, table_id)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, null)
  on conflict (person_id) do update set connection = excluded.connection, node = excluded.node,
    game = excluded.game, pace = excluded.pace, players = excluded.players, bots = excluded.bots,
    since = case when seekers.game = excluded.game and seekers.pace = excluded.pace
      and seekers.players = excluded.players and seekers.until > excluded.since
      then seekers.since else excluded.since end,
    until = excluded.until, table_id = null`;

export class SeekerStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** Starts or renews a search. The newest wish and connection of a person count; a renewed wish keeps its place. */
  async put({
    person_id,
    connection,
    node,
    game,
    pace,
    players,
    bots,
    since,
    until,
  }: SeekerRow): Promise<void> {
    await this.database.write({
      statements: [
        { sql: PUT, parameters: [person_id, connection, node, game, pace, players, bots, since, until] },
      ],
    });
  }

  /** Ends the search of a connection, not that of a newer one of the same person. */
  async remove(person: string, connection: string): Promise<void> {
    await this.db
      .deleteFrom('seekers')
      .where('person_id', '=', person)
      .where('connection', '=', connection)
      .execute();
  }

  /** The connections of a node, with the table that was found for them, if it is there. */
  async ofNode(node: string): Promise<(SeekerRow & { readonly isReady: boolean })[]> {
    const rows = await this.db
      .selectFrom('seekers')
      .leftJoin('tables', 'tables.id', 'seekers.table_id')
      .selectAll('seekers')
      .select('tables.id as found')
      .where('node', '=', node)
      .execute();
    return rows.map(({ found, ...row }) => ({ ...row, isReady: found !== null }));
  }

  async renew(node: string, until: number): Promise<void> {
    await this.db.updateTable('seekers').set({ until }).where('node', '=', node).execute();
  }

  /** Everybody who waits for the same, the longest first. */
  waiting({ game, pace, players }: Wish, now: number, limit: number): Promise<SeekerRow[]> {
    return this.db
      .selectFrom('seekers')
      .selectAll()
      .where('game', '=', game)
      .where('pace', '=', pace)
      .where('players', '=', players)
      .where('table_id', 'is', null)
      .where('until', '>', now)
      .orderBy('since')
      .orderBy('person_id')
      .limit(limit)
      .execute();
  }

  /** How many wait for each wish. */
  async counts(now: number): Promise<(Wish & { readonly n: number })[]> {
    const rows = await this.db
      .selectFrom('seekers')
      .select(['game', 'pace', 'players', sql<number>`count(*)`.as('n')])
      .where('table_id', 'is', null)
      .where('until', '>', now)
      .groupBy(['game', 'pace', 'players'])
      .execute();
    return rows.map((row) => ({ ...row, n: Number(row.n) }));
  }

  /** Promises a table to these people; resolves to how many of them are still waiting and got it. */
  async promise(people: readonly Pick<SeekerRow, 'person_id'>[], table: string): Promise<number> {
    const ids = people.map(({ person_id }) => person_id);
    const rows = await this.db
      .updateTable('seekers')
      .set({ table_id: table })
      .where('person_id', 'in', ids)
      .where('table_id', 'is', null)
      .returning('person_id')
      .execute();
    return rows.length;
  }

  /** Takes a promise back: they keep waiting. */
  async takeBack(table: string): Promise<void> {
    await this.db.updateTable('seekers').set({ table_id: null }).where('table_id', '=', table).execute();
  }

  /** Ends the searches that were promised a table which cannot be made. */
  async removePromised(table: string): Promise<void> {
    await this.db.deleteFrom('seekers').where('table_id', '=', table).execute();
  }

  /** Deletes the searches of nodes that are gone. */
  async removeExpired(now: number): Promise<void> {
    await this.db.deleteFrom('seekers').where('until', '<=', now).execute();
  }
}
