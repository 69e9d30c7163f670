/** What the parts of the server share. */
import type { FastifyBaseLogger } from 'fastify';
import type { Json } from '../core/json.js';
import type { Shelf } from '../core/records/shelf.js';
import type { OwnBoards } from './boards/own-boards.js';
import type { Proxies } from './http/proxies.js';
import type { LongPolls } from './http/tables/long-poll.js';
import type { Buckets, ByteLimits, Limits } from './limits.js';
import type { Channels } from './notify/channels.js';
import type { BannedNetworks, BannedRefusal } from './people/ban.js';
import type { People } from './people/people.js';
import type { Mailboxes } from './people/sign-in/mailboxes.js';
import type { Passkeys } from './people/sign-in/passkeys.js';
import type { Phrases } from './people/sign-in/phrases.js';
import type { QuickMatch } from './quick/quick-match.js';
import type { Store } from './store/store.js';
import type { Chance } from './tables/decide/context.js';
import type { TableParts } from './tables/open.js';

export interface Services extends Pick<TableParts, 'tables' | 'commands' | 'replay' | 'changes' | 'library'> {
  readonly store: Store;
  readonly people: People;
  readonly phrases: Phrases;
  readonly mailboxes: Mailboxes;
  readonly passkeys: Passkeys;
  readonly version: string;
  readonly shelf: Shelf;
  /** Board files beyond those that come with the games. */
  readonly boards: readonly Json[];
  /** Boards that people drew. */
  readonly ownBoards: OwnBoards;
  /** The bots that can sit at tables. */
  readonly levels: readonly string[];
  readonly chance: Chance;
  /** The time, for everything that is stored or compared with what is stored; tests have their own. */
  readonly now: () => number;
  /** Made at the first start; invitations are derived from it. */
  readonly key: string;
  readonly limits: Limits;
  readonly byteLimits: ByteLimits;
  /** WebSocket messages by address. */
  readonly messageLimits: Buckets;
  readonly log: FastifyBaseLogger;
  /** Where browsers reach the page, as in `https://kontor.example/`; null for wherever a request was sent to. */
  readonly publicUrl: URL | null;
  readonly proxies: Proxies;
  /** Those who were banned since this node was started, by their ids. */
  readonly banned: ReadonlyMap<string, BannedRefusal>;
  readonly bannedNetworks: BannedNetworks;
  readonly channels: Channels;
  readonly quick: QuickMatch;
  /** The path that everything is under: `/` or `/kontor/`. */
  readonly basePath: string;
  readonly longPolls: LongPolls;
  /** Days of vacation that a person has each year. */
  readonly vacationDays: number;
  /** Everybody who is connected at the moment. */
  online(): Promise<ReadonlySet<string>>;
  /** How many clients are connected to this node. */
  connections(): number;
}
