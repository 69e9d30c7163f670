/** Drawing boards on the page: with the mouse, by keyboard alone, and as text. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { errorsOf } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser, type PageOptions, PHONE } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const TABLET = { width: 820, height: 1180 };

async function withShelf(options: PageOptions, test: (page: Page) => Promise<void>): Promise<void> {
  const page = await kit!.newPage(options);
  const errors = errorsOf(page);
  await page.goto('#/boards');
  await page.locator('.workshop').waitFor();
  await test(page);
  expect(errors).toEqual([]);
  await page.context().close();
}

const editorOf = (page: Page) => page.locator('.editor-top');
const tab = (page: Page, n: number) => page.locator('.editor-tabs button').nth(n);
const cities = (page: Page) => page.locator('[data-ref^="city:"]');
const routes = (page: Page) => page.locator('[data-ref^="route:"]');

/** The file as the text pane has it. */
async function fileOf(page: Page): Promise<JsonObject> {
  await tab(page, 2).click();
  return JSON.parse(await page.locator('#board-text').inputValue()) as JsonObject;
}

/** The mouse on the drawing; places are fractions of its width and height. */
async function handOn(page: Page) {
  const box = (await editorOf(page).boundingBox())!;
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    box.x + box.width * x,
    box.y + box.height * y,
  ];
  return {
    click: (place: readonly [number, number]) => page.mouse.click(...at(place)),
    async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
      await page.mouse.move(...at(from));
      await page.mouse.down();
      await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
      await page.mouse.move(...at(to));
      await page.mouse.up();
    },
  };
}

const WEST = [0.2, 0.3] as const;
const EAST = [0.8, 0.3] as const;
const SOUTH = [0.5, 0.75] as const;

/** Three cities in a triangle, a tavern at each route, and a connection: all that a game needs. */
async function drawTriangle(page: Page): Promise<void> {
  const hand = await handOn(page);
  await page.getByRole('button', { name: 'City', exact: true }).click();
  for (const place of [WEST, EAST, SOUTH]) await hand.click(place);
  await expect.poll(() => cities(page).count()).toBe(3);
  await page.getByRole('button', { name: 'Route', exact: true }).click();
  for (const [from, to] of [
    [WEST, EAST],
    [EAST, SOUTH],
    [SOUTH, WEST],
  ]) {
    await hand.drag(from, to);
    await page.getByRole('button', { name: 'Tavern', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const place of [WEST, EAST]) {
    await hand.click(place);
    await page.getByRole('button', { name: 'End of the connection' }).click();
  }
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: 'Less: Completed cities that end the game' })
    .click({ clickCount: 5 });
}

describe.skipIf(!kit)('a board drawn on an empty sheet', () => {
  it('is played, tried, undone and kept; problems are shown meanwhile', () =>
    withShelf({}, async (page) => {
      await page.getByRole('button', { name: 'Draw a Hansa Teutonica board' }).click();
      await page.getByText('1 problem to fix before you can play').waitFor();
      expect(await page.getByRole('button', { name: 'Play now' }).isDisabled()).toBe(true);
      await drawTriangle(page);
      await page.getByText('Ready to play').waitFor();
      expect(await routes(page).count()).toBe(3);

      // A city without a route is marked, and the problem leads to it.
      const hand = await handOn(page);
      await page.getByRole('button', { name: 'City', exact: true }).click();
      await hand.click([0.5, 0.2]);
      await page.locator('.mark-problem').waitFor();
      await page.getByRole('button', { name: /^No route leads to / }).waitFor();
      await page.keyboard.press('Control+z');
      await page.getByText('Ready to play').waitFor();
      await page.keyboard.press('Control+y');
      await expect.poll(() => cities(page).count()).toBe(4);
      await page.keyboard.press('Control+z');

      // The city moves with the mouse, and its routes with it.
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      const before = await fileOf(page);
      // The pane is wider than the panel was, so the board is drawn smaller: wait until the city keeps its place.
      await cities(page).nth(2).hover();
      const south = (await cities(page).nth(2).boundingBox())!;
      await page.mouse.down();
      await page.mouse.move(south.x + south.width / 2, south.y - 60, { steps: 2 });
      await page.mouse.up();
      await expect.poll(async () => JSON.stringify(await fileOf(page))).not.toBe(JSON.stringify(before));
      const after = await fileOf(page);
      const points = (file: JsonObject): string => JSON.stringify((file.routes as JsonObject[])[1].points);
      expect(points(after)).not.toBe(points(before));

      // Text and drawing follow each other.
      const named = JSON.stringify({ ...after, title: 'Triangle' });
      await page.locator('#board-text').fill(named);
      await page.getByRole('heading', { name: 'Triangle' }).waitFor();
      for (const text of ['{', `{"a": ${'['.repeat(50_000)}`, '"x"'.repeat(150_000), '[]']) {
        await page.locator('#board-text').fill(text);
        await page.locator('.text-pane .is-problem').waitFor();
        await page.locator('#board-text').fill(named);
        await page.locator('.text-pane .is-problem').waitFor({ state: 'detached' });
      }
      expect(await faultsOf(page)).toEqual([]);

      // The first country is that of all routes, once its name is complete.
      await tab(page, 1).click();
      await page.locator('.thing-list ul').last().getByRole('button').first().click();
      await tab(page, 0).click();
      await page.getByLabel('Country', { exact: true }).pressSequentially('Wales');
      await page.keyboard.press('Enter');
      const countries = ((await fileOf(page)).routes as JsonObject[]).map(({ country }) => country);
      expect(countries).toEqual(['wales', 'wales', 'wales']);
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(JSON.stringify(await fileOf(page))).not.toContain('wales');

      await page.getByText('Saved').waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Triangle' }).waitFor();
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.locator('input[name=board][value=my-board]:checked').waitFor({ state: 'attached' });
      await page.goto('#/boards');
      await page.locator('[data-board=my-board]').getByText('Triangle').waitFor();
    }));
});

