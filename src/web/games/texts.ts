/** The texts of the games: load them with anything that shows a game. */

import { shelf } from '../../games/index.js';
import type { AnyPack } from '../../languages/pack.js';

export const gameTexts: readonly AnyPack[] = shelf.games.map(({ texts }) => texts);
