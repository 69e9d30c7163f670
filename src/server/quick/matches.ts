/** Makes the tables of one wish, as long as there are enough people for another. */
import type { Shelf } from '../../core/records/shelf.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import { newTableId } from '../people/secrets.js';
import type { PersonRow, SeekerRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { Wish } from '../store/tables/seekers.js';
import type { Commands } from '../tables/commands.js';
import { actorOf, type Chance } from '../tables/decide/context.js';
import { type MayMeet, nextGroup } from './group.js';
import { quickTable } from './table.js';

export interface MakerParts {
  readonly store: Store;
  readonly commands: Commands;
  readonly shelf: Shelf;
  readonly chance: Chance;
  readonly now: () => number;
}

/** How many searches are considered in a round; later ones wait for the next. */
const MOST_WAITING = 200;

export async function makeMatches(parts: MakerParts, wish: Wish): Promise<void> {
  const { seekers } = parts.store;
  for (;;) {
    const waiting = await seekers.waiting(wish, parts.now(), MOST_WAITING);
    const group = nextGroup(waiting, wish.players, await meeting(parts.store, waiting));
    if (group === null) return;
    const table = newTableId();
    // Somebody has just left: the others keep waiting.
    if ((await seekers.promise(group, table)) < group.length) await seekers.takeBack(table);
    else await makeTable(parts, wish, group, table);
  }
}

/** People who have blocked each other do not meet. */
async function meeting(store: Store, waiting: readonly SeekerRow[]): Promise<MayMeet> {
  const silenced = new Map(
    await Promise.all(
      waiting.map(
        async ({ person_id }) => [person_id, await store.acquaintances.silenced(person_id)] as const,
      ),
    ),
  );
  return (a, b) => !silenced.get(a)?.has(b) && !silenced.get(b)?.has(a);
}

async function makeTable(
  { store, commands, shelf, chance }: MakerParts,
  wish: Wish,
  group: readonly SeekerRow[],
  table: string,
): Promise<void> {
  const found = await Promise.all(group.map(({ person_id }) => store.people.find(person_id)));
  const people = found.filter((person): person is PersonRow => person !== undefined);
  if (people.length < group.length) return store.seekers.takeBack(table);
  const languages = new Set(people.map(({ language }) => language));
  const created = quickTable(shelf, wish, people, languages.size === 1 ? people[0].language : '', chance);
  try {
    await commands.create(table, [created], actorOf({ person: people[0] }));
  } catch (error) {
    if (!(error instanceof CodedRefusal)) throw error;
    // The first of them has too many tables with bots, for instance.
    await store.seekers.removePromised(table);
  }
}
