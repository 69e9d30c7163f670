/**
 * The server under load: `kontor bench server`. Live tables with four seats each, every seat with a socket of its own,
 * from this process to the server's over loopback; every move is stored before it is acknowledged. First at a steady
 * rate, which is where acknowledgements are timed, then as fast as the server answers. The same against boardgame.io's
 * server, with a game that does nothing.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { tell, tellMachine } from './server/machine.js';
import { measurePeer } from './server/peer.js';
import { Scene } from './server/scene.js';
import { LIVE, Swarm } from './server/swarm.js';

const [tables = 1000, seconds = 60, rate = 1050] = process.argv.slice(2, 5).map(Number);
const only = process.argv[5] ?? 'sqlite,postgres,peer';
/** Till everything is compiled and the tables are out of step. */
const WARM_UP = 10_000;

async function measure(scene: Scene): Promise<unknown> {
  const memory = () => scene.nodes.map((node) => node.memory());
  const cpu = () => scene.nodes.reduce((sum, node) => sum + node.cpu(), 0);
  const empty = memory();
  const swarm = new Swarm({ nodes: scene.urls, tables, table: LIVE, rate });
  try {
    await swarm.setUp();
    await swarm.connect();
    swarm.play();
    await pause(WARM_UP);
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

async function measureScene(name: string, made: Promise<Scene>): Promise<void> {
  const scene = await made;
  try {
    tellMachine();
    tell({ [name]: await measure(scene) });
  } finally {
    await scene.close();
  }
}

if (only.includes('sqlite')) await measureScene('SQLite, one node', Scene.sqlite());
if (only.includes('postgres')) await measureScene('PostgreSQL, two nodes', Scene.postgres(2));
if (only.includes('peer')) {
  tellMachine();
  tell({ 'boardgame.io, in memory': await measurePeer({ tables, seconds, rate, warmUp: WARM_UP }) });
}
