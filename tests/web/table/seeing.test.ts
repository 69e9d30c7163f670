/** What is visible at the table in windows of every size: light, rings, tips, players, the end. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { readLegal } from '../../../src/core/play.js';
import { shelf } from '../../../src/games/index.js';
import { act, actionsOf, errorsOf, movesOf, recordOf, sitDownWithBots, upTo } from '../kit/at-table.js';
import { DESKTOP, openBrowser, PHONE } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const FIVE = recordOf('hanseatic-45-big-box-5-missions-favours.json');
const CREATES = actionsOf(FIVE).findIndex(({ type }, i) => i > 900 && type === 'create');
const LIFTS = actionsOf(FIVE).findIndex(({ type }, i) => i > CREATES && type === 'lift');

function stateAfter(moves: number) {
  const { rules, state } = shelf.open(FIVE.position);
  for (const action of actionsOf(FIVE).slice(0, moves)) rules.apply(state, readLegal(rules, state, action));
  return { rules, state, position: rules.writePosition(state) };
}

/** Sits down as the player who decides after so many moves; bots at the other seats. */
async function sitAt(page: Page, moves: number) {
  const { rules, state, position } = stateAfter(moves);
  const seat = rules.decider(state);
  await sitDownWithBots(page, upTo(FIVE, moves), [seat]);
  await page.locator('g.lit[data-target]').first().waitFor();
  return { rules, state, position, seat };
}

const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

