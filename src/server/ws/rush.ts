/**
 * The moments in which everybody comes at once: after a start, and when another node has died. Those who have not got
 * their table yet are served first; whoever has it waits with the next command until the others have theirs, or the
 * moments are over.
 */

/** How long a rush lasts, and somebody may have to wait for the others. */
const LASTS = 5000;
/** Whoever had to wait so long does not have to again for a moment, however many come. */
const REST = 1000;
/** So many people within a second are a crowd; one address may not hold as many connections. */
const CROWD = 80;
/** When nobody came for so long, all are there. A busy server takes up one connection at a time. */
const QUIET = 150;
/** Who has not asked for a table by then does not want one. */
const DAWDLES = 1000;

export class Rush {
  private coming = 0;
  private until: number;
  private restUntil = 0;
  private waiting: (() => void)[] = [];
  private quiet: NodeJS.Timeout | undefined;
  private patience: NodeJS.Timeout | undefined;
  /** When the second began in which people are counted, and how many there were. */
  private second = 0;
  private counted = 0;

  constructor(
    private readonly lasts = LASTS,
    private readonly crowd = CROWD,
  ) {
    this.until = performance.now() + lasts;
  }

  private get isOn(): boolean {
    return performance.now() < this.until;
  }

  /** Somebody has shown who they are. */
  count(): void {
    const now = performance.now();
    if (now - this.second > 1000) {
      this.second = now;
      this.counted = 0;
    }
    if (++this.counted >= this.crowd && now >= this.restUntil) this.until = now + this.lasts;
  }

  /** Somebody is on the way to their table; returns what to call when they have it, or give up. */
  come(): () => void {
    if (!this.isOn) return () => undefined;
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.coming++;
    let isComing = true;
    const arrived = (): void => {
      if (!isComing) return;
      isComing = false;
      clearTimeout(late);
      if (--this.coming === 0) this.quiet = setTimeout(() => this.letIn(), QUIET).unref();
    };
    const late = setTimeout(arrived, DAWDLES).unref();
    return arrived;
  }

  /** Resolves when nobody has to be let in first. */
  over(): Promise<void> | undefined {
    if (!this.isOn || (this.coming === 0 && this.quiet === undefined)) return undefined;
    this.patience ??= setTimeout(() => this.giveUp(), this.lasts).unref();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** Nobody waits any longer for those who are not there yet. */
  giveUp(): void {
    this.until = 0;
    this.restUntil = performance.now() + REST;
    this.letIn();
  }

  private letIn(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.patience);
    this.quiet = this.patience = undefined;
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
