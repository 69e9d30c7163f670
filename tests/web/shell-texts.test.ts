/** Every text of the page is there in both languages, and no text stands outside of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../src/web', import.meta.url));
const TEXTS = join(WEB, 'i18n/texts');

/** Names and words that are the same in both languages. */
const SAME = new Set([
  'Kontor',
  'English',
  'Deutsch',
  'Hansa',
  'Hansa Teutonica',
  'Big Box',
  'Bot',
  'Bot: {name}',
  '{n} Bots',
  'Bonus',
  'Name',
  'Position',
  'Discord',
  'Slack',
]);

type Texts = Readonly<Record<string, string>>;
type Area = Readonly<Record<'en' | 'de', Texts>>;

const files = await Promise.all(
  readdirSync(TEXTS).map(async (file) => (await import(join(TEXTS, file))) as Record<string, Area>),
);
const areas = files.flatMap((file) => Object.entries(file)).filter(([, { en, de }]) => en && de);

const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(areas)('texts of %s', (_, { en, de }) => {
  test('are there in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const texts of [en, de]) {
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  test('are translated', () => {
    const alike = Object.keys(en).filter(
      (key) =>
        /\p{L}{2}/u.test(en[key].replace(/\{\w+\}/g, '')) &&
        en[key].toLowerCase() === de[key]?.toLowerCase() &&
        !SAME.has(en[key]) &&
        !SAME.has(de[key]),
    );
    expect(alike).toEqual([]);
  });

  test('take the same values', () => {
    const differing = Object.keys(en).filter(
      (key) => String(slots(en[key])) !== String(slots(de[key] ?? '')),
    );
    expect(differing).toEqual([]);
  });
});

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/'))
  .map((file) => join(WEB, file));

const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*\/\/.*$/gm, '');

/** Attributes that are read out or shown. */
const SPOKEN = /\s(?:aria-label|title|placeholder|alt|aria-description)="([^"]*\p{L}[^"]*)"/gu;
/** Text between a tag and the next tag or brace; what has a bracket, an arrow or a semicolon in it is code. */
const BETWEEN = /(?<=[\w"'}\s/]>)([^<>{}=;()|&?]*\p{L}{2}[^<>{}=;()|&?]*)(?=<\/?[\w>]|\{)/gu;

function literals(tsx: string): string[] {
  const source = withoutComments(tsx);
  return [...source.matchAll(SPOKEN), ...source.matchAll(BETWEEN)].map(([, text]) => text.trim());
}

test('literal text is found, and code is not taken for it', () => {
  expect(literals('<p class="a">Hello there</p>')).toEqual(['Hello there']);
  expect(literals('<h1>\n  Score: {points()}\n</h1>')).toEqual(['Score:']);
  expect(literals('<b>{name()}</b> has won</p>')).toEqual(['has won']);
  expect(literals('<button aria-label="Close">{icon}</button>')).toEqual(['Close']);
  expect(literals("<p>{t('home.start')} · {n()}</p>")).toEqual([]);
  expect(literals('const a = (b: Map<string, number>) => <For each={b}>{(c) => <p>{c}</p>}</For>')).toEqual(
    [],
  );
});

test('no text stands in the components themselves', () => {
  const found = sources
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => literals(readFileSync(path, 'utf8')).map((text) => `${relative(WEB, path)}: ${text}`));
  expect(found).toEqual([]);
});

test('every key that is asked for exists', () => {
  const known = new Set(areas.flatMap(([area, { en }]) => Object.keys(en).map((key) => `${area}.${key}`)));
  const missing = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)]
      .map(([, key]) => key)
      .filter((key) => !known.has(key))
      .map((key) => `${relative(WEB, path)}: ${key}`),
  );
  expect(missing).toEqual([]);
});
