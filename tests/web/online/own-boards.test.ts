/** Custom boards over a server: kept, published, and played on by people who never had them. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { actOnline, ask, comeIn, decider, documentOf } from '../kit/online.js';
import { fits } from '../kit/page.js';
import { startServer } from '../kit/server.js';
import { mills } from '../workshop/kit.js';

/** In the folder of the operator. */
const operators = [{ ...mills, game: 'hansa-teutonica', id: 'four-windmills', title: 'Four Windmills' }];
const kit = await openBrowser(() => startServer({}, operators));
afterAll(() => kit?.close());

const SCRIPT = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
const title = `Mills ${SCRIPT}`.slice(0, 90);
const board = { ...mills, title };

const kept = (page: Page) => page.locator('section[aria-labelledby=kept-boards] .server-board');
const published = (page: Page) => page.locator('section[aria-labelledby=published-boards] .server-board');
const drawn = (page: Page) => page.locator('img.board-thumbnail');

async function drawAndPublish(anna: Page): Promise<void> {
  await anna.goto('#/boards');
  const buffer = Buffer.from(JSON.stringify(board));
  await anna
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await anna.getByRole('button', { name: 'Keep', exact: true }).click();
  await anna.getByRole('button', { name: 'Keep on the server' }).click();
  await kept(anna).locator('[data-state]', { hasText: 'private' }).waitFor();
  await kept(anna).getByRole('button', { name: 'Publish' }).click();
  await anna.getByLabel('What should others know').fill(`For two or three.\n${SCRIPT}`);
  await kept(anna).locator('button[type=submit]').click();
  await kept(anna).locator('[data-state]', { hasText: 'version 1' }).waitFor();
  await published(anna).getByText('For two or three.').waitFor();
}

/** Opens a table for two on the board, with the form; resolves to its id. */
async function layTable(anna: Page): Promise<string> {
  await kept(anna).getByRole('link', { name: 'New table' }).click();
  await anna.getByText('games on custom boards are not rated').waitFor();
  const chosen = anna.locator('.board-choice:has(input:checked)');
  expect(await chosen.textContent()).toContain('Mills');
  await chosen.locator('img.board-thumbnail').waitFor();
  await anna.locator('input[name=players][value="2"]').check({ force: true });
  await anna.locator('button[type=submit]').last().click();
  await anna.locator('.room').waitFor();
  await drawn(anna).waitFor();
  return /table\/([\w-]+)/.exec(anna.url())![1];
}

async function playSome(pages: readonly [Page, Page], table: string): Promise<void> {
  for (let i = 0; i < 4; i++) {
    const page = (await decider(pages, table))!;
    const { moves } = await documentOf(page, table);
    await actOnline(page, table, (legal) => legal.find(({ type }) => type === 'place') ?? legal[0]);
    await expect.poll(async () => (await documentOf(page, table)).moves).toBeGreaterThan(moves);
  }
}

