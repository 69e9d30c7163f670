/** The address decides what is shown, from the start. */
import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('the address', () => {
  it('can change before the texts have loaded: the page shows the last one', async () => {
    const page = await kit!.newPage();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/text-en-start-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/text-en-start-*.js');
    await page.goto('#/settings', { waitUntil: 'commit' });
    await asked;
    await page.waitForLoadState();
    expect(await page.locator('#app *').count()).toBe(0);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('hashchange', () => resolve(), { once: true });
          location.hash = '#/rules';
        }),
    );
    release();
    await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
    expect(await page.getByRole('heading', { name: 'Settings' }).count()).toBe(0);
    await page.context().close();
  });
});
