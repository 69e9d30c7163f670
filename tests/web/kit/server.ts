/** Servers with the page: in this process, or in one of its own that can be killed and started again on the same data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Served } from '../../../bench/chromium.js';
import { ROOT } from '../../../bench/server/node.js';
import type { JsonObject } from '../../../src/core/json.js';
import { Page } from '../../../src/server/http/page.js';
import { serve, type TestServer } from '../../server/help.js';

/** Compressed once for all servers of this worker. */
let built: Page | undefined;

/** In this process: it starts at once, can advance its clock, and plays games to their end without HTTP. */
export function startServer(
  env: Record<string, string> = {},
  boards: readonly JsonObject[] = [],
): Promise<TestServer> {
  built ??= new Page(process.env.KONTOR_WEB ?? join(ROOT, 'dist/web'));
  return serve({ LOG_LEVEL: 'error', ...env }, built, boards);
}

/** Its address stays the same over restarts. */
export interface ServerProcess extends Served {
  /** Kills it. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** `kontor serve`, as everybody runs it. */
export async function startProcess(): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'kontor-online-'));
  const run = async (port: string) => {
    const child = spawn(process.execPath, ['bin/kontor.js', 'serve'], {
      cwd: ROOT,
      env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LIMIT_FACTOR: '20' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, url };
  };
  let { child, url } = await run('0');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async start() {
      ({ child, url } = await run(new URL(url).port));
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
