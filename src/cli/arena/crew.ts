/** Shares blocks out among worker threads and hands the results back in order, whoever was done first. */
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import { BoardShelf, type CheckedBoard } from '../boards.js';
import { BotPool } from '../bots.js';
import { type BlockResult, playBlock, type Terms } from './play-block.js';
import type { Task } from './schedule.js';

export interface Stage {
  readonly config: JsonObject;
  readonly boards: readonly CheckedBoard[];
  readonly terms: Terms;
  /** Milliseconds an outside bot has for a decision. */
  readonly budget: number;
}

export interface Order {
  readonly index: number;
  readonly task: Task;
}

export type Delivery =
  | { readonly index: number; readonly result: BlockResult }
  | { readonly index: number; readonly field: string; readonly reason: string };

/** The results of `tasks` in their order. Whoever has seen enough may stop asking. */
export async function* playAll(
  stage: Stage,
  tasks: readonly Task[],
  workers: number,
): AsyncGenerator<BlockResult> {
  if (workers > 1) {
    yield* playByThreads(stage, tasks, Math.min(workers, tasks.length));
    return;
  }
  const rules = new BoardShelf(stage.boards).rules(stage.config);
  const pool = new BotPool(stage.budget);
  try {
    for (const task of tasks) yield await playBlock(rules, stage.terms, pool, task);
  } finally {
    pool.close();
  }
}

async function* playByThreads(
  stage: Stage,
  tasks: readonly Task[],
  count: number,
): AsyncGenerator<BlockResult> {
  const done = new Map<number, BlockResult>();
  let given = 0;
  let failure: unknown;
  let wake = (): void => {};
  const crew = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: stage });
    const give = (): void => {
      if (given >= tasks.length) return;
      worker.postMessage({ index: given, task: tasks[given] } satisfies Order);
      given++;
    };
    worker.on('message', (delivery: Delivery) => {
      if ('result' in delivery) done.set(delivery.index, delivery.result);
      else failure ??= new Refusal(delivery.field, delivery.reason);
      give();
      wake();
    });
    worker.on('error', (error) => {
      failure ??= error;
      wake();
    });
    give();
    return worker;
  });
  try {
    for (let next = 0; next < tasks.length; next++) {
      while (!done.has(next)) {
        if (failure !== undefined) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      yield done.get(next)!;
      done.delete(next);
    }
  } finally {
    // A worker that is told to stop closes its outside bots first.
    await Promise.all(crew.map((worker) => retire(worker)));
  }
}

async function retire(worker: Worker): Promise<void> {
  const left = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage(null);
  const timer = setTimeout(() => void worker.terminate(), 200);
  await left;
  clearTimeout(timer);
}
