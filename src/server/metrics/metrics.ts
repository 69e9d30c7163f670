/** The server's metrics, and where their values come from. */
import type { FastifyInstance } from 'fastify';
import { CodedRefusal } from '../../protocol/refusal.js';
import type { BotPool } from '../bots/pool.js';
import type { ChannelRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import type { TableParts } from '../tables/open.js';
import type { Hub } from '../ws/hub.js';
import { addProcess } from './process.js';
import { Counter, Gauge, Histogram, Registry } from './registry.js';

/** Counting all tables takes a moment, so the numbers are kept for a while. */
const CACHE_MS = 10_000;

function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | null = null;
  return () => {
    if (!last || performance.now() - last.at > CACHE_MS) last = { at: performance.now(), value: read() };
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

/** Measures a method of one object. */
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

  constructor(
    version: string,
    node: string,
    private readonly now: () => number,
  ) {
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
    const byStatus = cached(() => store.admin.tablesByStatus());
    const byKind = cached(() => store.admin.jobsByKind());
    const people = cached(() => store.admin.countPeople());
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
        (await byKind()).map(({ kind, due }) => [{ kind }, Math.max(0, (this.now() - due) / 1000)] as const),
      ),
    );
  }

  watchTables({ tables, commands, changes }: TableParts, hub: Hub, pool: BotPool): void {
    const moves = this.registry.add(new Counter('kontor_moves_total', 'moves written by this node'));
    changes.onWritten(({ applied }) => {
      for (const { entry } of applied) if (entry.event.kind === 'moved') moves.add({ by: entry.event.by });
    });
    const seconds = this.registry.add(
      new Histogram('kontor_command_seconds', 'from a command to its durable answer'),
    );
    time(commands, 'execute', (took, error) => {
      const result = error === undefined ? 'done' : error instanceof CodedRefusal ? error.code : 'refused';
      seconds.observe(took, { result });
    });
    this.registry.add(new Gauge('kontor_sockets', 'open connections', () => hub.size));
    this.registry.add(new Gauge('kontor_tables_in_memory', 'tables this node remembers', () => tables.size));
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
