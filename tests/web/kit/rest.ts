/** Waiting until the board or the whole page has come to rest. */
import type { Page } from 'playwright-core';

/** Until the board and the page around it keep their place from one frame to the next. */
export const boardAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const place = (): string => {
      const board = document.querySelector<SVGElement>('.board-svg');
      const { x = 0, y = 0, width = 0 } = board?.getBoundingClientRect() ?? {};
      return [board?.getAttribute('viewBox'), board?.style.transform, x, y, width].join();
    };
    let before: string;
    do {
      before = place();
      await frame();
      await frame();
    } while (place() !== before);
  });

/** Until the page has nothing left to do: in a frame, after it, and when idle. */
export async function pageAtRest(page: Page): Promise<void> {
  await boardAtRest(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await boardAtRest(page);
}
