/** Serves the endpoints: limits, origin, sign-in, schemas, and then the handler. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import { networkOf } from '../addresses.js';
import { Bucket, Buckets } from '../limits.js';
import { BannedRefusal, isBanned } from '../people/ban.js';
import type { Caller } from '../people/people.js';
import { equal, invitationOf } from '../people/secrets.js';
import { describeDevice } from '../people/sign-in/device.js';
import { refusalOf } from '../refusal-of.js';
import type { Services } from '../services.js';
import { checker, refuseIllFormed } from '../validate.js';
import { baseOf } from './base.js';
import type { Endpoint, EndpointRequest } from './endpoint.js';
import { callerOf, cookieFor, cookieOf, emptyCookie, isOwnOrigin } from './guard.js';
import { API_HEADERS, KEPT } from './headers.js';

/** The HTTP status of each refusal code. */
export const STATUS_OF: Readonly<Record<string, number>> = {
  malformed: 400,
  refused: 422,
  stale: 409,
  'not-yours': 403,
  'not-now': 409,
  'not-found': 404,
  'sign-in': 401,
  forbidden: 403,
  'too-much': 413,
  'too-fast': 429,
  full: 507,
  broken: 500,
};

/** Counted by address: a script that signs up people, guesses phrases or fills shelves can act as each of those people. */
const BY_ADDRESS: ReadonlySet<Endpoint['costs']> = new Set(['people', 'returns', 'boards'] as const);

export const INVITE_HEADER = 'kontor-invite';

export class Api {
  private readonly callers = new WeakMap<FastifyRequest, Caller | null>();
  /** Bans of callers whose endpoint is open to banned people. */
  private readonly bans = new WeakMap<FastifyRequest, BannedRefusal>();
  /** Requests with a body that are not answered yet, by address. */
  private readonly bodies = new Map<string, number>();
  private readonly requests: Buckets;
  /** Attempts to come back, from everywhere. */
  private readonly returns: Bucket;
  private readonly extra: Readonly<Record<NonNullable<Endpoint['costs']>, Buckets>>;

  constructor(
    private readonly app: FastifyInstance,
    private readonly services: Services,
  ) {
    const { requests, people, returns, spread, tables, newBoards, sent } = services.limits;
    this.requests = new Buckets(requests);
    const newPeople = new Buckets(people);
    this.extra = {
      people: newPeople,
      returns: newPeople,
      spread: new Buckets(spread),
      tables: new Buckets(tables),
      boards: new Buckets(newBoards),
      messages: new Buckets(sent),
    };
    this.returns = new Bucket(returns);
  }

