/** Recovery phrases: made, renewed, ended and used. */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { CredentialRow } from '../../store/schema/rows.js';
import type { Store } from '../../store/store.js';
import type { People, SignedIn } from '../people.js';
import { newCredential } from './credentials.js';
import type { DeviceWords } from './device.js';
import { newPhrase, phraseHash } from './phrase.js';

export class Phrases {
  constructor(
    private readonly store: Store,
    private readonly people: People,
    private readonly now: () => number,
  ) {}

  /** The phrase of a person; what it says nobody knows but them. */
  async find(person: string): Promise<CredentialRow | null> {
    const [row] = await this.store.people.credentials(person, 'phrase');
    return row ?? null;
  }

  /** Makes a new one; the old one ends. */
  async renew(person: string): Promise<string> {
    const phrase = newPhrase();
    const { credential } = newCredential(person, 'phrase', this.now(), {
      hash: phraseHash(phrase),
      expires: null,
    });
    if (!(await this.store.people.replaceCredential(credential)))
      throw new CodedRefusal('not-now', 'one at a time');
    return phrase;
  }

  async end(person: string): Promise<void> {
    await this.store.people.removeCredentials(person, ['phrase'], null);
  }

  /** Signs in a device. A phrase that nobody has and one that is mistyped are the same question and answer. */
  async redeem(typed: string, device: DeviceWords, makesRoom: boolean): Promise<SignedIn> {
    const [found] = await this.store.people.byHash('phrase', phraseHash(typed));
    if (!found) throw new CodedRefusal('forbidden', 'nobody here has this recovery phrase', 'phrase');
    await this.people.mustAdmit(found.person, makesRoom);
    const signedIn = await this.people.addDevice(found.person, 'phrase', device);
    await this.store.people.changeCredential(found.credential.id, { seen_at: this.now() });
    return signedIn;
  }
}
