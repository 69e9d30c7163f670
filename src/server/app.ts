/** Puts the server together: store, tables, bots, jobs, HTTP and WebSocket on one port. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { BOT_NAMES } from '../bots/index.js';
import type { Json } from '../core/json.js';
import { LANGUAGES } from '../core/language.js';
import type { Shelf } from '../core/records/shelf.js';
import * as packs from '../languages/packs.js';
import { adminCode } from './admin/code.js';
import { OwnBoards } from './boards/own-boards.js';
import { OutsideBots } from './bots/outside.js';
import { BotPlayers } from './bots/players.js';
import { BotPool } from './bots/pool.js';
import { Api, sendError } from './http/api.js';
import { limitConnections } from './http/connections.js';
import type { Endpoint } from './http/endpoint.js';
import { addHeaders } from './http/headers.js';
import { addOpenApi } from './http/openapi.js';
import { adminEndpoints } from './http/operator/admin.js';
import { addHealth } from './http/operator/health.js';
import { addMetrics } from './http/operator/metrics.js';
import { serverEndpoints } from './http/operator/server-info.js';
import type { Page } from './http/page.js';
import { addCalendar, calendarEndpoints } from './http/people/calendar.js';
import { invitationEndpoints } from './http/people/invitations.js';
import { notifyEndpoints } from './http/people/notify.js';
import { passkeyEndpoints } from './http/people/passkeys.js';
import { peopleEndpoints } from './http/people/people.js';
import { profileEndpoints } from './http/people/profiles.js';
import { ratingEndpoints } from './http/people/ratings.js';
import { returnEndpoints } from './http/people/returns.js';
import { addUnsubscribe } from './http/people/unsubscribe.js';
import { vacationEndpoints } from './http/people/vacation.js';
import { Proxies } from './http/proxies.js';
import { boardEndpoints } from './http/tables/boards.js';
import { LongPolls } from './http/tables/long-poll.js';
import { recordEndpoints } from './http/tables/records.js';
import { statisticsEndpoints } from './http/tables/statistics.js';
import { tableEndpoints } from './http/tables/tables.js';
import { JobRunner } from './jobs/runner.js';
import { Buckets, ByteLimits, limitsFor } from './limits.js';
import { serializers } from './logger.js';
import { Metrics } from './metrics/metrics.js';
import { Notifier } from './notify/notifier.js';
import { openChannels } from './notify/open.js';
import { Presence, peopleOnline } from './notify/presence.js';
import type { ServerOptions } from './options.js';
import { BannedNetworks } from './people/ban.js';
import { People } from './people/people.js';
import { newId, newSecret } from './people/secrets.js';
import { Mailboxes } from './people/sign-in/mailboxes.js';
import { Passkeys } from './people/sign-in/passkeys.js';
import { Phrases } from './people/sign-in/phrases.js';
import { enforceRevocations } from './people/sign-in/revocation.js';
import { QuickMatch } from './quick/quick-match.js';
import { countingJob, countWaiting } from './ratings/counter.js';
import { storeResults } from './ratings/results.js';
import type { Services } from './services.js';
import { SharedClock } from './shared-clock.js';
import { watchData } from './store/backup/watch.js';
import { openStore } from './store/store.js';
import { openTables, type TableParts } from './tables/open.js';
import { systemChance as chance } from './tables/start/chance.js';
import { carryOutOrder, endPause, endRest, freeKept, freeUnready, runOut } from './tables/timed/deadlines.js';
import { housekeepingJob, keepHouse } from './tables/timed/housekeeping.js';
import { adoptVacations, spreadVacation } from './vacation/vacations.js';
import { Hub } from './ws/hub.js';
import { Sockets } from './ws/sockets.js';

export const ENDPOINTS: readonly Endpoint[] = [
  ...serverEndpoints,
  ...peopleEndpoints,
  ...returnEndpoints,
  ...passkeyEndpoints,
  ...profileEndpoints,
  ...tableEndpoints,
  ...invitationEndpoints,
  ...recordEndpoints,
  ...boardEndpoints,
  ...statisticsEndpoints,
  ...ratingEndpoints,
  ...vacationEndpoints,
  ...notifyEndpoints,
  ...calendarEndpoints,
  ...adminEndpoints,
];
/** Sending messages takes a while, so they have a job runner of their own. */
const MESSAGE_LEASE_MS = 60_000;
/**
 * Connections that wait to be accepted. After a restart everybody reconnects at once; a connection that does not fit
 * in is dropped silently and retried only after seconds. The system may allow fewer.
 */
const BACKLOG = 4096;

export interface Running {
  readonly address: AddressInfo;
  readonly services: Services;
  /** The code that makes somebody the first admin; null if there is an admin. */
  readonly adminCode: string | null;
  /** Resolves when a backup was restored: everything in memory is wrong, so the server has to be started again. */
  readonly replaced: Promise<void>;
  /** Finishes what is in progress and stops. */
  stop(): Promise<void>;
}

