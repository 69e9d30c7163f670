/** Threads in which bots think. Their time is shared fairly between people; a thread that dies is replaced. */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Rules } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { ownBoard } from '../../core/records/own-board.js';
import { FairQueue } from './fair-queue.js';
import type { Question, Reply } from './worker.js';

interface QueuedQuestion {
  readonly question: Question;
  readonly resolve: (action: Json) => void;
  readonly reject: (error: Error) => void;
}

interface BusyWith extends QueuedQuestion {
  readonly since: number;
  readonly done: (milliseconds: number) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: BusyWith | null;
}

export class BotPool {
  private readonly threads: Thread[] = [];
  private readonly queue = new FairQueue<QueuedQuestion>();
  private lastId = 0;
  private closed = false;

  constructor(
    private readonly size: number,
    private readonly boards: readonly Json[],
  ) {}

  /** The action that a bot of this level chooses for the deciding seat, in the time of `owner`. */
  choose(rules: Rules, state: Uint8Array, level: string, owner: string): Promise<Json> {
    if (this.closed) return Promise.reject(new Error('the bot threads are closed'));
    const { config } = rules;
    const board = ownBoard(rules);
    const question: Question = { id: ++this.lastId, config, board, state, level, seed: randomUUID() };
    return new Promise((resolve, reject) => {
      this.queue.add(owner, { question, resolve, reject });
      this.next();
    });
  }

  /** Questions that no thread works on yet. */
  get waiting(): number {
    return this.queue.length;
  }

  private next(): void {
    if (this.queue.length === 0) return;
    let thread = this.threads.find(({ busy }) => busy === null);
    if (!thread && this.threads.length < this.size) thread = this.start();
    if (!thread) return;
    const { item, done } = this.queue.take()!;
    thread.busy = { ...item, done, since: performance.now() };
    thread.worker.postMessage(item.question);
  }

  private start(): Thread {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { boards: this.boards },
    });
    const thread: Thread = { worker, busy: null };
    this.threads.push(thread);
    worker.on('message', ({ action, error }: Reply) => {
      const { busy } = thread;
      thread.busy = null;
      busy?.done(performance.now() - busy.since);
      if (error === undefined) busy?.resolve(action!);
      else busy?.reject(new Error(error));
      this.next();
    });
    const remove = (error: Error): void => {
      const at = this.threads.indexOf(thread);
      if (at !== -1) this.threads.splice(at, 1);
      thread.busy?.done(performance.now() - thread.busy.since);
      thread.busy?.reject(error);
      thread.busy = null;
      if (!this.closed) this.next();
    };
    worker.on('error', (error) => remove(error as Error));
    worker.on('exit', () => remove(new Error('a bot thread has ended')));
    return thread;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.drain()) reject(new Error('the bot threads are closed'));
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
