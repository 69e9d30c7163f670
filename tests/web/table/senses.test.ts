/** Accessibility: names and announcements for screen readers, symbols instead of colours, and reduced motion. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { readLegal } from '../../../src/core/play.js';
import { shelf } from '../../../src/games/index.js';
import { SYMBOL_PATHS } from '../../../src/web/board/pieces/symbols.js';
import { effort } from '../../setup/effort.js';
import {
  actionsOf,
  beginningOfTurn,
  errorsOf,
  playOn,
  recordOf,
  sitDown,
  sitDownWithBots,
  upTo,
} from '../kit/at-table.js';
import { openBrowser } from '../kit/browser.js';
import { boardAtRest } from '../kit/rest.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

const SALT = recordOf('salt-march-2009-3.json');

describe.skipIf(!kit)('names', () => {
  it.each([
    ['en', 'salt-march-2009-3.json', /Place|Displace|Create|Pick up|choices/],
    ['de', 'eastern-big-box-4.json', /einsetzen|verdrängen|Gründen|aufnehmen|Möglichkeiten/],
    ['de', 'baltic-3.json', /Marktstände|segeln|kaufen|verkaufen|Möglichkeiten/],
  ] as const)('say what lights up and what would be done there: %s, %s', async (language, file, does) => {
    const json = recordOf(file);
    const page = await kit!.sharedPage({ language });
    await sitDown(page, upTo(json, 40));
    await page.locator('g.lit[data-target]').first().waitFor();
    // Names come a moment after the things they describe.
    await expect
      .poll(() =>
        page
          .locator('g.lit[data-target]')
          .evaluateAll(
            (all, source) =>
              all
                .map((part) => part.getAttribute('aria-label') ?? '')
                .filter((name) => !new RegExp(source).test(name)),
            does.source,
          ),
      )
      .toEqual([]);
    const parts = await page
      .locator('g.lit[data-target]')
      .evaluateAll((all) =>
        all.map((part) => [part.getAttribute('role'), (part.getAttribute('aria-label') ?? '').length > 25]),
      );
    for (const part of parts) expect(part).toEqual(['button', true]);
    const buttons = await page
      .locator('.action-bar button')
      .evaluateAll((all) =>
        all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
      );
    expect(buttons.filter((name) => name === '')).toEqual([]);
    // Things on the board have names even if nothing can be done there.
    expect(await page.locator('[data-target^="city:"][role=img][aria-label]').count()).toBeGreaterThan(2);
  });

  it("others' moves are announced, your own are not, and then who has to decide", async () => {
    const page = await kit!.newPage();
    await page.addInitScript(`localStorage['kontor.speed'] = 'instant'`);
    const turn = beginningOfTurn(SALT, 20);
    const { seat } = (SALT.actions as { seat: number }[])[turn];
    const names = SALT.names as string[];
    await sitDownWithBots(page, upTo(SALT, turn), [seat]);
    const news = page.locator('[role=log][aria-live=polite]');
    await expect.poll(() => news.textContent()).toContain('It is your turn');
    await page.locator('[data-pass]').click();
    await page.locator('.action-warning [data-pass]').click();
    const other = names[(seat + 1) % names.length];
    await expect.poll(() => news.textContent(), { timeout: 30_000 }).toContain(other);
    await page.locator('g.lit[data-target]').first().waitFor();
    await expect
      .poll(async () => (await news.locator('p').allTextContents()).at(-1), { timeout: 30_000 })
      .toMatch(/It is your turn|You have to decide/);
    expect(
      (await news.locator('p').allTextContents()).filter((line) => line.startsWith(`${names[seat]} ends`)),
    ).toEqual([]);
    await page.context().close();
  });
});

describe.skipIf(!kit)('symbols', () => {
  it('are on every piece of the board, in the colour of its player', async () => {
    const json = recordOf('hanseatic-45-big-box-5.json');
    const moves = 400;
    const { rules, state } = shelf.open(json.position);
    for (const action of actionsOf(json).slice(0, moves)) rules.apply(state, readLegal(rules, state, action));
    const routes = rules.writePosition(state).routes as Record<string, (string | null)[]>;
    const standing = Object.values(routes)
      .flat()
      .filter((piece) => piece !== null).length;
    const page = await kit!.newPage();
    // The page's policy forbids fetching its own pictures, so they are recorded as they are made.
    await page.addInitScript(() => {
      const made = new Map<string, Blob>();
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        const href = make(blob);
        made.set(href, blob);
        return href;
      };
      Object.assign(globalThis, { made });
    });
    await sitDown(page, upTo(json, moves));
    await page.locator('.board-pieces image').first().waitFor();
    const pictures = await page.evaluate(async () => {
      const hrefs = [...document.querySelectorAll('.board-pieces image')].map(
        (one) => one.getAttribute('href')!,
      );
      const texts = new Map<string, string>();
      const { made } = globalThis as unknown as { made: ReadonlyMap<string, Blob> };
      for (const href of new Set(hrefs)) texts.set(href, await made.get(href)!.text());
      return hrefs.map((href) => texts.get(href)!.replace(/<style>.*<\/style>/s, ''));
    });
    expect(pictures.length).toBeGreaterThanOrEqual(standing);
    const colours = new Set<number>();
    for (const picture of pictures) {
      const colour = Number(/var\(--player-(\d)\)/.exec(picture)?.[1]);
      colours.add(colour);
      expect(picture).toContain(SYMBOL_PATHS[colour]);
      expect(SYMBOL_PATHS.filter((path) => picture.includes(path))).toHaveLength(1);
    }
    expect(colours.size).toBe(5);
    await page.context().close();
  });

  it('are on every line of the chart, on every desk and on every booth', async () => {
    const page = await kit!.sharedPage({ language: 'en' });
    await sitDown(page, recordOf('baltic-3.json'));
    await page.goto(page.url().replace('/replay/', '/game/'));
    await page.locator('.chart').waitFor();
    const lines = await page
      .locator('.chart-player')
      .evaluateAll((all) =>
        all.map((line) => [...line.querySelectorAll('.chart-symbol')].map((one) => one.getAttribute('d'))),
      );
    expect(lines.map((line) => [...new Set(line)])).toEqual(SYMBOL_PATHS.slice(0, 3).map((path) => [path]));
    const booths = await page.locator('.booth-wall').count();
    expect(booths).toBeGreaterThan(3);
    expect(await page.locator('.booth-symbol').count()).toBe(booths);
    await page.getByRole('tab', { name: 'Players' }).click();
    for (const [seat, path] of SYMBOL_PATHS.slice(0, 3).entries()) {
      expect(
        await page.locator('.desk').nth(seat).locator(`.player-piece path[d="${path}"]`).count(),
      ).toBeGreaterThan(0);
    }
  });
});

describe.skipIf(!kit)('motion', () => {
  /** Everything that moves while a few turns are played. */
  async function moving(how: (page: Page) => Promise<unknown>): Promise<string[]> {
    const page = await kit!.newPage({ motion: true });
    const errors = errorsOf(page);
    await how(page);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const note = ({ type, target }: Event): void => {
        seen.push(`${type} ${(target as Element).outerHTML.slice(0, 80)}`);
      };
      for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        seen.push(`animate ${this.outerHTML.slice(0, 80)}`);
        return animate.apply(this, given);
      };
    });
    await sitDown(page, upTo(SALT, 0));
    await playOn(page, SALT, 0, effort(6, 14));
    await boardAtRest(page);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(errors).toEqual([]);
    await page.context().close();
    return seen;
  }

  it('is on by default: pieces glide and fade', async () => {
    const seen = await moving(async () => {});
    expect(seen.some((line) => line.includes('board-piece'))).toBe(true);
  });
  it('is off if the device asks for reduced motion', async () => {
    expect(await moving((page) => page.emulateMedia({ reducedMotion: 'reduce' }))).toEqual([]);
  });
  it('is off if the settings say so', async () => {
    expect(await moving((page) => page.addInitScript(`localStorage['kontor.motion'] = 'off'`))).toEqual([]);
  });
});
