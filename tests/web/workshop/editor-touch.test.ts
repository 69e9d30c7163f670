/** The editor by touch on a tablet in portrait; what it keeps on the device, and changes by another tab. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { errorsOf } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { openBrowser } from '../kit/browser.js';
import { fits } from '../kit/page.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const TABLET = { width: 820, height: 1180 };
type Place = readonly [x: number, y: number];

/** Fingers on the screen, each at a position. */
const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
  client.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: places.map(([x, y], id) => ({ x, y, id })),
  });

async function dragFinger(client: CDPSession, [x, y]: Place, [dx, dy]: Place): Promise<void> {
  await touch(client, 'touchStart', [[x, y]]);
  for (const part of [0.3, 0.6, 1]) await touch(client, 'touchMove', [[x + dx * part, y + dy * part]]);
  await touch(client, 'touchEnd', []);
}

const cities = (page: Page) => page.locator('[data-ref^="city:"]');
const scaleOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.editor-top').getAttribute('viewBox'))!.split(' ')[2]);

async function middleOf(page: Page, index: number): Promise<Place> {
  const box = (await cities(page).nth(index).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The boards stored on the device. */
const kept = (page: Page): Promise<JsonObject[]> =>
  page.evaluate(
    () =>
      new Promise<JsonObject[]>((resolve) => {
        const opening = indexedDB.open('kontor-boards');
        opening.onsuccess = () => {
          const all = opening.result.transaction('boards').objectStore('boards').getAll();
          all.onsuccess = () => resolve(all.result as JsonObject[]);
        };
      }),
  );

describe.skipIf(!kit)('the editor by finger', () => {
  it('draws, selects, moves and pinches on a tablet; a pan or a pinch moves no city', async () => {
    const page = await kit!.newPage({ viewport: TABLET, touch: true });
    const errors = errorsOf(page);
    const client = await page.context().newCDPSession(page);
    await page.goto('#/boards');
    await page.getByRole('button', { name: 'Draw a Hansa Teutonica board' }).tap();
    // The tools have room for their names.
    expect(
      (await page.locator('.editor-tool > span', { hasText: 'City' }).boundingBox())!.width,
    ).toBeGreaterThan(20);
    const top = (await page.locator('.editor-top').boundingBox())!;
    const at = (x: number, y: number): Place => [top.x + top.width * x, top.y + top.height * y];
    await page.getByRole('button', { name: 'City', exact: true }).tap();
    for (const place of [at(0.25, 0.4), at(0.75, 0.4)]) await page.touchscreen.tap(...place);
    await expect.poll(() => cities(page).count()).toBe(2);

    // A finger draws a route from a city to another.
    await page.getByRole('button', { name: 'Route', exact: true }).tap();
    const [west, east] = [await middleOf(page, 0), await middleOf(page, 1)];
    await dragFinger(client, west, [east[0] - west[0], east[1] - west[1]]);
    await expect.poll(() => page.locator('[data-ref^="route:"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Select', exact: true }).tap();

    await page.getByText('Saved').waitFor();
    const before = JSON.stringify((await kept(page))[0].board);

    // A pinch that begins on a selected city zooms and moves nothing.
    await page.touchscreen.tap(...(await middleOf(page, 0)));
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    const wide = await scaleOf(page);
    const [x, y] = await middleOf(page, 0);
    await touch(client, 'touchStart', [[x, y]]);
    await touch(client, 'touchMove', [[x + 12, y]]);
    await touch(client, 'touchStart', [
      [x + 12, y],
      [x + 112, y + 40],
    ]);
    for (const by of [20, 60, 120])
      await touch(client, 'touchMove', [
        [x + 12 - by / 2, y],
        [x + 112 + by, y + 40],
      ]);
    await touch(client, 'touchEnd', []);
    await expect.poll(() => scaleOf(page)).toBeLessThan(wide);
    expect(await page.locator('.editor-head [role=status]').textContent()).toBe('Saved');
    expect(JSON.stringify((await kept(page))[0].board)).toBe(before);

    // A finger on a city that is not selected pans the board.
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    const box = await page.locator('.editor-top').getAttribute('viewBox');
    await dragFinger(client, await middleOf(page, 0), [30, 30]);
    await expect.poll(() => page.locator('.editor-top').getAttribute('viewBox')).not.toBe(box);
    expect(await page.locator('.editor-head [role=status]').textContent()).toBe('Saved');
    expect(JSON.stringify((await kept(page))[0].board)).toBe(before);

    // One finger on the selected city moves it, and its route with it.
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(wide);
    await page.touchscreen.tap(...(await middleOf(page, 0)));
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await dragFinger(client, await middleOf(page, 0), [0, 50]);
    await expect.poll(async () => JSON.stringify((await kept(page))[0].board)).not.toBe(before);

    // A long press adds a second thing to the selection.
    const other = await middleOf(page, 1);
    await touch(client, 'touchStart', [other]);
    await page.getByText('2 selected').waitFor();
    await touch(client, 'touchEnd', []);
    await page.getByText('2 selected').waitFor();
    expect(await fits(page)).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" onload="parent.stolen = 1">
  <script>window.stolen = 1; parent.stolen = 1; fetch('/stolen')</script>
  <image href="/stolen.png" width="10" height="10"/><rect width="600" height="400" fill="red"/></svg>`;

describe.skipIf(!kit)('what the editor keeps on the device', () => {
  it('dismissed hints, a picture to trace, and changes by another tab; then the board is tried', async () => {
    const page = await kit!.newPage({ viewport: TABLET });
    const errors = errorsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('#/boards');
    await page.getByRole('button', { name: 'Make a variant: The Baltic Sea' }).waitFor();
    await page.getByRole('button', { name: 'Make a variant: The Salt March' }).click();
    const hints = page.locator('.concern:not(.is-problem)');
    await hints.first().waitFor();
    const count = await hints.count();
    await hints.first().getByRole('button', { name: 'Dismiss this hint' }).click();
    await expect.poll(() => hints.count()).toBe(count - 1);
    await expect.poll(async () => (await kept(page))[0].waved).toHaveLength(1);

    // A picture that contains a script is only a picture, and not part of the file.
    const file = page.locator('.editor-field input[type=file]');
    await file.setInputFiles({ name: 'map.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
    await page.locator('.editor-tracing').waitFor();
    await file.setInputFiles({ name: 'map.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await page.getByText('Choose an image of at most 20 MB').waitFor();
    await page.reload();
    await page.locator('.editor-tracing').waitFor();
    await expect.poll(() => hints.count()).toBe(count - 1);
    await page.getByRole('button', { name: 'Show 1 dismissed hint' }).click();
    await expect.poll(() => hints.count()).toBe(count);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(asked.filter((url) => url.includes('stolen'))).toEqual([]);
    expect(JSON.stringify((await kept(page))[0].board)).not.toContain('svg');
    await page.getByRole('slider', { name: 'Opacity of the picture' }).fill('0.8');
    await expect.poll(() => page.locator('.editor-tracing').getAttribute('opacity')).toBe('0.8');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.locator('.editor-tracing').waitFor({ state: 'detached' });

    // Another tab draws on the same board: both show it, and undo brings the earlier one back.
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByRole('textbox', { name: 'Title' }).fill('Of the second tab');
    await page.getByRole('heading', { name: 'Of the second tab' }).waitFor();
    await page.getByText('This board was changed in another tab').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await second.getByRole('heading', { name: 'The Salt March' }).waitFor();
    await second.close();

    // A device without room says so; the board is kept as soon as there is room again.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if ('hasRoom' in window) return put.apply(this, args);
        this.transaction.abort();
        return undefined as unknown as IDBRequest<IDBValidKey>;
      };
    });
    await page.getByRole('textbox', { name: 'Title' }).fill('Too much');
    await page.getByText('Not saved', { exact: true }).waitFor();
    await page.getByText('This board could not be saved').waitFor();
    await page.evaluate(() => Object.assign(window, { hasRoom: true }));
    await page.getByRole('textbox', { name: 'Title' }).fill('The Salt March again');
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('heading', { name: /^Try it: The Salt March/ }).waitFor();

    // Drawings of another version that this one cannot read are reported.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('kontor-boards');
          opening.onsuccess = () => {
            const changing = opening.result.transaction('boards', 'readwrite');
            const boards = changing.objectStore('boards');
            const board = { id: 'later', title: 'Later', tides: true };
            boards.put({ id: 'later', game: 'hansa-teutonica', board, changed: 1 });
            boards.put({ id: 'other', game: 'agricola', board, changed: 1 });
            changing.oncomplete = () => resolve();
          };
        }),
    );
    for (const id of ['later', 'other']) {
      await page.goto(`#/boards/edit/${id}`);
      await page.getByText('This version of Kontor cannot read the board').waitFor();
    }
    await page.goto('#/boards');
    await page.locator('.workshop').getByText('Later').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
