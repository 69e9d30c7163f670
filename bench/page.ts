/**
 * The page's figures: `kontor bench page`. A real Chromium as a phone of 360 by 640, its processor braked four times
 * and its network to slow 4G, and the same without brakes beside it. *Tap to paint* runs from the time stamp of the
 * lifted finger to the frame that shows what came of it, as Event Timing reports it. A page with nothing but a square is
 * tapped beside it, for what the machine itself takes. On a machine that does other things as well these swell; `work`
 * tells the processor time of the same ways out of Chromium's trace.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, foundChromium, serve } from './chromium.js';
import { bareTaps } from './page/bare.js';
import { type Work, workDuring } from './page/cpu.js';
import { type Device, openDevice, PHONE, UNBRAKED } from './page/device.js';
import { longTasks, round, spread } from './page/figures.js';
import { openLateGame } from './page/late-game.js';
import { botMoves, panAndPinch } from './page/motion.js';
import { pictures } from './page/pictures.js';
import { taps } from './page/taps.js';
import { firstVisit } from './page/visit.js';

const count = Number(process.argv[2] ?? 80);
const BOARDS = ['hanseatic-45', 'britannia-45'];
const BOTS_FOR = 15;

async function lateGame(browser: Browser, url: string, board: string, device: Device) {
  const { page, cdp, brake, close } = await openDevice(browser, url, device);
  const name = `${board}-big-box-5`;
  await page.goto('');
  await page.evaluate(() => window.probe.longTasks());
  await openLateGame(page, name);
  const opening = longTasks(await page.evaluate(() => window.probe.longTasks()));
  const tapped = await taps(page, count, async () => {
    await brake(false);
    await openLateGame(page, name);
    await brake(true);
  });
  const panned = await panAndPinch(page, cdp);
  await openLateGame(page, name);
  const bots = await botMoves(page, BOTS_FOR);
  await close();
  return { opening, ...tapped, panAndPinch: panned, botMoves: bots };
}

/** Processor time, which does not depend on what else the machine does; `onPhone` is that times its brake. */
async function work(browser: Browser, url: string, board: string) {
  const { page, cdp, close } = await openDevice(browser, url, UNBRAKED);
  const name = `${board}-big-box-5`;
  await page.goto('');
  const open = () => openLateGame(page, name);
  const during = (what: () => Promise<unknown>) => workDuring(browser, page, what);
  const longest = ({ tasks }: Work): number => round(Math.max(...tasks) * PHONE.cpu);
  const opening = await during(open);
  const tapped = await during(() => taps(page, count, open));
  const panned = await during(() => panAndPinch(page, cdp));
  await open();
  const bots = await during(() => botMoves(page, BOTS_FOR));
  await close();
  return {
    taps: tapped.toPaint.length,
    tapToPaint: spread(tapped.toPaint),
    onPhone: {
      tapToPaint: spread(tapped.toPaint.map((ms) => ms * PHONE.cpu)),
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
  const tell = (figures: unknown): void => {
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  };
  tell({ chromium: browser.version(), cores: availableParallelism(), load: round(loadavg()[0]) });
  const worked: Record<string, unknown> = {};
  for (const board of BOARDS) worked[board] = await work(browser, server.url, board);
  tell({ work: worked });
  tell({ phone: await measure(browser, server.url, PHONE) });
  tell({ unbraked: await measure(browser, server.url, UNBRAKED) });
} finally {
  await browser.close();
  await server.stop();
}
