/**
 * `kontor bench server`: acknowledgement times, CPU time and memory under load. Live tables with four seats, each seat
 * with its own socket over loopback; every move is stored before it is acknowledged. boardgame.io's server, with a
 * trivial game in memory, is measured in the same way for comparison.
 */
import { print, printMachine } from './print.js';
import { Cluster } from './server/cluster.js';
import { compare, type LoadFigures, measureLoad } from './server/load.js';
import { HEAP_PROBE } from './server/measured.js';
import { measurePeer } from './server/peer.js';
import { LIVE, Swarm } from './server/swarm.js';

const [tables = 1000, seconds = 60, rate = 1050] = process.argv.slice(2, 5).map(Number);
const only = process.argv[5] ?? 'sqlite,postgres,peer';

async function measure(cluster: Cluster): Promise<LoadFigures> {
  const swarm = new Swarm({ nodes: cluster.urls, tables, table: LIVE, rate });
  try {
    return await measureLoad({
      servers: cluster.nodes.map(({ measured }) => measured),
      tables,
      seconds,
      tally: swarm.tally,
      async open() {
        await swarm.setUp();
        await swarm.connect();
        return swarm.players.length;
      },
      play: (isFlatOut) => swarm.play(isFlatOut ? 0 : rate),
      stop: () => swarm.pause(),
    });
  } finally {
    swarm.close();
  }
}

async function measureCluster(name: string, made: Promise<Cluster>): Promise<LoadFigures> {
  const cluster = await made;
  try {
    printMachine();
    const figures = await measure(cluster);
    print({ [name]: figures });
    return figures;
  } finally {
    await cluster.close();
  }
}

const sqlite = only.includes('sqlite')
  ? await measureCluster('SQLite, one node', Cluster.sqlite(HEAP_PROBE))
  : null;
if (only.includes('postgres')) await measureCluster('PostgreSQL, two nodes', Cluster.postgres(2, HEAP_PROBE));
if (only.includes('peer')) {
  printMachine();
  const peer = await measurePeer({ tables, seconds, rate });
  print({ 'boardgame.io, in memory': peer });
  if (sqlite && typeof peer !== 'string') print({ 'SQLite, times boardgame.io': compare(sqlite, peer) });
}
