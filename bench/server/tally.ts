/** What is counted while a load runs. */
import { part, round } from '../page/figures.js';

export class Tally {
  private readonly times: number[] = [];
  private readonly refusals = new Map<string, number>();
  repeated = 0;
  updates = 0;
  /** Updates that did not fit what a client had. */
  gaps = 0;
  /** Of all messages that arrived. */
  bytes = 0;
  private begun = performance.now();

  acknowledged(milliseconds: number, repeated: boolean): void {
    this.times.push(milliseconds);
    if (repeated) this.repeated++;
  }

  refused(code: string, reason: string): void {
    const what = `${code}: ${reason}`;
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
  }

  get moves(): number {
    return this.times.length;
  }

  reset(): void {
    this.times.length = 0;
    this.refusals.clear();
    this.repeated = this.updates = this.gaps = this.bytes = 0;
    this.begun = performance.now();
  }

  get trouble() {
    return { refusals: Object.fromEntries(this.refusals), gaps: this.gaps };
  }

  get acknowledgement() {
    return spreadOf(this.times);
  }

  /** `cpu` is the processor time of the server meanwhile, in milliseconds: it says more on a busy machine. */
  figures(cpu?: number) {
    const seconds = (performance.now() - this.begun) / 1000;
    return {
      seconds: round(seconds),
      moves: this.moves,
      movesPerSecond: Math.round(this.moves / seconds),
      ...(cpu === undefined ? {} : { serverCpuMsPerMove: Math.round((cpu / this.moves) * 1000) / 1000 }),
      acknowledgementMs: this.acknowledgement,
      bytesPerMovePerClient: Math.round(this.bytes / Math.max(1, this.updates)),
      ...this.trouble,
    };
  }
}

export const spreadOf = (times: readonly number[]) => ({
  p50: part(times, 0.5),
  p99: part(times, 0.99),
  max: part(times, 1),
});
