/** Games played through the page: recorded games are played again by clicking what lights up, move by move. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rules, State } from '../../src/core/game.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { readLegal } from '../../src/core/play.js';
import { shelf } from '../../src/games/index.js';
import { presentationOf } from '../../src/web/games/index.js';
import { type Kit, openBrowser, PHONE } from './browser.js';

let kit: Kit | undefined;
beforeAll(async () => {
  kit = await openBrowser();
}, 300_000);
afterAll(async () => kit?.close());

const folder = new URL('../fixtures/games/', import.meta.url);
const record = (file: string): JsonObject =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as JsonObject;
const actionsOf = (json: JsonObject): JsonObject[] =>
  (json.actions as { action: JsonObject }[]).map(({ action }) => action);
const upTo = (json: JsonObject, moves: number): JsonObject => ({
  ...json,
  actions: (json.actions as Json[]).slice(0, moves),
  result: [],
});

/** The games opened so far; the home page may still show only those when it is asked. */
const known = new Set<string | null>();

/** Brings a record in through the home page and sits down; people are at every seat. */
async function sitDown(page: Page, json: JsonObject): Promise<void> {
  await page.goto('#/');
  const links = page.locator('a.button[href*="#/game/"], a.button[href*="#/replay/"]');
  const input = page.locator('input[type=file]').first();
  await input.waitFor({ state: 'attached' });
  const hrefs = (): Promise<(string | null)[]> =>
    links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  await input.setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(json)),
  });
  let opened: string | null | undefined;
  await expect
    .poll(async () => (opened = (await hrefs()).find((href) => !known.has(href))), { timeout: 10_000 })
    .toBeTruthy();
  known.add(opened!);
  await page.goto(opened!);
  await page.locator(`.table[data-moves="${(json.actions as Json[]).length}"]`).waitFor();
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** A place on the screen where one of the targets is lit and lies on top, as a person would find it. */
async function spotOn(page: Page, targets: readonly string[]): Promise<{ x: number; y: number } | undefined> {
  await page.locator('g.lit[data-target]').first().waitFor();
  return page.evaluate((names) => {
    for (const name of names) {
      const area = document.querySelector(`g.lit[data-target="${name}"] .board-hit`);
      const box = area?.getBoundingClientRect();
      if (!box) continue;
      for (const [u, v] of [
        [0.5, 0.5],
        [0.5, 0.85],
        [0.2, 0.8],
        [0.8, 0.2],
        [0.15, 0.15],
        [0.5, 0.1],
        [0.9, 0.9],
      ]) {
        const spot = { x: box.left + u * box.width, y: box.top + v * box.height };
        const top = document.elementFromPoint(spot.x, spot.y)?.closest('[data-target]');
        if (top?.getAttribute('data-target') === name) return spot;
      }
    }
    return undefined;
  }, targets);
}

/** Does one action by mouse: on the board where it has a place there, else with a button; then the choice, if any. */
async function act(page: Page, rules: Rules, state: State, action: JsonObject): Promise<void> {
  const curtain = page.locator('.curtain button');
  if (await curtain.isVisible()) await curtain.click();
  const said = JSON.stringify(rules.writeAction(state, readLegal(rules, state, action)));
  const presentation = presentationOf(rules);
  const targets = presentation.targets(action, rules.writePosition(state));
  const before = await page.locator('.table').getAttribute('data-moves');
  if (targets.length > 0) {
    const spot = await spotOn(page, targets);
    if (!spot) throw new Error(`nothing of ${targets} is lit for ${said}`);
    await page.mouse.click(spot.x, spot.y);
  } else if (presentation.place(action) === 'pass') {
    await page.locator(`[data-pass][data-action='${said}']`).click();
    const sure = page.locator('.action-warning [data-pass]');
    if (await sure.isVisible()) await sure.click();
  } else {
    await page.locator(`[data-place="${presentation.place(action)}"]`).click();
  }
  const option = page.locator(`.chooser-option[data-action='${said}']`);
  const moved = page.locator(`.table:not([data-moves="${before}"])`);
  await option.or(moved).first().waitFor();
  if (await option.isVisible()) await option.click();
  await moved.waitFor();
}

