/** The merchant in a real browser: it fetches its network once and plays with it; without it, the page says so. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { errorsOf, movesOf, recordOf, sitDown, sitDownWithBots, upTo } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

it.skipIf(!kit)('fetches the network for the setup and makes its moves', async () => {
  const page = await kit!.newPage();
  const errors = errorsOf(page);
  const networks: string[] = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith('.bin') && response.request().serviceWorker() === null) {
      networks.push(`${response.status()} ${new URL(response.url()).pathname}`);
    }
  });
  await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
  await page.goto('#/new');
  await page.locator('input[name=game][value=hansa]').check();
  await page.locator('input[name=players][value="3"]').check();
  // The person sits last, so that the first to move are merchants.
  const seats = page.locator('fieldset.seat select');
  await seats.nth(2).selectOption('you');
  await seats.nth(0).selectOption('bot:merchant');
  await seats.nth(1).selectOption('bot:merchant');
  await page.getByLabel('Who starts?').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table').waitFor();
  await page.getByText('it is your turn').first().waitFor({ timeout: 120_000 });
  expect(networks).toEqual([expect.stringMatching(/^200 .*\/baltic-3-[^/]*\.bin$/)]);
  expect(errors).toEqual([]);
  await page.context().close();
});

describe.skipIf(!kit)('if its network cannot be loaded', () => {
  const START = upTo(recordOf('salt-march-2009-3.json'), 0);
  const NETWORK = /general-hansa-teutonica.*\.bin$/;
  const withoutNetwork = async (): Promise<Page> => {
    const page = await kit!.newPage();
    await page.route(NETWORK, (route) => route.fulfill({ status: 503 }));
    return page;
  };

  it('it plays on, the page says that it is weaker, and it is strong again when the network comes', async () => {
    const page = await withoutNetwork();
    await page.addInitScript(`localStorage['kontor.speed'] = 'slow'`);
    await sitDownWithBots(page, START, [], 'merchant');
    await page.getByText('What the bots have learnt could not be loaded').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    const weaker = page.locator('.desk', { hasText: 'Merchant, judges like a Trader' });
    await expect.poll(() => weaker.count()).toBe(3);

    await page.unroute(NETWORK);
    while ((await weaker.count()) > 0) {
      const moves = await movesOf(page);
      await page.getByRole('button', { name: 'Next move' }).click();
      await page.locator(`.table:not([data-moves="${moves}"])`).waitFor();
    }
    expect(await page.locator('.desk', { hasText: 'Merchant' }).count()).toBe(3);
    await page.context().close();
  });

  it('a hint says that it was judged without it', async () => {
    const page = await withoutNetwork();
    await sitDownWithBots(page, START, [0], 'trader');
    await page.getByRole('button', { name: 'Hint' }).first().click();
    await page.locator('.advice', { hasText: 'Judged without what the bots have learnt' }).waitFor();
    // Traders need none.
    expect(await page.getByText('judges like a Trader').count()).toBe(0);
    await page.context().close();
  });

  it('so does a review', async () => {
    const page = await withoutNetwork();
    await sitDown(page, recordOf('salt-march-2009-3.json'));
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.locator('[data-review]').click();
    await page.locator('.review', { hasText: 'Judged without what the bots have learnt' }).waitFor();
    await page.context().close();
  });
});
