/** Plays at random by mouse, on what lights up. */
import type { Page } from 'playwright-core';
import type { Random } from '../../../src/core/random.js';
import { spotOn } from './at-table.js';

const PATIENCE_MS = 30_000;

/** What a person may do now: names of lit targets, buttons beside the board; nothing when it is over. */
interface Offered {
  readonly moves: number;
  readonly lit: readonly string[];
  readonly places: readonly string[];
  readonly mayEndTurn: boolean;
}

/**
 * What is offered once bots have answered and the page has come to rest: a move shows on the board first, and a frame
 * later on everything else. One question to the page instead of many, since a game asks hundreds of times.
 */
const offered = (page: Page): Promise<Offered | undefined> =>
  page.evaluate(async (patience) => {
    const late = performance.now() + patience;
    const names = (selector: string, attribute: string): string[] =>
      [...document.querySelectorAll(selector)].map((part) => part.getAttribute(attribute) ?? '');
    const look = (): Offered => ({
      moves: Number(document.querySelector('.table')!.getAttribute('data-moves')),
      lit: names('g.lit[data-target]', 'data-target'),
      places: names('[data-place]', 'data-place'),
      mayEndTurn: document.querySelector('[data-end-turn]') !== null,
    });
    let before = '';
    while (performance.now() < late) {
      if (document.querySelector('.ending')) return undefined;
      const seen = look();
      const board = document.querySelector('.board-svg');
      const now = JSON.stringify([seen, board?.getBoundingClientRect(), board?.getAttribute('viewBox')]);
      const canAct = seen.lit.length + seen.places.length > 0 || document.querySelector('[data-pass]');
      if (canAct && now === before) return seen;
      before = now;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    throw new Error(
      `nothing can be done, and it is not over: ${document.querySelector('.table')?.textContent.slice(0, 500)}`,
    );
  }, PATIENCE_MS);

/** Whether the turn's last action is made and only *End turn* is left, once the page has come to rest. */
export const mayEndTurn = async (page: Page): Promise<boolean> => (await offered(page))?.mayEndTurn ?? false;

/** How many choices have opened; none if the move is made or the turn's last action waits for *End turn*. */
const opened = (page: Page, before: number): Promise<number> =>
  page.evaluate(
    async ([before, patience]) => {
      const late = performance.now() + patience;
      for (;;) {
        const options = document.querySelectorAll('.chooser-option').length;
        if (options > 0) return options;
        const moves = document.querySelector('.table')!.getAttribute('data-moves');
        if (Number(moves) !== before || document.querySelector('[data-end-turn]')) return 0;
        if (performance.now() > late) throw new Error(`no move and no choice after move ${before}`);
        await new Promise(requestAnimationFrame);
      }
    },
    [before, PATIENCE_MS],
  );

const anyOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)];

/** One decision by mouse: something lit, a button beside the board, or, when nothing else is left, the end of it. */
export async function decide(page: Page, random: Random): Promise<boolean> {
  const choice = await offered(page);
  if (choice === undefined) return false;
  const end = page.locator('[data-end-turn]');
  if (choice.mayEndTurn) {
    await end.click();
    await end.waitFor({ state: 'detached' });
    return true;
  }
  const moved = page.locator(`.table:not([data-moves="${choice.moves}"])`);
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
  const options = await opened(page, choice.moves);
  if (options > 0) {
    await page.locator('.chooser-option').nth(random.below(options)).click();
    // What a turn's last action draws is not shown before the turn is ended.
    await moved.or(end).first().waitFor();
  }
  return true;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items];
  random.shuffle(all);
  return all;
}
