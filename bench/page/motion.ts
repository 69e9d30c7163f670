/** Smoothness: bots' animated moves, and panning and pinching the board. */
import type { CDPSession, Page } from 'playwright-core';
import { longTasks, summarize } from '../figures.js';

async function measureFrames(page: Page, what: () => Promise<void>) {
  await page.evaluate(() => {
    window.probe.longTasks();
    window.probe.frames();
  });
  await what();
  const [tasks, frames] = await page.evaluate(
    () => [window.probe.longTasks(), window.probe.frames()] as const,
  );
  return { longTasks: longTasks(tasks), frames: summarize(frames) };
}

/** Ends the person's turns at once, so the bots keep moving. */
export const botMoves = (page: Page, seconds: number) =>
  measureFrames(page, async () => {
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      const pass = page.locator('.action-warning [data-pass], .action-buttons [data-pass]').first();
      if (await pass.isVisible()) await pass.tap();
      await page.waitForTimeout(200);
    }
  });

/** Pinches with two fingers, then pans with one. */
export function panAndPinch(page: Page, cdp: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const wait = (ms: number) => page.waitForTimeout(ms);
  return measureFrames(page, async () => {
    const { x, y, width, height } = (await page.locator('.board').boundingBox())!;
    const [cx, cy] = [x + width / 2, y + height / 2];
    for (let round = 0; round < 3; round++) {
      await touch('touchStart', [
        [cx - 20, cy],
        [cx + 20, cy],
      ]);
      for (let i = 1; i <= 30; i++) {
        await touch('touchMove', [
          [cx - 20 - i * 2, cy],
          [cx + 20 + i * 2, cy],
        ]);
        await wait(8);
      }
      await touch('touchEnd', []);
      await wait(300);
      await touch('touchStart', [[cx, cy]]);
      for (let i = 1; i <= 40; i++) {
        await touch('touchMove', [[cx + Math.sin(i / 6) * 90, cy + Math.cos(i / 6) * 60 - 60]]);
        await wait(8);
      }
      await touch('touchEnd', []);
      await wait(300);
    }
  });
}
