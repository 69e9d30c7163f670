/**
 * The learning part in a real browser: a lesson with the keyboard, one by touch, and the rules reference. That every
 * step of every lesson can be done, in every language, is proved without a browser in `lessons.test.ts`.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../kit/axe.js';
import { openBrowser } from '../kit/browser.js';
import { open, playByKeyboard, playByTouch, stepOf } from '../kit/lesson.js';

const kit = await openBrowser();
afterAll(() => kit?.close());

describe.skipIf(!kit)('a lesson can be played to its end', () => {
  it('with the keyboard alone, in English', () => playByKeyboard(kit!, 'hansa-teutonica'));
  it('on a phone, in German, and is remembered on the way', () => playByTouch(kit!, 'hansa'));
});

it.skipIf(!kit)('a tap on something that is not lit gets an explanation, and nothing happens', async () => {
  const page = await kit!.newPage();
  await open(page, '#/learn/hansa-teutonica');
  await page.locator('.step-buttons [data-primary]').click();
  const before = await stepOf(page);
  await page.locator('g[data-target="city:hamburg"] .board-hit').click({ force: true });
  await page.locator('.step-answer:not([hidden])').waitFor();
  expect(await stepOf(page)).toBe(before);
  await page.locator('.step-buttons button', { hasText: 'Show me' }).click();
  await page.locator(`.step:not([data-step="${before}"])`).waitFor();
  await page.locator('.step-buttons button', { hasText: 'Back' }).click();
  expect(await stepOf(page)).toBe(before);
  await page.context().close();
});

it.skipIf(!kit)('the rules can be searched, and a topic has an address', async () => {
  const page = await kit!.newPage({ language: 'de' });
  const errors = await open(page, '#/rules/ht-network');
  const article = page.locator('#topic-ht-network');
  await article.locator('.rule-figure .board-svg').waitFor();
  expect(await page.evaluate('document.activeElement.id')).toBe('topic-ht-network');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('input[type=search]').fill('verdrangen');
  expect(await page.locator('.rule h3').first().textContent()).toContain('Verdrängen');
  await page.locator('input[type=search]').fill('gibtesnicht');
  await page.locator('.rules-topics .waiting').waitFor();
  await page.goto('#/learn');
  await page.locator('.lesson-card').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});
