/** Signs people in. They need no account, only a secret that their browser keeps. */

import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import { switchedOff } from '../calendar/feed.js';
import { nameKey } from '../store/people/name-key.js';
import type { CredentialRow, PersonRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import { BannedRefusal, isBanned } from './ban.js';
import { mustBeAllowed } from './names.js';
import { equal, hashOf, newPersonId, splitSecret } from './secrets.js';
import { newCredential, type SignInWay, UNUSED_MS } from './sign-in/credentials.js';
import { type DeviceWords, UNKNOWN_DEVICE } from './sign-in/device.js';

export interface Caller {
  readonly person: PersonRow;
  readonly credential: CredentialRow;
}

export interface SignedIn {
  readonly person: PersonRow;
  /** For the cookie of the device. */
  readonly secret: string;
}

/** How long a credential is trusted without asking the database again. */
const CACHE_MS = 10_000;
const MOST_CACHED = 20_000;
/** How often `seen_at` is written. */
const SEEN_EVERY_MS = 3_600_000;
const LINK_VALID_MS = 10 * 60_000;

/** Devices, and codes that would sign in another. */
const OPEN_KINDS = ['device', 'link', 'mail-link', 'mailbox-code'] as const;

const nameTaken = (): CodedRefusal =>
  new CodedRefusal('refused', 'somebody here has this name, or one that looks the same', 'name');

export class People {
  /** Tells the other nodes about changed rights; set when the bus is open. */
  announce: (person: string) => Promise<void> = async () => undefined;
  private readonly listeners: ((person: string) => void)[] = [];
  private readonly cache = new Map<string, { caller: Caller; until: number }>();
  /** How often rights have changed: what was read before a change is not cached after it. */
  private changes = 0;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Adds a person; resolves to the secret that their browser keeps, too. */
  async add(
    wanted: { name: string; short?: string; language?: string },
    device: DeviceWords,
  ): Promise<SignedIn> {
    const now = this.now();
    const { language = 'en', short = '' } = wanted;
    const name = mustBeAllowed(wanted.name);
    const person: PersonRow = {
      id: newPersonId(),
      name,
      name_key: nameKey(name),
      short_name: short.trim() && mustBeAllowed(short, 'short'),
      language,
      created_at: now,
      seen_at: now,
      admin: 0,
      banned_at: null,
      banned_until: null,
      ban_reason: '',
      preferences: '{}',
      picture: '',
      visible_to: 'everybody',
      invitable_by: 'everybody',
    };
    const { credential, secret } = newCredential(person.id, 'device', now, { device, label: 'name' });
    if (!(await this.store.people.add(person, credential))) throw nameTaken();
    return { person, secret };
  }

  /** The person whom a cookie, token or link signs in; null if it is not valid. */
  async authenticate(
    text: string,
    kinds: readonly CredentialRow['kind'][],
    device: () => DeviceWords = () => UNKNOWN_DEVICE,
  ): Promise<Caller | null> {
    const parts = splitSecret(text);
    if (!parts) return null;
    const now = this.now();
    const cached = this.cache.get(parts.id);
    const isFresh = cached !== undefined && cached.until > now;
    const { changes } = this;
    const caller = isFresh ? cached.caller : await this.store.people.ownerOf(parts.id);
    if (!caller) return null;
    const { credential, person } = caller;
    if (!equal(credential.hash, hashOf(parts.secret))) return null;
    if (!kinds.includes(credential.kind)) return null;
    if (credential.expires_at !== null && credential.expires_at <= now) return null;
    if (isBanned(person, now)) throw new BannedRefusal(person);
    if (isFresh) return caller;
    if (changes === this.changes) this.remember(caller, now);
    if (now - credential.seen_at >= SEEN_EVERY_MS && credential.kind !== 'link') {
      void this.store.people
        .markSeen(credential.id, person.id, now, now + UNUSED_MS, device())
        .catch(() => undefined);
    }
    return caller;
  }

  private remember(caller: Caller, now: number): void {
    if (this.cache.size >= MOST_CACHED) this.cache.clear();
    this.cache.set(caller.credential.id, { caller, until: now + CACHE_MS });
  }

  /** Whether a caller is still signed in, for requests that have waited. */
  async isSignedIn({ credential: { id } }: Caller): Promise<boolean> {
    if ((this.cache.get(id)?.until ?? 0) > this.now()) return true;
    return (await this.store.people.ownerOf(id)) !== undefined;
  }

  /** Called with everybody whose rights have changed, on this node or another. */
  onRightsChanged(listener: (person: string) => void): void {
    this.listeners.push(listener);
  }

  /** The rights of a person have changed: this node and all others drop what they have cached. */
  async rightsChanged(person: string): Promise<void> {
    this.rightsChangedElsewhere(person);
    await this.announce(person);
  }

  /** Another node says so, or this one. */
  rightsChangedElsewhere(person: string): void {
    this.forget(person);
    for (const listener of this.listeners) listener(person);
  }

  /** Drops what is cached about a person. */
  forget(person: string): void {
    this.changes++;
    for (const [id, { caller }] of this.cache) if (caller.person.id === person) this.cache.delete(id);
  }

  async rename(person: string, name: string): Promise<void> {
    if (!(await this.store.people.rename(person, name, nameKey(name)))) throw nameTaken();
    this.forget(person);
  }

  async change(
    person: string,
    change: Partial<
      Pick<PersonRow, 'short_name' | 'language' | 'preferences' | 'picture' | 'visible_to' | 'invitable_by'>
    >,
  ): Promise<void> {
    await this.store.people.change(person, change);
    this.forget(person);
  }

  async remove(person: string): Promise<void> {
    await this.store.people.remove(person);
    await this.rightsChanged(person);
  }

  /** A code that signs in one other device, once, within ten minutes. */
  async link(person: string): Promise<{ code: string; expires: number }> {
    const now = this.now();
    const expires = now + LINK_VALID_MS;
    const open = (await this.store.people.credentials(person, 'link')).filter(
      ({ expires_at }) => expires_at! > now,
    );
    if (open.length >= LIMITS.links)
      throw new CodedRefusal('too-much', `at most ${LIMITS.links} unused codes; wait until one runs out`);
    const { credential, secret } = newCredential(person, 'link', now, { expires });
    await this.store.people.addCredential(credential);
    return { code: secret, expires };
  }

  /** Uses up a link; resolves to the secret that the new device keeps, too. */
  async redeemLink(code: string, device: DeviceWords, makesRoom = false): Promise<SignedIn> {
    const caller = await this.authenticate(code, ['link', 'mail-link']);
    if (caller && !makesRoom) await this.mustAdmit(caller.person);
    const used = caller && (await this.store.people.removeCredential(caller.credential.id, caller.person.id));
    if (!caller || !used)
      throw new CodedRefusal('forbidden', 'this link has been used or is too old; make a new one', 'code');
    const { person, credential } = caller;
    this.forget(person.id);
    if (makesRoom) await this.mustAdmit(person, makesRoom);
    return this.addDevice(person, credential.kind === 'link' ? 'link' : 'mail', device);
  }

  /** Refuses the banned, and one device too many unless the one that was not used for longest is to make room. */
  async mustAdmit(person: PersonRow, makesRoom = false): Promise<void> {
    if (isBanned(person, this.now())) throw new BannedRefusal(person);
    const devices = await this.devices(person.id);
    if (devices.length < LIMITS.devices) return;
    if (!makesRoom)
      throw new CodedRefusal('too-much', `at most ${LIMITS.devices} devices; sign one out first`, 'devices');
    for (const { id } of devices.slice(LIMITS.devices - 1)) await this.removeCredential(id, person.id);
  }

  /** Signs in a device whose owner has proved who they are, and was admitted. */
  async addDevice(person: PersonRow, way: SignInWay, device: DeviceWords): Promise<SignedIn> {
    const { credential, secret } = newCredential(person.id, 'device', this.now(), { device, label: way });
    await this.store.people.addCredential(credential);
    return { person, secret };
  }

  /** A token with which a program acts for a person, everywhere or at one table. */
  async addToken(
    person: string,
    label: string,
    table: string | null,
  ): Promise<{ row: CredentialRow; token: string }> {
    const tokens = await this.store.people.credentials(person, 'token');
    if (tokens.length >= LIMITS.tokens)
      throw new CodedRefusal('too-much', `at most ${LIMITS.tokens} tokens; delete one first`);
    const { credential, secret } = newCredential(person, 'token', this.now(), { label, table });
    await this.store.people.addCredential(credential);
    return { row: credential, token: secret };
  }

  tokens(person: string): Promise<CredentialRow[]> {
    return this.store.people.credentials(person, 'token');
  }

  /** The devices where a person is signed in, the last used first. */
  async devices(person: string): Promise<CredentialRow[]> {
    const now = this.now();
    const devices = await this.store.people.credentials(person, 'device');
    return devices
      .filter(({ expires_at }) => (expires_at ?? now + 1) > now)
      .sort((a, b) => b.seen_at - a.seen_at);
  }

  /** Ends all other devices of a person, and codes for new ones. */
  async signOutOthers({ person, credential }: Caller): Promise<void> {
    await this.store.people.removeCredentials(person.id, OPEN_KINDS, credential.id);
    await this.rightsChanged(person.id);
  }

  /** Ends everything that is signed in. The ways back stay: recovery phrase, mailbox and passkeys. */
  async signOutEverywhere({ person }: Caller): Promise<void> {
    await this.store.people.removeCredentials(person.id, [...OPEN_KINDS, 'token'], null);
    const stored = await this.store.people.find(person.id);
    if (stored) await this.store.people.change(person.id, { preferences: switchedOff(stored) });
    await this.rightsChanged(person.id);
  }

  async removeCredential(id: string, person: string): Promise<boolean> {
    const removed = await this.store.people.removeCredential(id, person);
    await this.rightsChanged(person);
    return removed;
  }
}