  add(endpoint: Endpoint): void {
    const { method, path, params, query, body, status = 200, bodyLimit = LIMITS.message } = endpoint;
    const checks = {
      params: params && checker(params),
      query: query && checker(query),
      body: body && checker(body),
    };
    this.app.route({
      method,
      url: `${this.services.basePath}api/${path}`,
      bodyLimit,
      // Before the body is read: nobody fills the memory of a server that would refuse them anyway.
      onRequest: async (request, reply) => {
        this.callers.set(request, await this.admit(endpoint, request, reply, bodyLimit));
      },
      // Checked here and not by Fastify, with the same validator as WebSocket messages.
      handler: async (request, reply) => {
        const caller = this.callers.get(request) ?? null;
        refuseIllFormed(request.query);
        if (body) refuseIllFormed(request.body);
        const input: EndpointRequest<unknown, unknown, unknown, Caller | null> = {
          params: checks.params?.(request.params),
          query: checks.query?.(request.query),
          body: checks.body?.(request.body ?? undefined, ''),
          caller,
          services: this.services,
          base: () => baseOf(request.raw, this.services),
          invited: (table) => this.isInvited(request, table),
          mayKeep: () => void reply.header('cache-control', KEPT),
          setCookie: (secret) => this.setCookie(request, reply, secret),
          renewCookie: () => {
            if (caller?.credential.kind === 'device') this.setCookie(request, reply, cookieOf(request.raw));
          },
          ban: this.bans.get(request)?.person ?? null,
          network: () => networkOf(this.services.proxies.addressOf(request.raw)),
          device: () => describeDevice(request.raw, this.services.proxies.addressOf(request.raw)),
        };
        if (!body && request.body !== undefined && request.body !== null) {
          throw new CodedRefusal('malformed', 'this endpoint takes no body', 'body');
        }
        const answer = await endpoint.handle(input);
        // They may have been banned while they waited.
        const ban = caller && this.services.banned.get(caller.person.id);
        if (ban && isBanned(ban.person, this.services.now())) throw ban;
        return reply
          .code(status)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer ?? null));
      },
    });
  }

  /** Admits a request, or throws the reason why not. */
  private async admit(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    bodyLimit: number,
  ): Promise<Caller | null> {
    const { services } = this;
    const { raw, params } = request;
    const address = networkOf(services.proxies.addressOf(raw));
    if (!this.requests.take(address, endpoint.weight))
      throw new CodedRefusal('too-fast', 'too many requests; wait a moment');
    if (endpoint.method !== 'GET' && !isOwnOrigin(raw, services)) {
      throw new CodedRefusal('forbidden', 'this request comes from another site', 'origin');
    }
    const caller = await callerOf(raw, services).catch((error: unknown) => {
      if (!(endpoint.tellsBans && error instanceof BannedRefusal)) throw error;
      this.bans.set(request, error);
      return null;
    });
    if (endpoint.signedIn && !caller) throw new CodedRefusal('sign-in', 'sign in first');
    if (endpoint.admin && caller?.person.admin !== 1)
      throw new CodedRefusal('forbidden', 'only admins may do this');
    if (caller?.credential.kind === 'token') this.admitToken(endpoint, caller, params);
    const payer = BY_ADDRESS.has(endpoint.costs) ? address : (caller?.person.id ?? address);
    if (endpoint.costs && !this.extra[endpoint.costs].take(payer)) {
      throw new CodedRefusal('too-fast', 'too many of these; wait a while');
    }
    if (endpoint.costs === 'returns' && !this.returns.take())
      throw new CodedRefusal('too-fast', 'too many people come back at once; wait a moment');
    const bytes = bodyBytes(raw, bodyLimit);
    if (bytes > bodyLimit) throw new CodedRefusal('too-much', `at most ${bodyLimit} bytes`);
    if (!services.byteLimits.take(caller?.person.id ?? null, address, bytes))
      throw new CodedRefusal('too-fast', 'too many bytes; wait a while');
    if (bytes > 0) this.countBody(address, reply);
    return caller;
  }

  /** Bodies that arrive slowly hold memory and connections, so one address may send only a few at a time. */
  private countBody(address: string, { raw }: FastifyReply): void {
    const open = this.bodies.get(address) ?? 0;
    if (open >= this.services.limits.bodies)
      throw new CodedRefusal('too-fast', 'too many requests at a time; wait until some are answered');
    this.bodies.set(address, open + 1);
    raw.once('close', () => {
      const left = this.bodies.get(address)! - 1;
      if (left === 0) this.bodies.delete(address);
      else this.bodies.set(address, left);
    });
  }

  /** Tokens are for playing, not for changing the account. */
  private admitToken({ forTokens }: Endpoint, { credential }: Caller, params: unknown): void {
    const { table_id } = credential;
    const other = table_id !== null && (forTokens !== 'table' || (params as { id?: string }).id !== table_id);
    if (forTokens === 'none' || other) throw new CodedRefusal('forbidden', 'this token does not allow that');
  }

  private isInvited(request: FastifyRequest, table: string): boolean {
    const invite = request.headers[INVITE_HEADER];
    return typeof invite === 'string' && equal(invite, invitationOf(this.services.key, table));
  }

  private setCookie(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
    const { publicUrl, basePath, proxies } = this.services;
    const secure = publicUrl?.protocol === 'https:' || proxies.isSecure(request.raw);
    reply.header('set-cookie', secret === null ? emptyCookie(basePath) : cookieFor(secret, basePath, secure));
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What a request says that it will send. A body of unknown length counts as the longest. */
function bodyBytes({ headers }: IncomingMessage, bodyLimit: number): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Number(headers['content-length'] ?? 0);
}

/** Answers errors: our refusals and Fastify's in one form. A bug is logged and not shown. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode, message } = error as { statusCode?: number; message: string };
  let body = refusalOf(error);
  if (body.code === 'broken' && statusCode !== undefined && statusCode < 500) {
    const code = statusCode === 413 ? 'too-much' : 'malformed';
    body = { code, field: '', reason: message.slice(0, 200) };
  }
  const status = body.code === 'malformed' ? (statusCode ?? 400) : STATUS_OF[body.code];
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 429) reply.header('retry-after', '10');
  // The rest of a body that is not wanted is not waited for.
  if (request.body === undefined && hasBody(request.raw)) reply.header('connection', 'close');
  void reply
    .code(status)
    .headers(API_HEADERS)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
