/**
 * Idle tables cost nothing: `kontor bench idle`. A file with 100,000 unfinished games by mail, each with its log and a
 * deadline; a server is started on it, and asked for the lobby and for a game.
 */
import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pace } from '../src/protocol/settings.js';
import { round } from './page/figures.js';
import { multiply } from './server/idle-tables.js';
import { tell, tellMachine } from './server/machine.js';
import { Scene } from './server/scene.js';
import { LIVE, Swarm } from './server/swarm.js';

const [wanted = 100_000] = process.argv.slice(2).map(Number);
const ORIGINALS = Math.min(wanted, 100);
const PACE: Pace = { kind: 'mail', hours: 72, daysOff: [], quiet: null, zone: 'UTC' };

/** Plays games of different lengths, a few dozen moves each. */
async function playSome(scene: Scene): Promise<Swarm> {
  const swarm = new Swarm({
    nodes: scene.urls,
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

async function timed(url: string, cookie: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return round(performance.now() - begun);
}

const scene = await Scene.sqlite();
try {
  tellMachine();
  const { players } = await playSome(scene);
  await scene.stopNodes();
  const begun = performance.now();
  const made = multiply(scene.database, wanted);
  const fileMB = Math.round(statSync(scene.database).size / 2 ** 20);
  tell({ ...made, fileMB, writtenInSeconds: round((performance.now() - begun) / 1000) });
  await scene.start(0);
  const [node] = scene.nodes;
  const { startUp } = node;
  const startUpCpu = node.cpu();
  const started = node.memory();
  await pause(5000);
  const waited = node.memory();
  const { cookie, table } = players[0];
  const ask = (path: string) => timed(`${node.url}api/${path}`, cookie);
  tell({
    startUpSeconds: round(startUp / 1000),
    startUpCpuSeconds: round(startUpCpu / 1000),
    memoryMB: { started, waited },
    firstAnswerMs: {
      lobby: await ask('tables?status=playing'),
      mine: await ask('me/tables'),
      game: await ask(`tables/${table}`),
      copiedGame: wanted > ORIGINALS ? await ask(`tables/${'0'.repeat(12)}`) : undefined,
    },
    memoryAfterMB: node.memory(),
  });
} finally {
  await scene.close();
}
