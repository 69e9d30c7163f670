/** Quick matches on the page: people find each other, bots are offered after a while, and leaving cleans up. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, documentOf } from '../kit/online.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

async function look(page: Page, players: number): Promise<void> {
  await page.locator('.quick select').first().selectOption('hansa');
  await page.locator(`input[name=quick-players][value="${players}"]`).check({ force: true });
  await page.locator('[data-seek]').click();
}

const tableOf = (page: Page): string => page.url().split('/').at(-1)!;

describe.skipIf(!kit)('a quick match', () => {
  it('brings three people to one table, in two languages, on phones and desktops', async () => {
    const anna = await comeIn(kit!, 'Quick Anna');
    const ben = await comeIn(kit!, 'Quick Ben', { viewport: PHONE, touch: true, language: 'de' });
    const cleo = await comeIn(kit!, 'Quick Cleo', { viewport: PHONE, touch: true });
    await look(anna, 3);
    await anna.getByText('You are the first; 3 are needed.').waitFor();
    expect(await faultsOf(anna)).toEqual([]);
    await look(ben, 3);
    await ben.getByText('2 von 3 sind da.').waitFor();
    await anna.getByText('2 of 3 are here.').waitFor();
    expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await look(cleo, 3);
    const pages = [anna, ben, cleo];
    for (const page of pages) await page.waitForURL(/#\/table\//);
    expect(new Set(pages.map(tableOf)).size).toBe(1);
    for (const page of pages) await page.locator('.table, .room').first().waitFor();
    for (const page of pages) await page.context().close();
  });

  it('offers bots when nobody comes, and they play', async () => {
    const dora = await kit!.newPage({ language: 'de' });
    await dora.clock.install();
    await dora.goto('#/together');
    await dora.locator('input[name=name]').fill('Quick Dora');
    await dora.locator('form.gate button[type=submit]').click();
    await dora.locator('.lobby').waitFor();
    await look(dora, 2);
    await dora.getByText('Du bist zuerst da; nötig sind 2.').waitFor();
    expect(await dora.locator('[data-bots]').count()).toBe(0);
    await dora.clock.runFor(50_000);
    await dora.locator('[data-bots]').click();
    await dora.waitForURL(/#\/table\//);
    const { seats } = await documentOf(dora, tableOf(dora));
    expect(seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'person']);
    await dora.context().close();
  });

  it('ends when you leave the page', async () => {
    const [eve, finn] = [await comeIn(kit!, 'Quick Eve'), await comeIn(kit!, 'Quick Finn')];
    await look(eve, 4);
    await eve.getByText('You are the first').waitFor();
    await eve.goto('#/');
    await look(finn, 4);
    await finn.getByText('You are the first; 4 are needed.').waitFor();
    await finn.getByRole('button', { name: 'Stop looking' }).click();
    await finn.locator('[data-seek]').waitFor();
    for (const page of [eve, finn]) {
      const { tables } = await ask<{ tables: unknown[] }>(page, 'GET', 'me/tables');
      expect(tables).toEqual([]);
      await page.context().close();
    }
  });
});
