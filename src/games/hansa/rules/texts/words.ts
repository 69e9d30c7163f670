/** The game's texts, and what goods are called. */
import type { Language } from '../../../../core/language.js';
import { Pack } from '../../../../languages/pack.js';
import type { Board } from '../board/board.js';
import { BARRELS, COLOUR, type Good } from '../vocabulary.js';

export const texts = new Pack<typeof import('../../../../languages/en/hansa.js')>('hansa');

/** A colour that a board adds keeps the name it has there. */
export const colourName = (id: string, language: Language): string =>
  (texts.in(language).colours as Readonly<Record<string, string>>)[id] ?? id;

export const goodName = (board: Board, good: Good, language: Language): string =>
  `${colourName(board.colours[COLOUR[good]], language)}-${BARRELS[good]}`;
