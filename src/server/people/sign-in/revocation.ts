/** Closes the connections of people who were banned or have signed out, at once. */
import type { Store } from '../../store/store.js';
import type { Hub } from '../../ws/hub.js';
import { type BannedNetworks, BannedRefusal, isBanned } from '../ban.js';
import type { People } from '../people.js';

/** Returns the bans of people who were banned since this node was started, by their ids; it is kept up to date. */
export function enforceRevocations(
  people: People,
  store: Store,
  hub: Hub,
  networks: BannedNetworks,
  now: () => number,
  report: (error: unknown) => void,
): ReadonlyMap<string, BannedRefusal> {
  const banned = new Map<string, BannedRefusal>();
  const enforce = async (id: string): Promise<void> => {
    const person = await store.people.find(id);
    if (person && isBanned(person, now())) banned.set(id, new BannedRefusal(person));
    else {
      banned.delete(id);
      networks.forget(id);
    }
    await hub.closeUnless(id, async ({ caller, address }) => {
      const owner = await store.people.ownerOf(caller.credential.id);
      if (!owner || !isBanned(owner.person, now())) return owner !== undefined;
      // Before the connection is closed: nobody comes back from there under a new name at once.
      await networks.saw(address, owner.person).catch(report);
      return false;
    });
  };
  people.onRightsChanged((id) => void enforce(id).catch(report));
  return banned;
}