export interface AppParts {
  readonly shelf: Shelf;
  /** Board files beyond those that come with the games; the shelf has them already. */
  readonly boards?: readonly Json[];
  /** The page, where it is served too. */
  readonly page: Page | null;
  readonly version: string;
  /** The time; tests have their own. */
  readonly now?: () => number;
  /** The clock of this machine, which may be wrong. */
  readonly systemClock?: () => number;
  /**
   * How often due jobs are looked for, how often nodes tell each other who is watching, and after how long a database
   * that does not answer is given up. Shorter in tests.
   */
  readonly intervals?: { readonly pollMs: number; readonly presenceMs: number; readonly silentMs?: number };
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
    // The schemas check bodies; nothing may touch prototypes.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
}

/** Closes what was opened; called in reverse order, at the end or when the start fails half way. */
type Closing = (() => unknown)[];

export async function startServer(options: ServerOptions, parts: AppParts): Promise<Running> {
  const closing: Closing = [];
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
  parts: AppParts,
  closing: Closing,
  stop: () => Promise<void>,
): Promise<Running> {
  await Promise.all([
    parts.shelf.loadTexts(LANGUAGES),
    ...LANGUAGES.flatMap((language) => [packs.messages.load(language), packs.start.load(language)]),
  ]);
  const http = makeHttp(options);
  const core = await openCore(options, parts, http, closing);
  const { services, store, report } = core;
  const health = addRoutes(http, core, options, parts.page);
  closing.push(() => closeHttp(http));
  health.isHearing = await joinNodes(core, closing);
  const work = await createWork(core, options, parts, closing);
  const sockets = new Sockets(http.server, core.hub, services);
  closing.push(() => sockets.close());
  closing.push(() => services.longPolls.end());
  closing.push(async () => {
    health.isStopping = true;
    await new Promise((resolve) => setTimeout(resolve, options.shutdownDelay * 1000));
  });

  await http.listen({ port: options.port, host: options.host, backlog: BACKLOG });
  const watch = await watchData(store, report);
  closing.push(() => watch.stop());
  for (const worker of work) worker.start();
  const address = http.server.address() as AddressInfo;
  const code = (await store.admin.hasAdmin()) ? null : adminCode(services.key);
  return { address, services, adminCode: code, replaced: watch.replaced, stop };
}

type Core = Awaited<ReturnType<typeof openCore>>;

/** The store and what stands directly on it: clock, metrics, tables, watchers, people and the services of endpoints. */
async function openCore(
  options: ServerOptions,
  { shelf, boards = [], version, now: ownNow, systemClock = Date.now, intervals }: AppParts,
  http: FastifyInstance,
  closing: Closing,
) {
  const { log } = http;
  const report = (error: unknown): void => log.error({ err: error }, 'internal error');
  const node = newId(8);
  const store = await openStore(options.database, options.connections, intervals?.silentMs);
  closing.push(() => store.close());
  const clock = new SharedClock(store.database, systemClock, log);
  await clock.start();
  closing.push(() => clock.stop());
  const now = ownNow ?? clock.now;
  await store.jobs.releaseAbandoned();
  const metrics = new Metrics(version, node, now);
  closing.push(() => metrics.close());
  metrics.watchStore(store);
  metrics.watchHttp(http);
  const levels = [...BOT_NAMES, ...options.outsideBots.keys()];
  const limits = limitsFor(options.limitFactor);
  const { tableBytes, botTables } = limits;
  const tableParts = openTables({ store, shelf, chance, levels, node, report, now, tableBytes, botTables });
  const hub = new Hub(tableParts, (person) => store.acquaintances.silenced(person));
  const people = new People(store, now);
  people.onRightsChanged((person) => void hub.refreshSilenced(person).catch(report));
  const key = await store.setting('key', newSecret);
  const channels = await openChannels(options, store, key, now);
  closing.push(() => channels.sender.parts.mailer?.close());
  const { pollMs } = intervals ?? {};
  const { commands } = tableParts;
  const quick = new QuickMatch({ store, commands, shelf, chance, node, limits, report, now, pollMs });
  closing.push(() => quick.stop());
  const bannedNetworks = new BannedNetworks(now);
  const services: Services = {
    ...tableParts,
    phrases: new Phrases(store, people, now),
    passkeys: new Passkeys({ store, people, key, publicUrl: options.publicUrl, now }),
    mailboxes: new Mailboxes({ ...options, store, people, channels, now, log, report }),
    ...{ store, people, version, shelf, boards, levels, chance, now, key, limits, log, channels, quick },
    ownBoards: new OwnBoards({
      ...{ store, shelf, now },
      limits: { boards: limits.boards, bytes: limits.boardBytes },
    }),
    banned: enforceRevocations(people, store, hub, bannedNetworks, now, report),
    bannedNetworks,
    connections: () => hub.size,
    online: () => peopleOnline(store, hub, now(), node),
    longPolls: new LongPolls(tableParts.tables, tableParts.changes),
    byteLimits: new ByteLimits(limits),
    messageLimits: new Buckets(limits.addressMessages),
    publicUrl: options.publicUrl,
    proxies: new Proxies(options.trusted),
    basePath: options.basePath,
    vacationDays: options.vacationDays,
  };
  return { store, clock, now, node, log, report, metrics, tableParts, hub, people, services };
}

