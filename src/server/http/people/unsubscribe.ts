/**
 * Unsubscribes a mailbox: a small page with a button, and the request that mail programs send (RFC 8058). The token
 * can do nothing else.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../../languages/packs.js';
import { preferredLanguage } from '../../notify/preferred-language.js';
import type { Services } from '../../services.js';
import { API_HEADERS } from '../headers.js';

const TOKEN = /^[a-z0-9]{16}\.[\w-]{22}$/;

const PAGE_HEADERS = {
  ...API_HEADERS,
  'content-security-policy':
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

function page({ headers }: FastifyRequest, reply: FastifyReply, isDone: boolean | null): FastifyReply {
  const language = preferredLanguage(headers['accept-language']);
  const { title, ask, button, done, unknown } = messages.in(language).unsubscribe;
  const form = `<p>${ask}</p><form method="post"><button>${button}</button></form>`;
  const body = isDone === null ? form : `<p>${isDone ? done : unknown}</p>`;
  return reply
    .headers(PAGE_HEADERS)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`,
    );
}

export function addUnsubscribe(http: FastifyInstance, { channels, basePath }: Services): void {
  const url = `${basePath}api/unsubscribe/:token`;
  void http.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_, __, done) => done(null, null),
    );
    scope.get<{ Params: { token: string } }>(url, (request, reply) => page(request, reply, null));
    scope.post<{ Params: { token: string } }>(url, async (request, reply) => {
      const { token } = request.params;
      const isValid = TOKEN.test(token);
      if (isValid) await channels.unsubscribe(token);
      return page(request, reply, isValid);
    });
  });
}
