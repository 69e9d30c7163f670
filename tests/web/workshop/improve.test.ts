/** Improve: what the page does with suggested changes. The games are simulated, so that the outcome is known. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, type PageOptions, PHONE } from '../kit/browser.js';
import { mills } from './kit.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

/** Opens *Try it* on the Four Mills; `winner` decides a game by its number and by whether South Mill has a coin. */
async function tryMills(options: PageOptions, winner: string): Promise<Page> {
  const page = await kit!.newPage(options);
  await page.addInitScript(`
    const winner = ${winner};
    window.Worker = class {
      postMessage({ first, board }) {
        const hasCoin = board.cities.find(({ id }) => id === 'south-mill').posts[0].prestige !== undefined;
        const wins = [0, 1, 2].map((seat) => Number(seat === winner(first, hasCoin)));
        const answer = () => this.onmessage({ data: [{ games: 1, wins }] });
        // Most at once: nested timers wait four milliseconds each.
        if (!window.areGamesHeld) (first % 50 === 0 ? setTimeout : queueMicrotask)(answer);
      }
      terminate() { this.onmessage = () => {}; }
    };`);
  await page.goto('#/boards');
  await page.locator('input[type=file]').setInputFiles({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(mills)),
  });
  await page.locator('.found-board .button-primary').click();
  await page.locator('a[href="#/boards/try/hansa-teutonica/four-mills"]').click();
  await page.locator('.improve summary').click();
  return page;
}

/** Without the coin the first seat wins six games of ten; with it, all win alike. */
const COIN_HELPS = '(game, hasCoin) => hasCoin ? game % 3 : game % 10 < 6 ? 0 : 1 + (game % 2)';

describe.skipIf(!kit)('Improve', () => {
  it('suggests what clearly helps; an accepted change can be undone', async () => {
    const page = await tryMills({}, COIN_HELPS);
    const errors = errorsOf(page);
    await page.getByRole('button', { name: 'Look for changes' }).click();
    const card = page.locator('.suggestion', { hasText: 'South Mill: add a coin of 1 on post 1' });
    await card.getByText('Clearly helps').waitFor();
    await card.getByText('54% to 66%').waitFor();
    expect(await card.locator('.report-this td').allTextContents()).toEqual(['19%', '0%']);
    expect(await page.locator('.suggestion').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await card.getByRole('button', { name: /^Dismiss/ }).click();
    expect(await page.locator('.suggestion').count()).toBe(0);
    await page.getByRole('button', { name: 'Look for changes' }).click();

    const take = async (): Promise<void> => {
      await card.getByRole('button', { name: /^Apply/ }).click();
      await page.getByText('“Four Mills” was changed.').waitFor();
      await page.locator('.suggestion').waitFor({ state: 'detached' });
    };
    const lookAgain = async (): Promise<void> => {
      await page.locator('.improve summary').click();
      await page.getByRole('button', { name: 'Look for changes' }).click();
    };
    await take();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('“Four Mills” was changed.').waitFor({ state: 'detached' });
    await lookAgain();
    await take();
    // On the changed board all seats are fair.
    await lookAgain();
    await page.getByText('every seat wins about equally often').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('says that no change clearly helps, and can be cancelled, on a phone in German', async () => {
    const page = await tryMills(
      { viewport: PHONE, language: 'de', theme: 'dark' },
      '(game) => (game % 10 < 6 ? 0 : 1 + (game % 2))',
    );
    const start = page.getByRole('button', { name: 'Änderungen suchen' });
    await start.click();
    await page.getByText('Keine Änderung hilft eindeutig. 21 von 21 ausprobiert.').waitFor();
    expect(await page.locator('.suggestion').count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.locator('input[name=effort]:checked').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Bis zu 8.000 Spiele.').waitFor();
    await page.evaluate('window.areGamesHeld = true');
    await start.click();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByText('Abgebrochen.').waitFor();
    await start.waitFor();
    await page.context().close();
  });
});
