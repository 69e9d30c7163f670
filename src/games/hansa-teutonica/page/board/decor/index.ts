/** The drawing by hand for a board, or one worked out for it. */

import type { Decor } from '../../../../../web/board/map/decor.js';
import type { Layout } from '../layout.js';
import { britannia } from './britannia.js';
import { eastern } from './eastern.js';
import { genericDecor } from './generic.js';
import { hanseatic } from './hanseatic.js';

const DRAWN: Readonly<Record<string, Decor>> = {
  'hanseatic-3': hanseatic,
  'hanseatic-45': hanseatic,
  eastern,
  'britannia-3': britannia,
  'britannia-45': britannia,
};

export const decorOf = (layout: Layout): Decor => DRAWN[layout.file.id] ?? genericDecor(layout);