describe.skipIf(!kit)('a custom board', () => {
  it('is kept, published and played on by a guest whose phone never had it', async () => {
    const anna = await comeIn(kit!, 'Anna');
    const ben = await comeIn(kit!, 'Ben', { viewport: PHONE, touch: true, language: 'de', theme: 'dark' });
    const errors = [errorsOf(anna), errorsOf(ben)];
    await drawAndPublish(anna);
    expect(await faultsOf(anna)).toEqual([]);
    const table = await layTable(anna);

    await ben.goto(await anna.locator('.link-text').inputValue());
    await drawn(ben).waitFor();
    await ben.getByRole('button', { name: 'Hier hinsetzen' }).first().click();
    await anna.getByRole('button', { name: 'Start' }).click();
    for (const page of [anna, ben]) await page.locator('.table').waitFor();
    await playSome([anna, ben], table);
    await ben.getByRole('tab', { name: 'Mein Platz' }).click();
    await ben.getByRole('button', { name: 'Plan melden' }).click();
    await ben.getByLabel('Was stimmt damit nicht').fill('schwer zu lesen');
    await ben.locator('.desk-part button[type=submit]').last().click();
    await ben.getByText('Die Admins sehen es sich an').waitFor();
    const seen = (page: Page) => page.locator('.board').first().innerHTML();
    await expect.poll(async () => (await seen(ben)).length).toBeGreaterThan(1000);
    expect((await documentOf(ben, table)).settings).toMatchObject({ rated: false });

    // Texts stay text, and the phone still has no board of its own.
    expect(await ben.locator('script:not([src]):not([type])', { hasText: 'alert' }).count()).toBe(0);
    await ben.goto('#/boards');
    await published(ben).scrollIntoViewIfNeeded();
    await published(ben).locator('img.board-thumbnail').waitFor();
    expect(await published(ben).textContent()).toContain(SCRIPT.slice(0, 20));
    expect(await ben.locator('[data-board="four-mills"]').count()).toBe(0);
    expect(await fits(ben)).toBe(true);
    expect(await faultsOf(ben)).toEqual([]);
    await published(ben).getByRole('button', { name: 'Melden' }).click();
    await ben.getByLabel('Was stimmt damit nicht').fill('unlesbar');
    await published(ben).locator('button[type=submit]').click();
    await published(ben).locator('form').waitFor({ state: 'detached' });
    await published(ben).getByRole('button', { name: 'Auf dieses Gerät kopieren' }).click();
    await ben.locator('[data-board="four-mills"]').waitFor();

    // Its owner withdraws it; the game continues.
    await anna.goto('#/boards');
    await kept(anna).getByRole('button', { name: 'Delete from the server' }).click();
    await kept(anna).locator('.alert button').first().click();
    await kept(anna).waitFor({ state: 'detached' });
    await published(anna).waitFor({ state: 'detached' });
    await expect(ask(ben, 'GET', `tables/${table}/board`)).resolves.toMatchObject({ title });
    expect(errors).toEqual([[], []]);
    for (const page of [anna, ben]) await page.context().close();
  });
});

describe.skipIf(!kit)('boards of the operator', () => {
  it('can be chosen for a table, where others play on them without having them', async () => {
    const cleo = await comeIn(kit!, 'Cleo');
    const dora = await comeIn(kit!, 'Dora', { viewport: PHONE, touch: true, language: 'de' });
    const errors = [errorsOf(cleo), errorsOf(dora)];
    await cleo.goto('#/boards');
    await cleo.getByRole('link', { name: 'New table: Four Windmills' }).click();
    // It comes first, so that it is seen to be chosen.
    await cleo.locator('.board-choice:has(input:checked)', { hasText: 'Four Windmills' }).waitFor();
    expect(await cleo.locator('.board-choice').first().textContent()).toContain('Four Windmills');
    await cleo.locator('input[name=players][value="2"]').check({ force: true });
    await cleo.locator('button[type=submit]').last().click();
    await cleo.locator('.room').waitFor();
    await drawn(cleo).waitFor();
    const table = /table\/([\w-]+)/.exec(cleo.url())![1];
    expect((await documentOf(cleo, table)).settings).toMatchObject({
      rated: true,
      config: { board: 'four-windmills' },
    });
    await dora.goto(await cleo.locator('.link-text').inputValue());
    await dora.getByRole('heading', { name: 'Four Windmills' }).waitFor();
    await drawn(dora).waitFor();
    await dora.getByRole('button', { name: 'Hier hinsetzen' }).first().click();
    await cleo.getByRole('button', { name: 'Start' }).click();
    for (const page of [cleo, dora]) await page.locator('.table').waitFor();
    await playSome([cleo, dora], table);
    // The lobby shows its title and its picture.
    await dora.goto('#/together');
    const card = dora.locator('.table-card', { hasText: 'Four Windmills' }).first();
    await card.locator('img.board-thumbnail').waitFor();
    expect(errors).toEqual([[], []]);
    for (const page of [cleo, dora]) await page.context().close();
  });

  it('are offered to guests, who copy them; those that cannot be played are left out', async () => {
    const page = await kit!.newPage({});
    const boards = [mills, { ...mills, id: 'broken', title: 'Broken', routes: [] }];
    await page.route('**/api/boards', (route) => route.fulfill({ json: boards }));
    await page.goto('#/boards');
    const shelf = page.locator('section[aria-labelledby=operator-boards]');
    await shelf.getByText('Four Mills').waitFor();
    await shelf.locator('img.board-thumbnail').waitFor();
    expect(await shelf.locator('.game-card').count()).toBe(1);
    await shelf.getByRole('button', { name: 'Copy to this device: Four Mills' }).click();
    await page.getByRole('link', { name: 'Play: Four Mills' }).waitFor();
    await page.context().close();
  });
});
