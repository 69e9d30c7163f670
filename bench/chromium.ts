/** The page in a real Chromium, served as a person would serve it: for measuring and for tests. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerNode } from './server/node.js';

export { ROOT } from './server/node.js';

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

export const foundChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));

export interface Served {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `kontor serve`, on a free port where none is named; `KONTOR_WEB` names another folder than dist/web. */
export async function serve(web = process.env.KONTOR_WEB, port = 0): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'kontor-browser-'));
  const node = await ServerNode.start({ PORT: String(port), DATA_DIR: data }, web ? ['--web', web] : []);
  return {
    url: node.url,
    async stop() {
      await node.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
