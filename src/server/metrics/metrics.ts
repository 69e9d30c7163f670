/** The server's metrics, and where their values come from. */
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { CodedRefusal } from '../../protocol/refusal.js';
import type { BotPool } from '../bots/pool.js';
import type { ChannelRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { TableParts } from '../tables/open.js';
import type { Hub } from '../ws/hub.js';
import { addProcessMetrics } from './process.js';

/** Counting all tables takes a moment, so the numbers are kept for a while. */
const CACHE_MS = 10_000;
/** Seconds, from half a millisecond to ten seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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

/** Measures a method of one object. Its promise is passed on as it is: another one around it would cost every move. */
function time<T, K extends keyof T>(on: T, name: K, done: (seconds: number, error: unknown) => void): void {
  const work = (on[name] as Method<T, K>).bind(on);
  (on[name] as unknown) = (...args: Parameters<Method<T, K>>) => {
    const begun = performance.now();
    const end = (error?: unknown): void => done((performance.now() - begun) / 1000, error);
    const result = work(...args);
    result.then(() => end(), end);
    return result;
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
    this.close = addProcessMetrics(this.registry, version, node);
    this.messages = this.counter('kontor_notifications_total', 'messages to people, by channel and result', [
      'kind',
      'result',
    ]);
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }

  /** A gauge whose values, one for each set of labels, are read at every scrape. */
  private gauge(
    name: string,
    help: string,
    read: () => Promise<readonly (readonly [string, number])[]> | number,
    label = '',
  ): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      async collect() {
        const values = await read();
        this.reset();
        if (typeof values === 'number') this.set(values);
        else for (const [value, n] of values) this.set(label ? { [label]: value } : {}, n);
      },
    });
  }

  countMessage(kind: ChannelRow['kind'], result: string): void {
    this.messages.inc({ kind, result });
  }

  watchStore(store: Store): void {
    const seconds = this.histogram('kontor_store_seconds', 'time that the database takes', ['operation']);
    const clock = (operation: string) => (took: number) => seconds.observe({ operation }, took);
    time(store.database, 'write', clock('write'));
    time(store.database, 'append', clock('append'));
    time(store.tables, 'readLog', clock('log'));
    time(store.tables, 'list', clock('list'));
    time(store.jobs, 'claim', clock('claim'));
    const byStatus = cached(() => store.admin.tablesByStatus());
    const byKind = cached(() => store.admin.jobsByKind());
    const people = cached(() => store.admin.countPeople());
    const tables = async () => Object.entries(await byStatus());
    this.gauge('kontor_tables', 'tables in the database', tables, 'status');
    this.gauge('kontor_people', 'people in the database', async () => [['', await people()]]);
    const waiting = async () => (await byKind()).map(({ kind, n }) => [kind, n] as const);
    this.gauge('kontor_jobs', 'jobs that are waiting or not yet due', waiting, 'kind');
    const late = async () =>
      (await byKind()).map(({ kind, due }) => [kind, Math.max(0, (this.now() - due) / 1000)] as const);
    this.gauge('kontor_jobs_late_seconds', 'lateness of the oldest job', late, 'kind');
  }

  watchTables({ tables, commands, changes }: TableParts, hub: Hub, pool: BotPool): void {
    const moves = this.counter('kontor_moves_total', 'moves written by this node', ['by']);
    changes.onWritten(({ applied }) => {
      for (const { entry } of applied) if (entry.event.kind === 'moved') moves.inc({ by: entry.event.by });
    });
    const seconds = this.histogram('kontor_command_seconds', 'from a command to its durable answer', [
      'result',
    ]);
    time(commands, 'execute', (took, error) => {
      const result = error === undefined ? 'done' : error instanceof CodedRefusal ? error.code : 'refused';
      seconds.observe({ result }, took);
    });
    this.gauge('kontor_sockets', 'open connections', () => hub.size);
    this.gauge('kontor_tables_in_memory', 'tables in the memory of this node', () => tables.size);
    this.gauge('kontor_bots_waiting', 'decisions of bots in the queue', () => pool.waiting);
  }

  watchHttp(http: FastifyInstance): void {
    const labels = ['method', 'route', 'status'];
    const requests = this.histogram('kontor_http_seconds', 'requests by route and status', labels);
    http.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const route = routeOptions.url ?? 'page';
      requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    });
  }
}
