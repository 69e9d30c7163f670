/** One endpoint, described once: for validation, for the types of its handler and for the OpenAPI document. */
import type { Static, TSchema } from '../../protocol/schema.js';
import type { Caller } from '../people/people.js';
import type { DeviceWords } from '../people/sign-in/device.js';
import type { Services } from '../services.js';
import type { PersonRow } from '../store/schema/rows.js';

type Part<S> = S extends TSchema ? Static<S> : undefined;

/** What a handler gets. */
export interface EndpointRequest<P, Q, B, C> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: C;
  /** The address of the page as the caller sees it; ends with a slash. */
  base(): string;
  /** Whether the request carries the invitation of this table. */
  invited(table: string): boolean;
  /** Signs the browser in, or out with null. */
  setCookie(secret: string | null): void;
  /** Lets clients keep the answer: it never changes. */
  mayKeep(): void;
  /** Renews the sign-in of a browser; does nothing for programs. */
  renewCookie(): void;
  /** The banned caller of an endpoint that `tellsBans`; null for everybody else. */
  readonly ban: PersonRow | null;
  /** What limits count by: the address, or the network it is in. */
  network(): string;
  /** What the request tells about the device. */
  device(): DeviceWords;
  readonly services: Services;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly tag: 'people' | 'tables' | 'messages' | 'boards' | 'statistics' | 'server' | 'admin';
  /** Whether the caller must be signed in. */
  readonly signedIn: boolean;
  /** Only for admins. */
  readonly admin?: boolean;
  /** Whether banned people may call it; they count as strangers, and can be told of the ban. */
  readonly tellsBans?: boolean;
  /** Which tokens may be used; `table` includes those for one table, if `params.id` is that table. */
  readonly forTokens: 'any' | 'table' | 'none';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  readonly status?: number;
  /** Larger bodies than usual, in bytes. */
  readonly bodyLimit?: number;
  /** How many simple requests it counts as; 1 by default. */
  readonly weight?: number;
  /** A limit that the request counts against besides the common one. */
  readonly costs?: 'people' | 'returns' | 'spread' | 'tables' | 'boards' | 'messages';
  handle(request: EndpointRequest<unknown, unknown, unknown, Caller | null>): unknown;
}

interface Description<P, Q, B, R, S extends boolean> {
  method: Endpoint['method'];
  path: string;
  summary: string;
  tag: Endpoint['tag'];
  signedIn: S;
  admin?: boolean;
  tellsBans?: boolean;
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
    request: EndpointRequest<Part<P>, Part<Q>, Part<B>, S extends true ? Caller : Caller | null>,
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
