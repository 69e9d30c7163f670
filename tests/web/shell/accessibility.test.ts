/** Every screen of the page, in every language, on a phone and on a desktop, in every theme (see `kit/axe.ts`). */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { effort } from '../../setup/effort.js';
import { beginningOfTurn, errorsOf, importInto, recordOf, sitDown, upTo } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { DESKTOP, openBrowser, type PageOptions, PHONE } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const GAME = recordOf('salt-march-big-box-3.json');
const TURN = beginningOfTurn(GAME, 20);

/**
 * Opens a screen and what can be opened on it, one after the other; each has a name for error messages. Of a screen that
 * was checked before, only the new part is checked again; `npm run proof` checks all of it.
 */
type Screens = (page: Page, look: (where: string, part?: string) => Promise<void>) => Promise<void>;

const home: Screens = async (page, look) => {
  await page.goto('#/');
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await look('home, empty');
  await importInto(page, GAME);
  await page.locator('.game-card').waitFor();
  await importInto(page, upTo(GAME, TURN));
  await page.locator('.resume').waitFor();
  await importInto(page, { hello: 'world' });
  await page.getByRole('alert').waitFor();
  await look('home with games and a refusal');
  await page.goto('#/new');
  await page.locator('input[name=game]').first().waitFor();
  await look('new game');
  await page.goto('#/settings');
  await page.locator('input[name=language]').first().waitFor();
  await look('settings');
};

const table: Screens = async (page, look) => {
  await sitDown(page, upTo(GAME, TURN));
  await page.locator('g.lit').first().waitFor();
  await look('table in play');
  const lit = page.locator('g.lit[data-target^="point:"]').first();
  await lit.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.locator('.tip').waitFor();
  await look('tip', '.tip');
  await page.keyboard.press('h');
  await page.locator('.advice-play').waitFor();
  await look('hint', '.advice');
  await page.locator('[data-place=income]').press('Enter');
  await page.locator('.chooser').waitFor();
  await look('chooser', '.chooser');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.locator('.action-warning').waitFor();
  await look('warning', '.action-warning');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^(Log|Verlauf)/ }).click();
  await page.locator('.log').waitFor();
  await look('log', '.log');
  await page.keyboard.press('?');
  await page.locator('dialog[open] .keys').waitFor();
  await look('keys', 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.locator('.bar > .icon-button').click();
  await page.locator('dialog[open] input[name=theme]').first().waitFor();
  await look('settings over the table', 'dialog[open]');
  await page.keyboard.press('Escape');
};

const replay: Screens = async (page, look) => {
  await sitDown(page, GAME);
  await page.locator('.timeline').waitFor();
  await look('replay');
  await page.goto(page.url().replace('/replay/', '/game/'));
  await page.locator('.ending').waitFor();
  await look('ending');
};

const hansa: Screens = async (page, look) => {
  await sitDown(page, upTo(recordOf('baltic-3.json'), 40));
  await page.locator('g.lit').first().waitFor();
  await look('Hansa in play');
};

/** The first in every theme, which `npm run proof` does with both. */
const LOOKS: readonly PageOptions[] = [
  { theme: 'light', language: 'en', viewport: DESKTOP },
  { theme: 'dark', language: 'de', viewport: PHONE, touch: true },
];

describe.skipIf(!kit).each(LOOKS)('$theme, $language, $viewport.width wide', (options) => {
  it.each([
    // In English it is checked with the rest of the page around the board.
    ...(options.language === 'de' ? ([['home', home]] as const) : []),
    ['table', table],
    ['replay', replay],
    ['hansa', hansa],
  ] as const)('%s', async (_, screens) => {
    const page = await kit!.sharedPage(options);
    const errors = errorsOf(page);
    const faults: JsonObject = {};
    await screens(page, async (where, part) => {
      const inEveryTheme = effort(options === LOOKS[0] && part === undefined, true);
      const found = await faultsOf(page, { inEveryTheme, part: effort(part, undefined) });
      if (found.length > 0) faults[where] = found;
    });
    expect(faults).toEqual({});
    expect(errors).toEqual([]);
  });
});
