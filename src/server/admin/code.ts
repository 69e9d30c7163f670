/**
 * The code that makes somebody the first admin. The server prints it at its start, so only the operator can read it.
 * It is derived from the server's key, so all nodes print the same, and it is useless once there is an admin.
 */
import { createHmac } from 'node:crypto';
import { equal } from '../people/secrets.js';

/** Without letters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five: some 99 bits. */
export function adminCode(key: string): string {
  const bytes = createHmac('sha256', key).update('first admin').digest();
  const letters = [...bytes.subarray(0, 20)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.match(/.{5}/g)!.join('-');
}

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isAdminCode = (key: string, code: string): boolean => equal(plain(code), plain(adminCode(key)));
