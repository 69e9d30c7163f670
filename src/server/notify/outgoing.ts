/**
 * Sends a request to an address that somebody typed in. It must not become a way into the network that the server
 * stands in: names are looked up here, private addresses are refused, and nobody is followed anywhere else.
 */
import { lookup as lookUpName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from '../addresses.js';

const TIMEOUT = 10_000;

export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Where nothing may be sent. */
export class Unreachable extends Error {}

/** Why an address cannot be used, or null. */
export function whyNotUrl(text: string, allowPrivate: boolean): string | null {
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

/** Looks a name up and takes only addresses that belong to the internet. */
const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUpName(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const fit = found.filter(({ address }) => isPublic(address));
    if (fit.length === 0) return done(new Unreachable('leads to a private address'), '');
    if (options.all) return (done as (e: null, all: typeof fit) => void)(null, fit);
    return done(null, fit[0].address, fit[0].family);
  });
};

export type Post = (sending: Sending) => Promise<{ status: number; retryAfter: number | null }>;

/** Answers with the status; what else the other side says is not read. */
export function makePost(allowPrivate: boolean): Post {
  return ({ url: text, headers, body }) => {
    const why = whyNotUrl(text, allowPrivate);
    if (why !== null) return Promise.reject(new Unreachable(why));
    const url = new URL(text);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers: { 'user-agent': 'Kontor', ...headers, 'content-length': Buffer.byteLength(body) },
        // No connection is kept: each one has its address checked.
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT),
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
