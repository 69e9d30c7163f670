/**
 * Makes old names unique: the first person keeps theirs, the others get the smallest number that is free. At tables
 * they are called as before, by a short form that is their old name.
 */
import { type Kysely, sql } from 'kysely';
import { nameKey, numberedName } from '../people/name-key.js';
import { valuesOf } from './values.js';

interface OldPerson {
  readonly id: string;
  readonly name: string;
}

interface Renamed extends OldPerson {
  readonly key: string;
  /** Empty for those who keep their name. */
  readonly short: string;
}

/** `people` in the order in which they came. */
export function uniqueNames(people: readonly OldPerson[]): Renamed[] {
  const taken = new Set<string>();
  const keeps = people.map(({ name }) => {
    const key = nameKey(name);
    return taken.size < taken.add(key).size ? key : null;
  });
  // Where the search goes on, by what gets a number, so that a thousand guests do not all begin at 2.
  const next = new Map<string, number>();
  return people.map((person, i) => {
    const key = keeps[i];
    if (key !== null) return { ...person, key, short: '' };
    const base = nameKey(numberedName(person.name, 0));
    for (let number = next.get(base) ?? 2; ; number++) {
      const name = numberedName(person.name, number);
      const free = nameKey(name);
      if (taken.has(free)) continue;
      taken.add(free);
      next.set(base, number + 1);
      return { id: person.id, name, key: free, short: person.name };
    }
  });
}

const PEOPLE_AT_ONCE = 500;

export async function makeNamesUnique(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table people add column name_key text not null default ''");
  await run("alter table people add column short_name text not null default ''");
  const { rows } = await sql<OldPerson>`select id, name from people order by created_at, id`.execute(db);
  const renamed = uniqueNames(rows).map(({ id, name, key, short }) => [id, name, key, short]);
  for (let i = 0; i < renamed.length; i += PEOPLE_AT_ONCE)
    await sql`update people set name = found.column2, name_key = found.column3, short_name = found.column4
      from (${valuesOf(renamed.slice(i, i + PEOPLE_AT_ONCE))}) as found where people.id = found.column1`.execute(
      db,
    );
  await run('create unique index people_names on people (name_key)');
}
