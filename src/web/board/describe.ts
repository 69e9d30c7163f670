/** What the games need to tell of the things on their boards in words, for tooltips and screen readers. */
import type { Language } from '../../core/language.js';
import { board } from '../i18n/texts/board.js';

export type BoardText = keyof typeof board.en;
export type Say = (key: BoardText, values?: Readonly<Record<string, string | number>>) => string;

export interface Teller {
  readonly language: Language;
  readonly names: readonly string[];
  readonly say: Say;
}

export const tellerOf = (names: readonly string[], language: Language): Teller => ({
  language,
  names,
  say: (key, values = {}) =>
    board[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
});

export function inWords(parts: readonly string[], language: Language): string {
  const and = language === 'de' ? ' und ' : ' and ';
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + and + parts[parts.length - 1];
}
