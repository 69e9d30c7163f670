/** Games played through the page: recorded games are played again by clicking what lights up, move by move. */
import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/core/json.js';
import { actionsOf, errorsOf, playOn, RECORDS, recordOf, sitDown, upTo } from './at-table.js';
import { openBrowser, PHONE } from './browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('playing through the page', () => {
  it.each(['baltic-2.json', 'baltic-3.json'])('a whole game at one screen: %s', async (file) => {
    const page = await kit!.newPage();
    const errors = errorsOf(page);
    const json = recordOf(file);
    await sitDown(page, upTo(json, 0));
    await playOn(page, json, 0, actionsOf(json).length);
    await page.locator('.ending').waitFor();
    const totals = await page.locator('.score-table tfoot td').allTextContents();
    const expected = (json.result as JsonObject[]).sort((a, b) => (a.rank as number) - (b.rank as number));
    expect(totals).toEqual(expected.map((row) => String(row.total)));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('every kind of decision that recorded games of every board come to', async () => {
    const seenOn = new Map<Json, Set<string>>();
    // The largest sets of modules first: they come to most kinds of decisions.
    for (const file of readdirSync(RECORDS).sort((a, b) => b.length - a.length)) {
      const json = recordOf(file);
      // A device of its own for each record, so that the home page stays short.
      const page = await kit!.newPage();
      const errors = errorsOf(page);
      const { board } = (json.position as JsonObject).config as JsonObject;
      const seen = seenOn.get(board) ?? new Set<string>();
      seenOn.set(board, seen);
      for (const [i, action] of actionsOf(json).entries()) {
        const reward = (action.reward as JsonObject | undefined)?.type ?? action.marker ?? '';
        const kind = `${action.type} ${reward}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        try {
          await sitDown(page, upTo(json, i));
          await playOn(page, json, i, 1);
        } catch (error) {
          throw new Error(`${file}, move ${i}, ${kind}: ${(error as Error).message}`);
        }
      }
      expect(errors).toEqual([]);
      await page.context().close();
    }
  }, 400_000);

  it('on a phone by touch: a turn against bots, undone and done again, then a reload in its middle', async () => {
    const page = await kit!.newPage({ viewport: PHONE, touch: true });
    const errors = errorsOf(page);
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await page.goto('#/');
    await page
      .getByText(/^Play now/)
      .first()
      .click();
    await page.locator('.table').waitFor();
    const lit = page.locator('g.lit[data-target^="point:"] .board-hit');
    await lit.first().waitFor({ state: 'attached' });
    // A small screen does not show the whole board; a finger that could mean two points brings it closer first.
    const tap = async (): Promise<void> => {
      const options = page.locator('.chooser-option');
      for (let tries = 0; tries < 4 && !(await options.first().isVisible()); tries++) {
        const seen = await page.locator('.table-board').boundingBox();
        const boxes = await Promise.all((await lit.all()).map((hit) => hit.boundingBox()));
        const middle = boxes.find((box) => box && box.x > 60 && box.x < 300 && box.y > seen!.y + 60)!;
        await page.touchscreen.tap(middle.x + middle.width / 2, middle.y + middle.height / 2);
        await page.waitForTimeout(300);
      }
      await options.first().tap();
    };
    const start = Number(await page.locator('.table').getAttribute('data-moves')); // bots may have begun
    const reached = (count: number): Promise<void> => page.locator(`.table[data-moves="${count}"]`).waitFor();
    await tap();
    await reached(start + 1);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await reached(start);
    await page.getByRole('button', { name: 'Redo' }).tap();
    await reached(start + 1);
    await page.reload();
    await reached(start + 1);
    await page.locator('[data-pass]').tap();
    await page.locator('.action-warning [data-pass]').tap();
    // The bots answer, and it is the person's turn again.
    await page
      .locator(`.table:not([data-moves="${start + 2}"]) g.lit[data-target]`)
      .first()
      .waitFor({ timeout: 20_000 });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
