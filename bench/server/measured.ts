/** The figures of a server process: CPU time and memory. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Memory {
  /** Megabytes, now and at most. */
  readonly rss: number;
  readonly peak: number;
}

/** Lets `liveKBOf` ask a process; it must be started with a channel for messages. */
export const HEAP_PROBE = { NODE_OPTIONS: `--import ${new URL('./heap-probe.js', import.meta.url)}` };

/** A process with what can be measured of it. */
export class Measured {
  constructor(private readonly child: ChildProcess) {}

  private read(file: string): string {
    return readFileSync(`/proc/${this.child.pid}/${file}`, 'utf8');
  }

  memory(): Memory {
    const status = this.read('status');
    const megabytes = (name: string): number =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
    return { rss: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  }

  /** CPU time of all threads so far; the kernel counts in hundredths of a second. */
  cpuMs(): number {
    const fields = this.read('stat').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Memory that is in use after garbage collection. The process must have been started with `HEAP_PROBE`. */
  async liveKB(): Promise<number> {
    this.child.kill('SIGUSR2');
    const [kilobytes] = (await once(this.child, 'message')) as [number];
    return kilobytes;
  }
}
