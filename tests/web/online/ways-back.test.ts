/** Coming back on another device: by recovery phrase and by a link from a mailbox. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SMALL } from '../../server/help.js';
import { smtpSink } from '../../server/notify/sinks.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn } from '../kit/online.js';
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

const WAYS = [
  {
    language: 'en',
    options: {},
    words: {
      make: 'Make a recovery phrase',
      done: 'I have written it down',
      been: 'I have been here before',
      signIn: 'Sign in',
      unknown: 'Nobody here has this recovery phrase',
      back: 'Welcome back',
      mine: 'It was me',
      address: 'Mail address',
      sendLink: 'Send me a link',
      onItsWay: 'a link is on its way',
      confirm: 'Confirm',
      over: 'already used or has expired',
      renew: 'Make a new one',
      told: 'with your recovery phrase',
    },
  },
  {
    language: 'de',
    options: { viewport: PHONE, touch: true },
    words: {
      make: 'Wiederherstellungssatz erstellen',
      done: 'Ich habe ihn aufgeschrieben',
      been: 'Ich war schon hier',
      signIn: 'Anmelden',
      unknown: 'Diesen Wiederherstellungssatz hat hier niemand',
      back: 'Willkommen zurück',
      mine: 'Das war ich',
      address: 'Mailadresse',
      sendLink: 'Link schicken',
      onItsWay: 'ist ein Link unterwegs',
      confirm: 'Bestätigen',
      over: 'schon benutzt oder ist abgelaufen',
      renew: 'Neuen erstellen',
      told: 'mit deinem Wiederherstellungssatz',
    },
  },
] as const;

const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function phraseOn(page: Page): Promise<string[]> {
  await page.locator('.phrase-words').waitFor();
  return page.locator('.phrase-words li').allTextContents();
}

describe.skipIf(!kit).each(WAYS)('in $language', ({ language, options, words }) => {
  const open = async (): Promise<Page> => kit!.newPage({ ...options, language });
  /** The sign-in link or the link to confirm with, as it stands in the last mail. */
  const linkIn = async (page: string): Promise<string> => {
    await expect.poll(() => sink.letters.length).toBeGreaterThan(0);
    return new RegExp(`http\\S+#/${page}/\\S+`).exec(sink.letters.shift()!.body)![0];
  };

  it('a phrase is offered once a name is chosen, and brings its owner back, who is told on the first device', async () => {
    const ada = await comeIn(kit!, `Ada ${language}`, { ...options, language });
    await button(ada, words.make).click();
    const shown = await phraseOn(ada);
    expect(shown).toHaveLength(6);
    expect(await faultsOf(ada)).toEqual([]);
    await fits(ada);
    await button(ada, words.done).click();
    await ada.locator('.way-back-hint').waitFor({ state: 'detached' });
    expect(await ada.locator('body').textContent()).not.toContain(shown[0]);

    const other = await open();
    await other.goto('#/together');
    await button(other, words.been).click();
    expect(await faultsOf(other)).toEqual([]);
    const field = other.locator('textarea[name=phrase]');
    await field.fill('babab babab babab babab babab babab');
    await button(other, words.signIn).click();
    await other.getByText(words.unknown).waitFor();
    await field.fill(shown.join('-').toUpperCase());
    await button(other, words.signIn).click();
    await other.locator('.lobby').waitFor();
    await other.getByText(words.back).waitFor();
    const [me, same] = await Promise.all([ada, other].map((page) => ask<{ id: string }>(page, 'GET', 'me')));
    expect(same.id).toBe(me.id);
    expect(await other.locator('.way-back-hint').count()).toBe(0);

    await ada.reload();
    await ada.getByRole('alert').getByText(words.told).waitFor();
    expect(await faultsOf(ada)).toEqual([]);
    await fits(ada);
    // At a table as well.
    const { table } = await ask<{ table: string }>(ada, 'POST', 'tables', { config: SMALL });
    await ada.goto(`#/table/${table}`);
    await ada.locator('.room').getByText(words.told).waitFor();
    await fits(ada);
    await button(ada, words.mine).click();
    await ada.goto('#/together');
    await ada.reload();
    await ada.locator('.lobby .shelf-title').first().waitFor();
    expect(await ada.locator('.new-devices').count()).toBe(0);

    // A new phrase ends the old one.
    await ada.goto('#/me');
    await button(ada, words.renew).click();
    await ada.locator('[role=alert]').getByRole('button', { name: words.renew }).click();
    const renewed = await phraseOn(ada);
    expect(renewed).not.toEqual(shown);
    await ada.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await ada.locator('.phrase-card .button').nth(1).click();
    await ada.emulateMedia({ media: 'print' });
    expect(await ada.locator('.phrase-print').first().isVisible()).toBe(true);
    expect(await ada.locator('#me-ways-back').isVisible()).toBe(false);
    for (const page of [ada, other]) await page.context().close();
  });

  it('a mailbox is confirmed by a button and signs in by a button; opening the link alone does nothing', async () => {
    const address = `bo-${language}@mail.example`;
    const bo = await comeIn(kit!, `Bo ${language}`, { ...options, language });
    await bo.goto('#/me');
    const way = bo.locator('[data-way=mail]');
    await way.getByLabel(words.address).fill(address);
    await way.locator('button[type=submit]').click();
    await way.getByRole('status').getByText(address).waitFor();
    expect(await faultsOf(bo)).toEqual([]);
    await fits(bo);

    const mail = await open();
    await mail.goto(await linkIn('mailbox'));
    await button(mail, words.confirm).waitFor();
    expect(await ask(bo, 'GET', 'me/ways-back')).toMatchObject({ mail: { address: null } });
    expect(await faultsOf(mail)).toEqual([]);
    await button(mail, words.confirm).click();
    await mail.getByText(address).waitFor();
    expect(await ask(bo, 'GET', 'me/ways-back')).toMatchObject({ mail: { address } });

    await mail.goto('#/together');
    await button(mail, words.been).click();
    await mail.locator('input[name=address]').fill(address.toUpperCase());
    await button(mail, words.sendLink).click();
    await mail.getByText(words.onItsWay).waitFor();
    const link = await linkIn('sign-in');
    const scanner = await open();
    await scanner.goto(link);
    await button(scanner, words.signIn).waitFor();
    expect(await ask(scanner, 'GET', 'who')).toMatchObject({ me: null });
    await fits(scanner);
    await mail.goto(link);
    await button(mail, words.signIn).click();
    await mail.locator('.lobby').waitFor();
    expect((await ask<{ id: string }>(mail, 'GET', 'me')).id).toBe(
      (await ask<{ id: string }>(bo, 'GET', 'me')).id,
    );
    await button(scanner, words.signIn).click();
    await scanner.getByText(words.over).waitFor();
    await scanner.locator('form.gate').waitFor();
    for (const page of [bo, mail, scanner]) await page.context().close();
  });
});
