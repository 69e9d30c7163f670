/**
 * Challenges for passkeys. Nothing is stored for those who only ask for one: a challenge carries its own end and the
 * server's seal, which says what it is for. One that was answered is noted until it would have run out, so that it
 * works once, whichever node is asked.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { equal } from '../secrets.js';

const VALID_MS = 5 * 60_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SEAL_BYTES = 16;
const LENGTH = RANDOM_BYTES + TIME_BYTES + SEAL_BYTES;

const sealOf = (key: string, purpose: string, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`challenge ${purpose} `).update(body).digest().subarray(0, SEAL_BYTES);

/** For one purpose, such as signing in, or adding a passkey to one person. */
export function newChallenge(key: string, purpose: string, now: number): Uint8Array<ArrayBuffer> {
  const body = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(body);
  body.writeUIntBE(now + VALID_MS, RANDOM_BYTES, TIME_BYTES);
  return new Uint8Array(Buffer.concat([body, sealOf(key, purpose, body)]));
}

/** When a challenge runs out; null if it is not one of ours, is for something else, or has run out. */
export function readChallenge(key: string, purpose: string, text: string, now: number): number | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== LENGTH) return null;
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const seal = bytes.subarray(RANDOM_BYTES + TIME_BYTES);
  if (!equal(seal.toString('hex'), sealOf(key, purpose, body).toString('hex'))) return null;
  const expires = body.readUIntBE(RANDOM_BYTES, TIME_BYTES);
  return expires > now ? expires : null;
}

/** What a used challenge is noted by, in the form of a credential's id. */
export const challengeId = (text: string): string =>
  createHash('sha256').update(`challenge ${text}`).digest('hex').slice(0, 16);
