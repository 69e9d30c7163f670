/** Your own boards on the page: imported, kept, shared and played. */
import { json as jsonOf } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import easternJson from '../../../src/games/hansa-teutonica/boards/eastern.json' with { type: 'json' };
import { errorsOf } from '../kit/at-table.js';
import { faultsOf } from '../kit/axe.js';
import { DESKTOP, openBrowser, type PageOptions, PHONE } from '../kit/browser.js';
import { decide } from '../kit/by-chance.js';
import { fits, speak } from '../kit/page.js';
import { gulf, mills, recordOn } from './kit.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

async function withPage(options: PageOptions, test: (page: Page) => Promise<void>): Promise<void> {
  const page = await kit!.newPage(options);
  const errors = errorsOf(page);
  await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
  await page.goto('#/boards');
  await page.locator('.workshop').waitFor();
  await test(page);
  expect(errors).toEqual([]);
  await page.context().close();
}

const textOf = (json: Json): string => JSON.stringify(json);

const bringFile = (page: Page, text: string, name = 'board.json'): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);

const dropFile = (page: Page, text: string): Promise<void> =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
  }, text);

const keep = (page: Page): Promise<void> => page.getByRole('button', { name: 'Keep', exact: true }).click();
const card = (page: Page, id: string) => page.locator(`[data-board="${id}"]`);
const packed = (text: string | Buffer): string => deflateRawSync(text).toString('base64url');

describe.skipIf(!kit)('your boards', () => {
  it('are imported by file, by drop and by paste, from records too, and stay', () =>
    withPage({}, async (page) => {
      await bringFile(page, textOf(mills));
      await page.getByText('Hansa Teutonica · 4 cities · 2–3 players').waitFor();
      await keep(page);
      await card(page, 'four-mills').locator('img.board-thumbnail').waitFor();
      await dropFile(page, textOf(gulf));
      await keep(page);
      await card(page, 'gulf').waitFor();
      await paste(page, textOf(recordOn({ ...mills, id: 'sent', title: 'Sent with a game' }, 1)));
      await keep(page);
      await card(page, 'sent').waitFor();
      await page.reload();
      await card(page, 'four-mills').waitFor();
      expect(await page.locator('.workshop .cards').first().locator('li').count()).toBe(3);
      await page.getByRole('button', { name: 'Delete: Sent with a game' }).click();
      await card(page, 'sent').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await card(page, 'sent').waitFor();
      // A board dropped among the games goes to the shelf.
      await page.goto('#/');
      await page.locator('.import').waitFor();
      await dropFile(page, textOf({ ...mills, id: 'dropped', title: 'Dropped Mills' }));
      await page.getByText('Keep this board?').waitFor();
    }));

  it('are shared by file and by link with a device that never had them', () =>
    withPage({}, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await bringFile(page, textOf(mills));
      await keep(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export: Four Mills' }).click(),
      ]);
      expect(await jsonOf(await download.createReadStream())).toEqual(mills);
      await page.getByRole('button', { name: 'Copy link: Four Mills' }).click();
      await page.getByText('It contains the whole board').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link.length).toBeLessThan(2000);
      await withPage({}, async (other) => {
        await other.goto(link);
        await keep(other);
        await card(other, 'four-mills').waitFor();
        expect(new URL(other.url()).hash).toBe('#/boards');
        await paste(other, link);
        await other.getByText('You already have this board').waitFor();
      });
    }));

  it('that are not finished are shared too, and finished on another device', () =>
    withPage({}, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      // In form it is a board; nobody can play it without taverns.
      const routes = (mills.routes as JsonObject[]).map(({ tavern: _, ...route }) => route);
      const half = { ...mills, id: 'half', title: 'Half a Board', routes };
      await bringFile(page, textOf(half));
      await page.getByText('what is missing is marked there').waitFor();
      await page.locator('.board-problem').getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: /^Put a tavern on 3 routes/ }).waitFor();
      await page.goto('#/boards');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export: Half a Board' }).click(),
      ]);
      expect(await jsonOf(await download.createReadStream())).toEqual(half);
      await page.getByRole('button', { name: 'Copy link: Half a Board' }).click();
      await page.getByText('It contains the whole board').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await withPage({}, async (other) => {
        await other.goto(link);
        await other.locator('.board-problem').getByRole('button', { name: 'Edit' }).click();
        await other.getByRole('heading', { name: 'Half a Board' }).waitFor();
      });
      // What is no board at all cannot be edited.
      await page.goto('#/boards');
      await bringFile(page, '{"routes": 1}');
      await page.locator('.board-problem').waitFor();
      expect(await page.locator('.board-problem').getByRole('button', { name: 'Edit' }).count()).toBe(0);
    }));

  it('get ids that differ from boards that ship and from your others', () =>
    withPage({}, async (page) => {
      await bringFile(page, textOf({ ...(easternJson as unknown as JsonObject), title: 'My East' }));
      await page.getByText('A built-in board has the id eastern').waitFor();
      await keep(page);
      await page.getByText('with the id eastern-2').waitFor();
      await card(page, 'eastern-2').getByText('My East').waitFor();
      await bringFile(page, textOf(mills));
      await keep(page);
      await bringFile(page, textOf({ ...mills, title: 'Newer Mills' }));
      await page.getByRole('button', { name: 'Keep both' }).click();
      await card(page, 'four-mills-2').getByText('Newer Mills').waitFor();
      await bringFile(page, textOf({ ...mills, title: 'Newest Mills' }));
      await page.getByRole('button', { name: 'Replace yours' }).click();
      await card(page, 'four-mills').getByText('Newest Mills').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await card(page, 'four-mills').getByText('Four Mills').waitFor();
    }));

  it.each<[string, JsonObject]>([
    ['Hansa Teutonica', mills],
    ['Hansa', gulf],
  ])('are offered for a new game and played like any other: %s', (_, board) =>
    withPage({ oneClick: true }, async (page) => {
      await bringFile(page, textOf(board));
      await keep(page);
      await page.getByRole('link', { name: `Play: ${board.title}` }).click();
      await page.locator(`input[name=board][value=${board.id}]:checked`).waitFor({ state: 'attached' });
      await page.getByText('players, your own').waitFor();
      // It comes first, so that it is seen to be chosen.
      expect(await page.locator('.board-choice').first().textContent()).toContain(board.title);
      await page.locator('fieldset.seat select').nth(1).selectOption('bot:merchant');
      await page.getByText('Has not learnt this board').waitFor();
      await page.getByLabel('Who starts?').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('.board-print').waitFor();
      const random = new Random('a board of mine');
      for (let i = 0; i < 4; i++) await decide(page, random);
      await page.goto('#/');
      await page.getByText(`${board.title} · `).first().waitFor();
      await page.goto('#/boards');
      await page.getByRole('button', { name: `Delete: ${board.title}` }).click();
      await page.goto('#/');
      await page.getByRole('link', { name: 'Continue' }).first().click();
      await page.locator('.board-print').waitFor();
    }),
  );
});

