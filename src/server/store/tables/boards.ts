/** Boards that people drew: each is stored once, by the hash of its content; who keeps, publishes and reports it. */
import { type Kysely, sql } from 'kysely';
import { insertEntry } from '../admin.js';
import { type Database, NotUnique } from '../database.js';
import type { AdminLogRow, BoardRow, Rows, ShelfRow } from '../schema/rows.js';

/** What is stored when somebody keeps a board. */
export type NewBoard = Pick<BoardRow, 'hash' | 'game' | 'board_id' | 'title' | 'data'>;

export interface ShelfLimits {
  readonly boards: number;
  readonly bytes: number;
}

/** How many rows a person may have, with those of versions that were published once. */
const MOST_ROWS_PER_BOARD = 10;
const MOST_SEARCHED = 2000;

/** A board on a shelf, with what is in its file's head. */
export type KeptBoard = ShelfRow & Pick<BoardRow, 'title' | 'removed_at' | 'removed_for'>;
export type PublishedBoard = KeptBoard & { readonly author: string };

export interface ReportedBoard extends Pick<BoardRow, 'hash' | 'game' | 'title'> {
  readonly reports: number;
  readonly reason: string;
  readonly at: number;
}

export class BoardStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  find(hash: string): Promise<BoardRow | undefined> {
    return this.db.selectFrom('boards').selectAll().where('hash', '=', hash).executeTakeFirst();
  }

  /** The board as it lies on a person's shelf; also one that they dropped after they had published it. */
  onShelf(person: string, hash: string): Promise<ShelfRow | undefined> {
    return this.db
      .selectFrom('shelves')
      .selectAll()
      .where('person_id', '=', person)
      .where('hash', '=', hash)
      .executeTakeFirst();
  }

  /** Whether somebody has published the board. */
  async isPublished(hash: string): Promise<boolean> {
    const rows = await this.db
      .selectFrom('shelves')
      .select('hash')
      .where('hash', '=', hash)
      .where('published_at', 'is not', null)
      .limit(1)
      .execute();
    return rows.length > 0;
  }

  async isReported(hash: string): Promise<boolean> {
    const { db } = this;
    const rows = await db
      .selectFrom('board_reports')
      .select('hash')
      .where('hash', '=', hash)
      .limit(1)
      .execute();
    return rows.length > 0;
  }

  /** Puts a board on a person's shelf. False if it does not fit there. */
  keep(person: string, board: NewBoard, { boards, bytes }: ShelfLimits, now: number): Promise<boolean> {
    const size = Buffer.byteLength(board.data);
    const fits = `(select count(*) from shelves where person_id = ? and kept = 1) < ?
      and (select count(*) from shelves where person_id = ?) < ?
      and (select coalesce(sum(bytes), 0) from shelves where person_id = ? and kept = 1) + ? <= ?`;
    const limits = [person, boards, person, boards * MOST_ROWS_PER_BOARD, person, size, bytes];
    return this.database.write({
      guard: {
        sql: `insert into shelves
          (person_id, hash, game, board_id, bytes, kept, kept_at, version, description, published_at)
          select ?, ?, ?, ?, ?, 1, ?, 0, '', null where ${fits}
          on conflict (person_id, hash) do update set kept = 1, kept_at = excluded.kept_at`,
        parameters: [person, board.hash, board.game, board.board_id, size, now, ...limits],
      },
      statements: [
        {
          sql: `insert into boards (hash, game, board_id, title, data, touched_at) values (?, ?, ?, ?, ?, ?)
            on conflict (hash) do update set touched_at = excluded.touched_at`,
          parameters: [board.hash, board.game, board.board_id, board.title, board.data, now],
        },
      ],
    });
  }

  /** What a person keeps, the newest first. */
  kept(person: string): Promise<KeptBoard[]> {
    return this.withHeads().where('person_id', '=', person).orderBy('kept_at', 'desc').execute();
  }

  private withHeads() {
    return this.db
      .selectFrom('shelves')
      .innerJoin('boards', 'boards.hash', 'shelves.hash')
      .selectAll('shelves')
      .select(['boards.title', 'boards.removed_at', 'boards.removed_for'])
      .where('kept', '=', 1);
  }

  /**
   * Publishes a board that is kept, under the next number of its id; one that had a number before gets it again, with
   * the description of that time.
   */
  async publish(person: string, hash: string, description: string, now: number): Promise<void> {
    const next = `(select coalesce(max(version), 0) + 1 from shelves as others where others.person_id =
      shelves.person_id and others.game = shelves.game and others.board_id = shelves.board_id)`;
    const unit = {
      statements: [
        {
          sql: `update shelves set version = case when version = 0 then ${next} else version end,
            description = case when version = 0 then ? else description end, published_at = ?
            where person_id = ? and hash = ? and kept = 1 and published_at is null`,
          parameters: [description, now, person, hash],
        },
      ],
    };
    try {
      await this.database.write(unit);
    } catch (error) {
      if (!(error instanceof NotUnique)) throw error;
      // Another node has just published another version; the next number is free.
      await this.database.write(unit);
    }
  }

  /** Takes a board off a person's shelf, and what was published there back. */
  async drop({ person_id, hash, game, board_id }: ShelfRow, now: number): Promise<void> {
    const theirs = [person_id, game, board_id];
    await this.database.write({
      statements: [
        {
          sql: 'update shelves set kept = 0, published_at = null where person_id = ? and hash = ?',
          parameters: [person_id, hash],
        },
        // Only the last number must be remembered.
        {
          sql: `delete from shelves where person_id = ? and game = ? and board_id = ? and kept = 0
            and version < coalesce((select max(version) from shelves as others where person_id = ? and game = ?
              and board_id = ? and version > 0), 1)`,
          parameters: [...theirs, ...theirs],
        },
        { sql: 'update boards set touched_at = ? where hash = ?', parameters: [now, hash] },
      ],
    });
  }

  /** What people have published, the newest first; of each board of a person the last version only. */
  published(filter: {
    readonly game?: string;
    readonly search?: string;
    readonly before?: number;
    readonly limit: number;
  }): Promise<PublishedBoard[]> {
    const { game, search = '', before, limit } = filter;
    let newest = this.db
      .selectFrom('shelves')
      .selectAll()
      .where('published_at', 'is not', null)
      .orderBy('published_at', 'desc')
      .limit(MOST_SEARCHED);
    if (before !== undefined) newest = newest.where('published_at', '<', before);
    let query = this.db
      .selectFrom(newest.as('shelves'))
      .innerJoin('boards', 'boards.hash', 'shelves.hash')
      .innerJoin('people', 'people.id', 'shelves.person_id')
      .selectAll('shelves')
      .select(['boards.title', 'boards.removed_at', 'boards.removed_for', 'people.name as author'])
      .where('boards.removed_at', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('shelves as later')
              .select('later.hash')
              .whereRef('later.person_id', '=', 'shelves.person_id')
              .whereRef('later.game', '=', 'shelves.game')
              .whereRef('later.board_id', '=', 'shelves.board_id')
              .where('later.published_at', 'is not', null)
              .whereRef('later.version', '>', 'shelves.version'),
          ),
        ),
      );
    if (game !== undefined) query = query.where('shelves.game', '=', game);
    for (const word of search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
      const like = sql<string>`${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
      const texts = sql<string>`lower(boards.title || ' ' || shelves.description || ' ' || people.name)`;
      query = query.where(texts, 'like', like);
    }
    return query.orderBy('shelves.published_at', 'desc').limit(limit).execute();
  }

  /** A person reports a board once; a second report replaces the first. */
  async report(hash: string, person: string, reason: string, now: number): Promise<void> {
    await this.db
      .insertInto('board_reports')
      .values({ hash, person_id: person, reason, at: now })
      .onConflict((on) => on.columns(['hash', 'person_id']).doUpdateSet({ reason, at: now }))
      .execute();
  }

  /** Boards that were reported and are still there, the last reported first; with the last reason. */
  async reported(limit: number): Promise<ReportedBoard[]> {
    const rows = await this.db
      .selectFrom('board_reports')
      .innerJoin('boards', 'boards.hash', 'board_reports.hash')
      .select(['boards.hash', 'boards.game', 'boards.title'])
      .select((eb) => [eb.fn.countAll<number>().as('reports'), eb.fn.max('board_reports.at').as('at')])
      .where('boards.removed_at', 'is', null)
      .groupBy(['boards.hash', 'boards.game', 'boards.title'])
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    return Promise.all(
      rows.map(async ({ reports, at, ...row }) => {
        const { reason } = await this.db
          .selectFrom('board_reports')
          .select('reason')
          .where('hash', '=', row.hash)
          .orderBy('at', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        return { ...row, reports: Number(reports), at: Number(at), reason };
      }),
    );
  }

  /** An admin removes a board or finds nothing wrong with it; logged together. False if there is nothing to do. */
  remove(hash: string, reason: string, entry: AdminLogRow): Promise<boolean> {
    return this.database.write({
      guard: {
        sql: 'update boards set removed_at = ?, removed_for = ? where hash = ? and removed_at is null',
        parameters: [entry.at, reason, hash],
      },
      statements: [
        { sql: 'update shelves set published_at = null where hash = ?', parameters: [hash] },
        insertEntry(entry),
      ],
    });
  }

  /** Forgets the reports of a board that an admin decides to keep. */
  dismiss(hash: string, entry: AdminLogRow): Promise<boolean> {
    return this.database.write({
      guard: { sql: 'delete from board_reports where hash = ?', parameters: [hash] },
      statements: [insertEntry(entry)],
    });
  }

  /** Deletes boards that nobody keeps, no table uses and nobody has touched since `before`. */
  async removeUnused(before: number): Promise<void> {
    await this.database.write({
      statements: [
        {
          sql: `delete from boards where touched_at < ? and removed_at is null
            and not exists (select 1 from shelves where shelves.hash = boards.hash and kept = 1)
            and not exists (select 1 from tables where tables.board_hash = boards.hash)`,
          parameters: [before],
        },
        {
          sql: 'delete from board_reports where not exists (select 1 from boards where boards.hash = board_reports.hash)',
          parameters: [],
        },
      ],
    });
  }
}
