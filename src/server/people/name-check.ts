/** Checks a name while a person is still choosing it. The database has the last word. */
import { randomInt } from 'node:crypto';
import type { NameCheck } from '../../protocol/people/people.js';
import { nameKey, numberedName } from '../store/people/name-key.js';
import type { PeopleStore } from '../store/people/people.js';
import { nameProblem, tidyName } from './names.js';

/** Tried in order; if all are taken, larger numbers are drawn. */
const SMALL_NUMBERS = Array.from({ length: 20 }, (_, i) => i + 2);

export async function checkName(store: PeopleStore, name: string, asker: string | null): Promise<NameCheck> {
  const why = nameProblem(name);
  if (why) return { state: 'refused', why, free: null };
  const key = nameKey(name);
  const holder = (await store.holders([key])).get(key);
  if (holder === undefined) return { state: 'free', why: null, free: null };
  if (holder === asker) return { state: 'yours', why: null, free: null };
  return { state: 'taken', why: null, free: await freeNameLike(store, tidyName(name)) };
}

async function freeNameLike(store: PeopleStore, name: string): Promise<string | null> {
  const numbers = [...SMALL_NUMBERS, ...SMALL_NUMBERS.map(() => randomInt(100, 1000))];
  const names = numbers.map((number) => numberedName(name, number));
  const taken = await store.holders(names.map(nameKey));
  return names.find((one) => !taken.has(nameKey(one))) ?? null;
}
