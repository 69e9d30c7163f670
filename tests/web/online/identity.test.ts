/** Who you are: a name that nobody else has, checked while you type it. */
import { afterAll, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn } from '../kit/online.js';
import { fits, speak } from '../kit/page.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

it.skipIf(!kit)('a taken name is noticed while typing, and a free one is offered', async () => {
  await comeIn(kit!, 'Gerlind');
  const page = await kit!.newPage({ viewport: PHONE, touch: true });
  const field = page.locator('input[name=name]');
  for (const [language, taken, use, reserved] of [
    [
      'en',
      'Someone here already has the name “gerlind”',
      'Use “gerlind 2”',
      'This name is reserved for the server.',
    ],
    [
      'de',
      'Hier heißt schon jemand „gerlind“',
      '„gerlind 2“ nehmen',
      'Dieser Name ist dem Server selbst vorbehalten.',
    ],
  ] as const) {
    await speak(page, language);
    await page.goto('#/together');
    await field.fill('gerlind');
    await page.getByText(taken).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('form.gate button[type=submit]').click();
    await page.getByText(taken).waitFor();
    await page.getByRole('button', { name: use }).click();
    await page.locator('.name-free').waitFor();
    await field.fill('admin');
    await page.getByText(reserved).waitFor();
  }
  await field.fill('Hille');
  await page.locator('form.gate button[type=submit]').click();
  await page.locator('.lobby').waitFor();

  await page.goto('#/me');
  await field.fill('GERLIND');
  await page.locator('.name-check button').waitFor();
  const short = page.locator('input[name=short]');
  await short.fill('Hilla');
  await page.locator('form', { has: short }).getByText('Speichern').click();
  await page.locator('.toast', { hasText: 'Hilla' }).waitFor();
  expect(await ask(page, 'GET', 'me')).toMatchObject({ name: 'Hille', short: 'Hilla' });
  expect(await faultsOf(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
});
