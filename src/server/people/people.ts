/** Who is who: people need no account, only a secret that their browser keeps. */

import { LIMITS } from '../../protocol/words.js';
import type { CredentialRow, PersonRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import { Denial } from '../tables/problem.js';
import { equal, hashOf, joinSecret, newId, newPersonId, newSecret, splitSecret } from './secrets.js';

export interface Caller {
  readonly person: PersonRow;
  readonly credential: CredentialRow;
}

/** How long a shown credential is believed without asking the database again. */
const BELIEVED = 10_000;
const KEPT = 20_000;
/** How often it is written down that somebody was here. */
const SEEN_EVERY = 3_600_000;
const LINK_LASTS = 10 * 60_000;

export class People {
  /** Tells the other nodes, where there are any. */
  tellOthers: (person: string) => Promise<void> = async () => undefined;
  private readonly listeners: ((person: string) => void)[] = [];
  private readonly known = new Map<string, { caller: Caller; until: number }>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
  ) {}

  /** A new person; returns what their browser keeps. */
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

  /** The person that a cookie, token or link speaks for. */
  async show(text: string, kinds: readonly CredentialRow['kind'][]): Promise<Caller | null> {
    const parts = splitSecret(text);
    if (!parts) return null;
    const now = this.now();
    const known = this.known.get(parts.id);
    let caller = known && known.until > now ? known.caller : null;
    if (!caller) {
      const shown = await this.store.people.credential(parts.id);
      if (!shown) return null;
      caller = shown;
    }
    const { credential, person } = caller;
    if (!equal(credential.hash, hashOf(parts.secret))) return null;
    if (!kinds.includes(credential.kind)) return null;
    if (credential.expires_at !== null && credential.expires_at <= now) return null;
    if (person.banned_at !== null) throw new Denial('forbidden', 'you are banned from this server');
    if (!known || known.until <= now) this.remember(caller, now);
    return caller;
  }

  private remember(caller: Caller, now: number): void {
    const { credential, person } = caller;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(credential.id, { caller, until: now + BELIEVED });
    if (now - credential.seen_at < SEEN_EVERY) return;
    void this.store.people.seen(credential.id, person.id, now).catch(() => undefined);
  }

  /** Is told about everybody whose rights have changed, here or on another node. */
  onChanged(listener: (person: string) => void): void {
    this.listeners.push(listener);
  }

  /** The rights of a person have changed: whoever remembers them asks anew, on this node and the others. */
  async changed(person: string): Promise<void> {
    this.heard(person);
    await this.tellOthers(person);
  }

  heard(person: string): void {
    this.forget(person);
    for (const listener of this.listeners) listener(person);
  }

  /** What was remembered about a person is asked for anew. */
  forget(person: string): void {
    for (const [id, { caller }] of this.known) if (caller.person.id === person) this.known.delete(id);
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
    await this.changed(person);
  }

  /** A code that signs one other device in, once and soon. */
  async link(person: string): Promise<{ code: string; expires: number }> {
    const expires = this.now() + LINK_LASTS;
    const { credential, secret } = this.make(person, 'link', '', null, expires);
    await this.store.people.addCredential(credential);
    return { code: secret, expires };
  }

  /** Uses a link up; returns what the new device keeps. */
  async follow(code: string): Promise<{ person: PersonRow; secret: string }> {
    const caller = await this.show(code, ['link']);
    const used = caller && (await this.store.people.removeCredential(caller.credential.id, caller.person.id));
    if (!caller || !used)
      throw new Denial('forbidden', 'this link is used up or too old; make a new one', 'code');
    this.forget(caller.person.id);
    const { credential, secret } = this.make(caller.person.id, 'device', '', null, null);
    await this.store.people.addCredential(credential);
    return { person: caller.person, secret };
  }

  /** A token with which a program speaks for a person, everywhere or at one table. */
  async addToken(
    person: string,
    label: string,
    table: string | null,
  ): Promise<{ row: CredentialRow; token: string }> {
    const tokens = await this.store.people.credentials(person, 'token');
    if (tokens.length >= LIMITS.tokens)
      throw new Denial('too-much', `at most ${LIMITS.tokens} tokens at a time`);
    const { credential, secret } = this.make(person, 'token', label, table, null);
    await this.store.people.addCredential(credential);
    return { row: credential, token: secret };
  }

  tokens(person: string): Promise<CredentialRow[]> {
    return this.store.people.credentials(person, 'token');
  }

  async removeCredential(id: string, person: string): Promise<boolean> {
    const removed = await this.store.people.removeCredential(id, person);
    await this.changed(person);
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
