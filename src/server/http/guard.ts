/** Who sent a request, and whether a browser sent it on behalf of another site. */
import type { IncomingMessage } from 'node:http';
import { networkOf } from '../addresses.js';
import { BannedRefusal } from '../people/ban.js';
import type { Caller } from '../people/people.js';
import { describeDevice } from '../people/sign-in/device.js';
import type { Services } from '../services.js';

export const COOKIE = 'kontor';

/** The secret in the cookie of a request. */
export function cookieOf({ headers }: IncomingMessage): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE && value) return value;
  }
  return null;
}

/** The person behind a request. A token takes precedence over a cookie. */
export async function callerOf(
  request: IncomingMessage,
  services: Pick<Services, 'people' | 'proxies' | 'bannedNetworks'>,
): Promise<Caller | null> {
  return authenticate(request, services).catch(async (error: unknown) => {
    const { proxies, bannedNetworks } = services;
    // Even if the other nodes cannot be reached, this one knows.
    if (error instanceof BannedRefusal)
      await bannedNetworks.saw(networkOf(proxies.addressOf(request)), error.person).catch(() => undefined);
    throw error;
  });
}

async function authenticate(
  request: IncomingMessage,
  { people, proxies }: Pick<Services, 'people' | 'proxies'>,
): Promise<Caller | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    return token ? people.authenticate(token, ['token']) : null;
  }
  const secret = cookieOf(request);
  if (secret === null) return null;
  return people.authenticate(secret, ['device'], () => describeDevice(request, proxies.addressOf(request)));
}

/** Browsers send the origin of the page that makes a request; programs send none. */
export function isOwnOrigin(
  request: IncomingMessage,
  { publicUrl, proxies }: Pick<Services, 'publicUrl' | 'proxies'>,
): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (publicUrl && origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // A page that came over http may have been changed on its way; it must not speak for one that came over https.
  const isSecure = publicUrl?.protocol === 'https:' || proxies.isSecure(request);
  return host === proxies.hostOf(request) && (protocol === 'https:' || !isSecure);
}

/** The longest that browsers allow. */
const COOKIE_SECONDS = 400 * 24 * 3600;

export function cookieFor(secret: string, basePath: string, secure: boolean): string {
  return `${COOKIE}=${secret}; Path=${basePath}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export const emptyCookie = (basePath: string): string =>
  `${COOKIE}=; Path=${basePath}; Max-Age=0; HttpOnly; SameSite=Strict`;
