/** Games with the keyboard alone: starting one, some turns, and the end. `npm run proof` plays whole ones. */
import { afterAll, describe, expect, it } from 'vitest';
import { Random } from '../../../src/core/random.js';
import { actionsOf, errorsOf, recordOf, scoreTable, sitDownWithBots, upTo } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { expectFocus } from '../kit/focus.js';
import { begin, decide } from '../kit/keyboard.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('with the keyboard alone', () => {
  it('from the home page into a game, and through its first turns', async () => {
    const page = await kit!.newPage();
    const errors = errorsOf(page);
    await begin(page, 'hansa-teutonica', 'salt-march');
    const random = new Random('by keyboard');
    await page.keyboard.press('b');
    for (let decisions = 0; decisions < 15; decisions++) {
      expect(await decide(page, random)).toBe(true);
      await expectFocus(page);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('through the last turns of a game to its scores', async () => {
    const page = await kit!.newPage();
    const errors = errorsOf(page);
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    const json = recordOf('baltic-3.json');
    await sitDownWithBots(page, upTo(json, actionsOf(json).length - 15), [0]);
    const random = new Random('by keyboard');
    await page.keyboard.press('b');
    while (await decide(page, random)) await expectFocus(page);
    expect((await scoreTable(page)).total).toHaveLength(3);
    await expectFocus(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
