/** A real browser on the built page, served as a person would serve it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

export interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly language?: 'en' | 'de';
  readonly touch?: boolean;
}

export interface Kit {
  /** Ends with a slash. */
  readonly url: string;
  readonly browser: Browser;
  /** A page with a device of its own: nothing is remembered from another one. It is not opened yet. */
  newPage(options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

function say(message: string): void {
  process.stderr.write(`\n*** ${message}\n\n`);
}

const found = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));

function findChromium(): string | undefined {
  const path = found();
  if (path !== undefined) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("There is no Chromium: installing Debian's package chromium for the browser tests.");
    try {
      execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
    } catch (error) {
      say(`It could not be installed: ${(error as Error).message}`);
    }
  }
  return found();
}

/** Starts `kontor serve` on a free port; `KONTOR_WEB` names another folder than dist/web. */
export async function serve(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = process.env.KONTOR_WEB ? ['--web', process.env.KONTOR_WEB] : [];
  const data = mkdtempSync(join(tmpdir(), 'kontor-browser-'));
  const child = spawn(process.execPath, ['bin/kontor.js', 'serve', ...folder], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', KONTOR_DATA: data },
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
      rmSync(data, { recursive: true });
    },
  };
}

/** Nothing where there is no Chromium: tests are then left out, and it is said. In CI that is an error. */
export async function openBrowser(): Promise<Kit | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    const message = 'No Chromium: set CHROMIUM to its path, or install Debian’s package chromium.';
    if (process.env.CI) throw new Error(message);
    say(`${message} The browser tests are LEFT OUT.`);
    return undefined;
  }
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: ARGS });
  return {
    url: server.url,
    browser,
    async newPage({ viewport = DESKTOP, theme, language = 'en', touch = false } = {}) {
      const context = await browser.newContext({
        viewport,
        locale: language === 'de' ? 'de-DE' : 'en-GB',
        colorScheme: 'light',
        baseURL: server.url,
        ...(touch ? { hasTouch: true, isMobile: true } : {}),
      });
      context.setDefaultTimeout(10_000);
      if (theme) await context.addInitScript(`localStorage['kontor.theme'] ??= ${JSON.stringify(theme)}`);
      return context.newPage();
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
