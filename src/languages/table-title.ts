/** What a table is called, in the page and in messages: its own title, or the name of its board. */
import type { Language } from './language.js';
import { start } from './packs.js';

/** The id of a board as lists of tables name it: those that people drew have a part of their hash behind it. */
export const boardIdOf = (board: unknown): string => String(board ?? '').replace(/@[0-9a-f]+$/, '');

/** Whether lists of tables name a board so that somebody drew. */
export const isDrawn = (board: string): boolean => boardIdOf(board) !== board;

/** `ownBoard` is the title of a board that somebody drew; `ownName` knows the boards of games that bring their names along. */
export function tableTitle(
  {
    title,
    board,
    ownBoard,
  }: { readonly title: string; readonly board: unknown; readonly ownBoard?: string | undefined },
  language: Language,
  ownName?: (key: string) => string | undefined,
): string {
  const key = `board-${String(board)}`;
  const names = start.in(language).home as Readonly<Record<string, unknown>>;
  const name = ownName?.(key) ?? names[key];
  return title || ownBoard || (typeof name === 'string' ? name : boardIdOf(board));
}
