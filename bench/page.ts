/**
 * `kontor bench page`: how fast the page responds, in Chromium as a 360×640 phone with 4× CPU throttling and slow 4G,
 * and unthrottled.
 *
 * *Tap to paint* runs from the time stamp of `pointerup` to the frame that shows the result, as Event Timing reports
 * it. A bare page with a single square shows the machine's own share of that. Both grow on a busy machine; `cpuTime`
 * does not: it is the main thread's CPU time for the same interactions, from Chromium's trace.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, foundChromium, serve } from './chromium.js';
import { longTasks, round, summarize } from './figures.js';
import { bareTaps } from './page/bare-page.js';
import { type MainThreadWork, workDuring } from './page/cpu-time.js';
import { type Device, openDevice, PHONE, UNTHROTTLED } from './page/device.js';
import { openLateGame } from './page/late-game.js';
import { botMoves, panAndPinch } from './page/motion.js';
import { pictures } from './page/pictures.js';
import { taps } from './page/taps.js';
import { firstVisit } from './page/visit.js';
import { print } from './print.js';

const count = Number(process.argv[2] ?? 80);
const BOARDS = ['hanseatic-45', 'britannia-45'];
const BOT_SECONDS = 15;

async function lateGame(browser: Browser, url: string, board: string, device: Device) {
  const { page, cdp, throttle, close } = await openDevice(browser, url, device);
  const name = `${board}-big-box-5`;
  await page.goto('');
  await page.evaluate(() => window.probe.longTasks());
  await openLateGame(page, name);
  const opening = longTasks(await page.evaluate(() => window.probe.longTasks()));
  const tapped = await taps(page, count, async () => {
    await throttle(false);
    await openLateGame(page, name);
    await throttle(true);
  });
  await openLateGame(page, name);
  const panned = await panAndPinch(page, cdp);
  await openLateGame(page, name);
  const bots = await botMoves(page, BOT_SECONDS);
  await close();
  return { opening, ...tapped, panAndPinch: panned, botMoves: bots };
}

/** CPU time, independent of the machine's load; `onPhone` is multiplied by the phone's throttling. */
async function measureCpuTime(browser: Browser, url: string, board: string) {
  const { page, cdp, close } = await openDevice(browser, url, UNTHROTTLED);
  const name = `${board}-big-box-5`;
  await page.goto('');
  const open = () => openLateGame(page, name);
  // Each part starts without the garbage of the last one, whose collection would be counted as its work.
  const workOf = async (what: () => Promise<unknown>): Promise<MainThreadWork> => {
    await cdp.send('HeapProfiler.collectGarbage');
    return workDuring(browser, page, what);
  };
  const longest = ({ tasks }: MainThreadWork): number => round(Math.max(...tasks) * PHONE.cpu);
  const opening = await workOf(open);
  const tapped = await workOf(() => taps(page, count, open));
  // A menu may be open, on which a pinch would zoom the page.
  await open();
  const panned = await workOf(() => panAndPinch(page, cdp));
  await open();
  const bots = await workOf(() => botMoves(page, BOT_SECONDS));
  await close();
  return {
    taps: tapped.toPaint.length,
    tapToPaint: summarize(tapped.toPaint),
    onPhone: {
      tapToPaint: summarize(tapped.toPaint.map((ms) => ms * PHONE.cpu)),
      longestTask: { opening: longest(opening), panAndPinch: longest(panned), botMoves: longest(bots) },
    },
  };
}

async function measure(browser: Browser, url: string, device: Device) {
  const visit = await firstVisit(browser, url, device);
  const boards: Record<string, unknown> = {};
  for (const board of BOARDS) boards[board] = await lateGame(browser, url, board, device);
  const bareTapToPaint = await bareTaps(browser, url, device, count);
  return { ...device, visit, pictures: await pictures(browser, url, device), bareTapToPaint, boards };
}

const executablePath = foundChromium();
if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM to its path.');
const server = await serve();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  print({ chromium: browser.version(), cores: availableParallelism(), load: round(loadavg()[0]) });
  const cpuTime: Record<string, unknown> = {};
  for (const board of BOARDS) cpuTime[board] = await measureCpuTime(browser, server.url, board);
  print({ cpuTime });
  print({ phone: await measure(browser, server.url, PHONE) });
  print({ unthrottled: await measure(browser, server.url, UNTHROTTLED) });
} finally {
  await browser.close();
  await server.stop();
}
