/** Whom people follow and block. Both are known to nobody but the person themselves. */
import type { Kysely } from 'kysely';
import { LookupBatcher } from '../batches/lookup-batcher.js';
import type { Database } from '../database.js';
import type { AcquaintanceRow, PersonRow, Rows } from '../schema/rows.js';

/** What everybody may know of a person. */
export type PublicPerson = Pick<PersonRow, 'id' | 'name' | 'picture'>;

export class AcquaintanceStore {
  private readonly db: Kysely<Rows>;
  private readonly silences = new LookupBatcher((ids) => this.findSilences(ids));

  constructor(database: Database) {
    this.db = database.kysely;
  }

  /** The people on one of the lists, by name. */
  list(person: string, kind: AcquaintanceRow['kind'], limit: number): Promise<PublicPerson[]> {
    return this.db
      .selectFrom('acquaintances')
      .innerJoin('people', 'people.id', 'acquaintances.other_id')
      .select(['people.id', 'people.name', 'people.picture'])
      .where('person_id', '=', person)
      .where('kind', '=', kind)
      .orderBy('people.name')
      .limit(limit)
      .execute();
  }

  async count(person: string, kind: AcquaintanceRow['kind']): Promise<number> {
    const { n } = await this.db
      .selectFrom('acquaintances')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('person_id', '=', person)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  async relation(person: string, other: string): Promise<AcquaintanceRow['kind'] | null> {
    const row = await this.db
      .selectFrom('acquaintances')
      .select('kind')
      .where('person_id', '=', person)
      .where('other_id', '=', other)
      .executeTakeFirst();
    return row?.kind ?? null;
  }

  async put(row: AcquaintanceRow): Promise<void> {
    await this.db
      .insertInto('acquaintances')
      .values(row)
      .onConflict((on) => on.columns(['person_id', 'other_id']).doUpdateSet({ kind: row.kind, at: row.at }))
      .execute();
  }

  async remove(person: string, other: string): Promise<void> {
    await this.db
      .deleteFrom('acquaintances')
      .where('person_id', '=', person)
      .where('other_id', '=', other)
      .execute();
  }

  /** Whether somebody sits at a table whom the person has blocked. */
  async hasBlockedAt(person: string, table: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('seats')
      .innerJoin('acquaintances', 'acquaintances.other_id', 'seats.person_id')
      .select('seats.seat')
      .where('seats.table_id', '=', table)
      .where('acquaintances.person_id', '=', person)
      .where('acquaintances.kind', '=', 'block')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Everybody whom the person has blocked or who has blocked them: neither reads what the other writes. */
  async silenced(person: string): Promise<ReadonlySet<string>> {
    return (await this.silences.get(person)) ?? NOBODY;
  }

  private async findSilences(ids: readonly string[]): Promise<ReadonlyMap<string, Set<string>>> {
    const blocks = this.db
      .selectFrom('acquaintances')
      .select(['person_id', 'other_id'])
      .where('kind', '=', 'block');
    const [own, others] = await Promise.all([
      blocks.where('person_id', 'in', ids).execute(),
      blocks.where('other_id', 'in', ids).execute(),
    ]);
    const found = new Map<string, Set<string>>();
    const add = (person: string, other: string): void => {
      found.set(person, (found.get(person) ?? new Set()).add(other));
    };
    for (const { person_id, other_id } of own) add(person_id, other_id);
    for (const { person_id, other_id } of others) add(other_id, person_id);
    return found;
  }
}

const NOBODY: ReadonlySet<string> = new Set();
