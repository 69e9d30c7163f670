/** Answers lookups of the same moment with one query: after a restart everybody signs in at once. */

/** Ids in one query. */
const LARGEST_BATCH = 64;
/** Between two queries. A server accepts one connection at a time, so in a crowd each would query alone. */
const PAUSE_MS = 10;

interface QueuedLookup<T> {
  readonly id: string;
  resolve(found: T | undefined): void;
  reject(error: unknown): void;
}

export class LookupBatcher<T> {
  private queue: QueuedLookup<T>[] = [];
  private lastRun = Number.NEGATIVE_INFINITY;

  /** `find` is given ids, possibly with repetitions, and leaves out those that do not exist. */
  constructor(private readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) {}

  get(id: string): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      if (this.queue.length === 0) this.schedule();
      this.queue.push({ id, resolve, reject });
    });
  }

  private schedule(): void {
    const pause = this.lastRun + PAUSE_MS - performance.now();
    if (pause <= 0) setImmediate(() => this.run());
    else setTimeout(() => this.run(), pause);
  }

  private run(): void {
    const { queue } = this;
    this.lastRun = performance.now();
    this.queue = [];
    for (let at = 0; at < queue.length; at += LARGEST_BATCH)
      void this.look(queue.slice(at, at + LARGEST_BATCH));
  }

  private async look(batch: readonly QueuedLookup<T>[]): Promise<void> {
    try {
      const found = await this.find(padded(batch.map(({ id }) => id)));
      for (const { id, resolve } of batch) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** Filled up to a power of two with the last id, so that a few prepared statements serve every length. */
function padded(ids: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return Array.from({ length }, (_, i) => ids[Math.min(i, ids.length - 1)]);
}
