/**
 * Web push: RFC 8291 (encryption), RFC 8188 (its envelope) and RFC 8292 (proof of the sender). Our own and not the
 * web-push package: it needs 60 lines of node:crypto, checked against the example of the RFC, instead of some 15 packages.
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import type { OutgoingRequest } from './outgoing.js';

/** A browser's push subscription. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushKeys {
  /** 65 bytes in base64url, as browsers want it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const RECORD_SIZE = 4096;
const DAY = 24 * 3600;

export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  const publicKey = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x!, 'base64url'),
    Buffer.from(y!, 'base64url'),
  ]);
  return { publicKey: publicKey.toString('base64url'), privateKey: d! };
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function newPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

/** Encrypts a message for one browser; `own` and `salt` must be new for every message. */
export function encrypt(
  text: Buffer,
  { p256dh, auth }: Subscription['keys'],
  own: ECDH = newPair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const secret = hkdf(Buffer.from(auth, 'base64url'), shared, info, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 marks the end of the last, here the only, record.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  const ownKey = own.getPublicKey();
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, sealed, cipher.getAuthTag()]);
}

/** Proves to the push service who sends; valid for half a day. */
function vapid(endpoint: string, contact: string, keys: PushKeys, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ typ: 'JWT', alg: 'ES256' });
  const claims = part({
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + DAY / 2,
    sub: contact,
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${head}.${claims}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

/** The request that delivers `payload`. It replaces an undelivered one with the same topic. */
export function pushRequest(
  subscription: Subscription,
  payload: object,
  topic: string,
  contact: string,
  keys: PushKeys,
  now: number,
): OutgoingRequest {
  return {
    url: subscription.endpoint,
    headers: {
      authorization: vapid(subscription.endpoint, contact, keys, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(3 * DAY),
      urgency: 'normal',
      topic,
    },
    body: encrypt(Buffer.from(JSON.stringify(payload)), subscription.keys),
  };
}

/** Whether the keys are valid: a point on the curve and a secret of 16 bytes. */
export function isSubscription({ keys: { p256dh, auth } }: Subscription): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    newPair().computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
