/**
 * The server killed under load: `kontor bench kills`. `kill -9` again and again, SQLite's one node and PostgreSQL's two
 * in turn, at once started again at the same address. Players come back by themselves and send what was not answered
 * once more; at the end the database is compared with what they were told.
 */
import { isSound } from './server/audit.js';
import { killUnderLoad } from './server/killing.js';
import { tell, tellMachine } from './server/machine.js';
import { Scene } from './server/scene.js';
import { LIVE, Swarm } from './server/swarm.js';
import { spreadOf } from './server/tally.js';

const [times = 50, tables = 1000, rate = 1000] = process.argv.slice(2, 5).map(Number);
const only = process.argv[5] ?? 'sqlite,postgres';
/** Milliseconds of play between two kills, give or take a half. */
const BETWEEN = 2500;

async function measure(name: string, scene: Scene): Promise<void> {
  try {
    tellMachine();
    const swarm = new Swarm({ nodes: scene.urls, tables, table: LIVE, rate });
    await swarm.setUp();
    await swarm.connect();
    const { kills, resumed, stuck, audit } = await killUnderLoad(scene, swarm, times, BETWEEN);
    const figures = {
      kills,
      tables,
      sockets: swarm.players.length,
      ...audit,
      tablesThatStopped: stuck,
      resumedMs: spreadOf(resumed.flat()),
      slowestOfEachKillMs: spreadOf(resumed.map((all) => Math.max(0, ...all))),
      ...swarm.tally.trouble,
    };
    tell({ [name]: figures });
    if (!isSound(audit) || stuck > 0) process.exitCode = 1;
  } finally {
    await scene.close();
  }
}

if (only.includes('sqlite')) await measure('SQLite, one node', await Scene.sqlite());
if (only.includes('postgres')) await measure('PostgreSQL, two nodes in turn', await Scene.postgres(2));
