/** Bans: whether one still holds, what it says, and that nobody escapes it at once under a new name. */
import { CodedRefusal } from '../../protocol/refusal.js';
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

/** Networks where somebody was seen who has just been banned. Kept in memory only, like every address. */
export class BannedNetworks {
  private readonly found = new Map<string, { person: string; until: number }>();

  constructor(private readonly now: () => number) {}

  /** Counted from the ban, so that coming back again and again does not shut a network out for longer. */
  saw(network: string, { id, banned_at }: PersonRow): void {
    const until = banned_at! + NEW_NAMES_AFTER_MS;
    if (until <= this.now()) return;
    if (this.found.size >= MOST_NETWORKS) this.found.clear();
    this.found.set(network, { person: id, until });
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
