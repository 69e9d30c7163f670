/** Records that bring their board along, on a device that never saw it. */
import { json as jsonOf } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { readRecordWithBoard } from '../../../src/core/records/record-board.js';
import { shelf } from '../../../src/games/index.js';
import { errorsOf, importInto, movesOf } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { decide } from '../kit/by-chance.js';
import { against, gulf, mills, recordOn } from './kit.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('a saved game on a board that does not ship', () => {
  it.each<[string, JsonObject, number]>([
    ['hansa-teutonica', mills, 2],
    ['hansa', gulf, 3],
  ])('opens and can be continued, against bots and with hints: %s', async (game, board, moves) => {
    const page = await kit!.newPage({ oneClick: true });
    const errors = errorsOf(page);
    const networks = new Set<string>();
    page.context().on('response', (response) => {
      const file = /\/((?!outlook)[^/]*)-[^/]{8}\.bin$/.exec(response.url());
      if (file && response.request().serviceWorker() === null) networks.add(file[1]);
    });
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await page.goto('#/');
    const record = recordOn(board, moves);
    await importInto(page, against(record, 'mine'));
    const card = page.locator('.game-card', { hasText: String(board.title) });
    await card.locator('img.board-thumbnail').waitFor();
    await card.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.board-print').waitFor();
    await page.getByText('Merchant, has not learnt this board').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).first().click();
    await page.locator('.advice[aria-busy=false]').waitFor();
    const random = new Random('on my board');
    for (let i = 0; i < 6; i++) await decide(page, random);
    expect(await movesOf(page)).toBeGreaterThan(moves);
    expect([...networks]).toEqual([`general-${game}`]);

    await page.reload();
    await page.locator('.board-print').waitFor();
    await page.goto('#/');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export:/ }).click(),
    ]);
    const exported = (await jsonOf(await download.createReadStream())) as JsonObject;
    expect(exported.board).toEqual(board);
    expect(readRecordWithBoard(shelf, exported).history.length).toBeGreaterThan(moves);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
