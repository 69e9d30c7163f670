/** Describes the interface for programs (OpenAPI 3.1) and for people, from the endpoints that are served. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { JsonObject } from '../../core/json.js';
import type { TSchema } from '../../protocol/schema.js';
import { ClientMessage, ServerMessage } from '../../protocol/socket.js';
import { Command, CommandRequest, Done } from '../../protocol/tables/commands.js';
import { Entry, TableDocument } from '../../protocol/tables/document.js';
import { Orders } from '../../protocol/tables/orders.js';
import { NewTable, Settings } from '../../protocol/tables/settings.js';
import { TableSummary } from '../../protocol/tables/tables.js';
import { RefusalBody } from '../../protocol/words.js';
import { INVITE_HEADER, STATUS_OF } from './api.js';
import type { Endpoint } from './endpoint.js';
import { COOKIE } from './guard.js';

/** Schemas that are referred to by name. */
const NAMED: readonly (readonly [string, TSchema])[] = [
  // The public name; in the code it is a refusal like any other.
  ['Problem', RefusalBody],
  ['TableDocument', TableDocument],
  ['Settings', Settings],
  ['Entry', Entry],
  ['Orders', Orders],
  ['Command', Command],
  ['CommandRequest', CommandRequest],
  ['Done', Done],
  ['NewTable', NewTable],
  ['TableSummary', TableSummary],
  ['ClientMessage', ClientMessage],
  ['ServerMessage', ServerMessage],
];
const NAMES = new Map(NAMED.map(([name, schema]) => [schema as unknown, name]));

/** A schema as plain JSON, with references to named ones. */
function plain(value: unknown, isTop = false): unknown {
  const name = isTop ? undefined : NAMES.get(value);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((one) => plain(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

const pathOf = (path: string): string => `/${path.replace(/:(\w+)/g, '{$1}')}`;

function parametersOf(schema: TSchema | undefined, where: string): unknown[] {
  const required = (schema?.required ?? []) as string[];
  return Object.entries((schema?.properties ?? {}) as Record<string, TSchema>).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: plain(part),
  }));
}

function operationOf(endpoint: Endpoint): JsonObject {
  const { summary, tag, params, query, body, reply, status = 200, signedIn, forTokens, path } = endpoint;
  const content = (schema: TSchema) => ({ 'application/json': { schema: plain(schema) } });
  const invite = path.startsWith('tables/:id')
    ? [{ name: INVITE_HEADER, in: 'header', required: false, schema: { type: 'string' } }]
    : [];
  const security = signedIn ? [{ cookie: [] }, ...(forTokens === 'none' ? [] : [{ token: [] }])] : [];
  return {
    summary,
    tags: [tag],
    security,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...invite],
    ...(body ? { requestBody: { required: true, content: content(body) } } : {}),
    responses: {
      [status]: { description: 'done', content: content(reply) },
      default: { description: 'refused', content: content(RefusalBody) },
    },
  } as unknown as JsonObject;
}

function openApi(endpoints: readonly Endpoint[], version: string, basePath: string): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kontor',
      version,
      description: `Play Hansa Teutonica and Hansa. A refused request is answered with a Problem and the status ${Object.entries(
        STATUS_OF,
      )
        .map(([code, status]) => `${status} (${code})`)
        .join(
          ', ',
        )}. WebSocket: ${basePath}api/socket, messages ClientMessage and ServerMessage; see docs/server.md.`,
    },
    servers: [{ url: `${basePath}api` }],
    paths,
    components: {
      schemas: Object.fromEntries(NAMED.map(([name, schema]) => [name, plain(schema, true)])),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'made with POST me/tokens or on the page *Me*; for playing, not for changing the account',
        },
      },
    },
  } as unknown as JsonObject;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2117;
background:#fbf6ea}h1,h2{font-family:Georgia,serif}code,pre{font:14px/1.4 ui-monospace,monospace}
pre{background:#f3e8cf;padding:.75rem;overflow:auto}details{margin:.5rem 0;border-bottom:1px solid #d9c9a3}
summary{cursor:pointer;padding:.25rem 0}b{display:inline-block;min-width:4.5rem}`;

const quoted = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same as a page for people. */
function readable(endpoints: readonly Endpoint[], basePath: string): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const part = (title: string, schema: TSchema | undefined): string =>
    schema ? `<p>${title}</p><pre>${quoted(JSON.stringify(plain(schema), null, 2))}</pre>` : '';
  const one = ({ method, path, summary, params, query, body, reply }: Endpoint): string =>
    `<details><summary><b>${method}</b> <code>${quoted(`${basePath}api/${path}`)}</code> — ${quoted(summary)}</summary>${part(
      'Path',
      params,
    )}${part('Query', query)}${part('Body', body)}${part('Answer', reply)}</details>`;
  const named = NAMED.map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary><pre>${quoted(
        JSON.stringify(plain(schema, true), null, 2),
      )}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kontor: the interface</title><style>${STYLE}</style></head><body><h1>Kontor: the interface</h1>
<p>For programs: <a href="${quoted(basePath)}api/openapi.json">openapi.json</a>. WebSocket:
<code>${quoted(basePath)}api/socket</code>.</p>
<p>A browser says who it is with a cookie, a program with a token: make one on the page <i>Me</i>, or with
<code>POST ${quoted(basePath)}api/me/tokens</code> from a signed-in browser, and send it with every request and when
opening the WebSocket as <code>Authorization: Bearer TOKEN</code>. A token is for playing, at all tables of its owner or
at one; it does not change the account.</p>
${tags
  .map(
    (tag) =>
      `<h2>${tag}</h2>${endpoints
        .filter((endpoint) => endpoint.tag === tag)
        .map(one)
        .join('')}`,
  )
  .join('')}
<h2>Schemas</h2>${named.join('')}</body></html>`;
}

export function addOpenApi(
  http: FastifyInstance,
  endpoints: readonly Endpoint[],
  version: string,
  basePath: string,
): void {
  // Written when somebody first asks: a server starts faster without.
  let json: string | undefined;
  let html: string | undefined;
  const style = createHash('sha256').update(STYLE).digest('base64');
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  };
  http.get(`${basePath}api/openapi.json`, async (_, reply) => {
    json ??= JSON.stringify(openApi(endpoints, version, basePath));
    return reply.headers(common).type('application/json; charset=utf-8').send(json);
  });
  const page = {
    ...common,
    'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`,
  };
  for (const path of ['api', 'api/']) {
    http.get(`${basePath}${path}`, async (_, reply) => {
      html ??= readable(endpoints, basePath);
      return reply.headers(page).type('text/html; charset=utf-8').send(html);
    });
  }
}
