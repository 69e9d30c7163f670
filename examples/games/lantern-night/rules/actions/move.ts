/** R4: for a coin, move one of your lanterns to a dark bridge that shares a quay with its own. */
import { type Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { fromIn, move, toIn } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { COINS, OWNER, TURN_SEAT } from '../state/layout.js';
import { openGift } from './gift.js';

/** The moves of a seat as if it were its turn. */
export function legalMove(setup: Setup, s: State, seat: number, out: ActionBuffer): void {
  if (s[COINS + seat] === 0) return;
  for (let from = 0; from < setup.board.bridges; from++) {
    if (s[OWNER + from] !== seat + 1) continue;
    for (const to of setup.board.nextTo[from]) if (s[OWNER + to] === 0) out.push(move(from, to));
  }
}

const found = new ActionBuffer();

export function canMove(setup: Setup, s: State, seat: number): boolean {
  found.clear();
  legalMove(setup, s, seat, found);
  return found.length > 0;
}

export function applyMove(s: State, a: Action): number {
  const seat = s[TURN_SEAT];
  s[COINS + seat]--;
  s[OWNER + fromIn(a)] = 0;
  s[OWNER + toIn(a)] = seat + 1;
  return openGift(s, toIn(a));
}
