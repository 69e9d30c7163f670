/**
 * Nothing that is shown or read out bypasses the language files. The page speaks a pseudo-language, in which every
 * text of the files stands in brackets; what is outside of brackets must be a name or a number.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, languageName } from '../../../src/core/language.js';
import { games } from '../../../src/games/index.js';
import { openBrowser } from '../kit/browser.js';
import { ask, enter, MARCH } from '../kit/online.js';
import { startServer } from '../kit/server.js';

const kit = await openBrowser(startServer);
afterAll(() => kit?.close());

/** Names of people, languages and systems, and what board files say; `and` joins lists, by Intl. */
const NAMES = new Set([
  'Anna',
  'Berta',
  'Claas',
  'Alheid',
  'Hinrik',
  'Tilman',
  'Gesche',
  'Wessel',
  'and',
  'Linux',
  ...LANGUAGES.map(languageName),
  ...games.flatMap((game) => [
    game.title,
    ...[...game.boards.values()].flatMap((board) => [board.title, ...namesIn(board)]),
  ]),
]);

/** What a board file says: names, and what of it is reconstructed. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([key, part]): string[] => {
    if (key === 'name') return [String(part)];
    if (key === 'cityNames') return part as string[];
    if (key === 'reconstructed') return (part as { en: string }[]).map(({ en }) => en);
    return namesIn(part);
  });
}

/** Runs in the page: all texts, with the names in them that are links, and spoken attributes of what is there. */
const TEXTS = `(() => {
  const found = [document.title];
  for (const element of [document.body, ...document.body.querySelectorAll('*')]) {
    if (element.closest('noscript, script, style, kbd')) continue;
    const parts = [...element.childNodes].filter(({ nodeName }) => nodeName === '#text' || nodeName === 'A');
    found.push(parts.map(({ textContent }) => textContent).join(''));
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
  }
  return found;
})()`;

/** What is left of a text without brackets, names, numbers and signs. */
function bare(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  for (const name of [...NAMES].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, ' ');
  return rest.replace(/[^\p{L}]+/gu, ' ').trim();
}

async function bypasses(page: Page): Promise<string[]> {
  const texts = (await page.evaluate(TEXTS)) as string[];
  expect(
    texts.some((text) => text.includes('⟦')),
    'the pseudo-language is on',
  ).toBe(true);
  return [...new Set(texts.filter((text) => bare(text) !== '').map((text) => text.trim()))];
}

async function visitor(): Promise<Page> {
  const page = await kit!.newPage();
  await page.addInitScript(`localStorage['kontor.pseudo'] = 'on'; localStorage['kontor.speed'] = 'instant'`);
  return page;
}

describe.skipIf(!kit)('every text comes from the language files', () => {
  let page: Page;
  beforeAll(async () => {
    page = await visitor();
  });

  it.each([
    ['#/', '.hero'],
    ['#/new', 'input[name=board]'],
    ['#/settings', '.settings'],
    ['#/learn', '.lesson-card'],
    ['#/learn/hansa-teutonica/2', '.lesson-board svg'],
    ['#/learn/hansa', '.lesson-board svg'],
    ['#/rules', '.rules-topic, article'],
    ['#/game/none', 'h1'],
  ])('on the screen %s', async (hash, sign) => {
    await page.goto(hash);
    await page.locator(sign).first().waitFor();
    expect(await bypasses(page)).toEqual([]);
  });

  it('at a table, with a hint, the log and the keys', async () => {
    // Nobody has given names yet.
    const page = await visitor();
    await page.goto('#/');
    await page.locator('.hero-words button').first().click();
    await page.locator('g.lit[data-target]').first().waitFor();
    await page.keyboard.press('h');
    await page.locator('.advice-play').waitFor();
    expect(await bypasses(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').first().waitFor();
    expect(await bypasses(page)).toEqual([]);
  });

  it('in the lobby, the waiting room, the profile and for admins', async () => {
    await page.goto('#/together');
    await page.locator('form.gate').waitFor();
    expect(await bypasses(page)).toEqual([]);
    await enter(page, 'Anna');
    await page.locator('.lobby').waitFor();
    expect(await bypasses(page)).toEqual([]);
    const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
      ...MARCH,
      autostart: false,
    } as never);
    for (const [hash, sign] of [
      ['#/together/new', 'input[name=pace]'],
      [`#/table/${table}`, '.link-text'],
      ['#/me', '#me-profile'],
      ['#/people', '#people-blocked'],
      ['#/player/bot:trader', '.me-figures'],
      ['#/admin', 'h1'],
    ]) {
      await page.goto(hash);
      await page.locator(sign).first().waitFor();
      expect(await bypasses(page), hash).toEqual([]);
    }
  });
});
