/**
 * What a player has to understand at the table: what the others just did, what a hint means, and how the game went. One
 * visit for a game on a phone, one for a finished game. The words are tested in `commentary.test.ts`.
 */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { History } from '../../../src/core/history/history.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { writeRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { errorsOf, recordOf, sitDownWithBots } from '../kit/at-table.js';
import { openBrowser, PHONE } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const NAMES = ['Anna', 'Bert', 'Clara', 'Dirk'];

/** Bert, a bot, has just displaced Anna's trader in his turn. */
function displaced(): JsonObject {
  const { rules, state } = shelf.open({
    config: { game: 'hansa-teutonica', players: 4 },
    seats: [{ supply: { traders: 2 } }, { supply: { traders: 4 } }, {}, {}],
    routes: { 'bremen--minden': ['0t', null, null] },
    turn: { seat: 1, phase: 'actions', actions: 2 },
  });
  const history = new History(rules, state);
  const play = (action: Json): void => history.play(rules.readAction(history.state, action));
  play({ type: 'place', piece: 'trader', at: 'hannover--minden/0' });
  play({ type: 'displace', piece: 'trader', at: 'bremen--minden/0', pay: { traders: 1, merchants: 0 } });
  return writeRecord(history, NAMES);
}

/** Where the arrows of a hint end, and whether all their numbers can be seen. */
const arrows = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.table-board')!.getBoundingClientRect();
    return [...document.querySelectorAll('[data-arrow]')].map((arrow) => {
      const { left, right, top, bottom } = arrow.getBoundingClientRect();
      const isSeen = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
      return `${arrow.getAttribute('data-arrow')} ${isSeen ? 'seen' : 'hidden'}`;
    });
  });

const TABLET = { width: 820, height: 1180 };

/** Whether the button of a hint can be pressed without scrolling. */
const seesNextStep = (page: Page): Promise<boolean> =>
  page.locator('.advice-play').evaluate((button) => {
    const card = button.closest('.advice')!.getBoundingClientRect();
    const { top, bottom } = button.getBoundingClientRect();
    return top >= card.top && bottom <= Math.min(card.bottom, innerHeight);
  });

