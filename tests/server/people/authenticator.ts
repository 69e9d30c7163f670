/** A device that creates and uses passkeys as WebAuthn describes; it can also send wrong answers. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Options {
  readonly challenge: string;
}

/** What can be wrong in an answer. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly type?: string;
  /** Another key than the one that was registered. */
  readonly key?: KeyObject;
}

export class Authenticator {
  readonly id: string;
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    private readonly origin: string,
    id: Uint8Array = randomBytes(20),
  ) {
    this.id = base64url(id);
  }

  /** The answer to `POST me/passkeys/options`. */
  register({ challenge }: Options, lies: Lies = {}): object {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.head(PRESENT | VERIFIED | HAS_KEY, lies),
      Buffer.alloc(16),
      length,
      id,
      this.coseKey(),
    ]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59]),
      size,
      data,
    ]);
    return this.answer({
      clientDataJSON: base64url(this.client('webauthn.create', challenge, lies)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to `POST returns/passkey/options`. */
  answerTo({ challenge }: Options, lies: Lies = {}): object {
    const client = this.client('webauthn.get', challenge, lies);
    const data = this.head(PRESENT | VERIFIED, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), lies.key ?? this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  private head(flags: number, { rpId, counter }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.counter);
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), Buffer.from([flags]), count]);
  }

  private client(type: string, challenge: string, lies: Lies): string {
    return JSON.stringify({
      type: lies.type ?? type,
      challenge,
      origin: lies.origin ?? this.origin,
      crossOrigin: false,
    });
  }

  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x!, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y!, 'base64url'),
    ]);
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
