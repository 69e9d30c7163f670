/** The page in a real Chromium, served as a person would serve it: for measuring and for tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** From `dist/bench` as from `bench`. */
export const ROOT = fileURLToPath(
  new URL(import.meta.url.includes('/dist/bench/') ? '../../' : '../', import.meta.url),
);

export const foundChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));

export interface Served {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `kontor serve`, on a free port where none is named; `KONTOR_WEB` names another folder than dist/web. */
export async function serve(web = process.env.KONTOR_WEB, port = 0): Promise<Served> {
  const folder = web ? ['--web', web] : [];
  const data = mkdtempSync(join(tmpdir(), 'kontor-browser-'));
  const child = spawn(process.execPath, ['bin/kontor.js', 'serve', ...folder], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([
    once(lines, 'line') as Promise<[string]>,
    once(child, 'exit').then(([code]): never => {
      throw new Error(`kontor serve ended with status ${code}; is the page built (npm run build)?`);
    }),
  ]);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
