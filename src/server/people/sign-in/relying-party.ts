/** For which site passkeys are made. Browsers give them only to sites with a name, over https or on this machine. */
import { isIP } from 'node:net';

export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Why there are no passkeys: the server's address is not configured, not https, or not a name. */
export type NoPasskeys = 'address' | 'https' | 'name';

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * The configured address decides, and not where a request says that it was sent to; without one, only a page on this
 * machine has passkeys.
 */
export function relyingParty(publicUrl: URL | null, base: string): RelyingParty | NoPasskeys {
  const asked = URL.canParse(base) ? new URL(base) : null;
  const url = publicUrl ?? (asked && isLocal(asked.hostname) ? asked : null);
  if (!url) return 'address';
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return 'name';
  if (url.protocol !== 'https:' && !isLocal(url.hostname)) return 'https';
  return { id: url.hostname, origin: url.origin };
}
