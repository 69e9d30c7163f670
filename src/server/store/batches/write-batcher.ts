/**
 * Commits writes that are waiting at the same time together: one wait for the disk serves them all. Under a heavy load a
 * full batch does not wait for the one before it. So the database writes while the server prepares the next batch and
 * tells people of the last; with one large batch at a time, each would wait for the other.
 */

interface QueuedWrite<T> {
  readonly item: T;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class WriteBatcher<T> {
  private readonly queue: QueuedWrite<T>[] = [];
  /** Batches that are being written. */
  private writing = 0;
  private isScheduled = false;
  /** How many writes have failed so far. */
  failures = 0;

  /**
   * `write` says for each item whether it was written; a batch holds at most `largest` of them. An error for which
   * `isOfItem` is false has nothing to do with what is written, so there is no point in looking for the item.
   */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<readonly boolean[]>,
    private readonly largest: number,
    private readonly isOfItem: (error: unknown) => boolean = () => true,
  ) {}

  add(item: T): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject });
      if (this.queue.length >= this.largest) this.start();
      else this.startSoon();
    });
  }

  /** After this tick, with all that is added in it. */
  private startSoon(): void {
    if (this.isScheduled || this.writing > 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.start();
    });
  }

  /** While one batch is being written the next one gathers, until it is full. */
  private start(): void {
    while (this.queue.length >= this.largest || (this.queue.length > 0 && this.writing === 0))
      void this.writeNext();
  }

  private async writeNext(): Promise<void> {
    this.writing++;
    await this.writeBatch(this.queue.splice(0, this.largest));
    this.writing--;
    this.start();
  }

  private async writeBatch(batch: readonly QueuedWrite<T>[]): Promise<void> {
    try {
      const written = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => {
        resolve(written[i]);
      });
    } catch (error) {
      this.failures++;
      if (batch.length === 1 || !this.isOfItem(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One of them cannot be written. Halving finds it in a few writes, and the others do not fail with it.
      const middle = batch.length >> 1;
      await this.writeBatch(batch.slice(0, middle));
      await this.writeBatch(batch.slice(middle));
    }
  }
}
