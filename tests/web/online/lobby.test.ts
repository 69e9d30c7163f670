/** Finding a game: the lobby for strangers, filters, invitations, rematches, the next table. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, documentOf, enter, MARCH, sitTogether, startServer } from '../kit/online.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

const HANSA = { game: 'hansa', players: 2 };
const LIVE = { kind: 'live', bank: 1200, increment: 15 } as const;

const make = async (page: Page, table: object): Promise<string> =>
  (await ask<{ table: string }>(page, 'POST', 'tables', table as never)).table;

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const card = (page: Page, table: string) => page.locator(`[data-table="${table}"]`);

describe.skipIf(!kit)('the lobby', () => {
  it.each([{ language: 'en' }, { language: 'de' }] as const)(
    'can be looked at without a name, in $language, on a phone',
    async ({ language }) => {
      const anna = await comeIn(kit!, `Anna ${language}`);
      const title = 'Wirtschaftsgeschichtswissenschaftlerinnentreffen'.repeat(2).slice(0, 80);
      const table = await make(anna, { config: MARCH.config, pace: LIVE, title });
      const guest = await kit!.newPage({ viewport: PHONE, touch: true, language });
      await guest.goto('#/together');
      await card(guest, table).waitFor();
      expect(await card(guest, table).locator('.hint').first().textContent()).toMatch(/20 .*15/);
      expect(await fits(guest)).toBe(true);
      expect(await faultsOf(guest)).toEqual([]);
      const { right } = await card(guest, table).evaluate((element) => {
        const parts = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right);
        return { right: Math.max(...parts) };
      });
      expect(right).toBeLessThanOrEqual(PHONE.width);
      // To sit down a name is needed, and the table stays in sight.
      await card(guest, table).locator('button').tap();
      await guest.locator('.invitation h1').waitFor();
      await enter(guest, `Gast ${language}`);
      await guest.locator('.room').waitFor();
      expect(await fits(guest)).toBe(true);
      for (const page of [anna, guest]) await page.context().close();
    },
  );

  it('keeps its filters in the address', async () => {
    const anna = await comeIn(kit!, 'Filtering Anna');
    const live = await make(anna, { config: MARCH.config, pace: LIVE });
    const slow = await make(anna, { config: HANSA });
    const ben = await comeIn(kit!, 'Filtering Ben');
    await card(ben, live).waitFor();
    await ben.locator('.lobby-more-filters summary').click();
    await ben.locator('select[name=pace]').selectOption('live');
    await card(ben, slow).waitFor({ state: 'detached' });
    await ben.locator('select[name=game]').selectOption('hansa-teutonica');
    await ben.locator('select[name=players]').selectOption('3');
    await ben.locator('select[name=rated]').selectOption('no');
    await card(ben, live).waitFor({ state: 'detached' });
    await ben.locator('select[name=rated]').selectOption('');
    expect(new URL(ben.url()).hash).toBe('#/together?game=hansa-teutonica&players=3&pace=live');
    await ben.reload();
    await card(ben, live).waitFor();
    expect(await card(ben, slow).count()).toBe(0);
    expect(await ben.locator('select[name=pace]').inputValue()).toBe('live');
    // A board of another game is forgotten with it.
    await ben.locator('select[name=board]').selectOption('salt-march');
    await ben.locator('select[name=game]').selectOption('hansa');
    expect(new URL(ben.url()).hash).toBe('#/together?game=hansa&players=3&pace=live');
    await ben.getByText('No table fits these filters.').waitFor();
    await ben.getByRole('button', { name: 'Clear filters' }).click();
    await card(ben, slow).waitFor();
    expect(new URL(ben.url()).hash).toBe('#/together');
    // What is no filter is left out.
    await ben.goto('#/together?pace=warp&board=atlantis&status=over');
    await ben.getByText('No finished games yet.').waitFor();
    for (const page of [anna, ben]) await page.context().close();
  });
});

describe.skipIf(!kit)('an invitation', () => {
  it.each([
    { language: 'en', words: 'Inviting Anna en invites you to play' },
    { language: 'de', words: 'Inviting Anna de lädt dich zu einem Spiel ein' },
  ] as const)(
    'says who invites to what before it asks for a name, in $language',
    async ({ language, words }) => {
      const anna = await comeIn(kit!, `Inviting Anna ${language}`);
      const table = await make(anna, {
        config: MARCH.config,
        access: 'invited',
        title: 'Club night',
        pace: LIVE,
      });
      const { invite } = await ask<{ invite: string }>(anna, 'GET', `tables/${table}/invitation`);
      const ben = await kit!.newPage({ viewport: PHONE, touch: true, language });
      await ben.goto(`#/join/${table}/${invite}`);
      await ben.getByText(words).waitFor();
      await ben.locator('.invitation-picture img').waitFor();
      expect(await ben.locator('.invitation h1').textContent()).toBe('Club night');
      expect(await ben.locator('.invitation-words').textContent()).toMatch(/20 .*15/);
      expect(await fits(ben)).toBe(true);
      expect(await faultsOf(ben)).toEqual([]);
      // Without the secret nothing is said.
      const stranger = await kit!.newPage();
      await stranger.goto(`#/table/${table}`);
      await stranger.locator('form.gate').waitFor();
      expect(await stranger.getByText('Club night').count()).toBe(0);
      await enter(ben, `Ben ${language}`);
      await ben.locator('.room').waitFor();
      for (const page of [anna, ben, stranger]) await page.context().close();
    },
  );
});

describe.skipIf(!kit)('after a game', () => {
  it('the rematch keeps a seat, which shows up in the lobby and can be declined', async () => {
    const anna = await comeIn(kit!, 'Again Anna');
    const ben = await comeIn(kit!, 'Again Ben', { viewport: PHONE, touch: true, language: 'de' });
    const table = await make(anna, { config: HANSA, access: 'open' });
    await ask(ben, 'POST', `tables/${table}/commands`, { id: 'sit', command: { do: 'sit' } });
    for (let i = 0; i < 400; i++) {
      const page = (await documentOf(anna, table)).you.legal ? anna : ben;
      const { status, you, step } = await documentOf(page, table);
      if (status === 'over') break;
      if (!you.legal) continue;
      const command = { do: 'play', action: you.legal[0] };
      await ask(page, 'POST', `tables/${table}/commands`, { id: `m${i}`, step, command } as never);
    }
    await anna.goto(`#/table/${table}`);
    await anna.getByRole('button', { name: 'Rematch' }).click();
    await anna.locator('.room').waitFor();
    await anna.getByText(/Kept for Again Ben until/).waitFor();
    expect(await anna.getByRole('button', { name: 'Free Again Ben’s seat' }).count()).toBe(0);

    await ben.goto('#/together');
    await ben.getByText('Revanche: ein Platz ist für dich reserviert').waitFor();
    expect(await fits(ben)).toBe(true);
    await ben.getByRole('button', { name: 'Ablehnen' }).tap();
    await ben.getByText('Du hast abgelehnt').waitFor();
    await anna.getByText('Open seat').waitFor();
    for (const page of [anna, ben]) await page.context().close();
  });

  it('the finished card names the winner', async () => {
    const cleo = await comeIn(kit!, 'Cleo');
    await cleo.goto('#/together?status=over');
    await cleo
      .getByText(/Again (Anna|Ben) won|share the win/)
      .first()
      .waitFor();
    await cleo.context().close();
  });
});

it.skipIf(!kit)('at a table, the next table that waits is one tap away', async () => {
  const anna = await comeIn(kit!, 'Next Anna', { viewport: PHONE, touch: true });
  const ben = await comeIn(kit!, 'Next Ben');
  const first = await sitTogether(anna, [ben], { ...MARCH, title: 'First table' });
  expect(await anna.locator('[data-next]').count()).toBe(0);
  const second = await make(anna, { config: HANSA, first: 0, title: 'Second table' });
  await ask(ben, 'POST', `tables/${second}/commands`, { id: 'sit', command: { do: 'sit' } });
  await anna.reload();
  await anna.locator('[data-next]').tap();
  await anna.waitForURL(new RegExp(second));
  await anna.getByText('Next table: First table').waitFor();
  expect(await fits(anna)).toBe(true);
  await anna.locator('[data-next]').tap();
  await anna.waitForURL(new RegExp(first));
  for (const page of [anna, ben]) await page.context().close();
});
