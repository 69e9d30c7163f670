/** The page around the board, in a real browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { faultsOf } from '../kit/axe.js';
import { DESKTOP, openBrowser, type PageOptions, PHONE } from '../kit/browser.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../fixtures/games/${name}.json`, import.meta.url)), 'utf8');
const FINISHED = fixture('baltic-3');
const { actions, ...rest } = JSON.parse(FINISHED);
const GOING_ON = JSON.stringify({ ...rest, actions: actions.slice(0, 12), result: [] });

async function withPage(options: PageOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await kit!.newPage(options);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    await page.goto('./');
    await use(page);
  } finally {
    await page.context().close();
  }
  expect(errors).toEqual([]);
}

const importText = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const PATIENT = { timeout: 30_000 };
const cards = (page: Page) => page.locator('.game-card');

describe.skipIf(!kit)('home', () => {
  test('asks once on a first visit how to begin; a running game comes first', () =>
    withPage({ firstVisit: true }, async (page) => {
      await page.getByRole('heading', { name: 'Kontor' }).waitFor();
      expect(await page.locator('.starters button').count()).toBe(3);
      expect(await page.locator('.starters a').count()).toBe(0);
      // All three are visible on a phone in landscape, too.
      await page.setViewportSize({ width: 740, height: 360 });
      const lowest = await page
        .locator('.starters button')
        .evaluateAll((ways) => Math.max(...ways.map((way) => way.getBoundingClientRect().bottom)));
      expect(lowest).toBeLessThanOrEqual(360);
      await page.setViewportSize(DESKTOP);
      await page.getByRole('button', { name: 'Teach me' }).click();
      await page.waitForURL(/#\/learn\/hansa-teutonica$/);
      await page.evaluate("localStorage.removeItem('kontor.met')");
      await page.goto('./');
      await page.reload();
      await page.getByRole('button', { name: 'I know it' }).click();
      await page.getByText('No games yet').waitFor();
      for (const name of ['New game', 'Learn to play', 'Rules']) {
        await page.getByRole('link', { name }).waitFor();
      }
      await page.evaluate("localStorage.removeItem('kontor.met')");
      await page.reload();
      await page.getByRole('button', { name: 'First game The Salt March against 2 apprentices' }).click();
      await page.waitForURL(/#\/game\/\w+$/);
      await page.locator('.action-headline', { hasText: 'It is your turn' }).waitFor();
      await page.goto('./');
      await cards(page).waitFor();
      const first = page.locator('.starters > *').first();
      expect(await first.textContent()).toBe('Continue: The Salt March');
      expect(await first.getAttribute('class')).toContain('button-primary');
      expect(await page.getByRole('button', { name: 'Play now' }).getAttribute('class')).not.toContain(
        'button-primary',
      );
    }));

  test('one tap starts a game, which survives a reload', () =>
    withPage({ viewport: PHONE, touch: true }, async (page) => {
      await page.getByRole('button', { name: 'Play now' }).tap();
      await page.waitForURL(/#\/game\/\w+$/);
      const address = page.url();
      await page.reload();
      expect(page.url()).toBe(address);
      await page.goto('./');
      await cards(page).waitFor();
      expect(await cards(page).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
        new URL(address).hash,
      );
      expect(await cards(page).textContent()).toContain('Guest');
    }));

  test('a game is renamed, exported, deleted and imported again', () =>
    withPage({}, async (page) => {
      await importText(page, FINISHED);
      await cards(page).waitFor();
      await page.getByRole('button', { name: /^Rename/ }).click();
      await page.getByLabel('New name for the game').fill('Winter evening');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Winter evening' }).waitFor();

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^Export:/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('winter-evening.kontor.json');
      const exported = JSON.parse(await textOf(await download.createReadStream()));
      const { actions, result } = JSON.parse(FINISHED);
      expect(exported).toMatchObject({ format: 2, result });
      expect(exported.actions).toHaveLength(actions.length);

      await page.getByRole('button', { name: /^Delete/ }).click();
      await page.getByText('No games yet').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('heading', { name: 'Winter evening' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Winter evening' }).waitFor();
    }));

  test('a bot takes over a seat of a running game', () =>
    withPage({}, async (page) => {
      await importText(page, GOING_ON);
      await page.getByRole('button', { name: /^Change players/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Change players/ });
      await dialog.getByLabel('Player at seat 2').selectOption('bot:random');
      await dialog.getByLabel('Name at seat 2').fill('Jost');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.locator('.game-seats li', { hasText: 'Jost' }).waitFor();
      await page.getByRole('link', { name: 'Continue: The Baltic Sea' }).waitFor();
    }));

  test('records are imported by drop and by paste, and all games move to another device', () =>
    withPage({}, async (page) => {
      const bring = (type: string, how: string): Promise<unknown> =>
        page.evaluate(`(() => {
          const data = new DataTransfer();
          ${how}
          const event = ${type === 'drop' ? "new DragEvent('drop', { dataTransfer: data, bubbles: true })" : "new ClipboardEvent('paste', { clipboardData: data, bubbles: true })"};
          document.body.dispatchEvent(event);
        })()`);
      const text = JSON.stringify(FINISHED);
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
      await bring('drop', `data.items.add(new File([${text}], 'a.json', { type: 'application/json' }));`);
      await expect.poll(() => cards(page).count(), PATIENT).toBe(1);
      await bring('paste', `data.setData('text/plain', ${text});`);
      await expect.poll(() => cards(page).count(), PATIENT).toBe(2);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export all games' }).click(),
      ]);
      const desk = await textOf(await download.createReadStream());
      await withPage({}, async (other) => {
        await importText(other, desk);
        await expect.poll(() => cards(other).count(), PATIENT).toBe(2);
      });
    }));

  test('broken, foreign and tampered records are refused with a reason and change nothing', () =>
    withPage({}, async (page) => {
      await importText(page, FINISHED);
      await cards(page).waitFor();
      const tampered = JSON.parse(FINISHED);
      tampered.actions[3].seat = (tampered.actions[3].seat + 1) % 3;
      const flattered = JSON.parse(FINISHED);
      flattered.result[0].total += 1;
      const bad: [string, RegExp][] = [
        [FINISHED.slice(0, 500), /is not JSON/],
        ['{"hello":"world"}', /record\.hello: is not a known field/],
        ['[1, 2, 3]', /record: must be an object/],
        [JSON.stringify(tampered), /actions\[3\]\.seat: seat \d has to decide/],
        [JSON.stringify(flattered), /result\[0\]\.total/],
        ['{"format":"kontor-games","version":1,"games":[{"id":"a"}]}', /games\[0\]/],
      ];
      for (const [text, reason] of bad) {
        await importText(page, text);
        const alert = page.getByRole('alert').filter({ hasText: reason });
        await alert.waitFor();
        expect(await alert.textContent()).toContain('Nothing was changed');
        await alert.getByRole('button').click();
      }
      expect(await cards(page).count()).toBe(1);
    }));

  test('an unknown address leads home and says so', () =>
    withPage({}, async (page) => {
      await page.goto('./#/nowhere');
      await page.getByText('There is no page “nowhere”').waitFor();
      expect(new URL(page.url()).hash).toBe('#/');
      await page.goto('./#/game/nosuchgame');
      await page.getByRole('heading', { name: 'Game not found' }).waitFor();
    }));

  test('another tab shows what this one does', () =>
    withPage({}, async (page) => {
      const other = await page.context().newPage();
      await other.goto('./');
      await importText(page, FINISHED);
      await cards(other).waitFor();
    }));
});

describe.skipIf(!kit)('new game', () => {
  test('whatever is clicked, the choice is an allowed one', () =>
    withPage({}, async (page) => {
      await page.goto('./#/new');
      const allowed = new Set(
        games.flatMap((game) => game.configs()).map((config) => JSON.stringify(config)),
      );
      const chosen = async (name: string): Promise<string | undefined> => {
        const field = page.locator(`input[name=${name}]:checked`);
        return (await field.count()) === 0 ? undefined : ((await field.getAttribute('value')) ?? undefined);
      };
      const check = async (): Promise<void> => {
        const [game, edition, board, players] = await Promise.all(
          ['game', 'edition', 'board', 'players'].map(chosen),
        );
        const config = {
          game,
          ...(edition ? { edition } : {}),
          board,
          players: Number(players),
          modules: [],
        };
        expect(allowed).toContain(JSON.stringify(config));
        expect(await page.locator('.seat').count()).toBe(Number(players));
      };
      for (const game of ['hansa', 'hansa-teutonica']) {
        await page.locator(`input[name=game][value=${game}]`).check();
        await check();
        for (const axis of ['players', 'board', 'edition', 'players']) {
          for (let i = 0; i < (await page.locator(`input[name=${axis}]`).count()); i++) {
            await page.locator(`input[name=${axis}]`).nth(i).check();
            await check();
          }
        }
      }
    }));

  test('quick choices are not lost: by key, by script and while the page is busy', () =>
    withPage({}, async (page) => {
      await page.goto('./#/new');
      const checked = (name: string): Promise<string | null> =>
        page.locator(`input[name=${name}]:checked`).getAttribute('value');
      await page.locator('input[name=game][value=hansa-teutonica]').focus();
      // Each key starts from the choice that the last one made.
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
      expect(await checked('game')).toBe('hansa');
      await page.keyboard.press('ArrowLeft');
      await page.locator('input[name=players]:checked').focus();
      for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
      expect(await checked('players')).toBe('5');
      await page.evaluate(() => {
        const choose = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();
        const input = document.querySelector<HTMLInputElement>('.seat input.field')!;
        choose('input[name=players][value="4"]');
        choose('input[name=board][value=eastern]');
        choose('input[name=players][value="5"]');
        input.value = 'Wiebke';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        choose('.seat:nth-of-type(2) .seat-colour');
        choose('.seat:nth-of-type(2) .colour:nth-child(5) input');
        choose('button[type=submit]');
      });
      await page.waitForURL(/#\/game\/\w+$/);
      await page.goto('./#/new');
      await page.locator('input[name=board][value=eastern]:checked').waitFor();
      expect(await checked('players')).toBe('5');
      expect(await page.getByLabel('Name at seat 1').inputValue()).toBe('Wiebke');
      await page.locator('.seat-colour').nth(1).click();
      expect(await page.locator('input[name=colour-1]').nth(4).isChecked()).toBe(true);
    }));

  test('seats, names, colours and who begins reach the game', () =>
    withPage({ language: 'de' }, async (page) => {
      await page.goto('./#/new');
      await fiveSeatsFit(page);
      await page.getByLabel('Name auf Platz 1').fill('Ännchen');
      await page.getByLabel('Spieler auf Platz 2').selectOption('friend');
      await page.getByLabel('Spieler auf Platz 3').selectOption('bot:random');
      for (const seat of [1, 3]) await page.getByRole('button', { name: `Farbe von Platz ${seat}` }).click();
      await page.getByRole('radiogroup', { name: 'Farbe von Platz 1' }).getByRole('radio').nth(2).check();
      expect(
        await page
          .getByRole('radiogroup', { name: 'Farbe von Platz 3' })
          .getByRole('radio')
          .nth(0)
          .isChecked(),
      ).toBe(true);
      await page.getByLabel('Wer beginnt?').selectOption('1');
      await page.getByText('Weitere Optionen', { exact: true }).click();
      await page.getByLabel('Startwert für das Mischen').fill('abc');
      await page.getByRole('button', { name: 'Starten' }).click();
      await page.waitForURL(/#\/game\/\w+$/);
      await page.goto('./');
      await page.locator('.game-seats li').first().waitFor();
      const names = await page.locator('.game-seats li').allInnerTexts();
      expect(names.map((name) => name.trim())).toEqual(['Freund 2', 'Tilman', 'Ännchen']);
      // All buttons of the card fit on a phone.
      await page.setViewportSize(PHONE);
      expect(await cards(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
      await page.goto('./#/new');
      expect(await page.getByLabel('Name auf Platz 1').inputValue()).toBe('Ännchen');
    }));
});

/** On a laptop five seats and the button fit beside the boards, without a box that scrolls within itself. */
async function fiveSeatsFit(page: Page): Promise<void> {
  const players = await page.locator('input[name=players]:checked').getAttribute('value');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('input[name=players][value="5"]').check();
  await page.locator('.seat').nth(4).waitFor();
  const found = await page.evaluate(() => {
    const start = document.querySelector('.new-game-start button')!.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.new-game *')].filter(
      (box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
    );
    return { bottom: start.bottom, boxes: boxes.map((box) => box.className) };
  });
  expect(found.boxes).toEqual([]);
  expect(found.bottom).toBeLessThanOrEqual(800);
  await page.locator(`input[name=players][value="${players}"]`).check();
  await page.setViewportSize(DESKTOP);
}

