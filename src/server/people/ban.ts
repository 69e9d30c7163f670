/** Bans: whether one still holds, what it says, and that nobody escapes it at once under a new name. */
import { CodedRefusal } from '../../protocol/refusal.js';
import type { BannedNetwork } from '../store/bus.js';
import type { PersonRow } from '../store/schema/rows.js';

export const isBanned = (
  { banned_at, banned_until }: Pick<PersonRow, 'banned_at' | 'banned_until'>,
  now: number,
): boolean => banned_at !== null && (banned_until === null || banned_until > now);

/** Says why somebody is banned, and until when. */
export class BannedRefusal extends CodedRefusal {
  constructor(readonly person: PersonRow) {
    const { banned_until, ban_reason } = person;
    const until = banned_until === null ? '' : ` until ${new Date(banned_until).toISOString()}`;
    super('forbidden', `you are banned from this server${until}${ban_reason && `: ${ban_reason}`}`);
  }
}

/** For how long after a ban no new people come in from where the banned person was seen. */
const NEW_NAMES_AFTER_MS = 3_600_000;
const MOST_NETWORKS = 10_000;

/** Networks where banned people were seen, on this node or another. Kept in memory only, like every address. */
export class BannedNetworks {
  /** Tells the other nodes; set when the bus is open. */
  announce: (found: BannedNetwork) => Promise<void> = async () => undefined;
  private readonly found = new Map<string, BannedNetwork>();

  constructor(private readonly now: () => number) {}

  /** Counted from the ban, so that coming back again and again does not shut a network out for longer. */
  async saw(network: string, { id, banned_at }: PersonRow): Promise<void> {
    const found = { network, person: id, until: banned_at! + NEW_NAMES_AFTER_MS };
    if (found.until <= Math.max(this.now(), this.found.get(network)?.until ?? 0)) return;
    this.sawElsewhere(found);
    await this.announce(found);
  }

  /** Another node says so, or this one. */
  sawElsewhere(found: BannedNetwork): void {
    if (this.found.size >= MOST_NETWORKS) this.found.clear();
    this.found.set(found.network, found);
  }

  /** The ban of this person was lifted. */
  forget(person: string): void {
    for (const [network, found] of this.found) if (found.person === person) this.found.delete(network);
  }

  mustAdmitNewPeople(network: string): void {
    if ((this.found.get(network)?.until ?? 0) <= this.now()) this.found.delete(network);
    else
      throw new CodedRefusal(
        'forbidden',
        'somebody in your network was just banned; come back in an hour',
        'network',
      );
  }
}
