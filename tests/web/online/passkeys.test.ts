/** Passkeys on the page, with Chromium's virtual authenticator. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn } from '../kit/online.js';
import { fits } from '../kit/page.js';
import { startServer } from '../kit/server.js';

/** Passkeys are for sites with a name. */
const kit = await openBrowser(async () => {
  const server = await startServer();
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') };
});
afterAll(() => kit?.close());

/** The first device is a phone and speaks German, the other speaks English. */
const GERMAN = {
  name: 'Name des Passkeys',
  add: 'Passkey hinzufügen',
  rename: 'Passkey 1 umbenennen',
  remove: 'Laptop entfernen',
  save: 'Speichern',
};
const ENGLISH = {
  been: 'I have been here before',
  use: 'Use a passkey',
  unknown: 'This server does not know this passkey',
  failed: 'The browser did not return a passkey',
};

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

it.skipIf(!kit)('a passkey is added, renamed, signs in, and no longer works once it is removed', async () => {
  const ada = await comeIn(kit!, 'Ada', { viewport: PHONE, touch: true, language: 'de' });
  const first = await plugIn(ada);
  await ada.goto('#/me');
  const way = ada.locator('[data-way=passkeys]');
  // A name is not needed.
  await way.getByRole('button', { name: GERMAN.add }).click();
  await way.getByRole('button', { name: GERMAN.rename }).click();
  expect(await faultsOf(ada)).toEqual([]);
  const row = way.locator('.passkey-list');
  await row.getByLabel(GERMAN.name).fill('Laptop');
  await row.getByRole('button', { name: GERMAN.save }).click();
  await way.getByText('Laptop').waitFor();
  expect(await fits(ada)).toBe(true);

  // The same passkey on another device, as phones share theirs.
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', { authenticatorId: first.id });
  expect(credentials).toHaveLength(1);
  const other = await kit!.newPage();
  const second = await plugIn(other);
  await other.goto('#/together');
  await other.getByRole('button', { name: ENGLISH.been }).click();
  await other.getByRole('button', { name: ENGLISH.use }).click();
  await other.getByText(ENGLISH.failed).waitFor();
  expect(await fits(other)).toBe(true);
  await second.cdp.send('WebAuthn.addCredential', {
    authenticatorId: second.id,
    credential: credentials[0],
  });
  const sent = other.waitForRequest(/returns\/passkey$/);
  await other.getByRole('button', { name: ENGLISH.use }).click();
  await other.locator('.lobby').waitFor();
  const [me, same] = await Promise.all([ada, other].map((page) => ask<{ id: string }>(page, 'GET', 'me')));
  expect(same.id).toBe(me.id);
  const [device] = await ask<{ by: string }[]>(other, 'GET', 'me/devices');
  expect(device.by).toBe('passkey');

  // Sending the same answer again signs nobody in.
  const replay = await fetch(`${kit!.url}api/returns/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: (await sent).postData()!,
  });
  expect(replay.status).toBe(403);
  expect(await replay.json()).toMatchObject({ code: 'forbidden' });

  await ask(other, 'POST', 'me/sign-out');
  await way.getByRole('button', { name: GERMAN.remove }).click();
  await expect.poll(() => row.locator('li').count()).toBe(0);
  await other.reload();
  await other.getByRole('button', { name: ENGLISH.been }).click();
  await other.getByRole('button', { name: ENGLISH.use }).click();
  await other.getByText(ENGLISH.unknown).waitFor();
  for (const page of [ada, other]) await page.context().close();
});
