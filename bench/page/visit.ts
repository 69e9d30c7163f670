/** A first visit: what is downloaded before a game, and how long *Play now* takes to show the board. */
import type { Browser } from 'playwright-core';
import { longTasks, round } from '../figures.js';
import { type Device, openDevice } from './device.js';

/** Time before the tap on the second visit, in which the page prefetches. */
const LOOK_MS = 4000;

/** `lookMs` is the time between the page's appearance and the tap. */
async function playNow(browser: Browser, url: string, device: Device, lookMs: number) {
  const { page, cdp, close } = await openDevice(browser, url, device, { offline: false });
  const kinds = new Map<string, string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/Script|Stylesheet/.test(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  // As somebody who knows the game: newcomers are offered a lesson first.
  await page.addInitScript(`localStorage['kontor.met'] = 'yes'`);
  await page.goto('', { waitUntil: 'commit' });
  const button = page.locator('.starters .button-primary');
  await button.waitFor();
  const homeMs = await page.evaluate(() => performance.now());
  if (lookMs > 0) await page.waitForTimeout(lookMs);
  const before = bytes;
  await page.evaluate(() => {
    addEventListener('pointerup', (event) => Object.assign(window, { lifted: event.timeStamp }), true);
    const seen = new MutationObserver(() => {
      if (['.board-hits', '.board-print'].some((part) => document.querySelector(part) === null)) return;
      seen.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(window, { board: performance.now() });
        port2.postMessage(null);
      });
    });
    seen.observe(document.body, { subtree: true, childList: true });
    window.probe.longTasks();
  });
  await button.tap();
  const seen = await page.waitForFunction(() => {
    const { lifted, board } = window as unknown as { lifted?: number; board?: number };
    return lifted !== undefined && board !== undefined && board - lifted;
  });
  const board = (await seen.jsonValue()) as number;
  const tasks = await page.evaluate(() => window.probe.longTasks());
  await close();
  return {
    homeMs: round(homeMs),
    boardMs: round(board),
    bytesBefore: before,
    longTasks: longTasks(tasks),
  };
}

export async function firstVisit(browser: Browser, url: string, device: Device) {
  const atOnce = await playNow(browser, url, device, 0);
  const afterLooking = await playNow(browser, url, device, LOOK_MS);
  return {
    kilobytesAtOnce: round(atOnce.bytesBefore / 1000),
    kilobytesAfterLooking: round(afterLooking.bytesBefore / 1000),
    homeMs: atOnce.homeMs,
    boardMsAtOnce: atOnce.boardMs,
    boardMsAfterLooking: afterLooking.boardMs,
    longTasksOpening: afterLooking.longTasks,
  };
}
