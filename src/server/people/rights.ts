/** Whoever is banned or has signed out loses their connections at once. */
import type { Store } from '../store/store.js';
import type { Hub } from '../ws/hub.js';
import type { People } from './people.js';

/** Answers with those who are banned, as far as this node has seen it happen. */
export function watchRights(
  people: People,
  store: Store,
  hub: Hub,
  report: (error: unknown) => void,
): ReadonlySet<string> {
  const shutOut = new Set<string>();
  const look = async (id: string): Promise<void> => {
    const person = await store.people.find(id);
    if (person?.banned_at) shutOut.add(id);
    else shutOut.delete(id);
    await hub.sift(id, async ({ caller }) => {
      const shown = await store.people.credential(caller.credential.id);
      return shown !== undefined && shown.person.banned_at === null;
    });
  };
  people.onChanged((id) => void look(id).catch(report));
  return shutOut;
}
