/**
 * How a fresh server gets its first admin: by a code that only whoever runs it can read, where it was started. It
 * follows from the server's key, so that all nodes print the same, and is worth nothing once there is an admin.
 */
import { createHmac } from 'node:crypto';
import { equal } from '../people/secrets.js';

/** Without letters that are mistaken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five: some 99 bits. */
export function adminCode(key: string): string {
  const bytes = createHmac('sha256', key).update('first admin').digest();
  const letters = [...bytes.subarray(0, 20)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.match(/.{5}/g)!.join('-');
}

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isAdminCode = (key: string, code: string): boolean => equal(plain(code), plain(adminCode(key)));
