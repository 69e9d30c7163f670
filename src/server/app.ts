/** The server put together: store, tables, bots, jobs, HTTP and WebSocket on one port. */

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { BOT_NAMES } from '../bots/index.js';
import type { Json } from '../core/json.js';
import type { Shelf } from '../core/shelf.js';
import { adminCode } from './admin/code.js';
import { watchData } from './backup/watch.js';
import { OutsideBots } from './bots/outside.js';
import { BotPlayers } from './bots/players.js';
import { BotPool } from './bots/pool.js';
import { openBus } from './bus/index.js';
import { adminEndpoints } from './http/admin.js';
import { Api, sendError } from './http/api.js';
import type { Endpoint } from './http/endpoint.js';
import { addHeaders } from './http/headers.js';
import { addHealth } from './http/health.js';
import { addMetrics } from './http/metrics.js';
import { notifyEndpoints } from './http/notify.js';
import { addOpenApi } from './http/openapi.js';
import type { Page } from './http/page.js';
import { peopleEndpoints } from './http/people.js';
import { Proxies } from './http/proxies.js';
import { recordEndpoints } from './http/records.js';
import { serverEndpoints } from './http/server-info.js';
import { statisticsEndpoints } from './http/statistics.js';
import { tableEndpoints } from './http/tables.js';
import { addUnsubscribe } from './http/unsubscribe.js';
import { endWaits } from './http/wait.js';
import { JobRunner } from './jobs/runner.js';
import { limitsFor } from './limits.js';
import { serializers } from './logger.js';
import { Metrics } from './metrics/metrics.js';
import { Notifier } from './notify/notifier.js';
import { openChannels } from './notify/open.js';
import { Presence } from './notify/presence.js';
import type { ServerOptions } from './options.js';
import { People } from './people/people.js';
import { watchRights } from './people/rights.js';
import { chance, newId, newSecret } from './people/secrets.js';
import type { Services } from './services.js';
import { openStore } from './store/store.js';
import { orderWaited, runOut } from './tables/due.js';
import { Keeper } from './tables/keeper.js';
import { rateTable } from './tables/rating.js';
import { tidy, tidyJob } from './tables/tidy.js';
import { Hub } from './ws/hub.js';
import { Sockets } from './ws/sockets.js';

export const ENDPOINTS: readonly Endpoint[] = [
  ...serverEndpoints,
  ...peopleEndpoints,
  ...tableEndpoints,
  ...recordEndpoints,
  ...statisticsEndpoints,
  ...notifyEndpoints,
  ...adminEndpoints,
];
/** Letters and messages take a while; nobody else's work waits for them. */
const NOTIFY_LEASE = 60_000;
/**
 * Connections that wait to be taken up. When a server is back everybody comes at once; those who do not fit in are not
 * refused but left without a word, and try again after seconds. The system may allow fewer.
 */
const BACKLOG = 4096;

export interface Running {
  readonly address: AddressInfo;
  readonly services: Services;
  /** What makes a person the first admin; null where there is one. */
  readonly adminCode: string | null;
  /** Resolves when a backup was put in the place of the data: what is remembered is wrong, start anew. */
  readonly replaced: Promise<void>;
  /** Finishes what is under way and ends. */
  stop(): Promise<void>;
}

export interface AppParts {
  readonly shelf: Shelf;
  /** Board files beyond those that come with the games; the shelf has them already. */
  readonly boards?: readonly Json[];
  /** The page, where it is served too. */
  readonly page: Page | null;
  readonly version: string;
  /** The time; tests have one of their own. */
  readonly now?: () => number;
}

