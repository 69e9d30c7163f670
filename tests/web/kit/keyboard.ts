/** Playing with the keyboard alone: choices are opened, closed and made, and the focus can always be seen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Random } from '../../../src/core/random.js';
import { movesOf, withFixedChance } from './at-table.js';
import { expectFocus, isFocused, tabTo } from './focus.js';

/** From the home page to a game against two bots. */
export async function begin(page: Page, game: string, board: string): Promise<void> {
  await withFixedChance(page);
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

/** One decision: move over what is lit, or go to the buttons; open a menu, sometimes close it again, choose. */
export async function decide(page: Page, random: Random): Promise<boolean> {
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
