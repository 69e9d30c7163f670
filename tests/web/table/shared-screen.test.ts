/** People who share a screen: the table stays in view, and only secret cards are covered. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { cityName } from '../../../src/games/hansa-teutonica/page/board/file.js';
import { shelf } from '../../../src/games/index.js';
import { beginningOfTurn, errorsOf, movesOf, playOn, recordOf, sitDown, upTo } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const GAME = recordOf('hanseatic-3-2009-3-missions-favours-rules-2.json');
const NEXT = beginningOfTurn(GAME, 1);

/** The cities on a player's card, as their desk names them. */
function missionOf(seat: number): string {
  const { rules } = shelf.open(GAME.position);
  const { mission } = ((GAME.position as JsonObject).seats as { mission: string[] }[])[seat];
  return mission.map((city) => cityName(rules, city)).join(' · ');
}

const cards = (page: Page) => page.locator('.secret-card');
const desks = (page: Page): Promise<string | null> => page.locator('.desks').textContent();

describe.skipIf(!kit)('people at one screen', () => {
  it('look at their own cards by pressing and holding them, and take turns without a cover screen', async () => {
    const page = await kit!.newPage({ endsTurns: true });
    const errors = errorsOf(page);
    await sitDown(page, upTo(GAME, 0));
    await page.locator('g.lit[data-target]').first().waitFor();
    // The decider's desk is open.
    await cards(page).waitFor();
    for (const other of [1, 2]) await page.locator('.desk-toggle').nth(other).click();
    expect(await cards(page).count()).toBe(3);
    for (const seat of [0, 1, 2]) expect(await desks(page)).not.toContain(missionOf(seat));

    const { x, y, width, height } = (await cards(page).nth(1).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await cards(page).getByText(missionOf(1)).waitFor();
    expect(await desks(page)).not.toContain(missionOf(0));
    // It can be released anywhere.
    await page.mouse.move(x - 200, y);
    await page.mouse.up();
    await cards(page).getByText(missionOf(1)).waitFor({ state: 'detached' });

    // By key it stays for a moment; the next move covers it.
    await cards(page).nth(0).press('Enter');
    await cards(page).getByText(missionOf(0)).waitFor();
    await playOn(page, GAME, 0, 1);
    await cards(page).getByText(missionOf(0)).waitFor({ state: 'detached' });

    // A hint would reveal the card to the others.
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await page.keyboard.press('h');
    expect(await page.locator('.advice').count()).toBe(0);

    await playOn(page, GAME, 1, NEXT - 1);
    await page.locator('[data-end-turn]').click();
    await page.locator('g.lit[data-target]').first().waitFor();
    expect(await movesOf(page)).toBe(NEXT);
    expect(await page.locator('dialog:modal').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
