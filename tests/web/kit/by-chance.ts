/** Playing by mouse whatever chance says, among what lights up. */
import type { Page } from 'playwright-core';
import type { Random } from '../../../src/core/random.js';
import { movesOf, spotOn } from './at-table.js';

/** What a person may do now, once bots have answered: names of lit targets, buttons; nothing when it is over. */
async function offered(page: Page): Promise<{ lit: string[]; places: string[]; passes: number } | undefined> {
  await page.locator('g.lit[data-target], [data-place], [data-pass], .ending').first().waitFor();
  if (await page.locator('.ending').isVisible()) return undefined;
  return page.evaluate(() => {
    const names = (attribute: string, selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((part) => part.getAttribute(attribute) ?? '');
    return {
      lit: names('data-target', 'g.lit[data-target]'),
      places: names('data-place', '[data-place]'),
      passes: document.querySelectorAll('[data-pass]').length,
    };
  });
}

const anyOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)];

/** One decision by mouse: something lit, a button beside the board, or, when nothing else is left, the end of it. */
export async function decide(page: Page, random: Random): Promise<boolean> {
  const choice = await offered(page);
  if (choice === undefined) return false;
  const end = page.locator('[data-end-turn]');
  if (await end.isVisible()) {
    await end.click();
    await end.waitFor({ state: 'detached' });
    return true;
  }
  const before = await movesOf(page);
  const moved = page.locator(`.table:not([data-moves="${before}"])`);
  const spot = choice.lit.length > 0 ? await spotOn(page, shuffled(choice.lit, random)) : undefined;
  const beside = choice.places.length > 0 && (spot === undefined || random.below(5) === 0);
  if (beside) await page.locator(`[data-place="${anyOf(choice.places, random)}"]`).click();
  else if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
  else {
    await page.locator('[data-pass]').first().click();
    const sure = page.locator('.action-warning [data-pass]');
    await sure.or(moved).first().waitFor();
    if (await sure.isVisible()) await sure.click();
  }
  const options = page.locator('.chooser-option');
  // What a turn's last action draws is not shown before the turn is ended.
  const done = moved.or(end);
  await options.first().or(done).first().waitFor();
  const count = await options.count();
  if (count > 0) await options.nth(random.below(count)).click();
  await done.first().waitFor();
  return true;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items];
  random.shuffle(all);
  return all;
}
