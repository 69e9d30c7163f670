/** `kontor serve` in a process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository, seen from `dist/bench/server` or `bench/server`. */
export const ROOT = fileURLToPath(
  new URL(import.meta.url.includes('/dist/bench/') ? '../../../' : '../../', import.meta.url),
);

interface Memory {
  /** Megabytes, now and at most. */
  readonly rss: number;
  readonly peak: number;
}

export class ServerNode {
  private constructor(
    private readonly child: ChildProcess,
    /** Ends with a slash. */
    readonly url: string,
    /** From starting the process to its printing the address. */
    readonly startUpMs: number,
  ) {}

  static async start(env: Record<string, string>, args: readonly string[] = []): Promise<ServerNode> {
    const begun = performance.now();
    const child = spawn(process.execPath, ['bin/kontor.js', 'serve', ...args], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await Promise.race([
      once(createInterface({ input: child.stdout! }), 'line') as Promise<[string]>,
      once(child, 'exit').then(([code]): never => {
        throw new Error(`kontor serve ended with status ${code}; is the page built (npm run build)?`);
      }),
    ]);
    return new ServerNode(child, url, performance.now() - begun);
  }

  get pid(): number {
    return this.child.pid!;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  memory(): Memory {
    return memoryOf(this.pid);
  }

  /** CPU time so far. */
  cpuMs(): number {
    return cpuMsOf(this.pid);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** `kill -9`: no chance to clean up. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isAlive) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
  return { rss: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** CPU time of all threads; the kernel counts in hundredths of a second. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
