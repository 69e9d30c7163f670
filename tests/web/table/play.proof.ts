/** More games through the page than `play.test.ts` plays, by clicking what lights up. */
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { playAgainstBots } from '../kit/against-bots.js';
import {
  actionsOf,
  errorsOf,
  expectedTable,
  playOn,
  recordOf,
  scoreTable,
  sitDown,
  upTo,
} from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { playEveryKind } from '../kit/every-kind.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('whole games through the page', () => {
  it.each(['baltic-2.json', 'baltic-3.json', 'salt-march-2009-3.json'])(
    'people at one screen: %s',
    async (file) => {
      const page = await kit!.newPage();
      const errors = errorsOf(page);
      const json = recordOf(file);
      await sitDown(page, upTo(json, 0));
      await playOn(page, json, 0, actionsOf(json).length);
      expect(await scoreTable(page)).toEqual(expectedTable(json.result as JsonObject[]));
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['hansa', 'baltic'],
    ['hansa-teutonica', 'salt-march'],
  ])('%s against bots, while pieces glide', async (game, board) => {
    await playAgainstBots(kit!, game, board, { motion: true });
  });

  it(
    'every kind of decision that recorded games of every board come to',
    () => playEveryKind(kit!, ({ board }) => String(board)),
    600_000,
  );
});
