/**
 * The first moments after a start, when everybody comes back at once. Those who have not got their table yet are
 * served first; whoever has it waits with the next command until the others have theirs, or the moments are over.
 */

/** How long after the start somebody may have to wait for the others. */
const LASTS = 3000;

export class Rush {
  private coming = 0;
  private isOver = false;
  private waiting: (() => void)[] = [];

  constructor(lasts = LASTS) {
    setTimeout(() => {
      this.isOver = true;
      this.letIn();
    }, lasts).unref();
  }

  /** Somebody is on the way to their table; returns what to call when they have it, or give up. */
  come(): () => void {
    if (this.isOver) return () => undefined;
    this.coming++;
    let isComing = true;
    return () => {
      if (!isComing) return;
      isComing = false;
      if (--this.coming === 0) this.letIn();
    };
  }

  /** Resolves when nobody has to be let in first. */
  over(): Promise<void> | undefined {
    if (this.isOver || this.coming === 0) return undefined;
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private letIn(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
