/** The focus: it reaches everything, stays in open dialogs, and returns afterwards. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { Random } from '../../../src/core/random.js';
import { ARROWS, nextHit } from '../../../src/web/board/input/arrows.js';
import { beginningOfTurn, movesOf, recordOf, sitDownWithBots, upTo } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { expectFocus, focused, isFocused, tabTo } from '../kit/focus.js';
import { pageAtRest } from '../kit/rest.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const SALT_MARCH = 'salt-march-2009-3.json';
const TURN = beginningOfTurn(recordOf(SALT_MARCH), 60);

describe.skipIf(!kit)('the focus', () => {
  /** In the middle of a game, at a decision of the person at the screen; bots sit at the other seats. */
  async function midGame(page: Page, file: string, moves: number): Promise<void> {
    const json = recordOf(file);
    const { seat } = (json.actions as { seat: number }[])[moves];
    await sitDownWithBots(page, upTo(json, moves), [seat]);
    await page.locator('g.lit[data-target]').first().waitFor();
  }

  it('reaches every lit target by Tab, once, and then the buttons', async () => {
    const page = await kit!.sharedPage();
    await midGame(page, SALT_MARCH, TURN);
    const lit = await page
      .locator('g.lit[data-target]')
      .evaluateAll((all) => all.map((part) => part.getAttribute('data-target')));
    expect(lit.length).toBeGreaterThan(10);
    await tabTo(page, '.board-svg');
    const visited: string[] = [];
    await page.keyboard.press('Tab');
    while (await isFocused(page, 'g[data-target]')) {
      await expectFocus(page);
      visited.push((await focused(page)).what);
      await page.keyboard.press('Tab');
    }
    expect(visited).toEqual(lit);
    await tabTo(page, '.action-bar button', 5);
  });

  it('shows no ring or tip if a finger has ended the turn', async () => {
    const page = await kit!.newPage();
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await midGame(page, SALT_MARCH, TURN);
    const rings = (): Promise<string> =>
      page.locator('.board').evaluate((board) => getComputedStyle(board, '::after').display);
    await page.locator('[data-pass]').click();
    await page.locator('.action-warning [data-pass]').click();
    await expect.poll(() => isFocused(page, '.board-svg, .board-svg *')).toBe(true);
    expect(await rings()).toBe('none');
    expect(await page.locator('.board-svg').evaluate((svg) => getComputedStyle(svg).outlineStyle)).toBe(
      'none',
    );
    await page.locator('g.lit[data-target]').first().waitFor();
    await pageAtRest(page);
    expect(await page.locator('.tip, .board-focused').count()).toBe(0);
    // A key makes it visible.
    await page.keyboard.press('b');
    await expectFocus(page);
    // H asks for a hint, and then leads to it.
    await page.keyboard.press('h');
    await page.locator('.advice-play').waitFor();
    await page.keyboard.press('h');
    expect(await isFocused(page, '.advice-play')).toBe(true);
    // It is kept when the hint goes.
    await page.keyboard.press('Escape');
    await page.locator('.advice').waitFor({ state: 'detached' });
    await expectFocus(page);
    await page.context().close();
  });

  it('is told with which keys all choices are seen', async () => {
    const page = await kit!.newPage({ oneClick: true });
    await midGame(page, SALT_MARCH, 0);
    await page.keyboard.press('b');
    const tip = page.locator('.tip', { hasText: 'all choices' });
    await tip.waitFor();
    expect(await tip.textContent()).toContain('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await page.locator('.chooser').waitFor();
    await page.context().close();
  });

  it('stays in a menu and returns from it', async () => {
    const page = await kit!.sharedPage();
    await midGame(page, SALT_MARCH, 0);
    await page.keyboard.press('b');
    await tabTo(page, 'g.lit[aria-label*="Place a trader; Place a merchant"]');
    const { what } = await focused(page);
    await page.keyboard.press('Enter');
    const many = page.locator('.chooser');
    await many.waitFor();
    const count = await page.locator('.chooser button, .chooser a').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i <= count; i++) {
        await page.keyboard.press(key);
        expect(await isFocused(page, '.chooser *')).toBe(true);
        await expectFocus(page);
      }
    }
    await page.keyboard.press('Escape');
    await many.waitFor({ state: 'detached' });
    expect((await focused(page)).what).toBe(what);
  });

  it('stays in the question before the end of a turn and returns from it', async () => {
    const page = await kit!.sharedPage();
    await midGame(page, SALT_MARCH, TURN);
    await page.keyboard.press('a');
    await tabTo(page, '[data-pass]', 8);
    await page.keyboard.press('Enter');
    const question = page.locator('.action-warning');
    await question.waitFor();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await isFocused(page, '.action-warning button')).toBe(true);
      await expectFocus(page);
    }
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await isFocused(page, '[data-pass]')).toBe(true);
  });

  it('stays where it is while a newly opened board replays its last moves', async () => {
    const page = await kit!.newPage();
    await page.clock.install();
    const json = recordOf('baltic-3.json');
    // A player has just sailed and can act at the ship, which was elsewhere before.
    const moves = (json.actions as { seat: number; action: { type: string } }[]).findIndex(
      ({ seat, action }, i, all) =>
        action.type === 'sell' && all[i - 1].action.type === 'sail' && all[i - 1].seat === seat,
    );
    await midGame(page, 'baltic-3.json', moves);
    await page.locator('g.lit[data-target=ship]').focus();
    await page.clock.runFor(1000);
    expect((await focused(page)).what).toBe('ship');
    await page.context().close();
  });

  it('stays in the settings and the list of keys, and returns from them', async () => {
    const page = await kit!.newPage();
    await midGame(page, 'baltic-3.json', 40);
    await page.keyboard.press('b');
    const { what } = await focused(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    const told = await keys.textContent();
    for (const word of ['Tab', 'Enter', 'Esc', 'end the turn', 'undo the last move']) {
      expect(told).toContain(word);
    }
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    expect((await focused(page)).what).toBe(what);
    await tabTo(page, '.icon-button[aria-haspopup=dialog]');
    await page.keyboard.press('Enter');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByLabel('Deutsch').waitFor();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(await isFocused(page, 'dialog, dialog *, body')).toBe(true);
    }
    await settings.getByLabel('Deutsch').press('Space');
    await page.keyboard.press('Escape');
    expect(await isFocused(page, '.icon-button[aria-haspopup=dialog]')).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Tastenkürzel' }).getByText('Zug beenden').waitFor();
    await page.context().close();
  });

  it('letters do nothing if shortcuts are turned off', async () => {
    const page = await kit!.newPage();
    await page.addInitScript(`localStorage['kontor.letters'] = 'off'`);
    await midGame(page, 'baltic-3.json', 40);
    await page.locator('g.lit').first().focus();
    const before = await movesOf(page);
    for (const key of ['e', 'u', 'h', '?']) await page.keyboard.press(key);
    expect(await movesOf(page)).toBe(before);
    expect(await page.locator('.action-warning, .advice, dialog[open]').count()).toBe(0);
    await page.context().close();
  });
});

describe('arrow keys', () => {
  it.each(['britannia-3', 'britannia-45', 'eastern', 'hanseatic-3', 'hanseatic-45', 'salt-march'])(
    'lead from any point of %s to any other',
    async (board) => {
      const file = new URL(`../../../src/games/hansa-teutonica/boards/${board}.json`, import.meta.url);
      const { routes } = JSON.parse(readFileSync(file, 'utf8')) as {
        routes: { points: { at: [number, number] }[] }[];
      };
      const points = routes.flatMap((route) => route.points);
      const random = new Random(board);
      // With everything lit, and with fewer and fewer targets.
      for (let share = 1; share > 0.05; share *= 0.7) {
        const lit = points.filter(() => random.fraction() < share);
        for (const from of lit.slice(0, 12)) {
          const reached = new Set([from]);
          for (const at of reached) {
            for (const arrow of Object.values(ARROWS)) {
              const next = nextHit(at, lit, arrow);
              if (next) reached.add(next);
            }
          }
          expect(reached.size).toBe(lit.length);
        }
      }
    },
  );
});
