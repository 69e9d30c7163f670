/** When people are on vacation. */
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { Rows, VacationRow } from '../schema/rows.js';

export class VacationStore {
  private readonly db: Kysely<Rows>;

  constructor(private readonly database: Database) {
    this.db = database.kysely;
  }

  /** All that began at `since` or later, or end after it. */
  async since(person: string, since: number): Promise<VacationRow[]> {
    return this.db
      .selectFrom('vacations')
      .selectAll()
      .where('person_id', '=', person)
      .where('ends_at', '>', since)
      .orderBy('starts_at')
      .execute();
  }

  /** The last one of a person, over or not. */
  async last(person: string): Promise<VacationRow | undefined> {
    return this.db
      .selectFrom('vacations')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * False if the person has another one that is not over at `now`. Of two requests at once, which count the same number,
   * one succeeds.
   */
  async add({ person_id, starts_at, ends_at }: Omit<VacationRow, 'number'>, now: number): Promise<boolean> {
    const last = await this.last(person_id);
    if (last && last.ends_at > now) return false;
    return this.database.write({
      guard: {
        sql: `insert into vacations (person_id, number, starts_at, ends_at) values (?, ?, ?, ?)
          on conflict do nothing`,
        parameters: [person_id, (last?.number ?? 0) + 1, starts_at, ends_at],
      },
      statements: [],
    });
  }

  async end({ person_id, number }: VacationRow, ends_at: number): Promise<void> {
    await this.db
      .updateTable('vacations')
      .set({ ends_at })
      .where('person_id', '=', person_id)
      .where('number', '=', number)
      .execute();
  }

  /** One that has not begun never was. */
  async remove({ person_id, number }: VacationRow): Promise<void> {
    await this.db
      .deleteFrom('vacations')
      .where('person_id', '=', person_id)
      .where('number', '=', number)
      .execute();
  }
}
