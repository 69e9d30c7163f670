/** What the parts of the server share. */
import type { FastifyBaseLogger } from 'fastify';
import type { Json } from '../core/json.js';
import type { Proxies } from './http/proxies.js';
import type { Limits } from './limits.js';
import type { Channels } from './notify/channels.js';
import type { People } from './people/people.js';
import type { Store } from './store/store.js';
import type { Keeper } from './tables/keeper.js';
import type { Hub } from './ws/hub.js';

export interface Services {
  readonly store: Store;
  readonly people: People;
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly version: string;
  /** Board files beyond those that come with the games. */
  readonly boards: readonly Json[];
  /** Made at the first start; invitations follow from it. */
  readonly key: string;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  /** Where the page is, as browsers see it: `https://kontor.example/`; null for wherever it is asked. */
  readonly publicUrl: URL | null;
  readonly proxies: Proxies;
  /** People who were banned while this node has been up. */
  readonly shutOut: ReadonlySet<string>;
  /** How people are reached. */
  readonly channels: Channels;
  /** The path that everything is under: `/` or `/kontor/`. */
  readonly basePath: string;
}
