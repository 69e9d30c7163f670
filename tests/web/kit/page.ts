/** For any page: changing the language, and checking that it fits its window. */
import type { Page } from 'playwright-core';

/** Changes the language under *Settings*, and stays there. */
export async function speak(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.goto('#/settings');
  await page.locator(`input[name=language][value=${language}]`).check();
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Checks that nothing needs horizontal scrolling. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
