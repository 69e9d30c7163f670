/** Threads in which bots think. Questions are queued; a thread that dies is replaced. */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Json, JsonObject } from '../../core/json.js';
import type { Question, Reply } from './worker.js';

interface QueuedQuestion {
  readonly question: Question;
  readonly resolve: (action: Json) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: QueuedQuestion | null;
}

export class BotPool {
  private readonly threads: Thread[] = [];
  private readonly queue: QueuedQuestion[] = [];
  private lastId = 0;
  private closed = false;

  constructor(
    private readonly size: number,
    private readonly boards: readonly Json[],
  ) {}

  /** The action that a bot of this level chooses for the deciding seat. */
  choose(config: JsonObject, state: Uint8Array, level: string): Promise<Json> {
    if (this.closed) return Promise.reject(new Error('the bot threads are closed'));
    const question: Question = { id: ++this.lastId, config, state, level, seed: randomUUID() };
    return new Promise((resolve, reject) => {
      this.queue.push({ question, resolve, reject });
      this.next();
    });
  }

  /** Questions that no thread works on yet. */
  get waiting(): number {
    return this.queue.length;
  }

  private next(): void {
    const queued = this.queue[0];
    if (!queued) return;
    let thread = this.threads.find(({ busy }) => busy === null);
    if (!thread && this.threads.length < this.size) thread = this.start();
    if (!thread) return;
    this.queue.shift();
    thread.busy = queued;
    thread.worker.postMessage(queued.question);
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
      if (error === undefined) busy?.resolve(action!);
      else busy?.reject(new Error(error));
      this.next();
    });
    const remove = (error: Error): void => {
      const at = this.threads.indexOf(thread);
      if (at !== -1) this.threads.splice(at, 1);
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
    for (const { reject } of this.queue.splice(0)) reject(new Error('the bot threads are closed'));
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
