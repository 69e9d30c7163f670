/** A real browser on the built page, served as a person would serve it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, foundChromium, type Served, serve } from '../../bench/chromium.js';

export { serve };

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

function findChromium(): string | undefined {
  const path = foundChromium();
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
  return foundChromium();
}

/** Nothing where there is no Chromium: tests are then left out, and it is said. In CI that is an error. */
export async function openBrowser(start: () => Promise<Served> = serve): Promise<Kit | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    const message = 'No Chromium: set CHROMIUM to its path, or install Debian’s package chromium.';
    if (process.env.CI) throw new Error(message);
    say(`${message} The browser tests are LEFT OUT.`);
    return undefined;
  }
  const server = await start();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
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
      context.setDefaultTimeout(30_000);
      if (theme) await context.addInitScript(`localStorage['kontor.theme'] ??= ${JSON.stringify(theme)}`);
      return context.newPage();
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
