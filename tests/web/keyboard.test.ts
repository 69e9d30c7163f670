/** Everything with the keyboard alone: whole games, choices, dialogs; and the focus is always somewhere to be seen. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { Random } from '../../src/core/random.js';
import { ARROWS as ARROW_STEPS, nextHit } from '../../src/web/board/arrows.js';
import {
  beginningOfTurn,
  errorsOf,
  movesOf,
  recordOf,
  scoreTable,
  sitDown,
  sitDownWithBots,
  upTo,
} from './at-table.js';
import { openBrowser } from './browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

/** What has the focus, in words, and whether it can be seen that it does. */
const focused = (page: Page): Promise<{ what: string; isRinged: boolean }> =>
  page.evaluate(() => {
    const part = document.activeElement;
    if (part === null || part === document.body) return { what: 'nothing', isRinged: false };
    const target = part.getAttribute('data-target');
    const hit = part.querySelector('.board-hit');
    const style = getComputedStyle(target !== null && hit !== null ? hit : part);
    const ring =
      target === null
        ? style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
        : style.stroke !== 'none' && !style.stroke.endsWith(', 0)');
    return {
      what: target ?? `${part.tagName.toLowerCase()} ${part.className} ${part.textContent?.slice(0, 40)}`,
      isRinged: part.matches(':focus-visible') && ring,
    };
  });

async function expectFocus(page: Page): Promise<void> {
  const { what, isRinged } = await focused(page);
  expect(what).not.toBe('nothing');
  expect(isRinged, `the focus on ${what} can be seen`).toBe(true);
}

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until something is reached. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}; it is at ${(await focused(page)).what}`);
}

/** From the home page to a game against two bots. */
async function begin(page: Page, game: string, board: string): Promise<void> {
  await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
  await page.goto('#/');
  await page.locator('a[href="#/new"]').waitFor();
  await tabTo(page, 'a[href="#/new"]');
  await page.keyboard.press('Enter');
  await page.locator('input[name=game]').first().waitFor();
  for (const [name, value] of [
    ['game', game],
    ['players', '3'],
    ['board', board],
  ]) {
    await tabTo(page, `input[name=${name}]`);
    const count = await page.locator(`input[name=${name}]`).count();
    for (let i = 0; i < count; i++) {
      if (await isFocused(page, `input[name=${name}][value="${value}"]`)) break;
      await page.keyboard.press('ArrowDown');
    }
    expect(await page.locator(`input[name=${name}][value="${value}"]`).isChecked()).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, '.new-game button[type=submit], .new-game .button-primary');
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** One decision: wander over what is lit, or go to the buttons; open, sometimes think better of it, choose. */
async function decide(page: Page, random: Random): Promise<boolean> {
  await page.locator('g.lit[data-target], [data-place], [data-pass], .ending').first().waitFor();
  if (await page.locator('.ending').isVisible()) return false;
  const before = await movesOf(page);
  const moved = page.locator(`.table:not([data-moves="${before}"])`);
  const lit = await page.locator('g.lit[data-target]').count();
  const places = await page.locator('[data-place]').count();
  if (places > 0 && (lit === 0 || random.below(5) === 0)) {
    await page.keyboard.press('a');
    await tabTo(page, '[data-place]');
  } else if (lit > 0) {
    if (!(await isFocused(page, 'g.lit'))) await page.keyboard.press('b');
    for (let i = random.below(6); i > 0; i--) await page.keyboard.press(ARROWS[random.below(4)]);
    expect(await isFocused(page, 'g.lit')).toBe(true);
  } else {
    await page.keyboard.press('a');
    await tabTo(page, '[data-pass]');
  }
  await expectFocus(page);
  await page.keyboard.press('Enter');
  const list = page.locator('.chooser, .action-warning');
  await list.or(moved).first().waitFor();
  if (await list.isVisible()) await choose(page, random);
  await moved.waitFor();
  return true;
}

async function choose(page: Page, random: Random): Promise<void> {
  await expectFocus(page);
  expect(await isFocused(page, '.chooser button, .action-warning button')).toBe(true);
  if (random.below(8) === 0) {
    await page.keyboard.press('Escape');
    await page.locator('.chooser, .action-warning').waitFor({ state: 'detached' });
    await expectFocus(page);
    expect(await isFocused(page, 'g.lit, [data-place], [data-pass]')).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('.chooser, .action-warning').waitFor();
  }
  const options = await page.locator('.chooser-option').count();
  if (options > 0) for (let i = random.below(options); i > 0; i--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

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

  it('comes to every lit thing by Tab, once, and on to the buttons', async () => {
    const page = await kit!.newPage();
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
    await page.context().close();
  });

  it('stays in a list of choices and comes back from it', async () => {
    const page = await kit!.newPage();
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
    await page.context().close();
  });

  it('stays in the question before the end of a turn and comes back from it', async () => {
    const page = await kit!.newPage();
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
    await page.context().close();
  });

  it('is held by the curtain, whatever is pressed, and goes to the board after it', async () => {
    const page = await kit!.newPage();
    await sitDown(page, upTo(recordOf('salt-march-2009-3.json'), 60));
    const curtain = page.locator('.curtain');
    await curtain.waitFor();
    for (const key of ['Escape', 'Escape', 'Escape', 'Tab', 'Shift+Tab', 'u', 'h', 'e', '?']) {
      await page.keyboard.press(key);
      expect(await curtain.isVisible(), key).toBe(true);
      expect(await page.locator('g.lit').count(), key).toBe(0);
      expect(await movesOf(page)).toBe(60);
    }
    await tabTo(page, '.curtain button', 3);
    await page.keyboard.press('Enter');
    await curtain.waitFor({ state: 'detached' });
    await page.locator('g.lit').first().waitFor();
    await page.keyboard.press('b');
    expect(await isFocused(page, 'g.lit')).toBe(true);
    await page.context().close();
  });

  it('is kept by settings and by the list of keys, which return it', async () => {
    const page = await kit!.newPage();
    await midGame(page, 'baltic-3.json', 40);
    await page.keyboard.press('b');
    const { what } = await focused(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard' });
    await keys.waitFor();
    const told = await keys.textContent();
    for (const word of ['Tab', 'Enter', 'Esc', 'ends the turn', 'takes the last move back']) {
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
      expect(await isFocused(page, 'dialog *, body')).toBe(true);
    }
    await settings.getByLabel('Deutsch').press('Space');
    await page.keyboard.press('Escape');
    expect(await isFocused(page, '.icon-button[aria-haspopup=dialog]')).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Tastatur' }).getByText('beendet den Zug').waitFor();
    await page.context().close();
  });

  it('letters do nothing where they are turned off', async () => {
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
      const file = new URL(`../../src/games/hansa-teutonica/boards/${board}.json`, import.meta.url);
      const { routes } = JSON.parse(readFileSync(file, 'utf8')) as {
        routes: { points: { at: [number, number] }[] }[];
      };
      const points = routes.flatMap((route) => route.points);
      const random = new Random(board);
      // Everything lit, and ever fewer things.
      for (let share = 1; share > 0.05; share *= 0.7) {
        const lit = points.filter(() => random.fraction() < share);
        for (const from of lit.slice(0, 12)) {
          const reached = new Set([from]);
          for (const at of reached) {
            for (const arrow of Object.values(ARROW_STEPS)) {
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
