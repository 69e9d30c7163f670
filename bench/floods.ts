/**
 * `kontor bench floods`: what honest players notice when one visitor floods the server: plans, connections, bodies,
 * bots, text that cannot be stored, undos, closed tables, pings, searches, quick matches, profiles, boards, long records,
 * and recovery codes. Limits are the defaults, and the visitor has an address of their own. Fails when the server dies, an
 * honest move is lost or refused, or nobody could move; times are only printed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { print, printMachine } from './print.js';
import { isSound } from './server/audit.js';
import { Cluster } from './server/cluster.js';
import { floodUnderLoad } from './server/floods/flood-under-load.js';
import { FLOODS } from './server/floods/floods.js';
import { largeServer } from './server/floods/large-server.js';
import { copyTables } from './server/idle-tables.js';
import { LIVE, Swarm } from './server/swarm.js';

/** Only floods whose name contains this. */
const only = process.argv[2] ?? '';
const LIMITS = { LIMIT_FACTOR: '1', LOG_LEVEL: 'silent' };
const MANY_TABLES = 100_000;

/** A server with very many games. */
async function crowded(): Promise<Cluster> {
  const cluster = await Cluster.sqlite(LIMITS);
  const swarm = new Swarm({ nodes: cluster.urls, tables: 2, table: LIVE, rate: 40 });
  await swarm.setUp();
  await swarm.connect();
  swarm.play();
  await pause(1_000);
  await swarm.pause();
  swarm.close();
  await cluster.stopNodes();
  copyTables(cluster.database, MANY_TABLES);
  await cluster.start(0);
  return cluster;
}

const CLUSTERS: Readonly<Record<string, () => Promise<Cluster>>> = {
  'lone surrogates': () => Cluster.postgres(1, LIMITS),
  'asking for closed tables': () => Cluster.sqlite({ ...LIMITS, NODE_OPTIONS: '--max-old-space-size=200' }),
  searches: crowded,
  'names, lobby and calendars from nobody': crowded,
  'profiles, rankings and statistics': () => largeServer(LIMITS),
  'ways back': () =>
    Cluster.sqlite({ ...LIMITS, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'kontor@kontor.example' }),
};

printMachine();
for (const name of Object.keys(FLOODS).filter((one) => one.includes(only))) {
  const cluster = await (CLUSTERS[name]?.() ?? Cluster.sqlite(LIMITS));
  try {
    const { honest, ...report } = await floodUnderLoad(cluster, name);
    print({ [name]: { ...report, honest } });
    const isWell = report.survived && report.movesMeanwhile > 0 && isSound(honest);
    if (!isWell || Object.keys(report.refusals).length > 0) process.exitCode = 1;
  } finally {
    await cluster.close();
  }
}
