/** Purchases of equal goods in one city are the same choice: they differ only in the warehouse they name. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import * as codes from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { SHIP, SPACES } from '../state/layout.js';

/** Above every action, so that a good is not taken for one. */
const GOOD_BOUGHT = 1 << 20;

export const group = (setup: Setup, s: State, a: Action): number =>
  codes.typeOf(a) === codes.BUY
    ? GOOD_BOUGHT | s[SPACES + setup.board.spaceStart[s[SHIP]] + codes.warehouseIn(a)]
    : a;
