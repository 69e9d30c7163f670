/**
 * With `SLOW` set, pages compute slowly, adapt late to a new size, and what they send arrives late. A test that takes
 * something for granted instead of waiting for it then fails every time, not once in a hundred runs.
 */
import type { BrowserContext, Page } from 'playwright-core';

const CPU_RATE = 4;
const SENT_LATE_MS = 250;
const RESIZED_LATE_MS = 5;

export async function slowDown(context: BrowserContext): Promise<void> {
  if (process.env.SLOW === undefined) return;
  context.on('page', (page) => void throttle(page));
  await context.addInitScript((ms) => {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(run: ResizeObserverCallback) {
        super((...told) => setTimeout(() => run(...told), ms));
      }
    };
  }, RESIZED_LATE_MS);
  await context.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => setTimeout(() => server.send(message), SENT_LATE_MS));
  });
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
