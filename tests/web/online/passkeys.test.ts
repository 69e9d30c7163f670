/** Passkeys in the page, with an authenticator that Chromium plays. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn } from '../kit/online.js';
import { startServer } from '../kit/server.js';

/** Passkeys are for sites with a name. */
const kit = await openBrowser(async () => {
  const server = await startServer();
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') };
});
afterAll(() => kit?.close());

const WAYS = [
  {
    language: 'en',
    options: {},
    words: {
      name: 'What you call it',
      add: 'Add a passkey',
      rename: 'Rename Phone',
      remove: 'Remove Laptop',
      save: 'Save',
      been: 'I have been here before',
      use: 'Use a passkey',
      unknown: 'This passkey is not known here',
      failed: 'The browser did not give a passkey',
    },
  },
  {
    language: 'de',
    options: { viewport: PHONE, touch: true },
    words: {
      name: 'Wie du ihn nennst',
      add: 'Passkey hinzufügen',
      rename: 'Phone umbenennen',
      remove: 'Laptop entfernen',
      save: 'Speichern',
      been: 'Ich war schon hier',
      use: 'Passkey benutzen',
      unknown: 'Dieser Passkey ist hier nicht',
      failed: 'Der Browser hat keinen Passkey hergegeben',
    },
  },
] as const;

/** Gives a page a device with passkeys. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

describe.skipIf(!kit).each(WAYS)('a passkey, in $language,', ({ language, options, words }) => {
  it('is added, renamed, signs in on a device that has it, and no longer once it is removed', async () => {
    const ada = await comeIn(kit!, `Ada ${language}`, { ...options, language });
    const first = await plugIn(ada);
    await ada.goto('#/me');
    const way = ada.locator('[data-way=passkeys]');
    await way.getByLabel(words.name).fill('Phone');
    await way.getByRole('button', { name: words.add }).click();
    await way.getByRole('button', { name: words.rename }).click();
    expect(await faultsOf(ada)).toEqual([]);
    const row = way.locator('.passkey-list');
    await row.getByLabel(words.name).fill('Laptop');
    await row.getByRole('button', { name: words.save }).click();
    await way.getByText('Laptop').waitFor();
    expect(await ada.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      ada.viewportSize()!.width,
    );

    // The same passkey on another device, as phones share theirs.
    const { credentials } = await first.cdp.send('WebAuthn.getCredentials', { authenticatorId: first.id });
    expect(credentials).toHaveLength(1);
    const other = await kit!.newPage({ ...options, language });
    const second = await plugIn(other);
    await other.goto('#/together');
    await other.getByRole('button', { name: words.been }).click();
    await other.getByRole('button', { name: words.use }).click();
    await other.getByText(words.failed).waitFor();
    await second.cdp.send('WebAuthn.addCredential', {
      authenticatorId: second.id,
      credential: credentials[0],
    });
    const sent = other.waitForRequest(/returns\/passkey$/);
    await other.getByRole('button', { name: words.use }).click();
    await other.locator('.lobby').waitFor();
    const [me, same] = await Promise.all([ada, other].map((page) => ask<{ id: string }>(page, 'GET', 'me')));
    expect(same.id).toBe(me.id);
    const [device] = await ask<{ by: string }[]>(other, 'GET', 'me/devices');
    expect(device.by).toBe('passkey');

    // What was sent signs nobody in again.
    const thief = await kit!.newPage();
    await thief.goto('#/together');
    const replay = ask(thief, 'POST', 'returns/passkey', JSON.parse((await sent).postData()!));
    await expect(replay).rejects.toThrow('forbidden');

    await ask(other, 'POST', 'me/sign-out');
    await way.getByRole('button', { name: words.remove }).click();
    await expect.poll(() => row.locator('li').count()).toBe(0);
    await other.reload();
    await other.getByRole('button', { name: words.been }).click();
    await other.getByRole('button', { name: words.use }).click();
    await other.getByText(words.unknown).waitFor();
    for (const page of [ada, other, thief]) await page.context().close();
  });
});
