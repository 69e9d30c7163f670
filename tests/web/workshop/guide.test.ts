/** *Draw your first board*, and the shelf by keyboard alone. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { mills } from './kit.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

/** Presses Tab until something with this accessible name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const own = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return own.trim();
    });
    if (name.test(label)) return;
    seen.push(label);
  }
  throw new Error(`${name} cannot be reached with Tab: ${seen.join(' | ')}`);
}

describe.skipIf(!kit)('the guide', () => {
  it('leads from the shelf through six steps with pictures, in the words of the editor', async () => {
    const page = await kit!.newPage({});
    const errors = errorsOf(page);
    await page.goto('#/boards');
    await page.getByRole('link', { name: 'Draw your first board' }).click();
    await page.getByRole('heading', { name: 'Draw your first board' }).waitFor();
    expect(await page.locator('.guide-step h2').count()).toBe(6);
    await page.getByText('“Draw a board”').waitFor();
    await page.locator('.guide-picture image').nth(5).waitFor({ state: 'attached' });
    expect(await page.locator('.guide-picture').nth(4).locator('.guide-wrong, .guide-unwise').count()).toBe(
      2,
    );
    expect(await page.locator('.guide-picture').nth(5).locator('.heat-route').count()).toBe(19);
    const marks = page.locator('.guide-picture').nth(3);
    expect(await marks.locator('circle').count()).toBe(5);
    expect(await marks.locator('path').count()).toBe(3);
    expect(await marks.locator('rect').count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe.skipIf(!kit)('the shelf by keyboard alone', () => {
  it('imports a board, tries it and deletes it', async () => {
    const page = await kit!.newPage({});
    await page.goto('#/boards');
    await page.locator('.workshop').waitFor();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, JSON.stringify(mills));
    await page.locator('.found-board').waitFor();
    await tabTo(page, /^Keep$/);
    await page.keyboard.press('Enter');
    const card = page.locator('[data-board=four-mills]');
    await card.waitFor();
    await tabTo(page, /^Try it: Four Mills$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Try it: Four Mills' }).waitFor();
    await tabTo(page, /^Your boards$/);
    await page.keyboard.press('Enter');
    await card.waitFor();
    await tabTo(page, /^Delete: Four Mills$/);
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
    await page.context().close();
  });
});
