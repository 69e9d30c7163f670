/** What the page is measured on: a mid-range phone on slow 4G, and the same phone without brakes beside it. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { installProbe } from './probe.js';

export interface Device {
  /** How many times slower than this machine. */
  readonly cpu: number;
  readonly slowNetwork: boolean;
}

export const PHONE: Device = { cpu: 4, slowNetwork: true };
export const UNBRAKED: Device = { cpu: 1, slowNetwork: false };

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Brakes again after something that need not be measured. */
  brake(on: boolean): Promise<void>;
  close(): Promise<void>;
}

/**
 * A phone that has never seen the page: 360 by 640, touch. Without `offline` no service worker is started: what it
 * fetches is not braked with the page, and what comes from it does not count as fetched.
 */
export async function openDevice(
  browser: Browser,
  url: string,
  device: Device,
  { offline = true } = {},
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    colorScheme: 'light',
    baseURL: url,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const brake = async (on: boolean): Promise<void> => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: on ? device.cpu : 1 });
  };
  if (device.slowNetwork) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await brake(true);
  return { page, cdp, brake, close: () => context.close() };
}
