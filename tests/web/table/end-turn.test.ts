/** The end of a turn: it waits for its player, and alone against bots everything can be undone. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import { shelf } from '../../../src/games/index.js';
import { act, errorsOf, movesOf, playOn, recordOf, sitDown, sitDownWithBots, upTo } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

/** The first player places two tradesmen, and has no action left. */
const GAME = recordOf('salt-march-2009-3.json');
const START = upTo(GAME, 0);
const ACTIONS = 2;

const endTurn = (page: Page) => page.getByRole('button', { name: 'End turn' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const lit = (page: Page) => page.locator('g.lit[data-target]');
const afterMoves = (page: Page, moves: number) => page.locator(`.table[data-moves="${moves}"]`);
const useAllActions = (page: Page) => playOn(page, GAME, 0, ACTIONS);

/** The game as it is saved on the device. */
const saved = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open('kontor', 1).onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          database.transaction('games').objectStore('games').getAll().onsuccess = (event) => {
            database.close();
            resolve(JSON.stringify((event.target as IDBRequest<unknown>).result));
          };
        };
      }),
  );

describe.skipIf(!kit)('the end of a turn', () => {
  it('can come with the first move of a game', async () => {
    const start = upTo(recordOf('baltic-2.json'), 0);
    const { rules, state } = shelf.open(start.position);
    const legal = new ActionBuffer();
    rules.legal(state, legal);
    const isLast = (action: number): boolean => {
      const after = state.slice();
      rules.apply(after, action);
      return rules.turnOf(after) !== rules.turnOf(state);
    };
    const last = Array.from({ length: legal.length }, (_, i) => legal.at(i)).find(isLast)!;
    const page = await kit!.newPage({ endsTurns: true });
    await sitDownWithBots(page, start, [rules.turnOf(state)]);
    await act(page, rules, state, rules.writeAction(state, last));
    await endTurn(page).waitFor();
    expect(await movesOf(page)).toBe(1);
    await page.context().close();
  });

  it('comes when the player says so; the last action can be undone before, and with the bots’ answers afterwards', async () => {
    const page = await kit!.newPage({ endsTurns: true });
    const errors = errorsOf(page);
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    await sitDownWithBots(page, START, [0]);
    await useAllActions(page);
    await page.locator('.action-headline', { hasText: 'All actions done' }).waitFor();
    await page.locator('.announcer', { hasText: 'All actions done' }).waitFor({ state: 'attached' });
    expect(await lit(page).count()).toBe(0);
    expect(await endTurn(page).getAttribute('class')).toContain('button-primary');
    expect(await page.locator('.desk-turn strong').allTextContents()).toEqual([(GAME.names as string[])[0]]);

    await undo(page).click();
    await afterMoves(page, 1).waitFor();
    await lit(page).first().waitFor();
    expect(await endTurn(page).getAttribute('class')).not.toContain('button-primary');

    await playOn(page, GAME, 1, 1);
    await endTurn(page).waitFor();
    await page.keyboard.press('e');
    // Both bots answer, and it is the person's turn again.
    await lit(page).first().waitFor();
    expect(await movesOf(page)).toBeGreaterThan(ACTIONS + 1);

    expect(await saved(page)).not.toContain('takebacks');

    await undo(page).click();
    await afterMoves(page, 1).waitFor();
    await lit(page).first().waitFor();
    await expect.poll(() => saved(page)).toContain('"takebacks":true');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is said to be the end of the game where it is', async () => {
    const record = recordOf('salt-march-big-box-3.json');
    const before = (record.actions as object[]).length - 1;
    const page = await kit!.newPage({ endsTurns: true });
    await sitDown(page, upTo(record, before));
    await page.locator('g.lit[data-target="city:wollenrode"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('The game is over when you end your turn').waitFor();
    expect(await page.locator('.ending').count()).toBe(0);
    await endTurn(page).click();
    await page.locator('.ending').waitFor();
    await page.context().close();
  });

  it('has not happened if the page is closed before: the last action is open again', async () => {
    const page = await kit!.newPage({ endsTurns: true });
    await sitDownWithBots(page, START, [0]);
    await useAllActions(page);
    await endTurn(page).waitFor();
    await page.reload();
    await afterMoves(page, ACTIONS - 1).waitFor();
    await lit(page).first().waitFor();
    await page.context().close();
  });

  it('comes automatically if the settings say so', async () => {
    const page = await kit!.newPage({ endsTurns: true });
    await page.goto('#/settings');
    await page.locator('input[name=turn-end][value=pass]').check();
    await sitDown(page, START);
    await useAllActions(page);
    await lit(page).first().waitFor();
    expect(await page.locator('[data-end-turn]').count()).toBe(0);
    await page.context().close();
  });
});
