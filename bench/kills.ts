/**
 * `kontor bench kills`: whether `kill -9` under load loses moves, and how fast players reconnect. Kills SQLite's one
 * node, or PostgreSQL's two in turn, and restarts it at the same address. Players reconnect and resend what was not
 * acknowledged; at the end the database is compared with the acknowledgements.
 */

import { print, printMachine } from './print.js';
import { isSound } from './server/audit.js';
import { Cluster } from './server/cluster.js';
import { killUnderLoad } from './server/kill-under-load.js';
import { LIVE, Swarm } from './server/swarm.js';
import { latencySummary } from './server/tally.js';

const [times = 50, tables = 1000, rate = 1000] = process.argv.slice(2, 5).map(Number);
const only = process.argv[5] ?? 'sqlite,postgres';
/** Mean time between two kills. */
const BETWEEN_MS = 2500;

async function measure(name: string, cluster: Cluster): Promise<void> {
  try {
    printMachine();
    const swarm = new Swarm({ nodes: cluster.urls, tables, table: LIVE, rate });
    await swarm.setUp();
    await swarm.connect();
    const { kills, resumed, stuck, audit } = await killUnderLoad(cluster, swarm, times, BETWEEN_MS);
    const figures = {
      kills,
      tables,
      sockets: swarm.players.length,
      ...audit,
      tablesThatStopped: stuck,
      resumedMs: latencySummary(resumed.flat()),
      slowestOfEachKillMs: latencySummary(resumed.map((all) => Math.max(0, ...all))),
      ...swarm.tally.trouble,
    };
    print({ [name]: figures });
    if (!isSound(audit) || stuck > 0) process.exitCode = 1;
  } finally {
    await cluster.close();
  }
}

if (only.includes('sqlite')) await measure('SQLite, one node', await Cluster.sqlite());
if (only.includes('postgres')) await measure('PostgreSQL, two nodes in turn', await Cluster.postgres(2));