/** Plays `moves` actions of a record from move `from` on, and checks that the page comes to the same position. */
async function playOn(page: Page, json: JsonObject, from: number, moves: number): Promise<void> {
  const { rules, state } = shelf.open(json.position);
  const actions = actionsOf(json);
  for (let i = 0; i < from; i++) rules.apply(state, readLegal(rules, state, actions[i]));
  for (let i = from; i < from + moves; i++) {
    await act(page, rules, state, actions[i]);
    rules.apply(state, readLegal(rules, state, actions[i]));
  }
}

describe('playing through the page', () => {
  it.each(['baltic-2.json', 'baltic-3.json'])('a whole game at one screen: %s', async (file) => {
    if (!kit) return;
    const page = await kit.newPage();
    const errors = errorsOf(page);
    const json = record(file);
    await sitDown(page, upTo(json, 0));
    await playOn(page, json, 0, actionsOf(json).length);
    await page.locator('.ending').waitFor();
    const totals = await page.locator('.score-table tfoot td').allTextContents();
    const expected = (json.result as JsonObject[]).sort((a, b) => (a.rank as number) - (b.rank as number));
    expect(totals).toEqual(expected.map((row) => String(row.total)));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('every kind of decision that recorded games of every board come to', async () => {
    if (!kit) return;
    const seenOn = new Map<Json, Set<string>>();
    // The largest sets of modules first: they come to most kinds of decisions.
    for (const file of readdirSync(folder).sort((a, b) => b.length - a.length)) {
      const json = record(file);
      // A device of its own for each record, so that the home page stays short.
      const page = await kit.newPage();
      const errors = errorsOf(page);
      const { board } = (json.position as JsonObject).config as JsonObject;
      const seen = seenOn.get(board) ?? new Set<string>();
      seenOn.set(board, seen);
      for (const [i, action] of actionsOf(json).entries()) {
        const reward = (action.reward as JsonObject | undefined)?.type ?? action.marker ?? '';
        const kind = `${action.type} ${reward}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        try {
          await sitDown(page, upTo(json, i));
          await playOn(page, json, i, 1);
        } catch (error) {
          throw new Error(`${file}, move ${i}, ${kind}: ${(error as Error).message}`);
        }
      }
      expect(errors).toEqual([]);
      await page.context().close();
    }
  }, 400_000);

  it('on a phone by touch: a turn against bots, undone and done again, then a reload in its middle', async () => {
    if (!kit) return;
    const page = await kit.newPage({ viewport: PHONE, touch: true });
    const errors = errorsOf(page);
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await page.goto('#/');
    await page
      .getByText(/^Play now/)
      .first()
      .click();
    await page.locator('.table').waitFor();
    const lit = page.locator('g.lit[data-target^="point:"] .board-hit');
    await lit.first().waitFor();
    const tap = async (): Promise<void> => {
      const box = await lit.first().boundingBox();
      await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
      await page.locator('.chooser-option').first().tap();
    };
    const start = Number(await page.locator('.table').getAttribute('data-moves')); // bots may have begun
    const reached = (count: number): Promise<void> => page.locator(`.table[data-moves="${count}"]`).waitFor();
    await tap();
    await reached(start + 1);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await reached(start);
    await page.getByRole('button', { name: 'Redo' }).tap();
    await reached(start + 1);
    await page.reload();
    await reached(start + 1);
    await page.locator('[data-pass]').tap();
    await page.locator('.action-warning [data-pass]').tap();
    // The bots answer, and it is the person's turn again.
    await page
      .locator(`.table:not([data-moves="${start + 2}"]) g.lit[data-target]`)
      .first()
      .waitFor({ timeout: 20_000 });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
