/** Plays blocks on worker threads and yields their results in order. */
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import { BoardShelf, type CheckedBoard } from '../boards.js';
import { BotPool } from '../bots.js';
import { type BlockResult, type MatchSettings, playBlock } from './play-block.js';
import type { Task } from './schedule.js';

const STOP_TIMEOUT_MS = 200;

export interface ArenaSettings {
  readonly config: JsonObject;
  readonly boards: readonly CheckedBoard[];
  readonly match: MatchSettings;
  /** Time a program (`exec:PROGRAM`) has for a decision. */
  readonly budgetMs: number;
}

export interface BlockRequest {
  readonly index: number;
  readonly task: Task;
}

export type BlockReply =
  | { readonly index: number; readonly result: BlockResult }
  | { readonly index: number; readonly field: string; readonly reason: string };

/** The results of `tasks` in their order; stop iterating to stop playing. */
export async function* playBlocks(
  settings: ArenaSettings,
  tasks: readonly Task[],
  workers: number,
): AsyncGenerator<BlockResult> {
  if (workers > 1) {
    yield* playOnThreads(settings, tasks, Math.min(workers, tasks.length));
    return;
  }
  const rules = new BoardShelf(settings.boards).rules(settings.config);
  const pool = new BotPool(settings.budgetMs);
  try {
    for (const task of tasks) yield await playBlock(rules, settings.match, pool, task);
  } finally {
    pool.close();
  }
}

async function* playOnThreads(
  settings: ArenaSettings,
  tasks: readonly Task[],
  count: number,
): AsyncGenerator<BlockResult> {
  const done = new Map<number, BlockResult>();
  let sent = 0;
  let failure: unknown;
  let wake = (): void => {};
  const pool = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: settings });
    const sendNext = (): void => {
      if (sent >= tasks.length) return;
      worker.postMessage({ index: sent, task: tasks[sent] } satisfies BlockRequest);
      sent++;
    };
    worker.on('message', (reply: BlockReply) => {
      if ('result' in reply) done.set(reply.index, reply.result);
      else failure ??= new Refusal(reply.field, reply.reason);
      sendNext();
      wake();
    });
    worker.on('error', (error) => {
      failure ??= error;
      wake();
    });
    sendNext();
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
    await Promise.all(pool.map(stop));
  }
}

/** Lets the worker close its programs before it exits. */
async function stop(worker: Worker): Promise<void> {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage(null);
  const timer = setTimeout(() => void worker.terminate(), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
