/** Fair tables on the page: settings, being ready, pauses, time, resigning, and the effect on ratings. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableSummary } from '../../../src/protocol/tables/tables.js';
import type { TestServer } from '../../server/help.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, command, documentOf, makeTable, playFirst, sitTogether } from '../kit/online.js';
import { fits, speak } from '../kit/page.js';
import { startServer } from '../kit/server.js';

let server: TestServer;
const kit = await openBrowser(async () => {
  server = await startServer();
  return server;
});
afterAll(() => kit?.close());

const HANSA = { config: { game: 'hansa', board: 'baltic', players: 2 }, first: 0 };
const LIVE = { kind: 'live', bank: 600, increment: 10 } as const;

let anna: Page;
/** On a phone. */
let ben: Page;
beforeAll(async () => {
  if (!kit) return;
  anna = await comeIn(kit, 'Anna');
  ben = await comeIn(kit, 'Ben', { viewport: PHONE, touch: true });
});

const mySeat = (page: Page, name: RegExp): Promise<void> => page.getByRole('tab', { name }).click();

describe.skipIf(!kit)('a fair table', () => {
  it('is chosen under New table, and shown on card and in the room, in two languages', async () => {
    for (const [language, ...words] of [
      ['de', 'Ungewertet', 'Kein Zurücknehmen'],
      ['en', 'Casual', 'No undo'],
    ] as const) {
      await speak(ben, language);
      await ben.goto('#/together/new');
      await ben.locator('input[name=rated][value=casual]').check({ force: true });
      await ben.locator('select[name=undo]').selectOption('none');
      await ben.locator('input[name=access][value=open]').check({ force: true });
      expect(await fits(ben)).toBe(true);
      expect(await faultsOf(ben)).toEqual([]);
      await ben.locator('form button[type=submit]').click();
      for (const word of words) await ben.locator('.room-settings', { hasText: word }).waitFor();
      const table = ben.url().split('/').at(-1)!;
      await ben.goto('#/together');
      const card = ben.locator(`[data-table="${table}"]`).first();
      for (const word of words) expect(await card.textContent()).toContain(word);
      expect(await fits(ben)).toBe(true);
    }
  });

  it('starts with changed settings only when everybody has accepted them, in two languages', async () => {
    for (const [language, before, wait] of [
      ['de', '1 Tag', 'Den neuen Einstellungen muss noch zustimmen: Ben.'],
      ['en', '1 day', 'Waiting for Ben to accept the new settings.'],
    ] as const) {
      await speak(anna, language);
      await speak(ben, language);
      const pace = { kind: 'mail' as const, hours: 24, daysOff: [], quiet: null, zone: 'UTC' };
      const table = await makeTable(anna, { ...HANSA, autostart: false, pace });
      await command(ben, table, { do: 'sit' });
      for (const page of [anna, ben]) await page.goto(`#/table/${table}`);
      await anna.locator('.room-card button', { hasText: /Change|Ändern/ }).click();
      await anna.locator('dialog input[name=rated][value=casual]').check({ force: true });
      await anna.locator('dialog input[name=pace][value=untimed]').check({ force: true });
      await anna.locator('dialog button[type=submit]').click();
      const asked = ben.locator('[data-changed]');
      await asked.waitFor();
      expect(await asked.textContent()).toContain(before);
      expect(await fits(ben)).toBe(true);
      expect(await faultsOf(ben)).toEqual([]);
      await anna.locator('.room-begin', { hasText: wait }).waitFor();
      expect(await anna.locator('.room-begin .button-primary').isDisabled()).toBe(true);
      await asked.locator('[data-accept]').tap();
      await asked.waitFor({ state: 'detached' });
      await anna.locator('.room-begin .button-primary:not(:disabled)').click();
      await ben.locator('.table').waitFor();
    }
  });

  it('offers no hints while it is rated, and hints while it is casual', async () => {
    await sitTogether(anna, [ben], HANSA);
    await anna.locator('g.lit[data-target], [data-pass]').first().waitFor();
    const hint = anna.getByRole('button', { name: 'Hint', exact: true });
    expect(await hint.count()).toBe(0);
    // Nor while you plan a turn.
    const planHint = ben.getByRole('button', { name: 'Hint', exact: true });
    const plan = async (): Promise<void> => {
      await mySeat(ben, /My seat/);
      await ben.getByRole('button', { name: 'Plan my next turn' }).tap();
      await ben.locator('.notice-plan').waitFor();
    };
    await plan();
    expect(await planHint.count()).toBe(0);
    await sitTogether(anna, [ben], { ...HANSA, rated: false });
    await hint.waitFor();
    await plan();
    await planHint.waitFor();
  });

  it('pauses by consent, goes on when both are back, and gives time', async () => {
    const table = await sitTogether(anna, [ben], { ...HANSA, pace: LIVE });
    await mySeat(anna, /My seat/);
    await anna.locator('[data-pause]').click();
    await ben.getByText('Anna asks for a pause.').waitFor();
    expect(await fits(ben)).toBe(true);
    await ben.getByRole('button', { name: 'Agree' }).tap();
    const paused = anna.getByText('The game is paused');
    await paused.waitFor();
    // Even though Anna has scrolled down to the button.
    await expect.poll(async () => (await paused.boundingBox())!.y).toBeGreaterThan(0);
    expect((await documentOf(anna, table)).clocks).not.toHaveProperty('deadline');
    // Nobody is called to a game in which they cannot act, although it was Anna's turn.
    await anna.locator('.action-headline strong', { hasText: /^Paused$/ }).waitFor();
    expect(await anna.locator('.action-task, .action-count, g.lit[data-target]').count()).toBe(0);
    expect(await anna.title()).not.toContain('Your turn');
    const mine = await ask<{ tables: TableSummary[] }>(anna, 'GET', `me/tables?id=${table}`);
    expect(mine.tables[0]).toMatchObject({ details: { paused: true }, you: { decides: false } });
    await ben.locator('[data-resume]').tap();
    await anna.getByRole('button', { name: 'Agree' }).click();
    await anna.getByText('The game is paused').waitFor({ state: 'detached' });
    await anna.locator('.action-headline', { hasText: 'your turn' }).waitFor();
    expect(await anna.title()).toContain('Your turn');
    await anna.locator('[data-give-time="1"]').click();
    await expect.poll(async () => (await documentOf(anna, table)).clocks!.banks![1]).toBeGreaterThan(600_000);
    expect(await faultsOf(anna)).toEqual([]);
  });

  it('asks before you resign, and the ratings say why they changed', async () => {
    const table = await sitTogether(anna, [ben], HANSA);
    await playFirst(anna, table);
    await playFirst(ben, table);
    await mySeat(anna, /My seat/);
    await anna.locator('[data-resign]').click();
    await anna.getByText('your rating falls').waitFor();
    await anna.locator('.alert').getByRole('button', { name: 'Resign' }).click();
    await anna.locator('[data-resign]').waitFor({ state: 'detached' });
    // Nothing is left to plan.
    expect(await anna.locator('[data-plan], [data-orders]').count()).toBe(0);
    await mySeat(anna, /Log/);
    await anna.getByText('Anna resigns; a bot plays on.').waitFor();
    await command(ben, table, { do: 'propose', what: 'end' });
    await ben.getByText('Ended by agreement.').first().waitFor();
    await ben.locator('.action-headline', { hasText: 'Game over' }).waitFor();
    expect(await ben.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
    await ben.locator('[data-rematch]').waitFor();
    await ben.locator('[data-ratings] summary').first().tap();
    const own = ben.locator('[data-rating="1"]').first();
    await own.waitFor();
    const words = await own.textContent();
    expect(words).toContain('1662');
    expect(words).toContain('+162');
    expect(words).toContain('provisional');
    expect(words).toContain('Expected place by rating: 1.5 of 2. Actual place: 1.');
    expect(await fits(ben)).toBe(true);
    expect(await faultsOf(ben)).toEqual([]);
    // The card knows of it, too.
    await ben.goto('#/together');
    await ben.locator('.lobby-over summary').tap();
    await ben.locator(`[data-table="${table}"]`, { hasText: 'Ben won' }).waitFor();
  });

  it('waits for a player who has to leave, if the settings say so', async () => {
    await sitTogether(anna, [ben], { ...HANSA, rest: true });
    await mySeat(anna, /My seat/);
    await anna.getByRole('button', { name: 'I have to leave' }).click();
    await anna.getByText('The table is waiting for you.').waitFor();
    await ben.getByText('The table waits for Anna').waitFor();
    for (const page of [anna, ben])
      await page.locator('.action-headline', { hasText: 'Anna’s turn' }).waitFor();
    await anna.getByRole('button', { name: 'I am back' }).first().click();
    await anna.locator('.action-headline', { hasText: 'your turn' }).waitFor();
  });

  it('asks three people whether they are ready, in two languages', async () => {
    const cleo = await comeIn(kit!, 'Cleo');
    await speak(ben, 'de');
    const config = { game: 'hansa', board: 'baltic', players: 3 };
    const table = await makeTable(anna, { config, pace: LIVE });
    const all = [anna, ben, cleo];
    for (const page of [ben, cleo]) await command(page, table, { do: 'sit' });
    for (const page of all) await page.goto(`#/table/${table}`);
    await cleo.getByText('Waiting for Anna and Ben').waitFor();
    expect(await fits(ben)).toBe(true);
    expect(await faultsOf(ben)).toEqual([]);
    await anna.locator('[data-ready]').click();
    await cleo.getByText('Waiting for Ben').waitFor();
    server.later(61_000);
    await anna.getByText('Ben did not answer, so the seat is free.').waitFor();
    await ben.getByText('Du hast nicht rechtzeitig geantwortet').waitFor();
    expect(await faultsOf(ben)).toEqual([]);
    // Who fills the table is there; the others are asked again.
    await ben.getByRole('button', { name: 'Hier hinsetzen' }).tap();
    await cleo.locator('[data-ready]').click();
    await ben.getByText('Warten auf Anna').waitFor();
    expect(await ben.locator('[data-unready]').count()).toBe(0);
    await anna.locator('[data-ready]').click();
    for (const page of all) await page.locator('.table').waitFor();
    await cleo.context().close();
  });

  it('stops its clock while a player is on vacation, in two languages', async () => {
    const pace = { kind: 'mail' as const, hours: 24, daysOff: [], quiet: null, zone: 'UTC' };
    const table = await makeTable(ben, { ...HANSA, pace });
    await command(anna, table, { do: 'sit' });
    for (const language of ['de', 'en'] as const) {
      await speak(ben, language);
      await ben.goto('#/me');
      await ben.locator('[data-take-vacation]').click();
      await ben.locator('[data-vacation]').waitFor();
      expect(await fits(ben)).toBe(true);
      expect(await faultsOf(ben)).toEqual([]);
      if (language === 'en') await seesVacation(table);
      await ben.locator('[data-vacation] button').click();
      await ben.locator('[data-take-vacation]').waitFor();
    }
  });

  // The last one: the server's clock is days ahead of the browsers' afterwards.
  it('without a clock does not wait forever: a reminder, then a bot, in two languages', async () => {
    await speak(ben, 'de');
    const table = await sitTogether(ben, [anna], HANSA);
    expect(await anna.locator('[data-silence]').count()).toBe(0);
    const lookAfterDays = async (days: number): Promise<void> => {
      server.later(days * 24 * 3_600_000);
      for (const page of [anna, ben]) {
        await page.reload();
        await page.locator('.table').waitFor();
      }
    };
    await lookAfterDays(1);
    await anna.getByRole('button', { name: 'Remind Ben' }).click();
    await ben.getByText('Die anderen warten auf dich').waitFor();
    await anna.locator('[data-remind]').waitFor({ state: 'detached' });
    await lookAfterDays(7);
    await anna.getByText('did not answer a reminder').waitFor();
    await anna.getByRole('button', { name: 'End the game' }).waitFor();
    expect(await faultsOf(anna)).toEqual([]);
    await anna.getByRole('button', { name: 'Let a bot play for Ben' }).click();
    await ben.getByText('Ein Bot spielt für dich.').waitFor();
    await command(ben, table, { do: 'away', on: false });
  });
});

/** Anna sees at the table that Ben is away, and that the clock has stopped. */
async function seesVacation(table: string): Promise<void> {
  await anna.goto(`#/table/${table}`);
  await anna.getByText('on vacation until').first().waitFor();
  const { deadline } = (await documentOf(anna, table)).clocks!;
  expect(deadline! - Date.now()).toBeGreaterThan(7 * 24 * 3_600_000);
}
