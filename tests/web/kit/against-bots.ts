/** A whole game against bots, by clicking only what lights up. */
import { json } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { errorsOf, expectedTable, scoreTable, withFixedChance } from './at-table.js';
import type { Kit } from './browser.js';
import { decide } from './by-chance.js';

/**
 * Sets a game up through the page: the person begins, apprentices sit at the other seats. They hurry towards the end,
 * and think for less time than the traders that sit there by default.
 */
async function begin(page: Page, game: string, board: string): Promise<void> {
  await withFixedChance(page);
  await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
  await page.goto('#/new');
  await page.locator(`input[name=game][value=${game}]`).check();
  await page.locator(`input[name=players][value="3"]`).check();
  await page.locator(`input[name=board][value=${board}]`).check();
  for (const seat of [2, 3]) await page.getByLabel(`Player at seat ${seat}`).selectOption('bot:apprentice');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table').waitFor();
}

/** Collects every accessible name whose description and action contradict each other. */
function watchNames(): void {
  const wrongNames: string[] = [];
  Object.assign(window, { wrongNames });
  const look = (part: Element): void => {
    const name = part.getAttribute('aria-label') ?? '';
    if (/\bFree\./.test(name) && /Displace/.test(name)) wrongNames.push(name);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) look(target as Element);
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });
}

/** The record of the only game on this device, as the page exports it. */
async function exported(page: Page): Promise<JsonObject> {
  await page.goto('#/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export:/ }).click(),
  ]);
  return (await json(await download.createReadStream())) as JsonObject;
}

/** Returns the kinds of decisions that the person came to. */
export async function playAgainstBots(
  kit: Kit,
  game: string,
  board: string,
  { motion = false } = {},
): Promise<string[]> {
  const page = await kit.newPage({ motion, endsTurns: true, oneClick: true });
  await page.addInitScript(watchNames);
  const errors = errorsOf(page);
  await begin(page, game, board);
  // With this seed the games are short, and most kinds of decisions occur.
  const random = new Random('d');
  let decisions = 0;
  while (await decide(page, random)) decisions++;
  expect(decisions).toBeGreaterThan(5);
  const shown = await scoreTable(page);
  const { rules, history } = readRecord(shelf, await exported(page));
  expect(history.length).toBeGreaterThan(decisions);
  expect(history.decider).toBe(-1);
  expect(shown).toEqual(expectedTable(rules.score(history.state)));
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { wrongNames: string[] }).wrongNames)).toEqual([]);
  await page.context().close();
  const own = history.moves.flatMap(({ seat, action }, i) =>
    seat === 0 ? [{ action, state: history.stateAt(i) }] : [],
  );
  return own.map(({ action, state }) => String(rules.writeAction(state, action).type));
}
