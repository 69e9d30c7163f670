/**
 * Sends a request to an address that a visitor entered. It must not give access to the server's own network: names
 * are resolved here, private addresses are refused, and redirects are not followed.
 */
import { lookup as lookUpName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from '../addresses.js';

const TIMEOUT_MS = 10_000;

export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** An address that nothing may be sent to. */
export class ForbiddenAddress extends Error {}

/** The reason why a URL cannot be used; null if it can. */
export function urlProblem(text: string, allowPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return 'is not an address';
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return 'must begin with https://';
  if (url.username || url.password) return 'must not contain a name or password';
  if (allowPrivate) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (
    isIP(host) !== 0 ? !isPublic(host) : !host.includes('.') || /\.(local|internal|localhost)\.?$/i.test(host)
  ) {
    return 'is not an address on the internet';
  }
  return null;
}

/** Resolves a name to its public addresses. */
const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUpName(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const allowed = found.filter(({ address }) => isPublic(address));
    if (allowed.length === 0) return done(new ForbiddenAddress('leads to a private address'), '');
    if (options.all) return (done as (e: null, all: typeof allowed) => void)(null, allowed);
    return done(null, allowed[0].address, allowed[0].family);
  });
};

export type Post = (request: OutgoingRequest) => Promise<{ status: number; retryAfter: number | null }>;

/** Resolves to the status; the rest of the response is not read. */
export function makePost(allowPrivate: boolean): Post {
  return ({ url: text, headers, body }) => {
    const why = urlProblem(text, allowPrivate);
    if (why !== null) return Promise.reject(new ForbiddenAddress(why));
    const url = new URL(text);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers: { 'user-agent': 'Kontor', ...headers, 'content-length': Buffer.byteLength(body) },
        // Connections are not reused: each has its address checked.
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(allowPrivate ? {} : { lookup: lookUpPublic }),
      });
      sent.on('response', (response) => {
        const wait = Number(response.headers['retry-after']);
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(wait) && wait > 0 ? wait * 1000 : null,
        });
        response.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
