/** Finding a game: the lobby for strangers, filters, invitations, rematches, the next table. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playToEnd, type TestServer } from '../../server/help.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, command, enter, MARCH, makeTable, sitTogether } from '../kit/online.js';
import { fits, speak } from '../kit/page.js';
import { startServer } from '../kit/server.js';

let server: TestServer;
const kit = await openBrowser(async () => {
  server = await startServer();
  return server;
});
afterAll(() => kit?.close());

const HANSA = { game: 'hansa', players: 2 };
const LIVE = { kind: 'live', bank: 1200, increment: 15 } as const;
const ON_PHONE = { viewport: PHONE, touch: true };

let anna: Page;
/** On a phone, in German. */
let ben: Page;
beforeAll(async () => {
  if (!kit) return;
  anna = await comeIn(kit, 'Anna');
  ben = await comeIn(kit, 'Ben', { ...ON_PHONE, language: 'de' });
});

const card = (page: Page, table: string) => page.locator(`[data-table="${table}"]`);

describe.skipIf(!kit)('the lobby', () => {
  it('can be viewed without a name, in two languages, on a phone', async () => {
    const title = 'Wirtschaftsgeschichtswissenschaftlerinnentreffen'.repeat(2).slice(0, 80);
    const table = await makeTable(anna, { config: MARCH.config, pace: LIVE, title });
    const guest = await kit!.newPage(ON_PHONE);
    for (const language of ['en', 'de'] as const) {
      await speak(guest, language);
      await guest.goto('#/together');
      await card(guest, table).waitFor();
      expect(await card(guest, table).locator('.hint').first().textContent()).toMatch(/20 .*15/);
      expect(await fits(guest)).toBe(true);
      expect(await faultsOf(guest)).toEqual([]);
      const right = await card(guest, table).evaluate((element) =>
        Math.max(...[...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
      );
      expect(right).toBeLessThanOrEqual(PHONE.width);
    }
    // Taking a seat needs a name; the table stays visible meanwhile.
    await card(guest, table).locator('button').tap();
    await guest.locator('.invitation h1').waitFor();
    await enter(guest, 'Gast');
    await guest.locator('.room').waitFor();
    expect(await fits(guest)).toBe(true);
    await guest.context().close();
  });

  it('keeps its filters in the address', async () => {
    const live = await makeTable(ben, { config: MARCH.config, pace: LIVE });
    const slow = await makeTable(ben, { config: HANSA });
    await anna.goto('#/');
    await anna.goto('#/together');
    await card(anna, live).waitFor();
    await anna.locator('.lobby-more-filters summary').click();
    await anna.locator('select[name=pace]').selectOption('live');
    await card(anna, slow).waitFor({ state: 'detached' });
    await anna.locator('select[name=game]').selectOption('hansa-teutonica');
    await anna.locator('select[name=players]').selectOption('3');
    await anna.locator('select[name=rated]').selectOption('no');
    await card(anna, live).waitFor({ state: 'detached' });
    await anna.locator('select[name=rated]').selectOption('');
    expect(new URL(anna.url()).hash).toBe('#/together?game=hansa-teutonica&players=3&pace=live');
    await anna.reload();
    await card(anna, live).waitFor();
    expect(await card(anna, slow).count()).toBe(0);
    expect(await anna.locator('select[name=pace]').inputValue()).toBe('live');
    // Changing the game clears a board of the old one.
    await anna.locator('select[name=board]').selectOption('salt-march');
    await anna.locator('select[name=game]').selectOption('hansa');
    expect(new URL(anna.url()).hash).toBe('#/together?game=hansa&players=3&pace=live');
    await anna.getByText('No table matches these filters.').waitFor();
    await anna.getByRole('button', { name: 'Clear filters' }).click();
    await card(anna, slow).waitFor();
    expect(new URL(anna.url()).hash).toBe('#/together');
    // Unknown filters are dropped.
    await anna.goto('#/together?pace=warp&board=atlantis&status=over');
    await anna.getByText('No other finished games yet.').waitFor();
  });
});

it.skipIf(!kit)('a card says until when somebody has to decide, in two languages', async () => {
  const pace = { kind: 'mail' as const, hours: 48, daysOff: [], quiet: null, zone: 'UTC' };
  const table = await makeTable(ben, { config: HANSA, first: 0, pace });
  await command(anna, table, { do: 'sit' });
  for (const [page, words] of [
    [ben, /Du bist am Zug\s*bis \S+ \d\d:\d\d/],
    [anna, /Ben’s turn\s*until \S+ \d\d:\d\d/],
  ] as const) {
    await page.goto('#/');
    await page.goto('#/together');
    await card(page, table).waitFor();
    expect(await card(page, table).textContent()).toMatch(words);
  }
  await command(ben, table, { do: 'resign' });
});

it.skipIf(!kit)(
  'an invitation says who invites to what before it asks for a name, in two languages',
  async () => {
    const table = await makeTable(anna, {
      config: MARCH.config,
      access: 'invited',
      title: 'Club night',
      pace: LIVE,
    });
    const { invite } = await ask<{ invite: string }>(anna, 'GET', `tables/${table}/invitation`);
    const guest = await kit!.newPage(ON_PHONE);
    // Without the secret it says nothing.
    await guest.goto(`#/table/${table}`);
    await guest.locator('form.gate').waitFor();
    expect(await guest.getByText('Club night').count()).toBe(0);
    for (const [language, words] of [
      ['en', 'Anna invites you to play'],
      ['de', 'Anna lädt dich zu einem Spiel ein'],
    ] as const) {
      await speak(guest, language);
      await guest.goto(`#/join/${table}/${invite}`);
      await guest.getByText(words).waitFor();
      await guest.locator('.invitation-picture img').waitFor();
      expect(await guest.locator('.invitation h1').textContent()).toBe('Club night');
      expect(await guest.locator('.invitation-words').textContent()).toMatch(/20 .*15/);
      expect(await fits(guest)).toBe(true);
      expect(await faultsOf(guest)).toEqual([]);
    }
    await enter(guest, 'Gast');
    await guest.locator('.room').waitFor();
    await guest.context().close();
  },
);

it.skipIf(!kit)(
  'after a game, the rematch keeps a seat, which shows up in the lobby and can be declined',
  async () => {
    const table = await makeTable(anna, { config: HANSA, access: 'open' });
    await command(ben, table, { do: 'sit' });
    await playToEnd(server, table);
    await anna.goto(`#/table/${table}`);
    await anna.getByRole('button', { name: 'Rematch' }).click();
    await anna.locator('.room').waitFor();
    await anna.getByText(/Kept for Ben until/).waitFor();
    await anna.locator('.room-seat a[href^="#/player/"]', { hasText: 'Ben' }).waitFor();
    expect(await anna.getByRole('button', { name: 'Free Ben’s seat' }).count()).toBe(0);
    // Nobody else is invited to a seat that is kept.
    expect(await anna.locator('#room-invite').count()).toBe(0);

    await ben.goto('#/');
    await ben.goto('#/together');
    await ben.getByText('Revanche: ein Platz ist für dich reserviert').waitFor();
    expect(await fits(ben)).toBe(true);
    await ben.getByRole('button', { name: 'Ablehnen' }).tap();
    await ben.getByText('Du hast abgelehnt').waitFor();
    await anna.getByText('Open seat').waitFor();
    await anna.locator('#room-invite').waitFor();

    // The finished card names the winner, to anybody.
    const stranger = await kit!.newPage();
    await stranger.goto('#/together?status=over');
    await stranger
      .getByText(/(Anna|Ben) won|share the win/)
      .first()
      .waitFor();
    await stranger.context().close();
  },
);

it.skipIf(!kit)('at a table, the next table that waits is one tap away', async () => {
  const first = await sitTogether(ben, [anna], { ...MARCH, title: 'First table' });
  expect(await ben.locator('[data-next]').count()).toBe(0);
  const second = await makeTable(ben, { config: HANSA, first: 0, title: 'Second table' });
  await command(anna, second, { do: 'sit' });
  await ben.reload();
  await ben.locator('[data-next]').tap();
  await ben.waitForURL(new RegExp(second));
  await ben.getByText('Nächster Tisch: First table').waitFor();
  expect(await fits(ben)).toBe(true);
  await ben.locator('[data-next]').tap();
  await ben.waitForURL(new RegExp(first));
});
