/** One game on this device in several tabs: one tab plays it, the others follow, and no move is lost. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  beginningOfTurn,
  movesOf,
  playOn,
  recordOf,
  sitDown,
  sitDownWithBots,
  upTo,
} from '../kit/at-table.js';
import { openBrowser, PHONE } from '../kit/browser.js';
import { isFocused, tabTo } from '../kit/focus.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const SALT_MARCH = recordOf('salt-march-2009-3.json');
const START = upTo(SALT_MARCH, 0);
const TURN = beginningOfTurn(SALT_MARCH, 60);
const { seat: MINE } = (SALT_MARCH.actions as { seat: number }[])[TURN];

const bar = (page: Page) => page.locator('.notice-elsewhere');
const playHere = (page: Page) => bar(page).getByRole('button', { name: 'Play here' });
const after = (page: Page, moves: number) => page.locator(`.table[data-moves="${moves}"]`);
const lit = (page: Page) => page.locator('g.lit[data-target]');

/** How many moves of the only game are saved. */
const savedMoves = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('kontor', 1).onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          database.transaction('games').objectStore('games').getAll().onsuccess = (event) => {
            const games = (event.target as IDBRequest<{ record: { actions: unknown[] } }[]>).result;
            database.close();
            resolve(games[0]?.record.actions.length ?? -1);
          };
        };
      }),
  );

/** The same game in a second tab of the same browser. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.table').waitFor();
  return other;
}

/** Browsers offer locks only to pages over https or from this machine. */
const withoutLocks = (page: Page): Promise<unknown> =>
  page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }));

async function twoTabs(prepare?: (page: Page) => Promise<unknown>): Promise<[Page, Page]> {
  const first = await kit!.newPage();
  await prepare?.(first);
  await sitDown(first, START);
  const second = await secondTab(first);
  await bar(second).waitFor();
  return [first, second];
}

/** Brings the tab to the front: a tab in the background hardly draws. */
async function play(page: Page, from: number, moves: number): Promise<void> {
  await page.bringToFront();
  await playOn(page, SALT_MARCH, from, moves);
}

describe.skipIf(!kit).each([
  { way: 'with Web Locks', prepare: undefined },
  { way: 'without them', prepare: withoutLocks },
])('a game in two tabs, $way,', ({ prepare }) => {
  it('is played in one; the other shows every move, makes none, and takes over on request or when the first one closes', async () => {
    const [first, second] = await twoTabs(prepare);
    expect(await bar(second).textContent()).toContain('This game is open in another tab');
    expect(await bar(first).count()).toBe(0);
    for (let moves = 0; moves < 2; moves++) {
      await play(first, moves, 1);
      await after(second, moves + 1).waitFor();
      expect(await lit(second).count()).toBe(0);
    }
    await playHere(second).click();
    await bar(second).waitFor({ state: 'detached' });
    await bar(first).waitFor();
    await play(second, 2, 1);
    await after(first, 3).waitFor();
    await playHere(first).click();
    await bar(first).waitFor({ state: 'detached' });
    await play(first, 3, 1);
    await after(second, 4).waitFor();
    expect(await savedMoves(first)).toBe(4);

    // The waiting tab gets it when the other leaves for another screen,
    await first.goto('#/');
    await bar(second).waitFor({ state: 'detached' });
    await play(second, 4, 1);
    await first.goBack();
    await bar(first).waitFor();
    await after(first, 5).waitFor();
    // and when the other is closed.
    await second.close({ runBeforeUnload: true });
    await bar(first).waitFor({ state: 'detached' });
    await play(first, 5, 1);
    expect(await savedMoves(first)).toBe(6);
    await first.context().close();
  });
});

