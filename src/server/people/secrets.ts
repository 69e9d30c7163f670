/** Ids and secrets. Only hashes of secrets are stored, and they are compared in constant time. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random id; not a secret. */
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
  // Hashed first, so that the lengths are equal.
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one, other);
}

/** The value of a cookie, token or link: the id of the credential, and its secret. */
export const joinSecret = (id: string, secret: string): string => `${id}.${secret}`;

export function splitSecret(text: string): { id: string; secret: string } | null {
  const match = /^([a-z0-9]{16})\.([A-Za-z0-9_-]{20,64})$/.exec(text);
  return match && { id: match[1], secret: match[2] };
}

/** The secret of a table's invitation is derived from the server's key, so it need not be stored. */
export const invitationOf = (key: string, table: string): string =>
  createHmac('sha256', key).update(`invitation ${table}`).digest('base64url').slice(0, 32);
