/** The names of games that bring their own texts; the other names are in the language files. */
import type { Language } from '../../core/language.js';
import type { GameNames } from './page.js';

const all: readonly GameNames[] = [];

export function ownName(key: string, language: Language): string | undefined {
  for (const names of all) if (key in names.en) return (names[language] ?? names.en)[key];
  return undefined;
}
