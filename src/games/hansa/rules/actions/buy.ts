/** T5. Buy a good in the ship's city. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import { NOBODY, type State } from '../../../../core/game.js';
import { buy, warehouseIn } from '../formats/codes.js';
import {
  ACTED,
  BOOTHS,
  HAND,
  MAX_HAND,
  MAX_SEATS,
  SEAT_SIZE,
  SHIP,
  SPACES,
  TALERS,
  TURN_SEAT,
} from '../state/layout.js';
import { listPush } from '../state/lists.js';
import { receive } from '../state/purse.js';
import type { Table } from '../table.js';
import { NO_GOOD } from '../vocabulary.js';

export function legalBuy(t: Table, s: State, out: ActionBuffer): void {
  if (!canPay(t, s) || handIsFull(s)) return;
  const { spaceStart } = t.board;
  const start = spaceStart[s[SHIP]];
  const end = spaceStart[s[SHIP] + 1];
  for (let space = start; space < end; space++)
    if (s[SPACES + space] !== NO_GOOD) out.push(buy(space - start));
}

export function applyBuy(t: Table, s: State, a: Action): void {
  const seat = s[TURN_SEAT];
  const payee = mostBooths(t, s, s[SHIP]);
  if (payee !== seat) {
    s[TALERS + seat * SEAT_SIZE]--;
    if (payee !== NOBODY) receive(s, payee, 1);
  }
  const space = SPACES + t.board.spaceStart[s[SHIP]] + warehouseIn(a);
  listPush(s, HAND + seat * SEAT_SIZE, s[space]);
  s[space] = NO_GOOD;
  s[ACTED] = 1;
}

export function canBuy(t: Table, s: State): boolean {
  if (!canPay(t, s) || handIsFull(s)) return false;
  const end = SPACES + t.board.spaceStart[s[SHIP] + 1];
  for (let i = SPACES + t.board.spaceStart[s[SHIP]]; i < end; i++) if (s[i] !== NO_GOOD) return true;
  return false;
}

export const canPay = (t: Table, s: State): boolean =>
  s[TALERS + s[TURN_SEAT] * SEAT_SIZE] > 0 || mostBooths(t, s, s[SHIP]) === s[TURN_SEAT];

export const handIsFull = (s: State): boolean => s[HAND + s[TURN_SEAT] * SEAT_SIZE] >= MAX_HAND;

/** The seat with more booths in a city than any other, or NOBODY. */
export function mostBooths(t: Table, s: State, city: number): number {
  let best = NOBODY;
  let most = 0;
  const start = BOOTHS + city * MAX_SEATS;
  for (let seat = 0; seat < t.players; seat++) {
    const booths = s[start + seat];
    if (booths > most) {
      most = booths;
      best = seat;
    } else if (booths === most) {
      best = NOBODY;
    }
  }
  return best;
}
