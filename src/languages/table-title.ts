/** What a table is called, in the page and in messages: its own title, or the name of its board. */
import type { Language } from './language.js';
import { start } from './packs.js';

/** `ownName` knows the boards of games that bring their names along. */
export function tableTitle(
  { title, board }: { readonly title: string; readonly board: unknown },
  language: Language,
  ownName?: (key: string) => string | undefined,
): string {
  const key = `board-${String(board)}`;
  const names = start.in(language).home as Readonly<Record<string, unknown>>;
  const name = ownName?.(key) ?? names[key];
  return title || (typeof name === 'string' ? name : String(board));
}
