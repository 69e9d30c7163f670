/** `kontor serve` in a process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Measured } from './measured.js';

/** The repository, seen from `dist/bench/server` or `bench/server`. */
export const ROOT = fileURLToPath(
  new URL(import.meta.url.includes('/dist/bench/') ? '../../../' : '../../', import.meta.url),
);

/** What `npm start` runs: servers are measured as they are meant to be run. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...args] = scripts.start.split(' ');
  return args;
}

export class ServerNode {
  readonly measured: Measured;

  private constructor(
    private readonly child: ChildProcess,
    /** Ends with a slash. */
    readonly url: string,
    /** From starting the process to its printing the address. */
    readonly startUpMs: number,
  ) {
    this.measured = new Measured(child);
  }

  static async start(env: Record<string, string>, args: readonly string[] = []): Promise<ServerNode> {
    const begun = performance.now();
    const child = spawn(process.execPath, [...startCommand(), ...args], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
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