describe.skipIf(!kit)('a generated board', () => {
  it('is the same for the same seed and choices, and can be kept', () =>
    withPage({}, async (page) => {
      const titles: (string | null)[] = [];
      for (let i = 0; i < 2; i++) {
        await page.reload();
        await page.getByText('Generate a board').click();
        await page.locator('input[name=size][value=small]').check();
        await page.locator('input[name=symmetry][value=mirror]').check();
        await page.getByLabel('Seed').fill('the same');
        await page.keyboard.press('Enter');
        await page.getByText('Hansa Teutonica · 12 cities · 3 players').waitFor();
        titles.push(await page.locator('.found-board h2').textContent());
      }
      expect(titles[1]).toBe(titles[0]);
      // The seed stays, to be shared. “Another” replaces the board, for the chosen number of players.
      expect(await page.getByLabel('Seed').inputValue()).toBe('the same');
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await expect.poll(() => page.locator('.found-board h2').textContent()).not.toBe(titles[0]);
      await page.locator('input[name=make-players][value="2-3"]').check();
      await page.getByLabel('Seed').fill('the same');
      await page.keyboard.press('Enter');
      await page.getByText('Hansa Teutonica · 12 cities · 2–3 players').waitFor();
      expect(await page.locator('.found-board').count()).toBe(1);
      titles[0] = await page.locator('.found-board h2').textContent();
      await keep(page);
      await page.locator('.cards').first().getByText(titles[0]!).waitFor();
    }));
});

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const damaged = (change: (board: JsonObject & { cities: JsonObject[] }) => void): string => {
  const board = structuredClone(mills) as JsonObject & { cities: JsonObject[] };
  change(board);
  return textOf(board);
};

