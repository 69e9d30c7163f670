/** Writes that wait at the same time are written together: one wait for the disk serves them all. */

interface Waiting<T> {
  readonly item: T;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class Batcher<T> {
  private readonly waiting: Waiting<T>[] = [];
  private writing = false;

  /** `write` says for each item whether it was written; more than `most` at once would only make everybody wait longer. */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<readonly boolean[]>,
    private readonly most: number,
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
    while (this.waiting.length > 0) await this.writeTogether(this.waiting.splice(0, this.most));
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
