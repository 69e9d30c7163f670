/** The merchant in a real browser: it fetches its network once and plays with it. */
import { afterAll, expect, it } from 'vitest';
import { errorsOf } from '../kit/at-table.js';
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
