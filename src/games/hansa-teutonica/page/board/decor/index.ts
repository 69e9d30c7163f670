/** The hand-drawn scenery of a board, or a generated one. */

import type { Decor } from '../../../../../web/board/map/decor.js';
import { hansaTeutonica } from '../../../rules/index.js';
import type { BoardFile } from '../file.js';
import type { Layout } from '../layout.js';
import { britannia } from './britannia.js';
import { eastern } from './eastern.js';
import { genericDecor } from './generic.js';
import { hanseatic } from './hanseatic.js';

const DRAWN: readonly (readonly [string, Decor])[] = [
  ['hanseatic-3', hanseatic],
  ['hanseatic-45', hanseatic],
  ['eastern', eastern],
  ['britannia-3', britannia],
  ['britannia-45', britannia],
];

/** Variants of a board share its coasts, whatever their id, as long as the cities are in the same places. */
const hasCitiesOf = (file: BoardFile, printed: BoardFile): boolean =>
  String(file.size) === String(printed.size) &&
  String(file.cities.map(({ at }) => at)) === String(printed.cities.map(({ at }) => at));

export function decorOf(layout: Layout): Decor {
  const drawn = DRAWN.find(([id]) => hasCitiesOf(layout.file, hansaTeutonica.boards.get(id)!.file));
  return drawn?.[1] ?? genericDecor(layout);
}
