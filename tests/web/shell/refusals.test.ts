/** Imported files are accepted as they are or refused with a reason, and nothing is lost. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { actionsOf, backupOf, errorsOf, recordOf, upTo } from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const GAME = recordOf('salt-march-2009-3.json');
const changed = (change: (json: ReturnType<typeof open>) => void): string => {
  const json = open();
  change(json);
  return JSON.stringify(json);
};
const open = () =>
  structuredClone(GAME) as {
    format: number;
    position: { config: JsonObject; seats: { supply: JsonObject }[] };
    actions: { seat: number; action: JsonObject }[];
    names: string[];
    result: JsonObject[];
  };

interface Given {
  readonly name: string;
  readonly text: string | Buffer;
}
const give = (page: Page, ...files: Given[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(
    files.map(({ name, text }) => ({
      name,
      mimeType: 'application/json',
      buffer: typeof text === 'string' ? Buffer.from(text) : text,
    })),
  );

const BAD: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['an empty file', '', /not JSON/],
  ['a truncated record', JSON.stringify(GAME).slice(0, -200), /not JSON/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 255]), /not JSON/],
  ['null', 'null', /record: must be an object/],
  ["another program's file", '{"name":"thing","version":"1.0.0","scripts":{}}', /is not a known field/],
  ['ever deeper brackets', '['.repeat(50_000) + ']'.repeat(50_000), /record|not JSON/],
  ['a later format', changed((json) => (json.format = 3)), /record\.format/],
  ['an unknown board', changed((json) => (json.position.config.board = 'atlantis')), /board.*atlantis/],
  ['an unknown game', changed((json) => (json.position.config.game = 'go')), /game/],
  ['six players', changed((json) => (json.position.config.players = 6)), /players/],
  ['too many pieces', changed((json) => (json.position.seats[0].supply.traders = 60)), /position/],
  ['a missing name', changed((json) => json.names.pop()), /record\.names/],
  [
    'an action that is not allowed',
    changed((json) => (json.actions[10].action = { type: 'place', at: 'nowhere/0', piece: 'trader' })),
    /actions\[10\]/,
  ],
  ['a move left out', changed((json) => json.actions.splice(7, 1)), /actions\[\d+\]/],
  ['a move after the end', changed((json) => json.actions.push(json.actions[0])), /the game is over/],
  ['a better result', changed((json) => (json.result[1].total = 99)), /result\[1\]\.total/],
  ['a result before the end', changed((json) => json.actions.splice(50)), /result/],
  ['a backup without games', '{"format":"kontor-games","version":1}', /games/],
  ['a backup of a later version', '{"format":"kontor-games","version":2,"games":[]}', /version/],
  [
    'a backup with a strange id',
    JSON.stringify(backupOf([{ json: GAME, people: [0] }]).json).replace(/"id":"\w+"/, '"id":"../../a b"'),
    /games\[0\]/,
  ],
];

describe.skipIf(!kit)('the home page', () => {
  it('refuses with a reason and keeps what there is', async () => {
    const page = await kit!.newPage();
    const errors = errorsOf(page);
    await page.goto('#/');
    await give(page, { name: 'good.json', text: JSON.stringify(upTo(GAME, 30)) });
    const cards = page.locator('.game-card');
    await cards.waitFor();
    for (const [what, text, reason] of BAD) {
      await give(page, { name: 'bad.json', text });
      const alert = page.getByRole('alert').filter({ hasText: reason });
      await alert.waitFor().catch(async () => {
        const said = await page.getByRole('alert').allTextContents();
        throw new Error(`${what} is not refused for ${reason}; it says: ${said}`);
      });
      expect(await alert.textContent()).toContain('Nothing was changed');
      await alert.getByRole('button').click();
      await alert.waitFor({ state: 'detached' });
    }
    expect(await cards.count()).toBe(1);
    await page.reload();
    await cards.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.table[data-moves="30"]').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('does not even read a file that is far too large', async () => {
    const page = await kit!.newPage();
    await page.goto('#/');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(51_000_000)], 'huge.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    });
    await page.getByRole('alert').filter({ hasText: 'huge.json is too large' }).waitFor();
    expect(await page.locator('.game-card').count()).toBe(0);
    await page.context().close();
  });

  it('imports the valid ones of several files and says what is wrong with the others', async () => {
    const page = await kit!.newPage();
    await page.goto('#/');
    await give(
      page,
      { name: 'bad.json', text: '{"hello":"world"}' },
      { name: 'good.json', text: JSON.stringify(GAME) },
    );
    await page.locator('.game-card').waitFor();
    await page.getByRole('alert').waitFor();
    await page.context().close();
  });

  it('does not overwrite a game with an older backup of it', async () => {
    const page = await kit!.newPage();
    await page.goto('#/');
    const cards = page.locator('.game-card');
    const [newer, older] = [40, 20].map((moves) => backupOf([{ json: upTo(GAME, moves) }]).json);
    for (const desk of [newer, older]) (desk.games as { id: string }[])[0].id = 'same';
    await give(page, { name: 'newer.json', text: JSON.stringify(newer) });
    await cards.waitFor();
    await give(page, { name: 'older.json', text: JSON.stringify(older) });
    await expect.poll(() => cards.count()).toBe(2);
    await give(page, { name: 'again.json', text: JSON.stringify(newer) });
    await page.getByText('was imported').last().waitFor();
    expect(await cards.count()).toBe(2);
    await page.goto('#/game/same');
    await page.locator('.table[data-moves="40"]').waitFor();
    await page.context().close();
  });
});

describe.skipIf(!kit)('a table', () => {
  it('says what is wrong with a game that was damaged on the device', async () => {
    const page = await kit!.newPage();
    await page.goto('#/');
    await give(page, { name: 'desk.json', text: JSON.stringify(backupOf([{ json: upTo(GAME, 20) }]).json) });
    await page.locator('.game-card').waitFor();
    const href = await page.locator('.game-card a.button').first().getAttribute('href');
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('kontor');
        request.onsuccess = () => resolve(request.result);
      });
      const games = database.transaction('games', 'readwrite').objectStore('games');
      const all = games.getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      for (const game of all.result) {
        game.record.actions[5].seat = (game.record.actions[5].seat + 1) % 3;
        games.put(game);
      }
    });
    await page.goto(href!);
    await page.getByText('This game cannot be opened').waitFor();
    await page.getByText(/actions\[5\]/).waitFor();
    await page.locator('header a[href="#/"]').click();
    await page.locator('.game-card').waitFor();
    await page.context().close();
  });

  it('replaces a bot that this version does not have', async () => {
    const page = await kit!.newPage();
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    const errors = errorsOf(page);
    const json = upTo(GAME, 0);
    const desk = backupOf([{ json, people: [2] }]).json;
    for (const seat of (desk.games as { seats: JsonObject[] }[])[0].seats) {
      if (seat.kind === 'bot') seat.bot = 'grandmaster-of-tomorrow';
    }
    await page.goto('#/');
    await give(page, { name: 'desk.json', text: JSON.stringify(desk) });
    await page.locator('.game-card a.button').first().click();
    // Both bots move, and it is the person's turn.
    await page.locator('g.lit[data-target]').first().waitFor();
    expect(actionsOf(json)).toHaveLength(0);
    expect(Number(await page.locator('.table').getAttribute('data-moves'))).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
