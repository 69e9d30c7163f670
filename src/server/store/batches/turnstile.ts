/** Lets a few pieces of work run at a time and the others wait, first come, first served. */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      // The place goes straight to the next, so that nobody comes between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