describe.skipIf(!kit)('boards that are wrong or hostile', () => {
  const WRONG: readonly [string, string, RegExp, RegExp][] = [
    ['no JSON', '{"cities": [', /is not JSON/, /ist kein JSON/],
    ['deep', `{"cities":${nested(5000)}}`, /nested more than 32 deep/, /32-fach verschachtelt/],
    ['huge', `{"cities":["${'x'.repeat(400_000)}"]}`, /larger than 300 KB/, /größer als 300 KB/],
    ['of no game', '{"cities":[]}', /not a board for any game here/, /passt damit zu keinem der Spiele/],
    ['cut apart', damaged((b) => (b.routes as Json[]).pop()), /exactly 3 routes/, /genau 3 Routen/],
    [
      'misspelt',
      damaged(({ cities }) => (cities[0].at = [9999, 0])),
      /City 1, West Mill: board\.cities\[0\]\.at \[9999,0\] is off the map/,
      /Stadt 1, West Mill: board\.cities\[0\]\.at \[9999,0\] liegt außerhalb der Karte/,
    ],
    ['with keys of every object', `{"__proto__":{"routes":1},"cities":[]}`, /not a board/, /zu keinem/],
  ];

  it.each(['en', 'de'] as const)('are refused with a reason: %s', (language) =>
    withPage({ language }, async (page) => {
      for (const [what, text, english, german] of WRONG) {
        await paste(page, text);
        const alert = page.getByRole('alert').filter({ hasText: language === 'en' ? english : german });
        await alert.waitFor();
        expect(await page.locator('.found-board').count(), what).toBe(0);
        await alert.getByRole('button').last().click();
        await alert.waitFor({ state: 'detached' });
      }
    }),
  );

  it('in links are refused: decompression bombs, broken ones and nonsense', () =>
    withPage({}, async (page) => {
      const whole = packed(textOf(mills));
      const bomb = packed(Buffer.alloc(50_000_000, ' '));
      for (const part of [bomb, whole.slice(0, 200), 'AAAA', packed('[1, 2'), `${whole}%22%3E`]) {
        await page.goto(`#/boards/${part}`);
        const alert = page.getByRole('alert').filter({ hasText: 'is damaged or contains no board' });
        await alert.waitFor();
        await alert.getByRole('button').last().click();
        await alert.waitFor({ state: 'detached' });
      }
    }));

  it('with scripts in their texts or odd names show them as text', () =>
    withPage({}, async (page) => {
      const evil = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
      const text = damaged((board) => {
        board.title = evil;
        board.cities[0].name = evil.slice(0, 40);
        board.cities[1].name = '"\'><svg onload=hit=1>';
      }).replaceAll('south-mill', 'constructor');
      await bringFile(page, text);
      await keep(page);
      await card(page, 'four-mills').getByText(evil).waitFor();
      await page.getByRole('link', { name: /^Play: <img/ }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('.board-print').waitFor();
      const random = new Random('odd names');
      for (let i = 0; i < 6; i++) await decide(page, random);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    }));
});

it.skipIf(!kit)('the shelf is accessible on a desktop, a tablet and a phone, in two languages', () =>
  withPage({}, async (page) => {
    for (const [language, viewport] of [
      ['en', DESKTOP],
      ['en', { width: 820, height: 1180 }],
      ['de', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      await speak(page, language);
      await page.goto('#/boards');
      await bringFile(page, textOf(mills));
      await page.locator('.found-board').waitFor();
      await paste(page, '{"cities":[]}');
      await page.getByRole('alert').waitFor();
      expect(await faultsOf(page), `${viewport.width}`).toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.getByRole('alert').getByRole('button').click();
    }
  }),
);

it.skipIf(!kit)('the shelf says on a phone that drawing needs a wider screen, before anything is drawn', () =>
  withPage({ viewport: PHONE, language: 'de' }, async (page) => {
    await page.goto('#/boards');
    await page.getByText('Zum Zeichnen braucht es einen breiteren Bildschirm').waitFor();
    const draw = page.getByRole('button', { name: 'Plan für Hansa zeichnen' });
    const variant = page.getByRole('button', { name: 'Variante erstellen: Die Salzmarsch' });
    await page.getByRole('link', { name: 'Spielen: Die Salzmarsch' }).waitFor();
    for (const button of [draw, variant]) expect(await button.count()).toBe(0);
    await page.setViewportSize(DESKTOP);
    for (const button of [draw, variant]) await button.waitFor();
  }),
);
