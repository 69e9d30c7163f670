/** An arena thread: plays the blocks it is sent until it receives null. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../core/refusal.js';
import { useShippedNetworks } from '../../outside/networks.js';
import { BoardShelf } from '../boards.js';
import { BotPool } from '../bots.js';
import { playBlock } from './play-block.js';
import type { ArenaSettings, BlockReply, BlockRequest } from './worker-pool.js';

useShippedNetworks();
const port = parentPort!;
const { config, boards, match, budgetMs } = workerData as ArenaSettings;
const shelf = new BoardShelf(boards);
await shelf.loadTexts(['en']);
const rules = shelf.rules(config);
const pool = new BotPool(budgetMs);

async function play({ index, task }: BlockRequest): Promise<BlockReply> {
  try {
    return { index, result: await playBlock(rules, match, pool, task) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { index, field: error.field, reason: error.reason };
  }
}

port.on('message', (request: BlockRequest | null) => {
  if (request !== null) {
    void play(request).then((reply) => port.postMessage(reply));
    return;
  }
  pool.close();
  port.close();
});
