/** What the games say: to be loaded with whatever shows one. */

import { shelf } from '../../games/index.js';
import type { AnyPack } from '../../languages/pack.js';

export const gameTexts: readonly AnyPack[] = shelf.games.map(({ texts }) => texts);
