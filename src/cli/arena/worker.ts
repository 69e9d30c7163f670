/** One thread of an arena: plays the blocks it is given until it is told to stop. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../core/refusal.js';
import { useShippedNetworks } from '../../outside/networks.js';
import { BoardShelf } from '../boards.js';
import { BotPool } from '../bots.js';
import type { Delivery, Order, Stage } from './crew.js';
import { playBlock } from './play-block.js';

useShippedNetworks();
const port = parentPort!;
const { config, boards, terms, budget } = workerData as Stage;
const rules = new BoardShelf(boards).rules(config);
const pool = new BotPool(budget);

async function carryOut({ index, task }: Order): Promise<Delivery> {
  try {
    return { index, result: await playBlock(rules, terms, pool, task) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { index, field: error.field, reason: error.reason };
  }
}

port.on('message', (order: Order | null) => {
  if (order !== null) {
    void carryOut(order).then((delivery) => port.postMessage(delivery));
    return;
  }
  pool.close();
  port.close();
});
