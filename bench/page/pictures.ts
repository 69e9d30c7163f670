/** The board pictures of the new-game screen: time and long tasks until the last is drawn. */
import type { Browser } from 'playwright-core';
import { longTasks, round } from '../figures.js';
import { type Device, openDevice } from './device.js';

export async function pictures(browser: Browser, url: string, device: Device) {
  const { page, close } = await openDevice(browser, url, device);
  await page.goto('');
  await page.locator('.starters').waitFor();
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    window.probe.longTasks();
    location.hash = '#/new';
  });
  await page.locator('.board-choice').first().waitFor();
  const started = Date.now();
  const choices = page.locator('.board-choice');
  for (let i = 0; i < (await choices.count()); i++) {
    await choices.nth(i).scrollIntoViewIfNeeded();
    await choices.nth(i).locator('svg, img').first().waitFor();
  }
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => window.probe.longTasks());
  await close();
  return { allMs: round(Date.now() - started - 500), longTasks: longTasks(tasks) };
}
