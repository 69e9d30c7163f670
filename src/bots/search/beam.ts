/** The best few positions after one more decision: the slot of each, the step that led there, its value. */
export class Beam {
  readonly slot: Int32Array;
  readonly step: Int32Array;
  readonly value: Float64Array;
  length = 0;
  private width = 0;
  private worst = 0;

  constructor(widest: number) {
    this.slot = new Int32Array(widest);
    this.step = new Int32Array(widest);
    this.value = new Float64Array(widest);
  }

  clear(width: number): void {
    this.width = width;
    this.length = 0;
  }

  isFull(): boolean {
    return this.length === this.width;
  }

  takes(value: number): boolean {
    return !this.isFull() || value > this.value[this.worst];
  }

  push(slot: number, step: number, value: number): void {
    this.slot[this.length] = slot;
    this.step[this.length] = step;
    this.value[this.length++] = value;
    if (this.isFull()) this.findWorst();
  }

  /** Removes the worst and returns its slot. */
  dropWorst(): number {
    const slot = this.slot[this.worst];
    const last = --this.length;
    this.slot[this.worst] = this.slot[last];
    this.step[this.worst] = this.step[last];
    this.value[this.worst] = this.value[last];
    return slot;
  }

  private findWorst(): void {
    this.worst = 0;
    for (let i = 1; i < this.length; i++) if (this.value[i] < this.value[this.worst]) this.worst = i;
  }
}