describe.skipIf(!kit)('a game in two tabs', () => {
  it('follows an undo, and what is played instead', async () => {
    const first = await kit!.newPage();
    await sitDownWithBots(first, upTo(SALT_MARCH, TURN), [MINE]);
    await lit(first).first().waitFor();
    const second = await secondTab(first);
    await play(first, TURN, 1);
    await after(second, TURN + 1).waitFor();
    await first.getByRole('button', { name: 'Undo', exact: true }).click();
    await after(second, TURN).waitFor();
    await expect.poll(() => savedMoves(first)).toBe(TURN);
    await playHere(second).click();
    await lit(second).first().waitFor();
    await play(second, TURN, 1);
    await after(first, TURN + 1).waitFor();
    await first.context().close();
  });

  it('goes to the waiting tab when the other crashes', async () => {
    const [first, second] = await twoTabs();
    const crashed = first.waitForEvent('crash');
    first.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await bar(second).waitFor({ state: 'detached' });
    await play(second, 0, 1);
    await second.context().close();
  });

  it('has bots that think only in the tab that plays', async () => {
    const first = await kit!.newPage();
    await first.context().addInitScript(() => {
      localStorage['kontor.speed'] = 'slow';
      // A bot's pause after a move lasts forever.
      const real = globalThis.setTimeout;
      const slow = (run: () => void, ms = 0) => real(run, ms > 1100 ? 3_600_000 : ms);
      Object.assign(globalThis, { setTimeout: slow });
      performance.now = () => 0;
    });
    await sitDownWithBots(first, START, [2]);
    await expect.poll(() => first.workers().length).toBe(1);
    const second = await secondTab(first);
    await bar(second).waitFor();
    expect(second.workers()).toHaveLength(0);
    expect(await second.getByRole('button', { name: 'Skip ahead' }).count()).toBe(0);
    await playHere(second).click();
    await expect.poll(() => [first.workers().length, second.workers().length]).toEqual([0, 1]);
    await second.getByRole('button', { name: 'Skip ahead' }).click();
    await lit(second).first().waitFor();
    const moves = await movesOf(second);
    expect(moves).toBeGreaterThan(1);
    await after(first, moves).waitFor();
    expect(await savedMoves(first)).toBe(moves);
    await first.context().close();
  });

  it('is taken over with the keyboard, and says so to screen readers', async () => {
    const first = await kit!.newPage({ viewport: PHONE, language: 'de' });
    await sitDownWithBots(first, upTo(SALT_MARCH, TURN), [MINE]);
    await lit(first).first().waitFor();
    const second = await secondTab(first);
    const spoken = (page: Page) => page.locator('.table-side > [role=status]');
    await expect.poll(() => spoken(second).textContent()).toContain('in einem anderen Tab geöffnet');
    expect(await spoken(first).textContent()).toBe('');
    await tabTo(second, '.notice-elsewhere button');
    expect(await second.evaluate(() => document.activeElement?.textContent)).toBe('Hier spielen');
    await second.keyboard.press('Enter');
    await expect.poll(() => isFocused(second, 'g.lit[data-target]')).toBe(true);
    expect(await spoken(second).textContent()).toBe('Du spielst jetzt in diesem Tab.');
    await expect.poll(() => spoken(first).textContent()).toContain('in einem anderen Tab geöffnet');
    await first.context().close();
  });

  it('is not restored by a move after it was deleted, but can be kept', async () => {
    const first = await kit!.newPage();
    await sitDown(first, START);
    await play(first, 0, 2);
    const second = await first.context().newPage();
    await second.goto('#/');
    await second.getByRole('button', { name: /^Delete/ }).click();
    await bar(first).waitFor();
    expect(await bar(first).textContent()).toContain('deleted in another tab');
    expect(await lit(first).count()).toBe(0);
    expect(await savedMoves(first)).toBe(-1);
    await bar(first).getByRole('button', { name: 'Keep it' }).click();
    await bar(first).waitFor({ state: 'detached' });
    await play(first, 2, 1);
    expect(await savedMoves(first)).toBe(3);
    await first.context().close();
  });

  it('keeps a name and players that were changed in the list while it was played', async () => {
    const first = await kit!.newPage();
    await sitDown(first, START);
    const second = await first.context().newPage();
    await second.goto('#/');
    await second.getByRole('button', { name: /^Rename/ }).click();
    await second.locator('.rename input').fill('Winter');
    await second.keyboard.press('Enter');
    await second.getByRole('link', { name: 'Winter', exact: true }).waitFor();
    await play(first, 0, 1);
    await second.getByRole('button', { name: /^Change players/ }).click();
    await second.locator('dialog input[type=text], dialog input:not([type])').first().fill('Ada');
    await second.locator('dialog button[type=submit]').click();
    await first.getByText('Ada').first().waitFor();
    await play(first, 1, 1);
    await second.reload();
    await second.getByRole('link', { name: 'Winter', exact: true }).waitFor();
    expect(await second.locator('.game-seats').textContent()).toContain('Ada');
    expect(await savedMoves(second)).toBe(2);
    await first.context().close();
  });

  it('can be watched in any number of tabs after its end', async () => {
    const first = await kit!.newPage();
    await sitDown(first, SALT_MARCH);
    const second = await secondTab(first);
    await second.locator('.timeline').first().waitFor();
    expect(await bar(first).count()).toBe(0);
    expect(await bar(second).count()).toBe(0);
    await first.context().close();
  });
});
