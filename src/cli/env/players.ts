/**
 * All players of a batch: one in this thread, each of the others in a thread of its own. An error in a thread, which
 * nobody listens for, ends the process.
 */
import { Worker } from 'node:worker_threads';
import type { Memory } from './memory.js';
import { Player, type Task } from './player.js';
import type { EnvSettings } from './settings.js';

export interface ThreadData {
  readonly settings: EnvSettings;
  readonly memory: Memory;
  readonly worker: number;
}

export interface ThreadTask {
  readonly task: Task;
  readonly withFeatures: boolean;
}

export class Players {
  private readonly own: Player;
  private readonly threads: readonly Worker[];
  private running = 0;
  private resolve = (): void => {};

  constructor(settings: EnvSettings, memory: Memory) {
    this.threads = memory.shares.slice(1).map((_, i) => {
      const workerData: ThreadData = { settings, memory, worker: i + 1 };
      const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData });
      thread.on('message', () => {
        if (--this.running === 0) this.resolve();
      });
      return thread;
    });
    this.own = new Player(settings, memory, 0);
  }

  async run(task: Task, withFeatures: boolean): Promise<void> {
    const others = new Promise<void>((resolve) => {
      this.resolve = resolve;
    });
    this.running = this.threads.length;
    const message: ThreadTask = { task, withFeatures };
    for (const thread of this.threads) thread.postMessage(message);
    this.own.run(task, withFeatures);
    if (this.threads.length > 0) await others;
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }
}
