/** Fair tables in the page: the settings, being ready, pauses, time, resigning, and what it does to the ratings. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, documentOf, sitTogether } from '../kit/online.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

const HANSA = { config: { game: 'hansa', board: 'baltic', players: 2 }, first: 0 };
const LIVE = { kind: 'live', bank: 600, increment: 10 } as const;

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const mySeat = (page: Page, name: RegExp): Promise<void> => page.getByRole('tab', { name }).click();

async function move(page: Page, table: string): Promise<void> {
  const { you, step } = await documentOf(page, table);
  const command = { do: 'play', action: you.legal![0] };
  await ask(page, 'POST', `tables/${table}/commands`, { id: `m-${step}`, step, command });
}

describe.skipIf(!kit)('a fair table', () => {
  it.each(['en', 'de'] as const)(
    'is chosen under New table, and shown on card and in the room (%s)',
    async (language) => {
      const anna = await comeIn(kit!, `Fair Anna ${language}`, { viewport: PHONE, touch: true, language });
      await anna.goto('#/together/new');
      await anna.locator('input[name=rated][value=casual]').check({ force: true });
      await anna.locator('select[name=undo]').selectOption('none');
      await anna.locator('input[name=access][value=open]').check({ force: true });
      expect(await fits(anna)).toBe(true);
      expect(await faultsOf(anna)).toEqual([]);
      await anna.locator('form button[type=submit]').click();
      await anna.locator('.room-settings').waitFor();
      const words = language === 'en' ? ['Casual', 'No undo'] : ['Ungewertet', 'Kein Zurücknehmen'];
      for (const word of words) await anna.locator('.room-settings', { hasText: word }).waitFor();
      const table = anna.url().split('/').at(-1)!;
      await anna.goto('#/together');
      const card = anna.locator(`[data-table="${table}"]`).first();
      for (const word of words) expect(await card.textContent()).toContain(word);
      expect(await fits(anna)).toBe(true);
      await anna.context().close();
    },
  );

  it('offers no hints while it is rated, and hints while it is casual', async () => {
    const anna = await comeIn(kit!, 'Hint Anna');
    const ben = await comeIn(kit!, 'Hint Ben');
    await sitTogether(anna, [ben], HANSA);
    await anna.locator('g.lit[data-target], [data-pass]').first().waitFor();
    const hint = anna.getByRole('button', { name: 'Hint', exact: true });
    expect(await hint.count()).toBe(0);
    await sitTogether(anna, [ben], { ...HANSA, rated: false });
    await hint.waitFor();
    for (const page of [anna, ben]) await page.context().close();
  });

  it('pauses by consent, goes on when both are back, and gives time', async () => {
    const anna = await comeIn(kit!, 'Pause Anna');
    const ben = await comeIn(kit!, 'Pause Ben', { viewport: PHONE, touch: true });
    const table = await sitTogether(anna, [ben], { ...HANSA, pace: LIVE });
    await mySeat(anna, /My seat/);
    await anna.locator('[data-pause]').click();
    await ben.getByText('Pause Anna asks for a pause.').waitFor();
    expect(await fits(ben)).toBe(true);
    await ben.getByRole('button', { name: 'Agree' }).tap();
    await anna.getByText('The game is paused').waitFor();
    expect((await documentOf(anna, table)).clocks).not.toHaveProperty('deadline');
    await ben.locator('[data-resume]').tap();
    await anna.getByRole('button', { name: 'Agree' }).click();
    await anna.getByText('The game is paused').waitFor({ state: 'detached' });
    await anna.locator('[data-give-time="1"]').click();
    await expect.poll(async () => (await documentOf(anna, table)).clocks!.banks![1]).toBeGreaterThan(600_000);
    expect(await faultsOf(anna)).toEqual([]);
    for (const page of [anna, ben]) await page.context().close();
  });

  it('is resigned after a question, and the ratings say why they changed', async () => {
    const anna = await comeIn(kit!, 'Resign Anna');
    const ben = await comeIn(kit!, 'Ben', { viewport: PHONE, touch: true, language: 'en' });
    const table = await sitTogether(anna, [ben], HANSA);
    await move(anna, table);
    await move(ben, table);
    await mySeat(anna, /My seat/);
    await anna.locator('[data-resign]').click();
    await anna.getByText('your rating falls').waitFor();
    await anna.locator('.alert').getByRole('button', { name: 'Resign' }).click();
    await anna.locator('[data-resign]').waitFor({ state: 'detached' });
    await mySeat(anna, /Log/);
    await anna.getByText('Resign Anna resigns; a bot plays on.').waitFor();
    await ask(ben, 'POST', `tables/${table}/commands`, {
      id: 'end',
      command: { do: 'propose', what: 'end' },
    });
    await ben.getByText('Ended by agreement.').first().waitFor();
    await ben.locator('[data-ratings] summary').first().tap();
    await ben.locator('[data-rating="1"]').first().waitFor();
    const own = (await ben.locator('[data-rating="1"]').first().textContent())!;
    expect(own).toContain('1662');
    expect(own).toContain('+162');
    expect(own).toContain('provisional');
    expect(own).toContain('place 1.5 of 2 was to be expected; it was place 1');
    expect(await fits(ben)).toBe(true);
    expect(await faultsOf(ben)).toEqual([]);
    for (const page of [anna, ben]) await page.context().close();
  });

  it('asks three people whether they are ready, in two languages; who is not there loses the seat', async () => {
    const anna = await comeIn(kit!, 'Ready Anna');
    const ben = await comeIn(kit!, 'Ready Ben', { viewport: PHONE, touch: true, language: 'de' });
    const cleo = await comeIn(kit!, 'Ready Cleo');
    const config = { game: 'hansa', board: 'baltic', players: 3 };
    const { table } = await ask<{ table: string }>(anna, 'POST', 'tables', { config, pace: LIVE } as never);
    for (const page of [ben, cleo])
      await ask(page, 'POST', `tables/${table}/commands`, { id: 'sit', command: { do: 'sit' } });
    for (const page of [anna, ben, cleo]) await page.goto(`#/table/${table}`);
    await cleo.getByText('Waiting for Ready Anna and Ready Ben').waitFor();
    expect(await fits(ben)).toBe(true);
    expect(await faultsOf(ben)).toEqual([]);
    await ben.getByRole('button', { name: 'Ich bin bereit' }).tap();
    await ben.getByText('Warten auf Ready Anna').waitFor();
    await anna.locator('[data-ready]').click();
    for (const page of [anna, ben, cleo]) await page.locator('.table').waitFor();
    for (const page of [anna, ben, cleo]) await page.context().close();
  });

  it.each(['en', 'de'] as const)('stands still while its player is on vacation (%s)', async (language) => {
    const anna = await comeIn(kit!, `Off Anna ${language}`, { viewport: PHONE, touch: true, language });
    const ben = await comeIn(kit!, `Off Ben ${language}`);
    const pace = { kind: 'mail', hours: 24, daysOff: [], quiet: null, zone: 'UTC' };
    const { table } = await ask<{ table: string }>(anna, 'POST', 'tables', { ...HANSA, pace } as never);
    await ask(ben, 'POST', `tables/${table}/commands`, { id: 'sit', command: { do: 'sit' } });
    await anna.goto('#/me');
    await anna.locator('[data-take-vacation]').click();
    await anna.locator('[data-vacation]').waitFor();
    expect(await fits(anna)).toBe(true);
    expect(await faultsOf(anna)).toEqual([]);
    await ben.goto(`#/table/${table}`);
    await ben.getByText('on vacation until').first().waitFor();
    const { deadline } = (await documentOf(ben, table)).clocks!;
    expect(deadline! - Date.now()).toBeGreaterThan(7 * 24 * 3_600_000);
    await anna.locator('[data-vacation] button').click();
    await anna.locator('[data-take-vacation]').waitFor();
    for (const page of [anna, ben]) await page.context().close();
  });
});
