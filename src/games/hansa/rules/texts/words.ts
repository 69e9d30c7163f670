/** The game's texts, and what goods are called. */
import { entryOf } from '../../../../core/json.js';
import type { Language } from '../../../../core/language.js';
import { list } from '../../../../languages/intl.js';
import { Pack } from '../../../../languages/pack.js';
import type { Board } from '../board/board.js';
import { BARRELS, COLOUR, type Good } from '../vocabulary.js';

export const texts = new Pack<typeof import('../../../../languages/en/hansa.js')>('hansa');

/** A colour that a board adds keeps the name it has there. */
export const colourName = (id: string, language: Language): string =>
  entryOf<string>(texts.in(language).colours, id) ?? id;

const colourOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
const barrelsOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

/** A good in words: `red-3` is "3 red barrels". */
export const goodName = (id: string, language: Language): string =>
  texts.say('goods', language)('barrels', {
    n: Number(barrelsOf(id)),
    colour: colourName(colourOf(id), language),
  });

/** Several goods: "3 and 2 red barrels, 1 blue barrel". */
export function goodNames(ids: readonly string[], language: Language): string {
  const colours = [...new Set(ids.map(colourOf))];
  const groups = colours.map((colour) => ids.filter((id) => colourOf(id) === colour));
  const names = groups.map((group) => ofOneColour(group, language));
  // A group has an "and" of its own.
  return groups.some(({ length }) => length > 1) ? names.join(', ') : list(names, language);
}

function ofOneColour(ids: readonly string[], language: Language): string {
  const [first] = ids;
  if (ids.length === 1) return goodName(first, language);
  return texts.say('goods', language)('several', {
    counts: list(ids.map(barrelsOf), language),
    colour: colourName(colourOf(first), language),
  });
}

/** As it is written in positions and actions. */
export const goodId = (board: Board, good: Good): string => `${board.colours[COLOUR[good]]}-${BARRELS[good]}`;

/** As short as it is written, in the language's own word for the colour: `Rot-3`. */
export const shortGoodName = (board: Board, good: Good, language: Language): string =>
  `${colourName(board.colours[COLOUR[good]], language)}-${BARRELS[good]}`;
