/**
 * `kontor bench server`: acknowledgement times, CPU time and memory under load. Live tables with four seats, each seat
 * with its own socket over loopback; every move is stored before it is acknowledged. First at a steady rate, where
 * acknowledgements are timed, then as fast as the server answers. boardgame.io's server, with a trivial game, is
 * measured for comparison.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { print, printMachine } from './print.js';
import { Cluster } from './server/cluster.js';
import { measurePeer } from './server/peer.js';
import { LIVE, Swarm } from './server/swarm.js';

const [tables = 1000, seconds = 60, rate = 1050] = process.argv.slice(2, 5).map(Number);
const only = process.argv[5] ?? 'sqlite,postgres,peer';
/** Until the code is compiled and the tables no longer move in step. */
const WARM_UP_MS = 10_000;

async function measure(cluster: Cluster): Promise<unknown> {
  const memory = () => cluster.nodes.map((node) => node.memory());
  const cpu = () => cluster.nodes.reduce((sum, node) => sum + node.cpuMs(), 0);
  const empty = memory();
  const swarm = new Swarm({ nodes: cluster.urls, tables, table: LIVE, rate });
  try {
    await swarm.setUp();
    await swarm.connect();
    swarm.play();
    await pause(WARM_UP_MS);
    swarm.tally.reset();
    const before = cpu();
    await pause(seconds * 1000);
    const steady = swarm.tally.figures(cpu() - before);
    const used = memory();
    swarm.play(0);
    await pause(Math.min(seconds, 20) * 1000);
    const flatOut = swarm.tally.figures();
    await swarm.pause();
    const grown = used.reduce((sum, { rss }, i) => sum + rss - empty[i].rss, 0);
    return {
      tables,
      sockets: swarm.players.length,
      steady,
      memoryMB: used,
      memoryPerTableKB: Math.round((grown * 1024) / tables),
      flatOut,
    };
  } finally {
    swarm.close();
  }
}

async function measureCluster(name: string, made: Promise<Cluster>): Promise<void> {
  const cluster = await made;
  try {
    printMachine();
    print({ [name]: await measure(cluster) });
  } finally {
    await cluster.close();
  }
}

if (only.includes('sqlite')) await measureCluster('SQLite, one node', Cluster.sqlite());
if (only.includes('postgres')) await measureCluster('PostgreSQL, two nodes', Cluster.postgres(2));
if (only.includes('peer')) {
  printMachine();
  print({ 'boardgame.io, in memory': await measurePeer({ tables, seconds, rate, warmUpMs: WARM_UP_MS }) });
}
