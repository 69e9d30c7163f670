/** Every text exists in every language, with its plural forms and values. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/core/language.js';
import { fill } from '../../src/languages/fill.js';
import { list, tenth } from '../../src/languages/intl.js';
import { Pack } from '../../src/languages/pack.js';
import { compare, formsOf, textsOf } from './completeness.js';

/** Names and words that are the same in English and German. */
const SAME = new Set([
  'Kontor',
  'Live',
  'Status',
  'Chat',
  'Normal',
  'Pause',
  'Salt',
  'online',
  'offline',
  'orange',
  'Wales',
  'England',
  'Hansa',
  'Hansa Teutonica',
  'Big Box',
  'Bot',
  'Bot: {name}',
  'Bonus',
  'Name',
  'Position',
  'Discord',
  'Slack',
  'Route',
  'Passkey {n}',
]);

const english = await textsOf('en');

describe.each(LANGUAGES)('the texts of %s', async (language) => {
  const { texts, same, ...wrong } = compare(english, await textsOf(language), language);

  test('are complete', () => {
    expect(texts).toBeGreaterThan(500);
    expect(wrong).toEqual({ missing: [], surplus: [], empty: [], forms: [], values: [] });
  });
});

const translations = LANGUAGES.filter((language) => language !== 'en');

test.each(translations)('the texts of %s are translated', async (language) => {
  const own = await textsOf(language);
  const { same } = compare(english, own, language);
  expect(same.filter((path) => !SAME.has(formsOf(own.get(path)!)[0]))).toEqual([]);
});

/** Nouns that follow a number; "1 actions" is what a text without forms would say. */
const COUNTED: Partial<Record<Language, RegExp>> = {
  en: /\{(?:n|count|points|total|moves)\} (points|actions|moves|turns|traders|merchants|tradesmen|talers|goods|booths|cities|barrels|players|games)\b/,
  de: /\{(?:n|count|points|total|moves)\} (Punkte|Aktionen|Züge|Schritte|Figuren|Kaufleute|Waren|Stände|Städte|Partien)/,
};

test.each(LANGUAGES)('a number in %s before a noun chooses its form', async (language) => {
  const fixed = [...(await textsOf(language))].filter(([, text]) => typeof text === 'string');
  expect(fixed.filter(([, text]) => COUNTED[language]?.test(text as string))).toEqual([]);
});

test('texts that are missing, superfluous or incomplete are found', () => {
  const en = new Map(
    Object.entries({ a: 'Hello {name}', b: { one: '{n} move', other: '{n} moves' }, c: 'Yes' }),
  );
  const own = new Map(Object.entries({ a: 'Hallo', b: { other: '{n} Züge' }, d: '' }));
  expect(compare(en, own, 'de')).toEqual({
    texts: 3,
    missing: ['c'],
    surplus: ['d'],
    empty: ['d'],
    forms: ['b (one)'],
    values: ['a'],
    same: [],
  });
});

test('a count chooses the form, and numbers are written as the language writes them', () => {
  const actions = { one: '{n} action', other: '{n} actions' };
  expect(fill(actions, { n: 1 }, 'en')).toBe('1 action');
  expect(fill(actions, { n: 0 }, 'en')).toBe('0 actions');
  expect(fill('{n} Punkte', { n: 1234 }, 'de')).toBe('1.234 Punkte');
  expect(tenth(1.25, 'de')).toBe('1,3');
  expect(list(['Ada', 'Bo', 'Cy'], 'en')).toBe('Ada, Bo and Cy');
});

test('a game from outside speaks English where it lacks a language; texts that were not loaded are a bug', async () => {
  const pack = new Pack('ferry', { en: async () => ({ words: { ship: 'ferry' } }) });
  expect(() => pack.in('de')).toThrow('not loaded');
  await pack.load('de');
  expect(pack.say('words', 'de')('ship')).toBe('ferry');
});