function makeHttp({ logLevel }: ServerOptions): FastifyInstance {
  return Fastify({
    logger: {
      level: logLevel,
      stream: process.stderr,
      serializers,
    },
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    requestTimeout: 70_000,
    frameworkErrors: sendError,
    // What a body may contain is for the schemas to say; nothing may touch prototypes.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
}

export async function startServer(options: ServerOptions, parts: AppParts): Promise<Running> {
  // What was opened is closed in the opposite order, at the end or when the start fails half way.
  const closing: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    return await start(options, parts, closing, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: ServerOptions,
  { shelf, boards = [], page, version, now = Date.now }: AppParts,
  closing: (() => unknown)[],
  stop: () => Promise<void>,
): Promise<Running> {
  const http = makeHttp(options);
  const { log } = http;
  const report = (error: unknown): void => log.error({ err: error }, 'failed');
  const node = newId(8);
  const { basePath, publicUrl } = options;

  const store = await openStore(options.database, options.connections);
  closing.push(() => store.close());
  if (store.database.kind === 'sqlite') await store.jobs.release();
  const metrics = new Metrics(version, node);
  closing.push(() => metrics.close());
  metrics.watchStore(store);
  metrics.watchHttp(http);
  const levels = [...BOT_NAMES, ...options.outsideBots.keys()];
  const keeper = new Keeper({ store, shelf, chance, levels, node, report, now });
  const hub = new Hub(keeper);
  const people = new People(store, now);
  const key = await store.setting('key', newSecret);
  const channels = await openChannels(options, store, key);
  closing.push(() => channels.sender.parts.mailer?.close());
  const services: Services = {
    store,
    people,
    shutOut: watchRights(people, store, hub, report),
    keeper,
    hub,
    version,
    boards,
    key,
    limits: limitsFor(options.limitFactor),
    log,
    publicUrl,
    proxies: new Proxies(options.trusted),
    channels,
    basePath,
  };
  addHeaders(http, publicUrl);
  const api = new Api(http, services);
  for (const endpoint of ENDPOINTS) api.add(endpoint);
  addOpenApi(http, ENDPOINTS, version, basePath);
  const health = addHealth(http, services);
  addUnsubscribe(http, services);
  addMetrics(http, metrics, basePath, options.metricsToken);
  http.setErrorHandler(sendError);
  http.setNotFoundHandler((request, reply) => answerPage(page, basePath, request.raw, reply));
  closing.push(() => closeHttp(http));

  const bus = await openBus(store.database, keeper, people, report);
  people.tellOthers = (person) => bus.tellPerson(person);
  closing.push(() => bus.close());
  const pool = new BotPool(options.botThreads, boards);
  metrics.watchTables(keeper, hub, pool);
  closing.push(() => pool.close());
  const { outsideBots, outsideBudget: budget, botThreads: size } = options;
  const bots = new BotPlayers(keeper, pool, new OutsideBots(outsideBots, { size, budget, log }), report);
  const jobs = new JobRunner(store, node, now, report);
  closing.push(() => jobs.stop());
  closing.push(() => bots.stop());
  jobs.handle('bot', (job) => bots.decide(job.key));
  jobs.handle('clock', (job) => runOut(keeper, job));
  jobs.handle('order', async (job) => {
    if (await orderWaited(keeper, job)) await bots.decide(job.key);
  });
  jobs.handle('rate', (job) => rateTable(store, keeper, job.key));
  const presence = new Presence(store, hub, node, report);
  closing.push(() => presence.stop());
  const messages = new JobRunner(store, node, now, report, NOTIFY_LEASE);
  closing.push(() => messages.stop());
  messages.handle('tidy', () => tidy(store, keeper, options.pruneDays, now()));
  await store.jobs.put(tidyJob(now()));
  const count = metrics.countMessage.bind(metrics);
  new Notifier({ store, keeper, presence, sender: channels.sender, log, now, count }).attach(messages);
  const sockets = new Sockets(http.server, services);
  closing.push(() => sockets.close());
  closing.push(() => endWaits(keeper));
  closing.push(async () => {
    health.ready = false;
    await new Promise((resolve) => setTimeout(resolve, options.shutdownDelay * 1000));
  });

  await http.listen({ port: options.port, host: options.host, backlog: BACKLOG });
  const watch = await watchData(store, report);
  closing.push(() => watch.stop());
  jobs.start();
  presence.start();
  messages.start();
  const address = http.server.address() as AddressInfo;
  const code = (await store.admin.hasAdmin()) ? null : adminCode(key);
  return { address, services, adminCode: code, replaced: watch.replaced, stop };
}

/** Answers what has been asked; connections that only wait for more are closed, and after a while all of them. */
async function closeHttp(http: FastifyInstance): Promise<void> {
  const idle = setInterval(() => http.server.closeIdleConnections(), 100);
  const patience = setTimeout(() => http.server.closeAllConnections(), 5000);
  await http.close();
  clearInterval(idle);
  clearTimeout(patience);
}

/** Everything that is no endpoint is a file of the page. */
function answerPage(
  page: Page | null,
  basePath: string,
  request: IncomingMessage,
  reply: FastifyReply,
): void {
  const url = request.url ?? '/';
  if (url === basePath.slice(0, -1)) {
    void reply.redirect(basePath, 308);
    return;
  }
  if (!page || url.startsWith(`${basePath}api/`) || !url.startsWith(basePath)) {
    void reply.code(404).type('application/json; charset=utf-8');
    void reply.send(JSON.stringify({ code: 'not-found', field: '', reason: 'there is nothing here' }));
    return;
  }
  reply.hijack();
  page.answer(request, reply.raw, url.slice(basePath.length - 1));
}
