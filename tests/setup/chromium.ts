/**
 * The Chromium of this worker. It starts with the first page and serves file after file; one that workers shared would
 * need a relay, which takes a tenth of the time of all browser tests. It ends with the worker.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../bench/chromium.js';
import { shared } from './ask.js';

/** Without a GPU process, which is useless here, a page opens in a tenth less time. */
const ARGS = [...CHROMIUM_ARGS, '--in-process-gpu'];

export type Kind = 'chromium' | 'desktopChromium';

const started = new Map<Kind, Promise<Browser | undefined>>();

/** Nothing if there is no Chromium: skip the tests that need it. */
export function workersBrowser(kind: Kind = 'chromium'): Promise<Browser | undefined> {
  const browser = started.get(kind) ?? start(kind);
  started.set(kind, browser);
  return browser;
}

async function start(kind: Kind): Promise<Browser | undefined> {
  const executablePath = await shared(kind);
  if (executablePath === undefined) return undefined;
  const browser = await chromium.launch({ executablePath, args: ARGS });
  // A crash costs one test file, not all that follow.
  browser.on('disconnected', () => started.delete(kind));
  return browser;
}
