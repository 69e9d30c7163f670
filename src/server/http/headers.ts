/** Security headers of every response. */
import type { FastifyInstance } from 'fastify';

export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For everything but the page: browsers must not run or embed it. */
export const API_HEADERS = {
  ...SAFE_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

const YEAR_SECONDS = 365 * 24 * 3600;

/** For what never changes; only in the cache of the browser that asked for it. */
export const KEPT = `private, max-age=${YEAR_SECONDS}, immutable`;

/** Where the page is reached over https, browsers are told to insist on it. */
export function addHeaders(http: FastifyInstance, publicUrl: URL | null): void {
  http.addHook('onRequest', async (_, reply) => {
    reply.headers(API_HEADERS);
  });
  if (publicUrl?.protocol !== 'https:') return;
  // Before everything else: the page and early refusals do not pass through the hooks.
  http.server.prependListener('request', (_, response) => {
    response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
}
