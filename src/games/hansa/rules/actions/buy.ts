/** T5. Buy a good in the ship's city. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import { NOBODY, type State } from '../../../../core/game.js';
import { buy, warehouseIn } from '../formats/codes.js';
import type { Setup } from '../setup.js';
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
import { NO_GOOD } from '../vocabulary.js';

export function legalBuy(setup: Setup, s: State, out: ActionBuffer): void {
  if (!canPay(setup, s) || handIsFull(s)) return;
  const { spaceStart } = setup.board;
  const start = spaceStart[s[SHIP]];
  const end = spaceStart[s[SHIP] + 1];
  for (let space = start; space < end; space++)
    if (s[SPACES + space] !== NO_GOOD) out.push(buy(space - start));
}

export function applyBuy(setup: Setup, s: State, a: Action): void {
  const seat = s[TURN_SEAT];
  const payee = mostBooths(setup, s, s[SHIP]);
  if (payee !== seat) {
    s[TALERS + seat * SEAT_SIZE]--;
    if (payee !== NOBODY) receive(s, payee, 1);
  }
  const space = SPACES + setup.board.spaceStart[s[SHIP]] + warehouseIn(a);
  listPush(s, HAND + seat * SEAT_SIZE, s[space]);
  s[space] = NO_GOOD;
  s[ACTED] = 1;
}

export function canBuy(setup: Setup, s: State): boolean {
  if (!canPay(setup, s) || handIsFull(s)) return false;
  const end = SPACES + setup.board.spaceStart[s[SHIP] + 1];
  for (let i = SPACES + setup.board.spaceStart[s[SHIP]]; i < end; i++) if (s[i] !== NO_GOOD) return true;
  return false;
}

const canPay = (setup: Setup, s: State): boolean =>
  s[TALERS + s[TURN_SEAT] * SEAT_SIZE] > 0 || mostBooths(setup, s, s[SHIP]) === s[TURN_SEAT];

export const handIsFull = (s: State): boolean => s[HAND + s[TURN_SEAT] * SEAT_SIZE] >= MAX_HAND;

/** The seat with more booths in a city than any other, or NOBODY. */
export function mostBooths(setup: Setup, s: State, city: number): number {
  let best = NOBODY;
  let most = 0;
  const start = BOOTHS + city * MAX_SEATS;
  for (let seat = 0; seat < setup.players; seat++) {
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
