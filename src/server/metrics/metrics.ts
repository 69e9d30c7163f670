/** What is counted and measured, and where it comes from. */
import type { FastifyInstance } from 'fastify';
import type { BotPool } from '../bots/pool.js';
import type { ChannelRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import type { Keeper } from '../tables/keeper.js';
import { Denial } from '../tables/problem.js';
import type { Hub } from '../ws/hub.js';
import { addProcess } from './process.js';
import { Counter, Gauge, Histogram, Registry } from './registry.js';

/** Counting all tables takes a moment: not at every request. */
const FRESH = 10_000;

function remembered<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | null = null;
  return () => {
    if (!last || Date.now() - last.at > FRESH) last = { at: Date.now(), value: read() };
    const { value } = last;
    value.catch(() => {
      last = null;
    });
    return value;
  };
}

type Method<T, K extends keyof T> = T[K] extends (...args: infer A) => Promise<infer R>
  ? (...args: A) => Promise<R>
  : never;

/** Puts a clock around a method of one object. */
function time<T, K extends keyof T>(on: T, name: K, done: (seconds: number, error: unknown) => void): void {
  const work = (on[name] as Method<T, K>).bind(on);
  (on[name] as unknown) = async (...args: Parameters<Method<T, K>>) => {
    const begun = performance.now();
    let failed: unknown;
    try {
      return await work(...args);
    } catch (error) {
      failed = error;
      throw error;
    } finally {
      done((performance.now() - begun) / 1000, failed);
    }
  };
}

export class Metrics {
  readonly registry = new Registry();
  readonly close: () => void;
  private readonly messages: Counter;

  constructor(version: string, node: string) {
    this.close = addProcess(this.registry, version, node);
    this.messages = this.registry.add(
      new Counter('kontor_notifications_total', 'messages to people, by channel and what came of them'),
    );
  }

  countMessage(kind: ChannelRow['kind'], result: string): void {
    this.messages.add({ kind, result });
  }

  watchStore(store: Store): void {
    const seconds = this.registry.add(new Histogram('kontor_store_seconds', 'how long the database takes'));
    const clock = (operation: string) => (took: number) => seconds.observe(took, { operation });
    time(store.database, 'write', clock('write'));
    time(store.database, 'append', clock('append'));
    time(store.tables, 'log', clock('log'));
    time(store.tables, 'list', clock('list'));
    time(store.jobs, 'claim', clock('claim'));
    const byStatus = remembered(() => store.admin.tablesByStatus());
    const byKind = remembered(() => store.admin.jobsByKind());
    const people = remembered(() => store.admin.countPeople());
    this.registry.add(
      new Gauge('kontor_tables', 'tables in the database', async () =>
        Object.entries(await byStatus()).map(([status, n]) => [{ status }, n] as const),
      ),
    );
    this.registry.add(new Gauge('kontor_people', 'people in the database', people));
    this.registry.add(
      new Gauge('kontor_jobs', 'work that is waiting or not yet due', async () =>
        (await byKind()).map(({ kind, n }) => [{ kind }, n] as const),
      ),
    );
    this.registry.add(
      new Gauge('kontor_jobs_late_seconds', 'how late the oldest work is', async () =>
        (await byKind()).map(({ kind, due }) => [{ kind }, Math.max(0, (Date.now() - due) / 1000)] as const),
      ),
    );
  }

  watchTables(keeper: Keeper, hub: Hub, pool: BotPool): void {
    const moves = this.registry.add(new Counter('kontor_moves_total', 'moves written by this node'));
    keeper.onWritten(({ happened }) => {
      for (const { entry } of happened) if (entry.event.kind === 'moved') moves.add({ by: entry.event.by });
    });
    const commands = this.registry.add(
      new Histogram('kontor_command_seconds', 'from a command to its durable answer'),
    );
    time(keeper, 'execute', (took, error) => {
      const result = error === undefined ? 'done' : error instanceof Denial ? error.code : 'refused';
      commands.observe(took, { result });
    });
    this.registry.add(new Gauge('kontor_sockets', 'open connections', () => hub.clients.size));
    this.registry.add(new Gauge('kontor_tables_in_memory', 'tables this node remembers', () => keeper.size));
    this.registry.add(new Gauge('kontor_bots_waiting', 'decisions of bots in line', () => pool.waiting));
  }

  watchHttp(http: FastifyInstance): void {
    const requests = this.registry.add(new Histogram('kontor_http_seconds', 'requests by route and answer'));
    http.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'page';
      const { method } = request;
      requests.observe(reply.elapsedTime / 1000, { method, route, status: String(reply.statusCode) });
    });
  }
}
