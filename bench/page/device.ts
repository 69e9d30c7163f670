/** The emulated devices: a mid-range phone on slow 4G, and the same without throttling. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { installProbe } from './probe.js';

export interface Device {
  /** CPU throttling: how many times slower than this machine. */
  readonly cpu: number;
  readonly slowNetwork: boolean;
}

export const PHONE: Device = { cpu: 4, slowNetwork: true };
export const UNTHROTTLED: Device = { cpu: 1, slowNetwork: false };

/** 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface OpenDevice {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Turned off while preparing what is measured. */
  throttle(on: boolean): Promise<void>;
  close(): Promise<void>;
}

/**
 * A touch device that has never seen the page. Without `offline` there is no service worker: its requests are not
 * throttled with the page, and what it serves does not count as fetched.
 */
export async function openDevice(
  browser: Browser,
  url: string,
  device: Device,
  { offline = true } = {},
): Promise<OpenDevice> {
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
  const throttle = async (on: boolean): Promise<void> => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: on ? device.cpu : 1 });
  };
  if (device.slowNetwork) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await throttle(true);
  return { page, cdp, throttle, close: () => context.close() };
}
