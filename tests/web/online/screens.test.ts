/** The screens for playing together: entering, invitations, chat, other devices; and their accessibility. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../setup/effort.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { ask, comeIn, documentOf, enter, MARCH, makeTable, sitTogether } from '../kit/online.js';
import { fits } from '../kit/page.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

let anna: Page;
let ben: Page;
beforeAll(async () => {
  if (!kit) return;
  anna = await comeIn(kit, 'Anna');
  ben = await comeIn(kit, 'Ben');
});

describe.skipIf(!kit)('playing together', () => {
  it('a first visit sends no request that is refused', async () => {
    const guest = await kit!.newPage({ offline: true });
    const said: string[] = [];
    guest.on('console', (message) => said.push(message.text()));
    guest.on('response', (response) => {
      if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`);
    });
    await guest.goto('#/together');
    await guest.locator('form.gate').waitFor();
    await enter(guest, 'Gast');
    await guest.locator('.lobby .empty-shelf').waitFor();
    await guest.reload();
    await guest.locator('.lobby').waitFor();
    expect(said).toEqual([]);
    await guest.context().close();
  });

  it('a table is opened through the page, and joined by its link on a phone', async () => {
    await anna.getByRole('link', { name: 'New table' }).click();
    await anna.locator('input[name=board][value=salt-march]').check();
    await anna.locator('input[name=players][value="2"]').check();
    await anna.locator('input[name=pace][value=live]').check();
    await anna.getByLabel('Title').fill('Friday <b>night</b>');
    expect(await faultsOf(anna)).toEqual([]);
    await anna.getByRole('button', { name: 'Create table' }).click();
    await anna.locator('.link-qr').waitFor();
    expect(await faultsOf(anna)).toEqual([]);
    const link = await anna.locator('.link-text').inputValue();

    const dora = await kit!.newPage({ viewport: PHONE, touch: true });
    const asked: string[] = [];
    dora.on('request', (request) => asked.push(request.url()));
    await dora.goto(link);
    await enter(dora, 'Dora');
    await dora.getByRole('button', { name: 'Sit here' }).tap();
    await dora.locator('.room .tag', { hasText: 'you' }).waitFor();
    expect(await faultsOf(dora)).toEqual([]);
    const secret = link.split('/').at(-1)!;
    expect(dora.url()).not.toContain(secret);
    expect(asked.filter((url) => url.includes(secret) && !url.includes('#'))).toEqual([]);
    expect(await fits(dora)).toBe(true);

    await anna.getByRole('button', { name: 'Start' }).click();
    await anna.getByText('Waiting for Dora').waitFor();
    expect(await faultsOf(dora)).toEqual([]);
    await dora.getByRole('button', { name: 'I’m ready' }).tap();
    await dora.locator('.table').waitFor();
    await anna.locator('.action-headline .seat-clock').waitFor();
    expect(await anna.locator('h1').textContent()).toContain('Friday <b>night</b>');
    await dora.context().close();
  });

  it('chat is marked until it is read, at the table and in the lobby', async () => {
    const table = await sitTogether(anna, [ben], MARCH);
    await anna.getByRole('tab', { name: 'Chat' }).click();
    await anna.getByLabel('Write a message').fill('<img src=x onerror=alert(1)>');
    await anna.keyboard.press('Enter');
    await ben.locator('.tab-mark').waitFor();
    await ben.goto('#/together');
    await ben.locator(`[data-table="${table}"] .unread`).waitFor();
    await ben.goto(`#/table/${table}`);
    await ben.locator('.tab-mark').waitFor();
    await ben.getByRole('tab', { name: /Chat/ }).click();
    await ben.getByText('<img src=x onerror=alert(1)>').waitFor();
    await ben.locator('.tab-mark').waitFor({ state: 'detached' });
    await ben.goto('#/together');
    await ben.locator(`[data-table="${table}"]`).waitFor();
    await ben.reload();
    await ben.locator(`[data-table="${table}"]`).waitFor();
    expect(await ben.locator(`[data-table="${table}"] .unread`).count()).toBe(0);
  });

  it('a search that covers only the newest tables says so, and can continue with older ones', async () => {
    await makeTable(anna, { ...MARCH, title: 'Winter' });
    await ben.goto('#/together');
    // As if there were thousands of newer tables.
    await ben.route(/api\/tables\?.*search=Winter/, async (route) => {
      const isFirst = !route.request().url().includes('before=');
      await (isFirst ? route.fulfill({ json: { tables: [], next: Date.now() * 2 } }) : route.continue());
    });
    await ben.getByLabel('Search').fill('Winter');
    await ben.getByText('Only the newest tables were searched').waitFor();
    expect(await ben.locator('.lobby-others [data-table]').count()).toBe(0);
    await ben.getByRole('button', { name: 'More' }).click();
    await ben.locator('.lobby-others [data-table]', { hasText: 'Winter' }).first().waitFor();
    expect(await ben.getByText('Only the newest tables were searched').count()).toBe(0);
    // One tap takes the seat.
    await ben.getByRole('button', { name: 'Take a seat: Winter' }).click();
    await ben.locator('.table').waitFor();
    await ben.goto('#/');
    await ben.getByRole('heading', { name: 'Winter' }).waitFor();
    await ben.unrouteAll();
  });

  it('you continue on other devices, once per link; they are listed and signed out', async () => {
    const rows = anna.locator('.device-list li');
    /** Opens a fresh link to a device, and the list of devices. */
    const add = async (device: Page): Promise<string> => {
      await anna.goto('#/together');
      await anna.goto('#/me');
      await anna.locator('[data-link]').click();
      const link = await anna.locator('.link-text').inputValue();
      await device.goto(link);
      await device.locator('.lobby').waitFor();
      await anna.reload();
      await rows.nth(1).waitFor();
      return link;
    };
    /** A lobby polls now and then, and whenever it becomes visible again. */
    const isSignedOut = async (device: Page): Promise<void> => {
      await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await device.locator('form.gate').waitFor();
    };
    const table = await makeTable(anna, MARCH);
    const phone = await kit!.newPage({ viewport: PHONE, touch: true });
    const link = await add(phone);
    await phone.locator(`[data-table="${table}"]`).waitFor();
    expect((await documentOf(phone, table)).you.host).toBe(true);
    const thief = await kit!.newPage();
    await thief.goto(link);
    await thief.getByText('has expired').waitFor();
    await thief.locator('form.gate').waitFor();
    expect(await faultsOf(thief)).toEqual([]);

    // At a table it has a connection, which is closed; in the lobby it polls.
    await phone.goto(`#/table/${table}`);
    await phone.locator('.room').waitFor();
    expect(await rows.nth(0).textContent()).toContain('this device');
    expect(await rows.nth(1).textContent()).toContain('Linux same address range as this device · last used');
    expect(await faultsOf(anna)).toEqual([]);
    await rows.nth(1).getByRole('button', { name: 'Sign out “Linux”' }).click();
    await anna.getByText('“Linux” is signed out').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    await phone.locator('form.gate').waitFor();

    const others = [phone, thief];
    for (const device of others) await add(device);
    await anna.getByRole('button', { name: 'Sign out all other devices' }).click();
    for (const device of others) await isSignedOut(device);
    await expect.poll(() => rows.count()).toBe(1);
    await add(phone);
    await anna.getByRole('button', { name: 'Sign out everywhere' }).click();
    await anna.getByText('Signed out everywhere: 2 devices, including this one.').waitFor();
    await anna.locator('.hero').waitFor();
    await isSignedOut(phone);
    await anna.goto('#/me');
    await anna.locator('form.gate').waitFor();
    for (const page of [anna, ...others]) await page.context().close();
    anna = await comeIn(kit!, 'Anna');
  });

  it('private notes are saved and shown to nobody else', async () => {
    const table = await sitTogether(anna, [ben], MARCH);
    await anna.getByRole('tab', { name: 'My seat' }).click();
    const page = anna.locator('.notes textarea');
    await page.fill('Watch the salt');
    await anna.getByText('Saved').waitFor();
    await anna.reload();
    await anna.getByRole('tab', { name: 'My seat' }).click();
    await expect.poll(() => page.inputValue()).toBe('Watch the salt');
    expect(await ask(ben, 'GET', `tables/${table}/note`)).toEqual({ text: '' });
  });

  it('every screen is accessible', async () => {
    const table = await sitTogether(anna, [ben], {
      ...MARCH,
      pace: { kind: 'live', bank: 600, increment: 10 },
    });
    // Only new parts of a screen are checked again; `npm run proof` checks everything.
    const faultsIn = (part: string) => faultsOf(anna, { part: effort(part, undefined) });
    expect(await faultsOf(anna)).toEqual([]);
    for (const tab of ['Log', 'Chat', 'My seat']) {
      await anna.getByRole('tab', { name: tab }).click();
      await anna.locator(`[role=tabpanel]`).first().waitFor();
      expect(await faultsIn('.table-side'), tab).toEqual([]);
    }
    await anna.locator('[data-orders]').click();
    await anna.locator('input[name="order-displaced"][value=routes]').check();
    await anna.getByLabel('Add a route').selectOption({ index: 2 });
    await anna.locator('.route-list li').waitFor();
    expect(await faultsIn('dialog[open]')).toEqual([]);
    for (const address of ['#/together', '#/me']) {
      await ben.goto(address);
      await ben.locator('.lobby .table-card, .me').first().waitFor();
      expect(await faultsOf(ben), address).toEqual([]);
    }
    await ben.goto('./');
    await ben.locator(`[data-table="${table}"]`).waitFor();
    expect(await faultsOf(ben)).toEqual([]);
  });

  it('without a server the page says so and still plays', async () => {
    const page = await kit!.newPage();
    await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.route('**/healthz', (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.getByRole('link', { name: 'Play together' }).waitFor({ state: 'detached' });
    await page.goto('#/together');
    await page.getByRole('heading', { name: 'No server here' }).waitFor();
    await page.goto('#/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.table').waitFor();
    await page.context().close();
  });
});
