/** Lookups that come in the same moment are asked for together: after a restart everybody shows who they are at once. */

/** More than these at once are asked for in several questions. */
const MOST = 64;
/** Milliseconds between two questions. A server takes up one connection at a time: in a crowd each would ask alone. */
const PAUSE = 10;

interface Waiting<T> {
  readonly id: string;
  resolve(found: T | undefined): void;
  reject(error: unknown): void;
}

export class Gather<T> {
  private waiting: Waiting<T>[] = [];
  private asked = Number.NEGATIVE_INFINITY;

  /** `find` is given ids, some of them perhaps twice, and leaves out what there is not. */
  constructor(private readonly find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) {}

  get(id: string): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) this.askSoon();
      this.waiting.push({ id, resolve, reject });
    });
  }

  private askSoon(): void {
    const pause = this.asked + PAUSE - performance.now();
    if (pause <= 0) setImmediate(() => this.askAll());
    else setTimeout(() => this.askAll(), pause);
  }

  private askAll(): void {
    const { waiting } = this;
    this.asked = performance.now();
    this.waiting = [];
    for (let at = 0; at < waiting.length; at += MOST) void this.ask(waiting.slice(at, at + MOST));
  }

  private async ask(some: readonly Waiting<T>[]): Promise<void> {
    try {
      const found = await this.find(padded(some.map(({ id }) => id)));
      for (const { id, resolve } of some) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}

/** Filled up to a power of two with the last one again: a database keeps few statements, not one for every length. */
function padded(ids: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return Array.from({ length }, (_, i) => ids[Math.min(i, ids.length - 1)]);
}
