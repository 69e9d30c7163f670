/** Makes what signs a person in. */
import type { CredentialRow } from '../../store/schema/rows.js';
import { hashOf, joinSecret, newId, newSecret } from '../secrets.js';
import { type DeviceWords, UNKNOWN_DEVICE } from './device.js';

/** How long a device or a program stays signed in without being used. */
export const UNUSED_MS = 365 * 24 * 3_600_000;

/** How a device came to be signed in. */
export type SignInWay = 'name' | 'link' | 'phrase' | 'mail' | 'passkey';

interface Details {
  readonly label?: string;
  readonly table?: string | null;
  /** A year by default; null for what never runs out. */
  readonly expires?: number | null;
  readonly device?: DeviceWords;
  /** What it is found by, if not by its id together with a secret. */
  readonly hash?: string;
  readonly data?: string;
}

interface NewCredential {
  readonly credential: CredentialRow;
  /** What the owner keeps; only its hash is in the row. */
  readonly secret: string;
}

export function newCredential(
  person: string,
  kind: CredentialRow['kind'],
  now: number,
  {
    label = '',
    table = null,
    expires = now + UNUSED_MS,
    device = UNKNOWN_DEVICE,
    hash,
    data = '',
  }: Details = {},
): NewCredential {
  const id = newId(16);
  const secret = newSecret();
  const credential: CredentialRow = {
    id,
    person_id: person,
    kind,
    hash: hash ?? hashOf(secret),
    label,
    table_id: table,
    created_at: now,
    seen_at: now,
    expires_at: expires,
    ...device,
    data,
  };
  return { credential, secret: joinSecret(id, secret) };
}
