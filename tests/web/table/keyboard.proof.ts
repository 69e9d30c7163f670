/** Whole games with the keyboard alone. */
import { afterAll, describe, expect, it } from 'vitest';
import { Random } from '../../../src/core/random.js';
import { errorsOf, scoreTable } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { expectFocus } from '../kit/focus.js';
import { begin, decide } from '../kit/keyboard.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('a whole game with the keyboard alone', () => {
  it.each([
    ['hansa', 'baltic'],
    ['hansa-teutonica', 'salt-march'],
  ])('%s on %s', async (game, board) => {
    const page = await kit!.newPage();
    const errors = errorsOf(page);
    await begin(page, game, board);
    const random = new Random(`${game}, by keyboard`);
    let decisions = 0;
    await page.keyboard.press('b');
    while (await decide(page, random)) {
      decisions++;
      await expectFocus(page);
    }
    expect(decisions).toBeGreaterThan(10);
    expect((await scoreTable(page)).total).toHaveLength(3);
    await expectFocus(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
