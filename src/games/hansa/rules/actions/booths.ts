/** S3. Put two booths in a city during the set-up. */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import { NOBODY, type State } from '../../../../core/game.js';
import { booths, cityIn } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { BOOTHS, MAX_SEATS, SEAT_SIZE, STOCK, TURN_SEAT } from '../state/layout.js';
import { NONE, SETUP_BOOTHS, SETUP_ROUNDS } from '../vocabulary.js';

export function legalBooths(setup: Setup, s: State, out: ActionBuffer): void {
  const seat = s[TURN_SEAT];
  if (!mayPlace(setup, s, seat)) return;
  for (let city = 0; city < setup.board.cities; city++)
    if (mayPlaceIn(setup, s, seat, city)) out.push(booths(city));
}

export function applyBooths(s: State, a: Action): void {
  const seat = s[TURN_SEAT];
  s[BOOTHS + cityIn(a) * MAX_SEATS + seat] += SETUP_BOOTHS;
  s[STOCK + seat * SEAT_SIZE] -= SETUP_BOOTHS;
}

/** The seat that places next after the one in turn, or NOBODY when the set-up is done. */
export function nextToPlace(setup: Setup, s: State): number {
  for (let i = 1; i <= setup.players; i++) {
    const seat = (s[TURN_SEAT] + i) % setup.players;
    if (mayPlace(setup, s, seat)) return seat;
  }
  return NOBODY;
}

function mayPlace(setup: Setup, s: State, seat: number): boolean {
  if (s[STOCK + seat * SEAT_SIZE] < SETUP_BOOTHS) return false;
  let placed = 0;
  let free = 0;
  for (let city = 0; city < setup.board.cities; city++) {
    if (s[BOOTHS + city * MAX_SEATS + seat] > 0) placed++;
    else if (setup.board.openAtSetup[city] === 1) free++;
  }
  return placed < SETUP_ROUNDS && free > 0;
}

/** The only city where the seat in turn may place, or NONE if there are several. */
export function onlyCity(setup: Setup, s: State): number {
  let only = NONE;
  for (let city = 0; city < setup.board.cities; city++) {
    if (!mayPlaceIn(setup, s, s[TURN_SEAT], city)) continue;
    if (only !== NONE) return NONE;
    only = city;
  }
  return only;
}

const mayPlaceIn = (setup: Setup, s: State, seat: number, city: number): boolean =>
  setup.board.openAtSetup[city] === 1 && s[BOOTHS + city * MAX_SEATS + seat] === 0;
