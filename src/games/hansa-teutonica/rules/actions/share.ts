/** The answer of the owner of `income-share` to another player's income (A2). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { DONE, kindIn, share } from '../formats/codes.js';
import { DECIDES } from '../state/layout.js';
import { stockOf } from '../state/pieces.js';
import { MERCHANT, TRADER } from '../vocabulary.js';
import { take } from './income.js';

/** A2 */
export function legalShare(s: State, out: ActionBuffer): void {
  const seat = s[DECIDES];
  if (stockOf(s, seat, TRADER) > 0) out.push(share(TRADER));
  if (stockOf(s, seat, MERCHANT) > 0) out.push(share(MERCHANT));
  out.push(DONE);
}

export function applyShare(s: State, a: Action): void {
  take(s, s[DECIDES], kindIn(a), 1);
}
