/** Actions in several steps, and undo: step by step, or all of it, as long as nothing is final. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import {
  beginningOfTurn,
  errorsOf,
  movesOf,
  playOn,
  recordOf,
  sitDown,
  spotOn,
  upTo,
} from '../kit/at-table.js';
import { openBrowser, type PageOptions } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const reached = (page: Page, moves: number): Promise<void> =>
  page.locator(`.table[data-moves="${moves}"]`).waitFor();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const cancel = (page: Page) => page.locator('[data-cancel]');

/** Everything that is offered now, as far as it is visible. */
async function offers(page: Page): Promise<string[]> {
  await page.locator('.table [data-target].lit, [data-pass], [data-place]').first().waitFor();
  return page.evaluate(() => {
    const names = (selector: string, attribute: string): string[] =>
      [...document.querySelectorAll(selector)].map((part) => part.getAttribute(attribute) ?? '');
    return [
      ...names('g.lit[data-target]', 'data-target'),
      ...names('[data-place]', 'data-place'),
      ...names('[data-pass]', 'data-action'),
    ].sort();
  });
}

/** Opens a record at a move, with people at all seats and the decider at the screen. */
async function sitAt(json: JsonObject, move: number, options: PageOptions = {}): Promise<Page> {
  const page = await kit!.sharedPage(options);
  await sitDown(page, upTo(json, move));
  return page;
}

/** `begins` is the first of `steps` moves of one person that belong together. */
const CASES: readonly (readonly [string, string, number, number])[] = [
  ['own tradesmen lifted and put down', 'salt-march-big-box-3.json', 7, 3],
  ["others' tradesmen moved by a marker", 'britannia-3-big-box-3.json', 85, 3],
  ["others' tradesmen removed by a marker", 'salt-march-2009-3.json', 101, 2],
  ['a displaced tradesman put elsewhere, with more from the stock', 'salt-march-2009-3.json', 11, 1],
  ['a route created and its permanent marker used', 'eastern-big-box-4.json', 552, 2],
];

