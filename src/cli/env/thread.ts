/** A thread of an environment: plays its share of the games whenever it is asked to. */
import { parentPort, workerData } from 'node:worker_threads';
import { useShippedNetworks } from '../../outside/networks.js';
import { Player } from './player.js';
import type { ThreadData, ThreadTask } from './players.js';

useShippedNetworks();
const { settings, memory, worker } = workerData as ThreadData;
const player = new Player(settings, memory, worker);

parentPort!.on('message', ({ task, withFeatures }: ThreadTask) => {
  player.run(task, withFeatures);
  parentPort!.postMessage(null);
});
