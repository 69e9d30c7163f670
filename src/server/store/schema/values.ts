/** Rows to update a table from: a statement for hundreds of rows is many times as fast as one for each. */
import { type RawBuilder, sql } from 'kysely';

/** `values (…), (…)`; both databases call the columns `column1`, `column2` and so on. */
export const valuesOf = (rows: readonly (readonly string[])[]): RawBuilder<unknown> =>
  sql`values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`;
