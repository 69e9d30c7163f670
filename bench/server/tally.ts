/** Counts what happens during a load test. */
import { percentile, round } from '../figures.js';

export class Tally {
  private readonly times: number[] = [];
  private readonly refusals = new Map<string, number>();
  repeated = 0;
  /** Commands that met an internal error of the server; they were sent again. */
  failed = 0;
  updates = 0;
  /** Updates that did not fit the client's document. */
  gaps = 0;
  /** Size of all received messages. */
  bytes = 0;
  private begun = performance.now();

  acknowledged(ms: number, repeated: boolean): void {
    this.times.push(ms);
    if (repeated) this.repeated++;
  }

  refused(code: string, reason: string): void {
    const refusal = `${code}: ${reason}`;
    this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
  }

  get moves(): number {
    return this.times.length;
  }

  reset(): void {
    this.times.length = 0;
    this.refusals.clear();
    this.repeated = this.failed = this.updates = this.gaps = this.bytes = 0;
    this.begun = performance.now();
  }

  get trouble() {
    return { refusals: Object.fromEntries(this.refusals), gaps: this.gaps };
  }

  get acknowledgement() {
    return latencySummary(this.times);
  }

  /** `cpuMs` is the server's CPU time meanwhile, a steadier figure on a busy machine. */
  figures(cpuMs: number) {
    const seconds = (performance.now() - this.begun) / 1000;
    return {
      seconds: round(seconds),
      moves: this.moves,
      movesPerSecond: Math.round(this.moves / seconds),
      serverCpuMsPerMove: Math.round((cpuMs / Math.max(1, this.moves)) * 1000) / 1000,
      acknowledgementMs: this.acknowledgement,
      bytesPerMovePerClient: Math.round(this.bytes / Math.max(1, this.updates)),
      ...this.trouble,
    };
  }
}

export const latencySummary = (times: readonly number[]) => ({
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  max: percentile(times, 1),
});
