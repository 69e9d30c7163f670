/**
 * Passkeys (WebAuthn): added, named, removed, and used to sign in. What a device sends is checked by
 * @simplewebauthn/server, which is loaded when the first passkey is asked for.
 */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { JsonObject } from '../../../core/json.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { LIMITS } from '../../../protocol/words.js';
import type { CredentialRow, PersonRow } from '../../store/schema/rows.js';
import type { Store } from '../../store/store.js';
import type { People, SignedIn } from '../people.js';
import { hashOf } from '../secrets.js';
import { challengeId, newChallenge, readChallenge } from './challenge.js';
import { newCredential } from './credentials.js';
import type { DeviceWords } from './device.js';
import { type NoPasskeys, type RelyingParty, relyingParty } from './relying-party.js';

const load = () => import('@simplewebauthn/server');

const SIGN_IN = 'sign-in';
const addTo = (person: string): string => `add ${person}`;

const REASONS: Readonly<Record<NoPasskeys, string>> = {
  address: 'passkeys need the address of this server in PUBLIC_URL',
  https: 'passkeys need an address that begins with https',
  name: 'passkeys need an address with a name, not with a number',
};

/** What is stored of a passkey. */
interface PasskeyData {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

const dataOf = ({ data }: CredentialRow): PasskeyData => JSON.parse(data) as PasskeyData;
const transportsOf = ({ transports }: PasskeyData): AuthenticatorTransport[] =>
  [...transports] as AuthenticatorTransport[];

interface PasskeyParts {
  readonly store: Store;
  readonly people: People;
  /** The server's key, with which challenges are sealed. */
  readonly key: string;
  readonly publicUrl: URL | null;
  readonly now: () => number;
}

export class Passkeys {
  constructor(private readonly parts: PasskeyParts) {}

  /** Why there are none where the page is at `base`; null if there are. */
  problemAt(base: string): NoPasskeys | null {
    const found = relyingParty(this.parts.publicUrl, base);
    return typeof found === 'string' ? found : null;
  }

  private partyAt(base: string): RelyingParty {
    const found = relyingParty(this.parts.publicUrl, base);
    if (typeof found === 'string') throw new CodedRefusal('not-now', REASONS[found]);
    return found;
  }

  list(person: string): Promise<CredentialRow[]> {
    return this.parts.store.people.credentials(person, 'passkey');
  }

  /** What a browser needs to make a passkey for a person. */
  async offer(person: PersonRow, base: string): Promise<JsonObject> {
    const { key, now } = this.parts;
    const party = this.partyAt(base);
    const known = await this.mayAdd(person.id);
    const { generateRegistrationOptions } = await load();
    const options = await generateRegistrationOptions({
      rpName: 'Kontor',
      rpID: party.id,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      challenge: newChallenge(key, addTo(person.id), now()),
      attestationType: 'none',
      excludeCredentials: known.map(dataOf).map((data) => ({ id: data.id, transports: transportsOf(data) })),
      // Found without a name, so that nobody has to type one to come back.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return options as unknown as JsonObject;
  }

  async add(person: PersonRow, label: string, response: JsonObject, base: string): Promise<CredentialRow> {
    const { store, now } = this.parts;
    const party = this.partyAt(base);
    await this.mayAdd(person.id);
    const { verifyRegistrationResponse } = await load();
    const { verified, registrationInfo } = await checked(() =>
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: (text) => this.isOpen(addTo(person.id), text),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
      }),
    );
    if (!verified) throw badPasskey();
    await this.useUp(addTo(person.id), person.id, response);
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const { credential } = newCredential(person.id, 'passkey', now(), {
      label,
      hash: hashOf(`passkey ${id}`),
      expires: null,
      data: JSON.stringify({
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.filter((word) => /^[a-z-]{1,20}$/.test(word)).slice(0, 8),
      } satisfies PasskeyData),
    });
    if (!(await store.people.addUnique(credential)))
      throw new CodedRefusal('refused', 'this passkey is in use already');
    return credential;
  }

  async rename(person: string, id: string, label: string): Promise<CredentialRow> {
    const row = await this.find(person, id);
    await this.parts.store.people.changeCredential(id, { label });
    return { ...row, label };
  }

  async remove(person: string, id: string): Promise<void> {
    await this.find(person, id);
    await this.parts.store.people.removeCredential(id, person);
  }

  /** What a browser needs to sign in with any passkey that it has for this server. */
  async challenge(base: string): Promise<JsonObject> {
    const { key, now } = this.parts;
    const party = this.partyAt(base);
    const { generateAuthenticationOptions } = await load();
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: newChallenge(key, SIGN_IN, now()),
      userVerification: 'preferred',
    });
    return options as unknown as JsonObject;
  }

  /** Signs in a device. Unknown passkeys and wrong answers are refused alike. */
  async redeem(
    response: JsonObject,
    base: string,
    device: DeviceWords,
    makesRoom: boolean,
  ): Promise<SignedIn> {
    const { store, people, now } = this.parts;
    const party = this.partyAt(base);
    const [found] = await store.people.byHash('passkey', hashOf(`passkey ${String(response.id)}`));
    if (!found) throw badPasskey();
    const { person, credential } = found;
    const data = dataOf(credential);
    const { verifyAuthenticationResponse } = await load();
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: (text) => this.isOpen(SIGN_IN, text),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
        credential: {
          id: data.id,
          publicKey: new Uint8Array(Buffer.from(data.publicKey, 'base64url')),
          counter: data.counter,
          transports: transportsOf(data),
        },
      }),
    );
    if (!verified) throw badPasskey();
    // The same answer must still work when it comes again with `makeRoom`.
    if (!makesRoom) await people.mustAdmit(person);
    await this.useUp(SIGN_IN, person.id, response);
    if (makesRoom) await people.mustAdmit(person, makesRoom);
    const signedIn = await people.addDevice(person, 'passkey', device);
    const used = JSON.stringify({ ...data, counter: authenticationInfo.newCounter } satisfies PasskeyData);
    await store.people.changeCredential(credential.id, { seen_at: now(), data: used });
    return signedIn;
  }

  private async mayAdd(person: string): Promise<CredentialRow[]> {
    const known = await this.list(person);
    if (known.length >= LIMITS.passkeys)
      throw new CodedRefusal('too-much', `at most ${LIMITS.passkeys} passkeys; remove one first`);
    return known;
  }

  private isOpen(purpose: string, text: string): boolean {
    return readChallenge(this.parts.key, purpose, text, this.parts.now()) !== null;
  }

  /** Notes that a challenge was answered; the second answer to it is refused. */
  private async useUp(purpose: string, person: string, { response }: JsonObject): Promise<void> {
    const { store, key, now } = this.parts;
    const client = JSON.parse(
      Buffer.from(String((response as JsonObject).clientDataJSON), 'base64url').toString('utf8'),
    ) as { challenge: string };
    const expires = readChallenge(key, purpose, client.challenge, now()) ?? now();
    const { credential } = newCredential(person, 'challenge', now(), { expires });
    const noted = { ...credential, id: challengeId(client.challenge) };
    if (!(await store.people.addUnique(noted))) throw badPasskey();
  }

  private async find(person: string, id: string): Promise<CredentialRow> {
    const row = (await this.list(person)).find((one) => one.id === id);
    if (!row) throw new CodedRefusal('not-found', 'there is no such passkey');
    return row;
  }
}

const badPasskey = (): CodedRefusal =>
  new CodedRefusal('forbidden', 'this passkey is not known here, or its answer is not valid', 'response');

/** The library throws whatever is wrong with what a browser has sent. */
async function checked<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw badPasskey();
  }
}
