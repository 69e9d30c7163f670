/**
 * The page's figures: `kontor bench page`. A real Chromium as a phone of 360 by 640, its processor braked four times
 * and its network to slow 4G, and the same without brakes beside it. *Tap to paint* runs from the time stamp of the
 * lifted finger to the frame that shows what came of it: Event Timing's end of that frame where it reports one, and
 * never earlier than a message posted in the first animation frame after the change of the document.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, foundChromium, serve } from './chromium.js';
import { type Device, openDevice, PHONE, UNBRAKED } from './page/device.js';
import { longTasks } from './page/figures.js';
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

async function measure(browser: Browser, url: string, device: Device) {
  const visit = await firstVisit(browser, url, device);
  const boards: Record<string, unknown> = {};
  for (const board of BOARDS) boards[board] = await lateGame(browser, url, board, device);
  return { ...device, visit, pictures: await pictures(browser, url, device), boards };
}

const executablePath = foundChromium();
if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM to its path.');
const server = await serve();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  const phone = await measure(browser, server.url, PHONE);
  const unbraked = await measure(browser, server.url, UNBRAKED);
  process.stdout.write(`${JSON.stringify({ phone, unbraked, chromium: browser.version() }, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}
