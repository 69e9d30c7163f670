/** At a table of the server: the last action of a turn is sent when its player ends the turn. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { Random } from '../../../src/core/random.js';
import { errorsOf, movesOf } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { decide, mayEndTurn } from '../kit/by-chance.js';
import { comeIn, documentOf, MARCH, sitTogether } from '../kit/online.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

const endTurn = (page: Page) => page.locator('[data-end-turn]');

describe.skipIf(!kit)('the end of a turn among people', () => {
  it('waits for its player; until then nobody else sees the last action', async () => {
    const anna = await comeIn(kit!, 'Anna', { endsTurns: true });
    const berta = await comeIn(kit!, 'Berta', { endsTurns: true });
    const errors = [errorsOf(anna), errorsOf(berta)];
    const table = await sitTogether(anna, [berta], MARCH);
    const random = new Random('the end of a turn');
    while (!(await mayEndTurn(anna))) await decide(anna, random);
    const shown = await movesOf(anna);
    const { moves, turn } = await documentOf(anna, table);
    expect(turn).toBe(0);
    expect(moves).toBe(shown - 1);
    await expect.poll(() => movesOf(berta)).toBe(moves);

    await anna.getByRole('button', { name: 'Undo', exact: true }).click();
    await anna.locator('g.lit[data-target]').first().waitFor();
    expect(await movesOf(anna)).toBe(moves);
    expect((await documentOf(anna, table)).moves).toBe(moves);

    while (!(await mayEndTurn(anna))) await decide(anna, random);
    await endTurn(anna).click();
    await berta.locator('g.lit[data-target]').first().waitFor();
    expect((await documentOf(anna, table)).turn).toBe(1);
    expect(errors.flat()).toEqual([]);
    await Promise.all([anna, berta].map((page) => page.context().close()));
  });
});
