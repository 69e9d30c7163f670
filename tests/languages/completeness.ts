/** Compares a language's texts with the English ones. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, localeOf } from '../../src/core/language.js';
import type { Plural, Text, Texts } from '../../src/languages/types.js';

const FOLDER = fileURLToPath(new URL('../../src/languages/', import.meta.url));

/** All texts of a language by their paths: "start.common.undo". */
type Flat = ReadonlyMap<string, Text>;

export async function textsOf(language: string): Promise<Flat> {
  const found = new Map<string, Text>();
  // `games` holds what the games' own packs hold.
  const files = readdirSync(`${FOLDER}${language}`).filter(
    (file) => /(?<!\.d)\.[jt]s$/.test(file) && !file.startsWith('games.'),
  );
  for (const file of files.sort()) {
    const texts = (await import(/* @vite-ignore */ `${FOLDER}${language}/${file}`)) as Texts;
    collect(texts, file.slice(0, -3), found);
  }
  return found;
}

const isPlural = (texts: Texts): texts is Plural =>
  typeof texts === 'object' && 'other' in texts && typeof texts.other === 'string';

function collect(texts: Texts, path: string, found: Map<string, Text>): void {
  if (typeof texts === 'string' || isPlural(texts)) found.set(path, texts);
  else for (const [key, part] of Object.entries(texts)) collect(part as Texts, `${path}.${key}`, found);
}

export const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

const slots = (text: Text): Set<string> =>
  new Set(formsOf(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));

interface Completeness {
  readonly texts: number;
  /** Paths in English that the language does not have, and paths that it has beyond English. */
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  readonly empty: readonly string[];
  /** Plural forms that the language tells apart and a text does not have: "path (few)". */
  readonly forms: readonly string[];
  /** Values that are missing, or that English does not have. */
  readonly values: readonly string[];
  /** The same as in English: names, or not translated yet. */
  readonly same: readonly string[];
}

export function compare(english: Flat, own: Flat, language: Language): Completeness {
  const categories = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;
  const both = [...own].filter(([path]) => english.has(path));
  const differ = (a: Text, b: Text): boolean => {
    const [ours, theirs] = [slots(a), slots(b)];
    ours.add('n');
    theirs.add('n');
    return ours.size !== theirs.size || [...ours].some((name) => !theirs.has(name));
  };
  return {
    texts: own.size,
    missing: [...english.keys()].filter((path) => !own.has(path)),
    surplus: [...own.keys()].filter((path) => !english.has(path)),
    empty: [...own]
      .filter(([, text]) => formsOf(text).some((form) => form.trim() === ''))
      .map(([path]) => path),
    forms: [...own].flatMap(([path, text]) =>
      typeof text === 'string'
        ? []
        : categories.filter((form) => text[form] === undefined).map((form) => `${path} (${form})`),
    ),
    values: both.filter(([path, text]) => differ(english.get(path)!, text)).map(([path]) => path),
    same: both
      .filter(([path, text]) => String(formsOf(english.get(path)!)) === String(formsOf(text)))
      .filter(([, text]) =>
        /\p{L}{2}/u.test(
          formsOf(text)
            .join(' ')
            .replace(/\{\w+\}/g, ''),
        ),
      )
      .map(([path]) => path),
  };
}
