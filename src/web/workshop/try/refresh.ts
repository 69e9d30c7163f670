/** Refreshes figures at intervals: nobody can read those that change more often. */
const EVERY_MS = 250;

export class Refresh {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: () => void) {}

  /** Shows them a little later, unless they are shown before that. */
  soon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.show();
    }, EVERY_MS);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
