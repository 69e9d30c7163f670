/** The server put together: store, tables, bots, jobs, HTTP and WebSocket on one port. */

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { BOT_NAMES } from '../bots/index.js';
import type { Json } from '../core/json.js';
import type { Shelf } from '../core/shelf.js';
import { BotPlayers } from './bots/players.js';
import { BotPool } from './bots/pool.js';
import { openBus } from './bus/index.js';
import { Api, sendError } from './http/api.js';
import type { Endpoint } from './http/endpoint.js';
import { addHealth } from './http/health.js';
import { addOpenApi } from './http/openapi.js';
import type { Page } from './http/page.js';
import { peopleEndpoints } from './http/people.js';
import { recordEndpoints } from './http/records.js';
import { serverEndpoints } from './http/server-info.js';
import { statisticsEndpoints } from './http/statistics.js';
import { tableEndpoints } from './http/tables.js';
import { JobRunner } from './jobs/runner.js';
import { limitsFor } from './limits.js';
import type { ServerOptions } from './options.js';
import { People } from './people/people.js';
import { chance, newId, newSecret } from './people/secrets.js';
import type { Services } from './services.js';
import { openStore } from './store/store.js';
import { orderWaited, runOut } from './tables/due.js';
import { Keeper } from './tables/keeper.js';
import { rateTable } from './tables/rating.js';
import { Hub } from './ws/hub.js';
import { Sockets } from './ws/sockets.js';

export const ENDPOINTS: readonly Endpoint[] = [
  ...serverEndpoints,
  ...peopleEndpoints,
  ...tableEndpoints,
  ...recordEndpoints,
  ...statisticsEndpoints,
];

export interface Running {
  readonly address: AddressInfo;
  readonly services: Services;
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
      // Neither addresses with secrets in them nor headers are written down.
      serializers: {
        req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? 'page' }),
        res: ({ statusCode }) => ({ statusCode }),
      },
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
  const { trustProxy, basePath, publicUrl } = options;

  const store = await openStore(options.database, options.connections);
  closing.push(() => store.close());
  if (store.database.kind === 'sqlite') await store.jobs.release();
  const keeper = new Keeper({ store, shelf, chance, levels: BOT_NAMES, node, report, now });
  const services: Services = {
    store,
    people: new People(store, now),
    keeper,
    hub: new Hub(keeper),
    version,
    boards,
    key: await store.setting('key', newSecret),
    limits: limitsFor(options.limitFactor),
    log,
    publicUrl,
    basePath,
  };
  const api = new Api(http, services, trustProxy);
  for (const endpoint of ENDPOINTS) api.add(endpoint);
  addOpenApi(http, ENDPOINTS, version, basePath);
  const health = addHealth(http, services);
  http.setErrorHandler(sendError);
  http.setNotFoundHandler((request, reply) => answerPage(page, basePath, request.raw, reply));
  closing.push(() => http.close());

  const bus = await openBus(store.database, keeper, report);
  closing.push(() => bus.close());
  const pool = new BotPool(options.botThreads, boards);
  closing.push(() => pool.close());
  const bots = new BotPlayers(keeper, pool, report);
  const jobs = new JobRunner(store, node, now, report);
  closing.push(() => jobs.stop());
  closing.push(() => bots.stop());
  jobs.handle('bot', (job) => bots.decide(job.key));
  jobs.handle('clock', (job) => runOut(keeper, job));
  jobs.handle('order', async (job) => {
    if (await orderWaited(keeper, job)) await bots.decide(job.key);
  });
  jobs.handle('rate', (job) => rateTable(store, keeper, job.key));
  const sockets = new Sockets(http.server, services, trustProxy);
  closing.push(() => sockets.close());
  closing.push(() => {
    health.ready = false;
  });

  await http.listen({ port: options.port, host: options.host });
  jobs.start();
  return { address: http.server.address() as AddressInfo, services, stop };
}

/** Everything that is no endpoint is a file of the page. */
function answerPage(
  page: Page | null,
  basePath: string,
  request: IncomingMessage,
  reply: FastifyReply,
): void {
  const url = request.url ?? '/';
  if (!page || url.startsWith(`${basePath}api/`) || !url.startsWith(basePath)) {
    void reply.code(404).type('application/json; charset=utf-8');
    void reply.send(JSON.stringify({ code: 'not-found', field: '', reason: 'there is nothing here' }));
    return;
  }
  reply.hijack();
  page.answer(request, reply.raw, url.slice(basePath.length - 1));
}
