/** On the page: becoming the admin of a new server, running it, and choosing messages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Served } from '../../../bench/chromium.js';
import type { NotifySettings } from '../../../src/protocol/people/notify.js';
import { type HttpSink, httpSink, type SmtpSink, smtpSink } from '../../server/notify/sinks.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn } from '../kit/online.js';
import { mills } from '../workshop/kit.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [mail, web]: [SmtpSink, HttpSink] = [await smtpSink(), await httpSink()];
let code = '';

/** Started for the first time; the second line of its output has the code. */
async function freshServer(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'kontor-admin-'));
  const child = spawn(process.execPath, ['bin/kontor.js', 'serve'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LIMIT_FACTOR: '20',
      LOG_LEVEL: 'error',
      SMTP_URL: mail.url,
      MAIL_FROM: 'kontor@kontor.example',
      PRIVATE_HOOKS: 'yes',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout! });
  reader.on('line', (line) => lines.push(line));
  while (lines.length < 2) await once(reader, 'line');
  code = /enter (\S+)$/.exec(lines[1])![1];
  return {
    url: lines[0],
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true });
    },
  };
}

const kit = await openBrowser(freshServer);
afterAll(async () => {
  await kit?.close();
  await mail.close();
  await web.close();
});

const TABLE = { config: { game: 'hansa', players: 3 }, title: 'Left <i>alone</i>' };

