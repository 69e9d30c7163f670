/** What any page can be asked for: another language, and whether it fits its window. */
import type { Page } from 'playwright-core';

/** Changes the language of the page under *Settings*, where it stays. */
export async function speak(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.goto('#/settings');
  await page.locator(`input[name=language][value=${language}]`).check();
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Nothing has to be moved sideways to be seen. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
