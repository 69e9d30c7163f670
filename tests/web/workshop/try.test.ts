/** Try it: bots play on a board in workers, and the figures are updated meanwhile. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { DESKTOP, openBrowser, type PageOptions, PHONE } from '../kit/browser.js';
import { fits } from '../kit/page.js';
import { gulf, mills } from './kit.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

async function withPage(options: PageOptions, test: (page: Page) => Promise<void>): Promise<void> {
  const page = await kit!.newPage(options);
  const errors = errorsOf(page);
  await test(page);
  expect(errors).toEqual([]);
  await page.context().close();
}

/** Puts a board on the shelf and opens *Try it*. */
async function tryBoard(page: Page, board: object, title: string): Promise<void> {
  await page.goto('#/boards');
  await page.locator('input[type=file]').setInputFiles({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(board)),
  });
  await page.locator('.found-board .button-primary').click();
  await page.locator(`a[aria-label$="${title}"][href*="/try/"]`).click();
  await page.locator('.try-choices').waitFor();
}

describe.skipIf(!kit)('Try it', () => {
  it('shows how games on your board go, on the board too', () =>
    withPage({}, async (page) => {
      await tryBoard(page, mills, 'Four Mills');
      await page.locator('input[name=games][value="20"]').check();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText('20 games played.').waitFor();
      const part = (title: string) => page.locator('.report-part', { hasText: title });
      await part('Wins by seat').getByText('A fair share would be 33%').waitFor();
      expect(await part('Wins by seat').locator('tr').count()).toBe(3);
      expect(await part('Routes created').locator('tbody tr').count()).toBe(4);
      await part('Routes created').getByText('North Mill–West Mill').waitFor();
      expect(await part('Cities filled').locator('tbody tr').count()).toBe(4);
      await part('Abilities developed').getByText('Town keys').waitFor();
      await part('Compared with the built-in boards').getByText('The Salt March').waitFor();
      expect(await page.locator('.heat-map path').count()).toBe(4);
      const heats = await page
        .locator('.heat-route')
        .evaluateAll((all) => all.map((one) => Number((one as SVGElement).style.getPropertyValue('--heat'))));
      expect(Math.max(...heats)).toBe(1);
      expect(new Set(heats).size).toBeGreaterThan(1);
    }));

  it('plays no games with bots whose network cannot be loaded, and says so', async () => {
    const page = await kit!.newPage();
    await page.route(/general-hansa-teutonica.*\.bin$/, (route) => route.fulfill({ status: 503 }));
    await tryBoard(page, mills, 'Four Mills');
    await page.locator('input[name=level][value=merchant]').check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('What these bots have learnt could not be loaded').waitFor();
    expect(await page.locator('.report-part').count()).toBe(0);
    await page.context().close();
  });

  it('can be cancelled, and keeps its figures', () =>
    withPage({}, async (page) => {
      await page.goto('#/boards/try/hansa-teutonica/salt-march');
      await page.locator('input[name=games][value="1000"]').check();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('.report').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      const words = page.locator('.try-progress [role=status]');
      const played = await words.textContent();
      expect(played).toMatch(/^\d+ of 1,000 games$/);
      await page.getByRole('button', { name: 'Start' }).waitFor();
      await page.locator('.report').waitFor();
      expect(await words.textContent()).toBe(played);
    }));

  it('is played in the edition that you choose; two always play that of 2009', () =>
    withPage({}, async (page) => {
      await page.goto('#/boards/try/hansa-teutonica/salt-march');
      const edition = page.locator('input[name=edition]:checked');
      await expect.poll(() => edition.inputValue()).toBe('big-box');
      await page.locator('input[name=players][value="2"]').check();
      expect(await edition.inputValue()).toBe('2009');
      await page.locator('input[name=edition][value=big-box]').check();
      expect(await page.locator('input[name=players]:checked').inputValue()).toBe('3');
      await page.goto('#/boards/try/hansa/baltic');
      await page.locator('input[name=players]').first().waitFor();
      expect(await edition.count()).toBe(0);
    }));

  it('counts what happens in Hansa, city by city', () =>
    withPage({ language: 'de' }, async (page) => {
      await tryBoard(page, gulf, 'The Gulf');
      await page.locator('input[name=games][value="20"]').check();
      await page.getByRole('button', { name: 'Starten' }).click();
      await page.getByText('20 Spiele gespielt.').waitFor();
      await page.locator('.report-part', { hasText: 'Verkaufte Waren' }).getByText('Riga').waitFor();
      expect(await page.locator('.heat-city').count()).toBeGreaterThan(5);
    }));

  it('works by keyboard alone; a missing board is reported', () =>
    withPage({}, async (page) => {
      await page.goto('#/boards/try/hansa-teutonica/nowhere');
      await page.getByText('This board is not on this device.').waitFor();
      await page.goto('#/boards/try/hansa/baltic');
      const start = page.getByRole('button', { name: 'Start' });
      await start.waitFor();
      await page.locator('input[name=games]:checked').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Tab');
      expect(await start.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByText('20 games played.').waitFor();
    }));

  it('is accessible on a desktop, a tablet and a phone, in every theme', () =>
    withPage({ language: 'de' }, async (page) => {
      await page.goto('#/boards/try/hansa-teutonica/salt-march');
      await page.locator('input[name=games][value="20"]').check();
      await page.locator('.try-start button').click();
      await page.locator('.try-start .button-primary').waitFor({ state: 'detached' });
      await page.locator('.try-start .button-primary').waitFor();
      for (const viewport of [DESKTOP, { width: 820, height: 1180 }, PHONE]) {
        await page.setViewportSize(viewport);
        expect(await faultsOf(page, { inEveryTheme: viewport === PHONE })).toEqual([]);
        expect(await fits(page)).toBe(true);
        // All columns of the counts can be read without scrolling sideways.
        const wide = await page
          .locator('.report-scroll:has(.report-counts)')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
        expect(wide).toBe(0);
      }
    }));
});
