/** Pages in the Chromium of the worker, each with a device of its own. */
import type { BrowserContext, Page } from 'playwright-core';
import { type Served, serve } from '../../../bench/chromium.js';
import { shared } from '../../setup/ask.js';
import { type Kind, workersBrowser } from '../../setup/chromium.js';
import { slowDown } from './slowed.js';

export { serve };

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

export interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly language?: 'en' | 'de';
  readonly touch?: boolean;
  /** Pieces glide and the ships on the home page rock only where a test is about it: animations take half of the CPU time. */
  readonly motion?: boolean;
  /** Turns wait for *End turn*, as on a new device; otherwise they pass with the last action. */
  readonly endsTurns?: boolean;
  /** One click plays the usual of several choices, as on a new device; otherwise it opens the list of them. */
  readonly oneClick?: boolean;
  /** A first visit; otherwise the home page shows everything at once. */
  readonly firstVisit?: boolean;
  /** The page installs itself for offline use, which fetches all of it; only where a test is about it. */
  readonly offline?: boolean;
}

export interface Kit {
  /** Ends with a slash. */
  readonly url: string;
  /** A page with a device of its own, which shares nothing with others. It is not opened yet. */
  newPage(options?: PageOptions): Promise<Page>;
  /**
   * One page for all tests of a file that ask for it with the same options: for tests that do not care what the device
   * remembers of the others, since opening a page takes most of the time of a short test. Not for scripts that have to
   * run before the page.
   */
  sharedPage(options?: PageOptions): Promise<Page>;
  /** Closes all pages that are left, and the server if it is not the shared one. */
  close(): Promise<void>;
}

/**
 * Pages of the shared server, or of the one that `start` starts. Nothing where there is no Chromium: skip the tests
 * that need it.
 */
export async function openBrowser(start?: () => Promise<Served>, kind?: Kind): Promise<Kit | undefined> {
  const browser = await workersBrowser(kind);
  if (browser === undefined) return undefined;
  const server = await start?.();
  const url = server?.url ?? (await shared('page'))!;
  const contexts: BrowserContext[] = [];
  const sharedPages = new Map<string, Promise<Page>>();
  const kit: Kit = {
    url,
    sharedPage(options = {}) {
      const key = JSON.stringify(options);
      const page = sharedPages.get(key) ?? kit.newPage(options);
      sharedPages.set(key, page);
      return page;
    },
    async newPage({
      viewport = DESKTOP,
      theme,
      language = 'en',
      touch = false,
      motion = false,
      endsTurns = false,
      oneClick = false,
      firstVisit = false,
      offline = false,
    } = {}) {
      const context = await browser.newContext({
        viewport,
        locale: language === 'de' ? 'de-DE' : 'en-GB',
        colorScheme: 'light',
        reducedMotion: motion ? 'no-preference' : 'reduce',
        baseURL: url,
        serviceWorkers: offline ? 'allow' : 'block',
        ...(touch ? { hasTouch: true, isMobile: true } : {}),
      });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      await slowDown(context);
      if (!endsTurns) await context.addInitScript(`localStorage['kontor.turnEnd'] ??= 'pass'`);
      if (!oneClick) await context.addInitScript(`localStorage['kontor.choices'] ??= 'ask'`);
      if (!firstVisit) await context.addInitScript(`localStorage['kontor.met'] ??= 'yes'`);
      if (theme) await context.addInitScript(`localStorage['kontor.theme'] ??= ${JSON.stringify(theme)}`);
      return context.newPage();
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await server?.stop();
    },
  };
  return kit;
}
