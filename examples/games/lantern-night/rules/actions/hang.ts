/** R3: hang a lantern from your hand over a dark bridge. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { hang, toIn } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { LANTERNS, OWNER, TURN_SEAT } from '../state/layout.js';
import { openGift } from './gift.js';

export function legalHang(setup: Setup, s: State, out: ActionBuffer): void {
  if (s[LANTERNS + s[TURN_SEAT]] === 0) return;
  for (let bridge = 0; bridge < setup.board.bridges; bridge++)
    if (s[OWNER + bridge] === 0) out.push(hang(bridge));
}

export function applyHang(s: State, a: Action): number {
  const seat = s[TURN_SEAT];
  s[LANTERNS + seat]--;
  s[OWNER + toIn(a)] = seat + 1;
  return openGift(s, toIn(a));
}
