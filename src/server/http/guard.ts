/** Who is asking, from where, and whether a browser asks on behalf of another site. */
import type { IncomingMessage } from 'node:http';
import type { Caller, People } from '../people/people.js';
import type { Services } from '../services.js';

export const COOKIE = 'kontor';

function cookieOf(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE && value) return value;
  }
  return null;
}

/** The person behind a request: a token goes before a cookie. */
export async function callerOf(request: IncomingMessage, people: People): Promise<Caller | null> {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    return token ? people.show(token, ['token']) : null;
  }
  const secret = cookieOf(cookie);
  return secret === null ? null : people.show(secret, ['device']);
}

/** Browsers say which site a request is from; programs say nothing. */
export function isOwnOrigin(
  request: IncomingMessage,
  { publicUrl, proxies }: Pick<Services, 'publicUrl' | 'proxies'>,
): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (publicUrl && origin === publicUrl.origin) return true;
  try {
    return new URL(origin).host === proxies.hostOf(request);
  } catch {
    return false;
  }
}

export function cookieFor(secret: string, basePath: string, secure: boolean): string {
  const year = 400 * 24 * 3600;
  return `${COOKIE}=${secret}; Path=${basePath}; Max-Age=${year}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export const emptyCookie = (basePath: string): string =>
  `${COOKIE}=; Path=${basePath}; Max-Age=0; HttpOnly; SameSite=Strict`;
