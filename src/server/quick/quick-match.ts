/**
 * Quick matches: people who look for the same are seated together as they come, whichever node they are connected to.
 * A table is made only when everybody for it is there, and a search ends with its connection, so nothing is left
 * behind. The node of a connection keeps its row in the database alive and tells it what was found; a leased
 * job for each wish makes the tables.
 */

import type { Shelf } from '../../core/records/shelf.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import type { ServerMessage } from '../../protocol/socket.js';
import { jobWithoutTable } from '../jobs/job-without-table.js';
import type { JobRunner } from '../jobs/runner.js';
import { Buckets, type Limits } from '../limits.js';
import type { Caller } from '../people/people.js';
import { newId } from '../people/secrets.js';
import type { JobRow, SeekerRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { Wish } from '../store/tables/seekers.js';
import { type MakerParts, makeMatches } from './matches.js';
import { configFor } from './table.js';

/** What quick matches need of a connection. */
export interface Seeking {
  readonly caller: Caller;
  readonly address: string;
  send(message: ServerMessage): void;
}

interface Search {
  readonly id: string;
  readonly wish: Wish;
  /** Whether its row is in the database. */
  isStored: boolean;
  /** What was last sent, so that only changes are sent. */
  said: string;
  /** Since when a promised table has not appeared. */
  promisedAt: number | null;
}

export interface QuickParts extends MakerParts {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly node: string;
  readonly limits: Limits;
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  readonly pollMs?: number | undefined;
}

const POLL_MS = 500;
/** A node that says nothing for so long is gone, and its people with it. */
const LEASE_MS = 15_000;
/** A promise that is not kept for so long was made by a node that is gone. */
const PROMISE_MS = 20_000;

const wishKey = ({ game, pace, players }: Wish): string => `${game} ${pace} ${players}`;

export class QuickMatch {
  private readonly searches = new Map<Seeking, Search>();
  private readonly byPerson: Buckets;
  private readonly byAddress: Buckets;
  private timer: NodeJS.Timeout | undefined;
  private renewedAt = 0;
  private isStopped = false;

  constructor(private readonly parts: QuickParts) {
    this.byPerson = new Buckets(parts.limits.seeks);
    this.byAddress = new Buckets(parts.limits.addressSeeks);
  }

  attach(jobs: JobRunner): void {
    jobs.handle('match', (job) => makeMatches(this.parts, readKey(job.key)));
  }

  async seek(seeking: Seeking, wish: Wish, withBots: boolean): Promise<void> {
    const { store, shelf, node, now } = this.parts;
    const { person, credential } = seeking.caller;
    if (credential.kind !== 'device') throw new CodedRefusal('forbidden', 'quick matches are for people');
    configFor(shelf, wish);
    if (!this.byPerson.take(person.id) || !this.byAddress.take(seeking.address))
      throw new CodedRefusal('too-fast', 'you look for games too often; wait a while');
    const id = this.searches.get(seeking)?.id ?? newId(16);
    const search: Search = { id, wish, isStored: false, said: '', promisedAt: null };
    this.searches.set(seeking, search);
    const at = now();
    const row = { person_id: person.id, connection: id, node, ...wish, bots: withBots ? 1 : 0 };
    await store.seekers.put({ ...row, since: at, until: at + LEASE_MS, table_id: null });
    // They may have left while it was written.
    if (this.searches.get(seeking)?.id !== id) return store.seekers.remove(person.id, id);
    search.isStored = true;
    await store.jobs.put(matchJob(wish, at));
    this.schedule();
  }

  /** Ends a search: it was cancelled, or its connection is gone. */
  async leave(seeking: Seeking): Promise<void> {
    const search = this.searches.get(seeking);
    if (!search) return;
    this.searches.delete(seeking);
    await this.parts.store.seekers.remove(seeking.caller.person.id, search.id).catch(this.parts.report);
  }

  private schedule(): void {
    if (this.timer !== undefined || this.isStopped || this.searches.size === 0) return;
    this.timer = setTimeout(() => {
      this.round()
        .catch(this.parts.report)
        .finally(() => {
          this.timer = undefined;
          this.schedule();
        });
    }, this.parts.pollMs ?? POLL_MS);
  }

  private async round(): Promise<void> {
    const { store, node, now } = this.parts;
    const at = now();
    if (at - this.renewedAt > LEASE_MS / 3) {
      this.renewedAt = at;
      await store.seekers.renew(node, at + LEASE_MS);
    }
    // A search that begins meanwhile may not be among the rows yet.
    const asked = [...this.searches].filter(([, { isStored }]) => isStored);
    const [rows, counts] = await Promise.all([store.seekers.ofNode(node), store.seekers.counts(at)]);
    const waiting = new Map(counts.map((one) => [wishKey(one), one.n]));
    for (const [seeking, search] of asked) {
      if (this.searches.get(seeking) !== search) continue;
      const row = rows.find(({ connection }) => connection === search.id);
      if (!row) this.end(seeking, search);
      else if (row.table_id === null) this.tell(seeking, search, waiting.get(wishKey(search.wish)) ?? 1);
      else if (row.isReady) await this.found(seeking, row.table_id);
      else await this.doubt(search, row.table_id, at);
    }
    await this.sweep(rows);
  }

  /** Removes rows of people who have left, if that failed when they did: a node renews all of its rows. */
  private async sweep(rows: readonly SeekerRow[]): Promise<void> {
    const looking = new Set([...this.searches.values()].map(({ id }) => id));
    for (const { person_id, connection } of rows)
      if (!looking.has(connection)) await this.parts.store.seekers.remove(person_id, connection);
  }

  /** Another connection of the same person looks now, or the table could not be made. */
  private end(seeking: Seeking, search: Search): void {
    if (this.searches.get(seeking) !== search) return;
    this.searches.delete(seeking);
    seeking.send({ type: 'seek-ended' });
  }

  private tell(seeking: Seeking, search: Search, waiting: number): void {
    const { players } = search.wish;
    search.promisedAt = null;
    // More wait only where people have blocked each other, which the number must not reveal.
    const message = { type: 'seeking', waiting: Math.min(waiting, players - 1), players } as const;
    const said = JSON.stringify(message);
    if (said === search.said) return;
    search.said = said;
    seeking.send(message);
  }

  private async found(seeking: Seeking, table: string): Promise<void> {
    await this.leave(seeking);
    seeking.send({ type: 'found', table });
  }

  /** The node that promised a table has not made it. */
  private async doubt(search: Search, table: string, at: number): Promise<void> {
    search.promisedAt ??= at;
    if (at - search.promisedAt < PROMISE_MS) return;
    await this.parts.store.seekers.takeBack(table);
    await this.parts.store.jobs.put(matchJob(search.wish, at));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const seeking of [...this.searches.keys()]) await this.leave(seeking);
  }
}

const matchJob = (wish: Wish, due: number): JobRow => jobWithoutTable('match', wishKey(wish), due);

function readKey(key: string): Wish {
  const [game, pace, players] = key.split(' ');
  return { game, pace, players: Number(players) };
}