describe.skipIf(!kit)('a variant of a board that ships', () => {
  it('is edited by keyboard alone on a tablet, in German', () =>
    withShelf({ viewport: TABLET, language: 'de', theme: 'dark' }, async (page) => {
      await page.getByRole('button', { name: /Variante erstellen: Die Salzmarsch/ }).focus();
      await page.keyboard.press('Enter');
      await editorOf(page).waitFor();
      await page.getByText('Spielbereit').waitFor();
      await tab(page, 1).focus();
      await page.keyboard.press('Enter');
      const first = page.locator('.thing-list button').first();
      const name = await first.textContent();
      const placeOf = async (): Promise<unknown> =>
        ((await fileOf(page)).cities as JsonObject[]).find((city) => city.name === name)?.at;
      const [x, y] = (await placeOf()) as [number, number];
      await tab(page, 1).focus();
      await page.keyboard.press('Enter');
      await first.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      expect(await placeOf()).toEqual([x + 2, y + 20]);
      await editorOf(page).focus();
      await page.keyboard.press('n');
      await page.getByText(/Fehler zu beheben/).waitFor();
      await page.keyboard.press('r');
      await tab(page, 1).focus();
      await page.keyboard.press('Enter');
      await first.focus();
      await page.keyboard.press('Enter');
      await tab(page, 0).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('spinbutton', { name: 'Punkte' }).waitFor();
      // An arrow key on the button of a point moves that point alone.
      const pointsOf = async (): Promise<[number, number][]> =>
        ((await fileOf(page)).routes as { points: { at: [number, number] }[] }[])
          .at(-1)!
          .points.map(({ at }) => at);
      const [[left, top], ...others] = await pointsOf();
      await tab(page, 0).focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-moves]').first().focus();
      for (const key of ['ArrowUp', 'Shift+ArrowLeft']) await page.keyboard.press(key);
      await expect.poll(pointsOf).toEqual([[left - 20, top - 2], ...others]);
      await tab(page, 0).focus();
      await page.keyboard.press('Enter');
      // Its provinces were laid by hand and do not know the new route.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Aus den Routen ableiten', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Spielbereit').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      // The focus goes to what takes the place of something deleted or dismissed, or to the drawing.
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await tab(page, 1).focus();
      await page.keyboard.press('Enter');
      const second = await page.locator('.thing-list button').nth(1).textContent();
      await first.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Delete');
      expect(await focused()).toBe(second);
      await page.keyboard.press('Enter');
      await tab(page, 0).focus();
      await page.keyboard.press('Enter');
      await page.locator('.editor-panel').getByRole('button', { name: 'Löschen', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.editor-top:focus').waitFor();
      for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z');
      await page.getByText('Spielbereit').waitFor();
      const dismiss = page.getByRole('button', { name: 'Hinweis ausblenden' });
      await dismiss.first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.editor-concerns :focus').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('heading', { name: 'Tastenkürzel' }).waitFor();
    }));

  it('of Hansa can be edited too; a phone shows it and says that drawing needs a larger screen', () =>
    withShelf({}, async (page) => {
      await page.getByRole('button', { name: 'Make a variant: The Baltic Sea' }).click();
      await cities(page).first().waitFor();
      await page.locator('[data-ref="city:riga"]').click();
      await page.getByRole('button', { name: 'More: Warehouses' }).click();
      await tab(page, 1).click();
      await page.getByRole('button', { name: 'Reval → Riga' }).click();
      await tab(page, 0).click();
      await page.getByRole('button', { name: 'Reverse the arrow' }).click();
      await page.getByText(/to fix before you can play/).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Ready to play').waitFor();
      const riga = ((await fileOf(page)).cities as JsonObject[]).find(({ id }) => id === 'riga');
      expect(riga?.warehouses).toBe(2);
      await page.setViewportSize(PHONE);
      await page.getByText('Drawing needs a wider screen').waitFor();
      expect(await page.locator('.editor-panel').count()).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
    }));
});
