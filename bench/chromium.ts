/** Chromium and a running server, for benchmarks and tests. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerNode } from './server/node.js';

export { ROOT } from './server/node.js';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Headless windows have a toolbar too, which Chromium draws with web pages of its own: a third of the time that a page
 * takes to open. The rest is what Playwright disables: Chromium obeys only the last `--disable-features`.
 */
const DISABLED = [
  ...['InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar', 'PreloadTopChromeWebUI', 'WebUIOmniboxPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['LensOverlay', 'MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export const CHROMIUM_ARGS = [
  `--disable-features=${DISABLED.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

/** The full browser, as people have it, for measurements. */
export const foundChromium = (): string | undefined => firstOf([process.env.CHROMIUM, ...PATHS]);

/** Chromium without windows: opens the same pages in two thirds of the CPU time. */
export const foundHeadless = (): string | undefined => firstOf([process.env.CHROMIUM, SHELL]);

export interface Served {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `kontor serve`, by default on a free port and with the page in dist/web (`KONTOR_WEB` overrides it). */
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
