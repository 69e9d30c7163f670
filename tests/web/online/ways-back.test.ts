/** Coming back on another device: by recovery phrase and by a link from a mailbox. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SMALL } from '../../server/help.js';
import { smtpSink } from '../../server/notify/sinks.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, makeTable } from '../kit/online.js';
import { fits } from '../kit/page.js';
import { startServer } from '../kit/server.js';

const sink = await smtpSink();
const kit = await openBrowser(() =>
  startServer({ SMTP_URL: sink.url, MAIL_FROM: 'Kontor <kontor@kontor.example>' }),
);
afterAll(async () => {
  await kit?.close();
  await sink.close();
});
beforeEach(() => {
  sink.letters.length = 0;
});

/** One device is a phone in German, the other is in English. */
const GERMAN = {
  make: 'Wiederherstellungssatz erstellen',
  done: 'Ich habe ihn aufgeschrieben',
  told: 'mit deinem Wiederherstellungssatz',
  mine: 'Das war ich',
  renew: 'Neuen erstellen',
  address: 'E-Mail-Adresse',
  signIn: 'Anmelden',
  over: 'schon benutzt oder ist abgelaufen',
};
const ENGLISH = {
  been: 'I have been here before',
  unknown: 'Nobody here has this recovery phrase',
  back: 'Welcome back',
  sendLink: 'Send me a link',
  onItsWay: 'a link is on its way',
  confirm: 'Confirm',
  signIn: 'Sign in',
};
const GERMAN_PHONE = { viewport: PHONE, touch: true, language: 'de' } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function phraseOn(page: Page): Promise<string[]> {
  await page.locator('.phrase-words').waitFor();
  return page.locator('.phrase-words li').allTextContents();
}

/** The link in the last mail, to sign in or to confirm. */
async function linkIn(page: string): Promise<string> {
  await expect.poll(() => sink.letters.length).toBeGreaterThan(0);
  return new RegExp(`http\\S+#/${page}/\\S+`).exec(sink.letters.shift()!.body)![0];
}

describe.skipIf(!kit)('on another device', () => {
  it('a phrase is offered once a name is chosen, and signs its owner in; the first device says so', async () => {
    const ada = await comeIn(kit!, 'Ada', GERMAN_PHONE);
    await button(ada, GERMAN.make).click();
    const shown = await phraseOn(ada);
    expect(shown).toHaveLength(6);
    expect(await faultsOf(ada)).toEqual([]);
    expect(await fits(ada)).toBe(true);
    await button(ada, GERMAN.done).click();
    await ada.locator('.way-back-hint').waitFor({ state: 'detached' });
    expect(await ada.locator('body').textContent()).not.toContain(shown[0]);

    const other = await kit!.newPage();
    await other.goto('#/together');
    await button(other, ENGLISH.been).click();
    expect(await faultsOf(other)).toEqual([]);
    expect(await fits(other)).toBe(true);
    const field = other.locator('textarea[name=phrase]');
    await field.fill('babab babab babab babab babab babab');
    await button(other, ENGLISH.signIn).click();
    await other.getByText(ENGLISH.unknown).waitFor();
    // As people type it from a printed sheet.
    await field.fill(shown.map((word, i) => `${i + 1}. ${word.toUpperCase()}`).join('\n'));
    await button(other, ENGLISH.signIn).click();
    await other.locator('.lobby').waitFor();
    await other.getByText(ENGLISH.back).waitFor();
    const [me, same] = await Promise.all([ada, other].map((page) => ask<{ id: string }>(page, 'GET', 'me')));
    expect(same.id).toBe(me.id);
    expect(await other.locator('.way-back-hint').count()).toBe(0);

    await ada.reload();
    await ada.getByRole('alert').getByText(GERMAN.told).waitFor();
    expect(await faultsOf(ada)).toEqual([]);
    expect(await fits(ada)).toBe(true);
    // At a table, too.
    await ada.goto(`#/table/${await makeTable(ada, { config: SMALL })}`);
    await ada.locator('.room').getByText(GERMAN.told).waitFor();
    expect(await fits(ada)).toBe(true);
    await button(ada, GERMAN.mine).click();
    await ada.goto('#/together');
    await ada.reload();
    await ada.locator('.lobby .shelf-title').first().waitFor();
    expect(await ada.locator('.new-devices').count()).toBe(0);

    // A new phrase replaces the old one.
    await ada.goto('#/me');
    await button(ada, GERMAN.renew).click();
    await ada.locator('[role=alert]').getByRole('button', { name: GERMAN.renew }).click();
    const renewed = await phraseOn(ada);
    expect(renewed).not.toEqual(shown);
    await ada.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await ada.locator('.phrase-card .button').nth(1).click();
    const sheet = ada.locator('body > .phrase-sheet');
    expect(await sheet.isVisible()).toBe(false);
    await ada.emulateMedia({ media: 'print' });
    expect(await sheet.isVisible()).toBe(true);
    expect(await sheet.locator('li').allTextContents()).toEqual(renewed);
    expect(await ada.locator('#me-ways-back').isVisible()).toBe(false);
    // All of it is on the first sheet, and there is no second one.
    expect(await ada.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
    await ada.evaluate(() => dispatchEvent(new Event('afterprint')));
    await ada.emulateMedia({ media: 'screen' });
    expect(await sheet.count()).toBe(0);
    for (const page of [ada, other]) await page.context().close();
  });

  it('a mailbox is confirmed by a button and signs in by a button; opening the link alone does nothing', async () => {
    const address = 'bo@mail.example';
    const bo = await comeIn(kit!, 'Bo', GERMAN_PHONE);
    await bo.goto('#/me');
    const way = bo.locator('[data-way=mail]');
    await way.getByLabel(GERMAN.address).fill(address);
    await way.locator('button[type=submit]').click();
    await way.getByRole('status').getByText(address).waitFor();
    expect(await faultsOf(bo)).toEqual([]);
    expect(await fits(bo)).toBe(true);

    const mail = await kit!.newPage();
    await mail.goto(await linkIn('mailbox'));
    await button(mail, ENGLISH.confirm).waitFor();
    expect(await ask(bo, 'GET', 'me/ways-back')).toMatchObject({ mail: { address: null } });
    expect(await faultsOf(mail)).toEqual([]);
    await button(mail, ENGLISH.confirm).click();
    await mail.getByText(address).waitFor();
    expect(await ask(bo, 'GET', 'me/ways-back')).toMatchObject({ mail: { address } });

    await mail.goto('#/together');
    await button(mail, ENGLISH.been).click();
    await mail.locator('input[name=address]').fill(address.toUpperCase());
    await button(mail, ENGLISH.sendLink).click();
    await mail.getByText(ENGLISH.onItsWay).waitFor();
    const link = await linkIn('sign-in');
    const scanner = await kit!.newPage(GERMAN_PHONE);
    await scanner.goto(link);
    await button(scanner, GERMAN.signIn).waitFor();
    expect(await ask(scanner, 'GET', 'who')).toMatchObject({ me: null });
    expect(await fits(scanner)).toBe(true);
    await mail.goto(link);
    await button(mail, ENGLISH.signIn).click();
    await mail.locator('.lobby').waitFor();
    expect((await ask<{ id: string }>(mail, 'GET', 'me')).id).toBe(
      (await ask<{ id: string }>(bo, 'GET', 'me')).id,
    );
    await button(scanner, GERMAN.signIn).click();
    await scanner.getByText(GERMAN.over).waitFor();
    await scanner.locator('form.gate').waitFor();
    for (const page of [bo, mail, scanner]) await page.context().close();
  });
});
