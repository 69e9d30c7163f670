/** `kontor bench env`: observations a second, each with sparse features and the list of legal actions. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../src/core/json.js';
import { Random } from '../src/core/random.js';
import { drawActions, EnvClient, PART } from './env-client.js';
import { round } from './figures.js';
import { findOrInstall } from './install.js';
import { print, printMachine } from './print.js';
import { foundNumpy } from './python.js';

const seconds = Number(process.argv[2] ?? 10);
const batch = Number(process.argv[3] ?? 256);
const WARM_UP_SECONDS = 2;

const CONFIGS: readonly JsonObject[] = [
  { game: 'hansa-teutonica', board: 'hanseatic-45', players: 4 },
  { game: 'hansa-teutonica', board: 'salt-march', players: 3 },
  { game: 'hansa', board: 'baltic', players: 3 },
];

/** Random actions, through a client in Node. */
async function throughNode(config: JsonObject, workers: number): Promise<number> {
  const client = await EnvClient.start(config, '--batch', batch, '--workers', workers, '--seed', 1);
  const random = new Random('bench');
  const parts = PART.features | PART.legal;
  let seen = await client.reset(parts);
  const play = async (duration: number): Promise<number> => {
    const start = performance.now();
    let steps = 0;
    while (performance.now() - start < duration * 1000) {
      seen = await client.step(
        parts,
        drawActions(seen, (n) => random.below(n)),
      );
      steps++;
    }
    return (steps * batch * 1000) / (performance.now() - start);
  };
  await play(WARM_UP_SECONDS);
  const perSecond = await play(seconds);
  await client.close();
  return Math.round(perSecond);
}

/** The same through Python, and the CPU time of both processes for each observation, start-up included. */
function throughPython(
  python: string,
  config: JsonObject,
  workers: number,
): { perSecond: number; cpuMicroseconds: number } {
  const script = fileURLToPath(new URL('../../bench/env.py', import.meta.url));
  const args = [script, JSON.stringify(config), batch, workers, WARM_UP_SECONDS, seconds].map(String);
  const { status, stdout, stderr } = spawnSync(python, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { perSecond, cpuMicroseconds } = JSON.parse(stdout);
  return { perSecond: Math.round(perSecond), cpuMicroseconds: round(cpuMicroseconds) };
}

const python = await findOrInstall(foundNumpy, 'python3-numpy', 'set PYTHON to a Python that has numpy');
const observationsPerSecond: JsonObject = {};
for (const config of CONFIGS) {
  for (const workers of [1, 2]) {
    observationsPerSecond[`${config.board}/${config.players}, ${workers} worker${workers > 1 ? 's' : ''}`] = {
      python: throughPython(python, config, workers),
      node: { perSecond: await throughNode(config, workers) },
    };
  }
}
print({ batch, observationsPerSecond });
printMachine();
