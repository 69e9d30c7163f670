/** Things that move: bots' moves as they glide over the board, and the board under a finger. */
import type { CDPSession, Page } from 'playwright-core';
import { longTasks, spread } from './figures.js';

async function during(page: Page, what: () => Promise<void>) {
  await page.evaluate(() => {
    window.probe.longTasks();
    window.probe.frames();
  });
  await what();
  const [tasks, frames] = await page.evaluate(
    () => [window.probe.longTasks(), window.probe.frames()] as const,
  );
  return { longTasks: longTasks(tasks), frames: spread(frames) };
}

/** For so many seconds the person's turns are ended at once, and the bots answer. */
export const botMoves = (page: Page, seconds: number) =>
  during(page, async () => {
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      const pass = page.locator('.action-warning [data-pass], .action-buttons [data-pass]').first();
      if (await pass.isVisible()) await pass.tap();
      await page.waitForTimeout(200);
    }
  });

/** A finger draws the board about, then two spread and close. */
export function panAndPinch(page: Page, cdp: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const rest = (ms: number) => page.waitForTimeout(ms);
  return during(page, async () => {
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
        await rest(8);
      }
      await touch('touchEnd', []);
      await rest(300);
      await touch('touchStart', [[cx, cy]]);
      for (let i = 1; i <= 40; i++) {
        await touch('touchMove', [[cx + Math.sin(i / 6) * 90, cy + Math.cos(i / 6) * 60 - 60]]);
        await rest(8);
      }
      await touch('touchEnd', []);
      await rest(300);
    }
  });
}
