/** R2: the first lantern over a bridge turns its gift over, and its owner gets the coins. */
import { OPEN, REVEALED, type State } from '../../../../core/game.js';
import { COINS, GIFT, OPENED, OWNER } from '../state/layout.js';

export function openGift(s: State, bridge: number): number {
  if (s[OPENED + bridge] === 1) return OPEN;
  s[OPENED + bridge] = 1;
  s[COINS + s[OWNER + bridge] - 1] += s[GIFT + bridge];
  return REVEALED;
}
