/**
 * Games played through the page by clicking what lights up. That every legal action shows is proved without a browser
 * in `board/targets.test.ts`; `npm run proof` plays more games.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { playAgainstBots } from '../kit/against-bots.js';
import { errorsOf, withFixedChance } from '../kit/at-table.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { playEveryKind } from '../kit/every-kind.js';
import { pageAtRest } from '../kit/rest.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('playing through the page', () => {
  const known = new Set<string>();

  it.each([
    ['hansa-teutonica', 'salt-march'],
    ['hansa', 'baltic'],
  ])('a whole game of %s against bots', async (game, board) => {
    for (const kind of await playAgainstBots(kit!, game, board)) known.add(kind);
  });

  it('every kind of decision in recorded games that did not come up in these', () =>
    playEveryKind(kit!, () => 'any board', known));

  it('on a phone by touch: a turn against bots, undone and repeated, with a reload in the middle', async () => {
    const page = await kit!.newPage({ viewport: PHONE, touch: true, motion: true });
    const errors = errorsOf(page);
    await withFixedChance(page);
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await page.goto('#/');
    await page
      .getByText(/^Play now/)
      .first()
      .click();
    await page.locator('.table').waitFor();
    const lit = page.locator('g.lit[data-target^="point:"] .board-hit');
    await lit.first().waitFor({ state: 'attached' });
    // A small screen does not show the whole board; a tap that could mean two points zooms in first.
    const tap = async (): Promise<void> => {
      const options = page.locator('.chooser-option');
      for (let tries = 0; tries < 4 && !(await options.first().isVisible()); tries++) {
        await pageAtRest(page);
        const seen = await page.locator('.table-board').boundingBox();
        const boxes = await Promise.all((await lit.all()).map((hit) => hit.boundingBox()));
        const middle = boxes.find((box) => box && box.x > 60 && box.x < 300 && box.y > seen!.y + 60)!;
        await page.touchscreen.tap(middle.x + middle.width / 2, middle.y + middle.height / 2);
        await pageAtRest(page);
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
      .waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
