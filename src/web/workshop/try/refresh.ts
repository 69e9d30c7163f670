/** Shows figures now and then: those that change more often cannot be read. */
const EVERY_MS = 250;

export class Refresh {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: () => void) {}

  /** Shows them a little later, if nobody else does first. */
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