describe.skipIf(!kit)('at a table of five', () => {
  it('light does not cover pieces, players fit, and tips go with the next key', async () => {
    const page = await kit!.newPage();
    const errors = errorsOf(page);
    const { position, seat } = await sitAt(page, CREATES);

    // Light is below the pieces; a route that can be created stands out.
    const layers = await page
      .locator('.board-plane > *')
      .evaluateAll((all) =>
        all.map((layer) => (layer.querySelector('.board-light') ? 'light' : (layer.classList[1] ?? 'print'))),
      );
    expect(layers.indexOf('light')).toBeLessThan(layers.indexOf('board-drawing'));
    for (const kind of ['bright', 'plain']) {
      expect(await page.locator(`.board-ring.board-${kind}:not(.board-light-line)`).count()).toBe(1);
    }
    const widthOf = (kind: string): Promise<number> =>
      page
        .locator(`.board-ring.board-${kind}:not(.board-light-line)`)
        .evaluate((ring) => Number.parseFloat(getComputedStyle(ring).strokeWidth));
    const normal = await widthOf('plain');
    expect(await widthOf('bright')).toBeGreaterThan(normal);
    await page.evaluate(() => {
      document.documentElement.dataset.rings = 'faint';
    });
    expect(await widthOf('plain')).toBeLessThan(normal);

    // Nothing covers the board.
    const board = await box(page, '.table-board');
    const zoom = await box(page, '.board-buttons');
    expect(zoom.y + zoom.height).toBeLessThanOrEqual(board.y);

    // With the others’ moves folded, all five players are visible, your own desk first and open.
    const since = page.locator('.since[data-open] .since-toggle');
    if (await since.isVisible()) await since.click();
    const desks = page.locator('.desk');
    expect(await desks.count()).toBe(5);
    const last = (await desks.last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(900);
    expect(await desks.first().locator('strong').textContent()).toBe((FIVE.names as string[])[seat]);
    expect(await page.locator('.desk .tracks').count()).toBe(1);
    await desks.nth(1).locator('.desk-toggle').click();
    expect(await page.locator('.desk .tracks').count()).toBe(2);
    expect(await desks.nth(1).locator('.desk-about').textContent()).toMatch(/^Its strength right now: .+\.$/);
    await isNotSqueezed(page);
    await desks.nth(1).locator('.desk-toggle').click();
    expect(await desks.nth(1).locator('.desk-who small').textContent()).not.toBe('');

    // How near the end is.
    const gauge = (id: string): Promise<string | null> =>
      page.locator(`[data-ending=${id}] span`).last().textContent();
    expect(await gauge('cities')).toBe(`${position.completed}/10`);
    expect(await gauge('markers')).toBe(String((position.supply as unknown[]).length));
    const scores = (position.seats as { score: number }[]).map(({ score }) => score);
    expect(await gauge('track')).toBe(`${Math.max(...scores)}/20`);

    // Tips appear under a resting mouse and with the focus, and go with a key.
    await page.locator('.desk .desk-track').nth(1).hover();
    await page.locator('.tip', { hasText: 'Actions: you have' }).waitFor();
    await page.keyboard.press('Shift');
    await page.locator('.tip').waitFor({ state: 'detached' });
    await page.locator('.end-gauge').first().focus();
    await page.keyboard.press('Tab');
    await page.locator('.tip', { hasText: 'Completed cities' }).waitFor();

    await fitsOtherWindows(page);
    await staysAwayAfterAPick(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('all players fit on a low phone and below the board of an upright tablet', async () => {
    for (const [width, height] of [
      [360, 640],
      [820, 1180],
    ]) {
      const page = await kit!.sharedPage();
      await page.setViewportSize({ width, height });
      await sitAt(page, CREATES);
      const tab = page.getByRole('tab', { name: 'Players' });
      // The way out is there, however little room the bar has.
      expect((await box(page, '.bar .brand')).width).toBeGreaterThanOrEqual(44);
      if (width < 600) await tab.click();
      const desks = page.locator('.desk');
      await desks.last().waitFor();
      expect(await page.locator('.desk .tracks').count()).toBe(1);
      const roomBelow = (): Promise<number> =>
        page.evaluate(() => {
          const sheet = document.querySelector('.table-sheet')!.getBoundingClientRect();
          const desks = [...document.querySelectorAll('.desk')].map((desk) => desk.getBoundingClientRect());
          return desks[0].top < sheet.top ? -1 : sheet.bottom - desks.at(-1)!.bottom;
        });
      await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
      if (width >= 600) {
        // The whole window is used: the board has its full width, and everything else is below.
        const board = await box(page, '.board-print');
        expect(board.width).toBeGreaterThan(0.9 * width);
        expect((await box(page, '.table-sheet')).y).toBeGreaterThan(board.y + board.height - 60);
      }
    }
  });

  it('shows a lifted piece in hand, and where it was', async () => {
    const page = await kit!.sharedPage();
    await page.setViewportSize(DESKTOP);
    const { rules, state } = await sitAt(page, LIFTS);
    expect(await page.locator('.action-hand').count()).toBe(0);
    await act(page, rules, state, actionsOf(FIVE)[LIFTS]);
    await page.locator('.action-hand .player-piece').waitFor();
    expect(await page.locator('.board-ghost').count()).toBe(1);
    const map = await box(page, '.table-board');
    await page.mouse.move(map.x + 50, map.y + 60);
    await page.locator('.hand-at-mouse .player-piece').waitFor();
    await page.locator('[data-cancel]').click();
    await page.locator('.action-hand').waitFor({ state: 'detached' });
    expect(await page.locator('.board-ghost').count()).toBe(0);
  });
});

/** With all desks open, what is beside the board is scrolled; the actions keep their height. */
async function isNotSqueezed(page: Page): Promise<void> {
  const closed = page.locator('.desk-toggle[aria-expanded=false]');
  const count = await closed.count();
  for (let i = 0; i < count; i++) await closed.first().click();
  expect(
    await page.locator('.table-side').evaluate((side) => side.scrollHeight - side.clientHeight),
  ).toBeGreaterThan(0);
  expect(await page.locator('.action-bar').evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBe(0);
  for (let i = 0; i < count; i++) await page.locator('.desk-toggle[aria-expanded=true]').last().click();
}

/** A very wide window shows the log beside the players, a low one the action bar beside the board. */
async function fitsOtherWindows(page: Page): Promise<void> {
  await page.setViewportSize({ width: 2560, height: 1080 });
  await page.locator('.table-log .log').waitFor();
  expect(await page.locator('.desk').last().isVisible()).toBe(true);
  for (const [width, height] of [
    [740, 360],
    [720, 450],
  ]) {
    await page.setViewportSize({ width, height });
    const [board, bar] = [await box(page, '.table-board'), await box(page, '.action-bar')];
    expect(bar.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
    expect(board.height).toBeGreaterThan(height * 0.7);
    // Income, the end of the turn, undo and the hint are in one row.
    const rows = await page
      .locator('.action-buttons button:visible')
      .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
    expect(rows).toBe(1);
    const wide = await page.locator('.table-side').evaluate((side) => side.scrollWidth - side.clientWidth);
    expect(wide).toBe(0);
  }
}

/** With keys, a target's tip shows when you move to it, but not when the focus lands on it after a pick. */
async function staysAwayAfterAPick(page: Page): Promise<void> {
  await page.locator('g.lit[data-target^="point:"]').first().focus();
  await page.keyboard.press('Tab');
  await page.locator('.tip').waitFor();
  const moves = await movesOf(page);
  await page.keyboard.press('Enter');
  if (await page.locator('.chooser').isVisible()) await page.keyboard.press('Enter');
  await expect.poll(() => movesOf(page)).toBeGreaterThan(moves);
  await page.locator('g.lit:focus').waitFor({ state: 'attached' });
  expect(await page.locator('.tip').count()).toBe(0);
}

describe.skipIf(!kit)('the end', () => {
  it('says what ended the game, your place and margin, and offers the same again', async () => {
    const page = await kit!.sharedPage();
    await page.setViewportSize(DESKTOP);
    await sitDownWithBots(page, FIVE, [2]);
    const ending = page.locator('.ending');
    await ending.waitFor();
    const { rules, state } = stateAfter(actionsOf(FIVE).length);
    const [first, second] = rules.score(state).sort((a, b) => a.rank - b.rank);
    expect(first.seat).toBe(2);
    await ending.getByText(`You win by ${first.total - second.total} points.`).waitFor();
    await ending.getByText('reached 20 on the prestige track').waitFor();
    expect(await ending.locator('.standings li').count()).toBe(5);
    const table = (await ending.locator('.score-table').boundingBox())!;
    expect(table.x + table.width).toBeLessThanOrEqual(1440);
    expect(await ending.locator('.score-table', { hasText: 'Countries' }).count()).toBe(0);
    const [share, save] = await Promise.all(
      ['[data-share]', '[data-export]'].map((button) => ending.locator(button).boundingBox()),
    );
    expect(share!.y).toBe(save!.y);
    // On a phone the result may be out of sight: the line above the board's edge says who won.
    await page.setViewportSize(PHONE);
    await page.locator('.action-headline', { hasText: `wins with ${first.total} points` }).waitFor();
    await page.setViewportSize(DESKTOP);
    await ending.locator('[data-again]').click();
    await page.locator('.table[data-moves="0"]').waitFor();
    expect(((await page.evaluate(() => location.hash)) as string).startsWith('#/game/')).toBe(true);
  });
});
