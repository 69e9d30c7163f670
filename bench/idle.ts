/**
 * `kontor bench idle`: what idle tables cost. Starts a server on an SQLite file with 100,000 unfinished games by mail,
 * each with its log and a deadline, then requests the lobby and a game.
 */
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pace } from '../src/protocol/tables/settings.js';
import { round } from './figures.js';
import { print, printMachine } from './print.js';
import { Cluster } from './server/cluster.js';
import { copyTables } from './server/idle-tables.js';
import { LIVE, Swarm } from './server/swarm.js';

const [wanted = 100_000] = process.argv.slice(2).map(Number);
const ORIGINALS = Math.min(wanted, 100);
const PACE: Pace = { kind: 'mail', hours: 72, daysOff: [], quiet: null, zone: 'UTC' };

/** Games of different lengths, a few dozen moves each. */
async function playSome(cluster: Cluster): Promise<Swarm> {
  const swarm = new Swarm({
    nodes: cluster.urls,
    tables: ORIGINALS,
    table: { ...LIVE, pace: PACE },
    rate: 2 * ORIGINALS,
  });
  await swarm.setUp();
  await swarm.connect();
  swarm.play();
  while (swarm.tally.moves < 40 * ORIGINALS) await pause(50);
  await swarm.pause();
  swarm.close();
  return swarm;
}

async function timeRequest(url: string, cookie: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return round(performance.now() - begun);
}

const cluster = await Cluster.sqlite();
try {
  printMachine();
  const { players } = await playSome(cluster);
  await cluster.stopNodes();
  const begun = performance.now();
  const made = copyTables(cluster.database, wanted);
  const fileMB = Math.round(statSync(cluster.database).size / 2 ** 20);
  print({ ...made, fileMB, writtenInSeconds: round((performance.now() - begun) / 1000) });
  await cluster.start(0);
  const [node] = cluster.nodes;
  const { startUpMs } = node;
  const startUpCpu = node.measured.cpuMs();
  const started = node.measured.memory();
  await pause(5000);
  const waited = node.measured.memory();
  const { cookie, table } = players[0];
  const ask = (path: string) => timeRequest(`${node.url}api/${path}`, cookie);
  print({
    startUpSeconds: round(startUpMs / 1000),
    startUpCpuSeconds: round(startUpCpu / 1000),
    memoryMB: { started, waited },
    firstAnswerMs: {
      lobby: await ask('tables?status=playing'),
      mine: await ask('me/tables'),
      game: await ask(`tables/${table}`),
      copiedGame: wanted > ORIGINALS ? await ask(`tables/${'0'.repeat(12)}`) : undefined,
    },
    memoryAfterMB: node.measured.memory(),
  });
} finally {
  await cluster.close();
}
