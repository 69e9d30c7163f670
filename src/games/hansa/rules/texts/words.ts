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

/** Several goods: "3 and 2 red barrels". */
export function goodNames(ids: readonly string[], language: Language): string {
  const [first] = ids;
  const isOneColour = ids.length > 1 && ids.every((id) => colourOf(id) === colourOf(first));
  if (!isOneColour)
    return list(
      ids.map((id) => goodName(id, language)),
      language,
    );
  const counts = list(ids.map(barrelsOf), language);
  return texts.say('goods', language)('several', {
    counts,
    colour: colourName(colourOf(first), language),
  });
}

/** As it is written in positions and actions. */
export const goodId = (board: Board, good: Good): string => `${board.colours[COLOUR[good]]}-${BARRELS[good]}`;

/** As short as it is written, in the language's own word for the colour: `Rot-3`. */
export const shortGoodName = (board: Board, good: Good, language: Language): string =>
  `${colourName(board.colours[COLOUR[good]], language)}-${BARRELS[good]}`;
