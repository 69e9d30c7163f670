/** Whom you follow and have blocked: one list for the whole page, fetched when it is first wanted. */
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import type { Acquaintances, PersonCard, Relation } from '../../../protocol/people/profile.js';
import { me } from '../me/identity.js';
import * as api from './people-api.js';

const NOBODY: Acquaintances = { following: [], blocked: [] };

const { lists, setLists } = createRoot(() => {
  const [lists, setLists] = createSignal<Acquaintances>();
  // Somebody else may have signed in.
  createEffect(
    on(
      () => me()?.id,
      () => setLists(undefined),
      { defer: true },
    ),
  );
  return { lists, setLists };
});

let loading: Promise<void> | null = null;

/** Fetches the lists unless they are there. */
export function loadAcquaintances(): Promise<void> {
  if (lists() || !me()) return Promise.resolve();
  loading ??= api
    .getAcquaintances()
    .then(setLists, () => undefined)
    .then(() => {
      loading = null;
    });
  return loading;
}

/** Empty until they have been fetched. */
export const acquaintances = (): Acquaintances => lists() ?? NOBODY;
export const areLoaded = (): boolean => lists() !== undefined;

export const isBlocked = (person: string | undefined | null): boolean =>
  acquaintances().blocked.some(({ id }) => id === person);

/** Follows or blocks somebody, or neither with null. */
export async function relate(person: PersonCard, relation: Relation | null): Promise<void> {
  await api.setRelation(person.id, relation);
  const without = (list: readonly PersonCard[]): PersonCard[] => list.filter(({ id }) => id !== person.id);
  const { following, blocked } = acquaintances();
  const add = (list: readonly PersonCard[], wanted: boolean): PersonCard[] =>
    wanted ? [...without(list), person].sort((a, b) => a.name.localeCompare(b.name)) : without(list);
  setLists({ following: add(following, relation === 'follow'), blocked: add(blocked, relation === 'block') });
}
