/** One endpoint, described once: for the validator, for the handler's types and for the OpenAPI document. */
import type { Static, TSchema } from '../../protocol/schema.js';
import type { Caller } from '../people/people.js';
import type { Services } from '../services.js';

type Part<S> = S extends TSchema ? Static<S> : undefined;

/** What a handler gets. */
export interface Asked<P, Q, B, C> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: C;
  /** The address of the page as whoever asks sees it; ends with a slash. */
  base(): string;
  /** Whether the request carries the invitation of this table. */
  invited(table: string): boolean;
  /** Signs the browser in, or out with null. */
  setCookie(secret: string | null): void;
  readonly services: Services;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly tag: 'people' | 'tables' | 'messages' | 'statistics' | 'server' | 'admin';
  /** Whether one must say who one is. */
  readonly signedIn: boolean;
  /** Only for admins. */
  readonly admin?: boolean;
  /** A token that is for one table may be used, if `params.id` is that table. */
  readonly forTokens: 'any' | 'table' | 'none';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  readonly status?: number;
  /** Larger bodies than usual, in bytes. */
  readonly bodyLimit?: number;
  /** How many simple requests it counts as; 1 where nothing is said. */
  readonly weight?: number;
  /** Which bucket the request is taken from besides the common one. */
  readonly costs?: 'people' | 'tables' | 'messages';
  handle(asked: Asked<unknown, unknown, unknown, Caller | null>): unknown;
}

interface Description<P, Q, B, R, S extends boolean> {
  method: Endpoint['method'];
  path: string;
  summary: string;
  tag: Endpoint['tag'];
  signedIn: S;
  admin?: boolean;
  forTokens?: Endpoint['forTokens'];
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
  status?: number;
  bodyLimit?: number;
  weight?: number;
  costs?: Endpoint['costs'];
  handle(
    asked: Asked<Part<P>, Part<Q>, Part<B>, S extends true ? Caller : Caller | null>,
  ): Promise<Part<R>> | Part<R>;
}

/** Ties the handler's types to the schemas. */
export function endpoint<
  R extends TSchema,
  S extends boolean,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(description: Description<P, Q, B, R, S>): Endpoint {
  return { forTokens: 'none', ...description } as unknown as Endpoint;
}