describe.skipIf(!kit)('at the table', () => {
  it('says what was done to you, and a hint leads you step by step', async () => {
    const page = await kit!.newPage({ viewport: PHONE, touch: true });
    const errors = errorsOf(page);
    await sitDownWithBots(page, displaced(), [0]);
    const since = page.locator('.since');
    // It has opened automatically, and says nothing twice.
    expect(await since.locator('.since-title').textContent()).toBe('Since your last turn');
    expect(await since.locator('.since-latest').count()).toBe(0);
    expect(await since.locator('li.since-touched').allTextContents()).toEqual([
      expect.stringMatching(/^Bert displaces Anna’s trader on Bremen–Minden/),
    ]);
    expect(await since.locator('li').count()).toBe(2);
    await since.getByRole('button', { name: 'Since your last turn' }).click();
    expect(await since.locator('.since-latest').textContent()).toMatch(/^Bert displaces Anna’s trader on /);

    await page.getByRole('button', { name: 'Hint' }).click();
    const sentence = page.locator('.advice-sentence');
    await page.locator('.advice-play').waitFor();
    expect(await sentence.textContent()).toMatch(
      /^(Move your displaced|Add a) (trader|merchant) (to|on) .+: .+\.$/,
    );
    await expect.poll(() => arrows(page)).toContain('1 seen');
    expect((await arrows(page)).filter((arrow) => arrow.endsWith('hidden'))).toEqual([]);
    const count = await page.locator('[data-arrow]').count();
    expect(count).toBeGreaterThan(1);
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size);
      await expect.poll(() => seesNextStep(page)).toBe(true);
    }
    // The menu marks what the hint suggests.
    const to = await page.locator('[data-arrow="1"]').getAttribute('data-to');
    await page.locator(`g.lit[data-target="${to}"]`).press('Shift+Enter');
    expect(await page.locator('.chooser-option').count()).toBeGreaterThan(1);
    expect(await page.locator('.chooser-option.advised').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.advice-play').click();
    await page.locator('.table[data-moves="3"]').waitFor();
    // The line is kept, and its numbers.
    expect(await page.locator('[data-arrow]').count()).toBe(count - 1);
    expect(await page.locator('[data-arrow="2"]').count()).toBe(1);
    await page.locator('.advice-more summary').click();
    expect(await page.locator('.advice-line').count()).toBeGreaterThan(0);
    expect(await page.locator('.advice .step-done').count()).toBe(1);

    await page.getByRole('tab', { name: 'Log' }).click();
    expect(await page.locator('.log-turn').first().locator('h2').textContent()).toBe('Turn 1: Bert');
    expect(await page.locator('.log-line').allTextContents()).toEqual([
      'Trader to Hannover–Minden',
      'Trader displaces Anna’s trader on Bremen–Minden for 1 trader',
      expect.stringMatching(/^Anna: (Displaced|Extra) /),
    ]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('a finished game is reviewed from its end, by move, by turn or automatically', async () => {
    const page = await kit!.newPage();
    const record = recordOf('salt-march-2009-3.json');
    const moves = (record.actions as Json[]).length;
    await sitDownWithBots(page, record, [0]);
    const where = page.locator('.timeline-count');
    const at = (move: number) => where.getByText(`Move ${move} of ${moves}`, { exact: true }).waitFor();
    const press = (name: string): Promise<void> =>
      page.locator('.timeline').getByRole('button', { name, exact: true }).click();
    await at(moves);
    // Nothing is left to play at the end.
    const fork = page.getByRole('button', { name: 'Play on from here' });
    expect(await fork.count()).toBe(0);
    const last = await where.locator('span').last().textContent();
    await press('One turn back');
    await fork.waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    const newest = page.locator('.log-turn').first();
    expect(await newest.locator('h2').textContent()).toBe(last);
    const played = await newest.locator('.log-line').count();
    await at(moves - played);
    await press('One move back');
    await at(moves - played - 1);
    await press('One turn forward');
    await at(moves - played);
    await page.getByLabel('Replay speed').selectOption('fast');
    await press('Replay');
    await at(moves);
    await press('One move back');
    await press('To the end');
    await at(moves);

    // Arrow keys step, also from the board.
    for (const [key, move] of [
      ['ArrowLeft', moves - 1],
      ['ArrowRight', moves],
      ['ArrowUp', moves - played],
      ['ArrowDown', moves],
    ] as const) {
      await page.locator('.board-svg').press(key);
      await at(move);
    }

    // The line in the chart follows.
    await press('One move back');
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.locator('.chart-at').waitFor({ state: 'attached' });
    await press('To the end');
    await page.locator('.chart-at').waitFor({ state: 'detached' });

    // The analysis: your own turning points first, what was played beside what was better, shown on the board.
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.locator('[data-review]').click();
    await page.getByRole('heading', { name: 'Your turning points' }).waitFor();
    expect(await page.locator('.chart').count()).toBe(2);
    await page.getByRole('img', { name: 'chance of winning' }).waitFor();
    const points = page.locator('.review-points > li');
    const heads = await points.locator('b').allTextContents();
    const me = (record.names as string[])[0];
    const own = heads.filter((head) => head.includes(`, ${me}: `));
    expect(own.length).toBeGreaterThan(0);
    expect(heads.slice(0, own.length)).toEqual(own);
    const [winner] = (record.result as JsonObject[]).filter(({ rank }) => rank === 1);
    const names = record.names as string[];
    for (const head of heads)
      if (head.includes(`, ${names[winner.seat as number]}: `)) expect(head).not.toContain('game away');
    expect(await points.first().locator('h4').allTextContents()).toEqual(['Played', 'Better']);
    await points.first().locator('.review-jump').click();
    await page.locator('[data-arrow="1"]').waitFor();
    // The way back is in view, however far down the turning point is.
    const { top } = await page.locator('[data-now]').evaluate((button) => button.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    await press('One move back');
    await page.locator('[data-arrow]').first().waitFor({ state: 'detached' });

    // A game played on from here is named after the move.
    const from = (await where.locator('span').first().textContent())!.match(/\d+/)![0];
    await fork.click();
    await page.locator(`.table[data-moves="${from}"] h1`, { hasText: `, from move ${from}` }).waitFor();
    await page.context().close();
  });
});
