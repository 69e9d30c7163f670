/** Closes the connections of people who were banned or have signed out, at once. */
import type { Store } from '../store/store.js';
import type { Hub } from '../ws/hub.js';
import type { People } from './people.js';

/** Returns the people who were banned since this node was started; it is kept up to date. */
export function enforceRevocations(
  people: People,
  store: Store,
  hub: Hub,
  report: (error: unknown) => void,
): ReadonlySet<string> {
  const banned = new Set<string>();
  const enforce = async (id: string): Promise<void> => {
    const person = await store.people.find(id);
    if (person?.banned_at) banned.add(id);
    else banned.delete(id);
    await hub.closeUnless(id, async ({ caller }) => {
      const owner = await store.people.ownerOf(caller.credential.id);
      return owner !== undefined && owner.person.banned_at === null;
    });
  };
  people.onRightsChanged((id) => void enforce(id).catch(report));
  return banned;
}
