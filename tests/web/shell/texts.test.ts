/** The page's components contain no text: all texts are in the language files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../../src/web', import.meta.url));
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

test('no component contains text', () => {
  const found = sources
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => literals(readFileSync(path, 'utf8')).map((text) => `${relative(WEB, path)}: ${text}`));
  expect(found).toEqual([]);
});
