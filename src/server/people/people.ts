/** Signs people in. They need no account, only a secret that their browser keeps. */

import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import type { CredentialRow, PersonRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import { equal, hashOf, joinSecret, newId, newPersonId, newSecret, splitSecret } from './secrets.js';

export interface Caller {
  readonly person: PersonRow;
  readonly credential: CredentialRow;
}

/** How long a credential is trusted without asking the database again. */
const CACHE_MS = 10_000;
const MOST_CACHED = 20_000;
/** How often `seen_at` is written. */
const SEEN_EVERY_MS = 3_600_000;
const LINK_VALID_MS = 10 * 60_000;

export class People {
  /** Tells the other nodes about changed rights; set when the bus is open. */
  announce: (person: string) => Promise<void> = async () => undefined;
  private readonly listeners: ((person: string) => void)[] = [];
  private readonly cache = new Map<string, { caller: Caller; until: number }>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Adds a person; resolves to the secret that their browser keeps, too. */
  async add(name: string, language: string): Promise<{ person: PersonRow; secret: string }> {
    const now = this.now();
    const person: PersonRow = {
      id: newPersonId(),
      name,
      language,
      created_at: now,
      seen_at: now,
      admin: 0,
      banned_at: null,
      preferences: '{}',
    };
    const { credential, secret } = this.make(person.id, 'device', '', null, null);
    await this.store.people.add(person, credential);
    return { person, secret };
  }

  /** The person whom a cookie, token or link signs in; null if it is not valid. */
  async authenticate(text: string, kinds: readonly CredentialRow['kind'][]): Promise<Caller | null> {
    const parts = splitSecret(text);
    if (!parts) return null;
    const now = this.now();
    const cached = this.cache.get(parts.id);
    const isFresh = cached !== undefined && cached.until > now;
    const caller = isFresh ? cached.caller : await this.store.people.ownerOf(parts.id);
    if (!caller) return null;
    const { credential, person } = caller;
    if (!equal(credential.hash, hashOf(parts.secret))) return null;
    if (!kinds.includes(credential.kind)) return null;
    if (credential.expires_at !== null && credential.expires_at <= now) return null;
    if (person.banned_at !== null) throw new CodedRefusal('forbidden', 'you are banned from this server');
    if (!isFresh) this.remember(caller, now);
    return caller;
  }

  private remember(caller: Caller, now: number): void {
    const { credential, person } = caller;
    if (this.cache.size >= MOST_CACHED) this.cache.clear();
    this.cache.set(credential.id, { caller, until: now + CACHE_MS });
    if (now - credential.seen_at < SEEN_EVERY_MS) return;
    void this.store.people.markSeen(credential.id, person.id, now).catch(() => undefined);
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
    for (const [id, { caller }] of this.cache) if (caller.person.id === person) this.cache.delete(id);
  }

  async change(
    person: string,
    change: Partial<Pick<PersonRow, 'name' | 'language' | 'preferences'>>,
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
    const expires = this.now() + LINK_VALID_MS;
    const { credential, secret } = this.make(person, 'link', '', null, expires);
    await this.store.people.addCredential(credential);
    return { code: secret, expires };
  }

  /** Uses up a link; resolves to the secret that the new device keeps, too. */
  async redeemLink(code: string): Promise<{ person: PersonRow; secret: string }> {
    const caller = await this.authenticate(code, ['link']);
    const used = caller && (await this.store.people.removeCredential(caller.credential.id, caller.person.id));
    if (!caller || !used)
      throw new CodedRefusal('forbidden', 'this link has been used or is too old; make a new one', 'code');
    this.forget(caller.person.id);
    const { credential, secret } = this.make(caller.person.id, 'device', '', null, null);
    await this.store.people.addCredential(credential);
    return { person: caller.person, secret };
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
    const { credential, secret } = this.make(person, 'token', label, table, null);
    await this.store.people.addCredential(credential);
    return { row: credential, token: secret };
  }

  tokens(person: string): Promise<CredentialRow[]> {
    return this.store.people.credentials(person, 'token');
  }

  async removeCredential(id: string, person: string): Promise<boolean> {
    const removed = await this.store.people.removeCredential(id, person);
    await this.rightsChanged(person);
    return removed;
  }

  private make(
    person: string,
    kind: CredentialRow['kind'],
    label: string,
    table: string | null,
    expires: number | null,
  ): { credential: CredentialRow; secret: string } {
    const now = this.now();
    const id = newId(16);
    const secret = newSecret();
    const credential: CredentialRow = {
      id,
      person_id: person,
      kind,
      hash: hashOf(secret),
      label,
      table_id: table,
      created_at: now,
      seen_at: now,
      expires_at: expires,
    };
    return { credential, secret: joinSecret(id, secret) };
  }
}
