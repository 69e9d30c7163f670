/** What every answer says to browsers, whoever gives it. */
import type { FastifyInstance } from 'fastify';

/** On everything. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** On what is not the page: nothing may be done with it. */
export const API_HEADERS = {
  ...SAFE_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

const YEAR = 365 * 24 * 3600;

/** Where the page is reached over https, browsers are to insist on it. */
export function addHeaders(http: FastifyInstance, publicUrl: URL | null): void {
  http.addHook('onRequest', async (_, reply) => {
    reply.headers(API_HEADERS);
  });
  if (publicUrl?.protocol !== 'https:') return;
  // Before anybody else: the page and what is refused half way are answered past the hooks.
  http.server.prependListener('request', (_, response) => {
    response.setHeader('strict-transport-security', `max-age=${YEAR}`);
  });
}