describe.skipIf(!kit)('what takes several steps', () => {
  it.each(CASES)('%s', async (_, file, begins, steps) => {
    const json = recordOf(file);
    const page = await sitAt(json, begins);
    const errors = errorsOf(page);
    const seen = [await offers(page)];
    for (let i = 0; i < steps; i++) {
      await playOn(page, json, begins + i, 1);
      seen.push(await offers(page));
    }

    for (let i = steps - 1; i >= 0; i--) {
      await undo(page).click();
      await reached(page, begins + i);
      expect(await offers(page)).toEqual(seen[i]);
    }
    for (let i = 1; i <= steps; i++) {
      await redo(page).click();
      await reached(page, begins + i);
      expect(await offers(page)).toEqual(seen[i]);
    }
    expect(await redo(page).isDisabled()).toBe(true);

    await cancel(page).click();
    await reached(page, begins);
    expect(await offers(page)).toEqual(seen[0]);
    for (let i = 1; i <= steps; i++) {
      await redo(page).click();
      await reached(page, begins + i);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await reached(page, begins);
    expect(await offers(page)).toEqual(seen[0]);
    expect(errors).toEqual([]);
  });

  it('a menu is closed without a move by Escape, by its button and by a click beside it', async () => {
    const page = await sitAt(recordOf('salt-march-big-box-3.json'), 0);
    const before = await offers(page);
    const list = page.locator('.chooser');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.locator('.chooser-cancel').click(),
      () => page.mouse.click(4, 400),
      async () => {
        await page.locator('.chooser-title').click({ position: { x: 4, y: 4 } });
        await page.keyboard.press('Escape');
      },
    ]) {
      await page.locator('[data-place=income], g.lit[data-target^="point:"]').first().press('Enter');
      await list.waitFor();
      await close();
      await list.waitFor({ state: 'detached' });
      expect(await movesOf(page)).toBe(0);
      expect(await offers(page)).toEqual(before);
    }
  });

  it('a menu reacts to presses as soon as it opens', async () => {
    const page = await sitAt(recordOf('salt-march-big-box-3.json'), 0);
    await offers(page);
    const left = await page.evaluate(() => {
      const place = document.querySelector<HTMLElement>('[data-place=income], g.lit[data-target^="point:"]')!;
      place.focus();
      place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      const opened = document.querySelectorAll('.chooser').length;
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return { opened, left: document.querySelectorAll('.chooser').length };
    });
    expect(left).toEqual({ opened: 1, left: 0 });
  });

  it('one click plays the usual choice: a trader, the largest income; the others are in the menu', async () => {
    const json = recordOf('salt-march-big-box-3.json');
    const page = await sitAt(json, 0, { oneClick: true });
    const list = page.locator('.chooser');
    const options = list.locator('.chooser-option');
    const point = page.locator('g.lit[data-target^="point:"]').first();
    const at = (await spotOn(page, [(await point.getAttribute('data-target'))!]))!;
    const income = page.locator('[data-place=income]');
    expect(await income.textContent()).toBe('Hire 3 traders');

    await page.mouse.click(at.x, at.y, { button: 'right' });
    expect(await options.allTextContents()).toEqual(['Place a trader', 'Place a merchant']);
    await page.keyboard.press('Escape');
    await point.press('Shift+Enter');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-more=income]').click();
    expect(await options.count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    expect(await movesOf(page)).toBe(0);

    const log = page.locator('.log');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.mouse.click(at.x, at.y);
    await reached(page, 1);
    await log.getByText(/^Trader to /).waitFor();
    await undo(page).click();
    await point.press('Enter');
    await reached(page, 1);
    await undo(page).click();
    await income.click();
    await reached(page, 1);
    await undo(page).click();
    await reached(page, 0);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('input[name=choices][value=ask]').check();
    await page.keyboard.press('Escape');
    await page.mouse.click(at.x, at.y);
    await list.waitFor();
    expect(await movesOf(page)).toBe(0);
  });

  it('goods are sold colour by colour, and each sale can be undone', async () => {
    const json = recordOf('baltic-3.json');
    const sale = (json.actions as { action: JsonObject }[]).findIndex(({ action }) => action.type === 'sell');
    const page = await sitAt(json, sale);
    const before = await offers(page);
    await playOn(page, json, sale, 1);
    await undo(page).click();
    await reached(page, sale);
    expect(await offers(page)).toEqual(before);

    // The goods themselves can be pressed on the desk.
    const { goods } = (json.actions as { action: { goods: string[] } }[])[sale].action;
    const goodAt = (i: number) => {
      const equal = goods.slice(0, i).filter((good) => good === goods[i]).length;
      return page.locator(`[data-desk-target="good:${goods[i]}"]`).nth(equal);
    };
    const sell = page.locator('[data-picked]', { hasText: /^Sell/ });
    await goodAt(0).click();
    await expect.poll(() => goodAt(0).getAttribute('aria-pressed')).toBe('true');
    expect(await sell.count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await goodAt(0).getAttribute('aria-pressed')).toBe('false');
    // All of them are picked before the button says what will be sold; one more press puts one back.
    for (const [i] of goods.entries()) await goodAt(i).click();
    await sell.waitFor();
    await goodAt(goods.length - 1).click();
    await goodAt(goods.length - 1).click();
    await sell.click();
    await reached(page, sale + 1);
    expect(await page.locator('.chooser').count()).toBe(0);

    const moves = json.actions as { action: JsonObject }[];
    const discard = moves.findIndex(({ action }) => action.type === 'discard');
    await sitDown(page, upTo(json, discard));
    await page.locator(`[data-desk-target="good:${moves[discard].action.good}"]`).press('Enter');
    await reached(page, discard + 1);
  });
});

describe.skipIf(!kit)('undo', () => {
  it('never undoes a draw', async () => {
    const json = recordOf('baltic-3.json');
    const page = await sitAt(json, 18);
    // Leaving the warehouses as they are is a choice like the other one, and not more prominent.
    const leave = page.getByRole('button', { name: 'Skip', exact: true });
    expect(await leave.getAttribute('class')).not.toContain('button-primary');
    await playOn(page, json, 18, 1);
    expect(await undo(page).isDisabled()).toBe(true);
    await page.keyboard.press('u');
    expect(await movesOf(page)).toBe(19);
  });

  it('is for the last player who moved, if people share the screen, until the next person has moved', async () => {
    const json = recordOf('salt-march-big-box-3.json');
    const next = beginningOfTurn(json, 1);
    const page = await sitAt(json, next - 1);
    const before = await offers(page);
    await playOn(page, json, next - 1, 1);
    await undo(page).click();
    await reached(page, next - 1);
    expect(await offers(page)).toEqual(before);

    await redo(page).click();
    await reached(page, next);
    await playOn(page, json, next, 1);
    await undo(page).click();
    await reached(page, next);
    expect(await undo(page).isDisabled()).toBe(true);
    await page.keyboard.press('u');
    expect(await movesOf(page)).toBe(next);
  });

  it('a question disappears once something else has answered it', async () => {
    const json = recordOf('salt-march-big-box-3.json');
    const page = await sitAt(json, 0);
    await page.locator('[data-pass]').click();
    await page.locator('.action-warning').waitFor();
    await playOn(page, json, 0, 1);
    await reached(page, 1);
    expect(await page.locator('.action-warning').count()).toBe(0);
  });
});
