/** Who you are: a name that nobody else has, checked while you type it. */
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn } from '../kit/online.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

const WAYS = [
  {
    language: 'en',
    options: {},
    taken: 'Someone here is called “gerlind”',
    use: 'Use “gerlind 2”',
    reserved: 'This name is kept for the server itself.',
    save: 'Save',
  },
  {
    language: 'de',
    options: { viewport: PHONE, touch: true },
    taken: 'Hier heißt schon jemand „gerlind“',
    use: '„gerlind 3“ nehmen',
    reserved: 'Dieser Name ist dem Server selbst vorbehalten.',
    save: 'Speichern',
  },
] as const;

describe.skipIf(!kit)('a name', () => {
  it.each(WAYS)(
    'that somebody has is noticed while typing, and a free one offered ($language)',
    async (way) => {
      const holder = await comeIn(kit!, 'Gerlind');
      const page = await kit!.newPage({ ...way.options, language: way.language });
      await page.goto('#/together');
      const field = page.locator('input[name=name]');
      await field.fill('gerlind');
      await page.getByText(way.taken).waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await faultsOf(page)).toEqual([]);
      await page.locator('form.gate button[type=submit]').click();
      await page.getByText(way.taken).waitFor();
      await page.getByRole('button', { name: way.use }).click();
      await page.locator('.name-free').waitFor();
      await field.fill('admin');
      await page.getByText(way.reserved).waitFor();
      const name = `Hille ${way.language}`;
      await field.fill(name);
      await page.locator('form.gate button[type=submit]').click();
      await page.locator('.lobby').waitFor();

      await page.goto('#/me');
      await page.locator('input[name=name]').fill('GERLIND');
      await page.locator('.name-check button').waitFor();
      await page.locator('input[name=short]').fill('Hilla');
      await page
        .locator('form', { has: page.locator('input[name=short]') })
        .getByText(way.save)
        .click();
      await page.locator('.toast', { hasText: 'Hilla' }).waitFor();
      expect(await ask(page, 'GET', 'me')).toMatchObject({ name, short: 'Hilla' });
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()!.width,
      );
      for (const one of [holder, page]) await one.context().close();
    },
  );
});
