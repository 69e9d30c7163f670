/** Writes that wait at the same time are written together: one wait for the disk serves them all. */
import { setTimeout } from 'node:timers/promises';

interface Waiting<T> {
  readonly item: T;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class Batcher<T> {
  private readonly waiting: Waiting<T>[] = [];
  private writing = false;

  /** When the last batch was begun. */
  private begun = Number.NEGATIVE_INFINITY;

  /**
   * `write` says for each item whether it was written; more than `most` at once would only make everybody wait longer.
   * Batches begin `apart` milliseconds from each other: where much is written each costs the database more than what is
   * in it, and a write that comes alone waits for nothing.
   */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<readonly boolean[]>,
    private readonly most: number,
    private readonly apart = 0,
  ) {}

  add(item: T): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.writing) void this.run();
    });
  }

  /** While one batch is being written the next one gathers. */
  private async run(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const early = this.begun + this.apart - performance.now();
      if (early > 0 && this.waiting.length < this.most) await setTimeout(early);
      this.begun = performance.now();
      await this.writeTogether(this.waiting.splice(0, this.most));
    }
    this.writing = false;
  }

  private async writeTogether(batch: readonly Waiting<T>[]): Promise<void> {
    try {
      const done = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => {
        resolve(done[i]);
      });
    } catch (error) {
      if (batch.length === 1) batch[0].reject(error);
      // One of them cannot be written: the others shall not suffer.
      else for (const one of batch) await this.writeTogether([one]);
    }
  }
}
