/** What goods are called, and lists of them, in each language. */
import type { Language } from '../../../../core/language.js';
import type { Board } from '../board/board.js';
import { BARRELS, COLOUR, type Good } from '../vocabulary.js';

/** Colours that a board of one's own adds keep the name they have there. */
const GERMAN_COLOURS: Readonly<Record<string, string>> = {
  orange: 'Orange',
  brown: 'Braun',
  red: 'Rot',
  green: 'Grün',
  blue: 'Blau',
  pink: 'Rosa',
};

export function colourName(board: Board, colour: number, language: Language): string {
  const id = board.colours[colour];
  return language === 'de' ? (GERMAN_COLOURS[id] ?? id) : id;
}

export const goodName = (board: Board, good: Good, language: Language): string =>
  `${colourName(board, COLOUR[good], language)}-${BARRELS[good]}`;

/** "a, b and c" */
export function inWords(parts: readonly string[], language: Language): string {
  const and = language === 'de' ? ' und ' : ' and ';
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + and + parts[parts.length - 1];
}