describe.skipIf(!kit)('settings', () => {
  test('language, theme and motion are remembered', () =>
    withPage({ motion: true }, async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Deutsch').check();
      await dialog.getByLabel('Dunkel').check();
      await dialog.locator('input[name=motion][value=off]').check();
      await dialog.getByLabel('Schwach').check();
      await dialog.getByLabel('Schnell').check();
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
      const root = page.locator('html');
      expect(await root.getAttribute('data-theme')).toBe('dark');
      expect(await root.getAttribute('data-motion')).toBe('off');
      expect(await root.getAttribute('data-rings')).toBe('faint');
      expect(await root.getAttribute('lang')).toBe('de');
      await page.goto('./#/settings');
      expect(await page.getByLabel('Schnell').isChecked()).toBe(true);
    }));

  test('without a choice the device’s settings apply', () =>
    withPage({ motion: true }, async (page) => {
      const root = page.locator('html');
      expect(await root.getAttribute('data-theme')).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect.poll(() => root.getAttribute('data-theme'), PATIENT).toBe('dark');
      expect(await root.getAttribute('data-motion')).toBe('off');
    }));
});

test.skipIf(!kit)('after the first visit it works without a network', () =>
  withPage({ offline: true }, async (page) => {
    await importText(page, FINISHED);
    await cards(page).waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // The bots' networks come last.
    const networks = readdirSync(new URL('../../../src/bots/network/weights/', import.meta.url));
    const kept = `caches.keys()
      .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
      .then((all) => all.flat().filter(({ url }) => url.endsWith('.bin')).length)`;
    await expect.poll(() => page.evaluate(kept), PATIENT).toBe(networks.length);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('./foo/bar');
    await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('link', { name: 'To the home page' }).click();
    await cards(page).waitFor();
    await page.context().setOffline(true);
    // Without the server, any address shows the page.
    await page.goto('./foo/bar');
    await cards(page).waitFor();
    await page.reload();
    await cards(page).waitFor();
    // Both games are there, whichever was played before.
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/#\/game\/\w+$/);
    await boardOf(page, 'city:goettingen');
    await page.goto('./');
    await page.getByRole('link', { name: 'Replay' }).first().click();
    await boardOf(page, 'city:luebeck');
  }),
);