function addRoutes(
  http: FastifyInstance,
  { services, metrics }: Core,
  { basePath, publicUrl, metricsToken }: ServerOptions,
  page: Page | null,
) {
  limitConnections(http.server, services);
  addHeaders(http, publicUrl);
  const api = new Api(http, services);
  for (const endpoint of ENDPOINTS) api.add(endpoint);
  addOpenApi(http, ENDPOINTS, services.version, basePath);
  const health = addHealth(http, services);
  addUnsubscribe(http, services);
  addCalendar(http, services);
  addMetrics(http, metrics, basePath, metricsToken);
  http.setErrorHandler(sendError);
  http.setNotFoundHandler((request, reply) => servePage(page, basePath, request.raw, reply));
  return health;
}

/** Listens to the other nodes of the same database; returns whether it hears them. */
async function joinNodes({ store, tableParts, people, services, report }: Core, closing: Closing) {
  const { catchUp } = tableParts;
  const { bannedNetworks } = services;
  const bus = await store.database.openBus({
    onTable: ({ table, number, entries }) => catchUp.to(table, number, entries).catch(report),
    onPerson: (person) => people.rightsChangedElsewhere(person),
    onBannedNetwork: (found) => bannedNetworks.sawElsewhere(found),
    onConnected: () => catchUp.all(),
    onError: report,
  });
  people.announce = (person) => bus.announcePerson(person);
  bannedNetworks.announce = (found) => bus.announceBannedNetwork(found);
  closing.push(() => bus.close());
  return () => bus.isHearing();
}

/** Everything that works by itself: bots, due jobs, presence, messages and housekeeping. */
async function createWork(
  core: Core,
  options: ServerOptions,
  { boards = [], intervals }: AppParts,
  closing: Closing,
) {
  const { store, clock, now, node, log, report, metrics, tableParts, hub, services } = core;
  const pool = new BotPool(options.botThreads, boards);
  metrics.watchTables(tableParts, hub, pool);
  closing.push(() => pool.close());
  const { outsideBots, outsideBudget: budget, botThreads: size } = options;
  const outside = new OutsideBots(outsideBots, { size, budget, log });
  const bots = new BotPlayers({ ...tableParts, pool, outside, now, report });
  const newRunner = (leaseMs?: number): JobRunner =>
    new JobRunner(store, node, now, report, intervals?.pollMs, leaseMs, () => clock.isOff);
  const jobs = newRunner();
  closing.push(() => jobs.stop());
  closing.push(() => bots.stop());
  handleTableJobs(jobs, services, bots);
  services.quick.attach(jobs);
  const presence = new Presence(store, hub, node, now, report, intervals?.presenceMs);
  closing.push(() => presence.stop());
  const messages = newRunner(MESSAGE_LEASE_MS);
  closing.push(() => messages.stop());
  messages.handle('tidy', () => keepHouse(store, { ...tableParts, store }, options.pruneDays, now()));
  await store.jobs.put(housekeepingJob(now()));
  await store.jobs.put(countingJob(now()));
  const count = metrics.countMessage.bind(metrics);
  const { sender } = services.channels;
  new Notifier({ store, tables: tableParts.tables, presence, sender, log, now, count }).attach(messages);
  return [jobs, presence, messages];
}

function handleTableJobs(
  jobs: JobRunner,
  { store, tables, commands, now }: Pick<TableParts & Services, 'store' | 'tables' | 'commands' | 'now'>,
  bots: BotPlayers,
): void {
  jobs.handle('bot', (job) => bots.decide(job.key));
  jobs.handle('clock', (job) => runOut(commands, job));
  jobs.handle('rest', (job) => endRest(commands, job));
  jobs.handle('pause', (job) => endPause(commands, job));
  jobs.handle('ready', (job) => freeUnready(commands, job));
  jobs.handle('kept', (job) => freeKept(commands, job));
  jobs.handle('order', async (job) => {
    if (await carryOutOrder(commands, job)) await bots.decide(job.key);
  });
  jobs.handle('rate', (job) => storeResults(store, tables, job.key, now()));
  jobs.handle('vacation', (job) => spreadVacation({ store, commands }, job));
  jobs.handle('vacations', (job) => adoptVacations({ store, commands }, job, now()));
  jobs.handle('count', () => countWaiting(store, now()));
}

/** Answers open requests; closes idle connections, and after a while all of them. */
async function closeHttp(http: FastifyInstance): Promise<void> {
  const idle = setInterval(() => http.server.closeIdleConnections(), 100);
  const force = setTimeout(() => http.server.closeAllConnections(), 5000);
  await http.close();
  clearInterval(idle);
  clearTimeout(force);
}

/** Everything that is not an endpoint is a file of the page. */
function servePage(page: Page | null, basePath: string, request: IncomingMessage, reply: FastifyReply): void {
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
  page.serve(request, reply.raw, url.slice(basePath.length - 1), basePath);
}
