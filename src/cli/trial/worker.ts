/** A thread that plays the games it is sent, until it receives null. */
import { parentPort, workerData } from 'node:worker_threads';
import { useShippedNetworks } from '../../outside/networks.js';
import { playGames } from '../../workshop/try/play.js';
import { BoardShelf } from '../boards.js';
import type { Batch, TrialSettings } from './play-trial.js';

useShippedNetworks();
const port = parentPort!;
const { config, boards, trial } = workerData as TrialSettings;
const rules = new BoardShelf(boards).rules(config);

port.on('message', (batch: Batch | null) => {
  if (batch === null) port.close();
  else port.postMessage({ index: batch.index, sums: playGames(rules, trial, batch.first, batch.end) });
});