describe.skipIf(!kit)('an admin', () => {
  it('enters the code, closes a table, bans and unbans, and all of it is logged', async () => {
    const eve = await comeIn(kit!, 'Eve');
    const { table } = await ask<{ table: string }>(eve, 'POST', 'tables', TABLE);
    const chief = await comeIn(kit!, 'Chief');
    await chief.getByText('This server has no admin yet').waitFor();
    expect(await faultsOf(chief)).toEqual([]);
    await chief.getByRole('link', { name: 'Become admin' }).click();
    await chief.locator('input[name=code]').fill('aaaaa-aaaaa-aaaaa-aaaaa');
    await chief.getByRole('button', { name: 'Become admin' }).click();
    await chief.getByRole('alert').getByText('That is not the right code.').waitFor();
    expect(await faultsOf(chief)).toEqual([]);
    await chief.locator('input[name=code]').fill(code);
    await chief.getByRole('button', { name: 'Become admin' }).click();
    await chief.getByRole('heading', { name: 'Status' }).waitFor();

    await eve.goto(`#/table/${table}`);
    const row = chief.locator(`[data-table="${table}"]`);
    await row.getByText('Left <i>alone</i>').waitFor();
    await row.getByRole('button', { name: 'Close table' }).click();
    expect(await faultsOf(chief)).toEqual([]);
    await row.locator('form').getByRole('button', { name: 'Close table' }).click();
    await row.getByText('Closed').waitFor();
    await eve.getByText('Ended without a result: “abandoned”.').waitFor();
    await eve.goto('#/together');
    await eve.locator('.lobby-over summary').click();
    await eve.locator(`[data-table="${table}"]`).getByText('Ended without a result').waitFor();

    // A board is reported, viewed and removed.
    const { hash } = await ask<{ hash: string }>(eve, 'POST', 'me/boards', {
      ...mills,
      title: 'Rude <b>Mills</b>',
    });
    await ask(eve, 'PUT', `me/boards/${hash}/publication`, { description: '' });
    await ask(chief, 'POST', `boards/${hash}/reports`, { reason: 'rude <i>names</i>' });
    await chief.reload();
    const reported = chief.locator(`[data-hash="${hash}"]`);
    await reported.getByText('1 report').getByText('“rude <i>names</i>”').waitFor();
    await reported.locator('img.board-thumbnail').waitFor();
    await reported.getByRole('button', { name: 'Remove' }).click();
    await reported.getByLabel('Why? People who have this board will read this.').fill('insults');
    expect(await faultsOf(chief)).toEqual([]);
    await reported.locator('button[type=submit]').click();
    await reported.waitFor({ state: 'detached' });
    await chief.getByText('Chief removed the board Rude <b>Mills</b>: insults').waitFor();
    await eve.goto('#/boards');
    await eve.getByText('removed by an admin: insults').waitFor();
    await eve.goto('#/together');

    const person = chief.locator('[data-person]', { hasText: 'Eve' });
    await person.getByRole('button', { name: 'Ban' }).click();
    await eve.goto(`#/table/${table}`);
    await eve.getByText('This table was closed').waitFor();
    await person.getByLabel('Why? Eve will read this.').fill('rude <b>words</b>');
    expect(await faultsOf(chief)).toEqual([]);
    await person.locator('form').getByRole('button', { name: 'Ban' }).click();
    await person.getByText('banned until').waitFor();
    // At once, on any screen.
    await eve.getByText('You are banned from this server').waitFor();
    await eve.getByText(/^Until .*20\d\d.* The reason given: “rude <b>words<\/b>”\./).waitFor();
    expect(await faultsOf(eve)).toEqual([]);
    // She cannot enter under another name either.
    const again = await kit!.newPage();
    await again.goto('#/together');
    await again.locator('input[name=name]').fill('Not Eve');
    await again.locator('form.gate button[type=submit]').click();
    await again.getByText('Somebody in your network was just banned.').waitFor();
    await again.context().close();
    await person.getByRole('button', { name: 'Unban' }).click();
    await chief.getByText('Chief closed the table Left <i>alone</i>: abandoned').waitFor();
    await chief.getByText('Chief unbanned Eve').waitFor();
    await chief.goto('#/together');
    await chief.getByRole('link', { name: 'Admin' }).waitFor();
    await eve.reload();
    await eve.getByText('This table was closed').waitFor();

    // It is no longer offered to others.
    await eve.goto('#/admin');
    await eve.getByText('This page is for admins').waitFor();
    for (const page of [chief, eve]) await page.context().close();
  });

  it('can do everything on a phone, in German', async () => {
    const page = await comeIn(kit!, 'Uwe', { viewport: PHONE, language: 'de', touch: true });
    await page.goto('#/me');
    await page.getByRole('heading', { name: 'Benachrichtigungen', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await faultsOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe.skipIf(!kit)('messages', () => {
  const settings = (page: Page) => ask<NotifySettings>(page, 'GET', 'me/notify');

  it('a mailbox is confirmed, a webhook is tested, quiet hours are set', async () => {
    const page = await comeIn(kit!, 'Mia');
    await page.goto('#/me');
    await page.getByLabel('Your e-mail address').fill('mia@mail.example');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const field = page.getByLabel('The code from the e-mail to mia@mail.example');
    await field.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await field.fill(/\b\d{6}\b/.exec(mail.letters.at(-1)!.body)![0]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await field.waitFor({ state: 'detached' });

    await page.getByLabel('Webhook URL').fill(`${web.url}hook`);
    await page.getByLabel('Webhook', { exact: true }).selectOption('json');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const host = new URL(web.url).host;
    await page
      .locator('.notify-channel', { hasText: host })
      .getByRole('button', { name: 'Send a test' })
      .click();
    await page.getByText('Sent. It should arrive in a moment.').waitFor();
    expect(web.received.at(-1)!.path).toBe('/hook');

    await page.getByLabel('Quiet hours').check();
    await page.getByLabel('from', { exact: true }).fill('23:30');
    await page.getByLabel('How often').selectOption('60');
    await expect
      .poll(async () => (await settings(page)).choice)
      .toMatchObject({
        every: 60,
        quiet: { from: '23:30', to: '08:00' },
        zone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      });
    await page.reload();
    await page.getByLabel('Remove mia@mail.example').click();
    await page.locator('.notify-channel', { hasText: 'mia@' }).waitFor({ state: 'detached' });
    expect((await settings(page)).channels).toHaveLength(1);
    await page.context().close();
  });

  /** The id of the page's service worker for the browser's own tools. */
  async function workerOf(cdp: CDPSession): Promise<string> {
    const found = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    return found;
  }

  it('a push message is shown as the server sent it', async () => {
    const sameServer = { url: kit!.url, stop: async () => undefined };
    const desktop = (await openBrowser(async () => sameServer, 'desktopChromium'))!;
    const page = await comeIn(desktop, 'Pia', { offline: true });
    await page.context().grantPermissions(['notifications'], { origin: new URL(kit!.url).origin });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const cdp = await page.context().newCDPSession(page);
    const registrationId = await workerOf(cdp);
    const data = {
      title: 'Your turn: Evening',
      body: 'Evening: …',
      url: '#/table/abcdefghijkl',
      tag: 'kontor',
    };
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(kit!.url).origin,
      registrationId,
      data: JSON.stringify(data),
    });
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { getNotifications } = await navigator.serviceWorker.ready;
          const shown = await getNotifications.call(await navigator.serviceWorker.ready);
          return shown.map(({ title, body, tag, data: url }) => ({ title, body, tag, url }));
        }),
      )
      .toEqual([data]);
    await desktop.close();
  });
});
