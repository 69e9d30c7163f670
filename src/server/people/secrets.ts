/** Ids and secrets. Only hashes of secrets are kept, and they are compared in constant time. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../tables/decide/context.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random id; nothing secret about it. */
export function newId(length: number): string {
  let id = '';
  for (let i = 0; i < length; i++) id += LETTERS[randomInt(LETTERS.length)];
  return id;
}

export const newTableId = (): string => newId(12);
export const newPersonId = (): string => newId(16);

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function equal(a: string, b: string): boolean {
  // Hashed first, so that lengths are the same and tell nothing.
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one, other);
}

/** What stands in a cookie, a token or a link: which credential, and its secret. */
export const joinSecret = (id: string, secret: string): string => `${id}.${secret}`;

export function splitSecret(text: string): { id: string; secret: string } | null {
  const match = /^([a-z0-9]{16})\.([A-Za-z0-9_-]{20,64})$/.exec(text);
  return match && { id: match[1], secret: match[2] };
}

/** The secret of a table's invitation follows from the server's key, so it need not be kept. */
export const invitationOf = (key: string, table: string): string =>
  createHmac('sha256', key).update(`invitation ${table}`).digest('base64url').slice(0, 32);

/** What everybody is told at the start about the shuffle, and can check at the end. */
export const commitmentOf = (seed: string, salt: string): string =>
  createHash('sha256').update(`${seed}\n${salt}`).digest('hex');

export const chance: Chance = {
  fairness() {
    const seed = randomBytes(16).toString('hex');
    const salt = randomBytes(16).toString('hex');
    return { seed, salt, commitment: commitmentOf(seed, salt) };
  },
  below: (n) => randomInt(n),
};