const boardOf = (page: Page, target: string): Promise<void> =>
  page.locator(`[data-target="${target}"]`).waitFor({ state: 'attached' });

test.skipIf(!kit)('a game’s code is fetched when it is opened; if that fails, the page says so', () =>
  withPage({}, async (page) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const hansa = /\/assets\/hansa-(?!teutonica|drawings)[\w-]+\.js$/;
    await page.route(hansa, (route) => route.abort());
    await page.getByRole('button', { name: 'Play now' }).click();
    await boardOf(page, 'city:goettingen');
    expect(fetched.some((path) => path.includes('/hansa-teutonica-'))).toBe(true);
    expect(fetched.filter((path) => hansa.test(path))).toEqual([]);

    await page.goto('./');
    await importText(page, FINISHED);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('alert').getByText('This cannot be shown right now').waitFor();
    await page.unroute(hansa);
    await page.getByRole('button', { name: 'Reload' }).click();
    await boardOf(page, 'city:luebeck');
  }),
);

test.skipIf(!kit)('if the browser stores nothing, the page says so and still plays', async () => {
  const page = await kit!.newPage();
  await page.addInitScript('Object.defineProperty(window, "indexedDB", { value: undefined })');
  await page.goto('./');
  await page.getByText('does not let Kontor save games').waitFor();
  await importText(page, FINISHED);
  await cards(page).waitFor();
  await page.context().close();
});

describe.skipIf(!kit)('accessibility', () => {
  const screens = ['#/', '#/new', '#/settings', '#/game/none'];
  test.each([
    { theme: 'contrast', size: 'phone', viewport: PHONE, touch: true },
    { theme: 'light', size: 'desktop', viewport: DESKTOP, touch: false },
  ] as const)('on a $size', (options) =>
    withPage(options, async (page) => {
      await importText(page, FINISHED);
      await cards(page).waitFor();
      await importText(page, GOING_ON);
      await page.locator('.resume').waitFor();
      await importText(page, 'broken');
      await page.getByRole('alert').waitFor();
      const look = async (where: string): Promise<void> => {
        expect(await faultsOf(page), where).toEqual([]);
        const wide =
          await page.evaluate(`[...document.querySelectorAll('main *:not(svg *, .picture *, .skyline)')]
          .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((part) => part.outerHTML.slice(0, 100))`);
        expect(wide, `${where} is wider than the screen`).toEqual([]);
      };
      for (const screen of screens) {
        await page.evaluate(`location.hash = ${JSON.stringify(screen)}`);
        await page.locator('main h1').waitFor();
        await look(screen);
      }
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').getByLabel('English').waitFor();
      await look('settings dialog');
    }),
  );
});
