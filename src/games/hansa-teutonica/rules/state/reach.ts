/** Where a player may place and displace: everywhere, or as permits (I1) and the pawn (P1) allow. */
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import { NONE } from '../vocabulary.js';
import { PAWN, PERMITS_USED, TURN_SEAT } from './layout.js';
import { rightmostOwner } from './posts.js';

/** I1: which permit city serves the player in turn for a country, a local one before one abroad; or NONE. */
function permitFor(b: Board, s: State, country: number): number {
  const row = country * b.permitCities.length;
  let chosen = NONE;
  for (let i = 0; i < b.permitCities.length; i++) {
    const permit = b.permit[row + i];
    if (permit === 0 || (s[PERMITS_USED] >> i) & 1) continue;
    if (rightmostOwner(b, s, b.permitCities[i]) !== s[TURN_SEAT]) continue;
    if (chosen === NONE || permit > b.permit[row + chosen]) chosen = i;
  }
  return chosen;
}

/** Marks the permit that a place or displace on a route uses up. */
export function usePermit(b: Board, s: State, route: number): void {
  const country = b.routeCountry[route];
  if (b.guarded[country]) s[PERMITS_USED] |= 1 << permitFor(b, s, country);
}

/** P1: whether a route borders the pawn's province, where there is a pawn. */
export const pawnAllows = (setup: Setup, s: State, route: number): boolean =>
  setup.players !== 2 || setup.board.borders[s[PAWN] * setup.board.routes + route] === 1;

/** Whether place and displace are allowed on a route now. */
export function mayWorkOn(setup: Setup, s: State, route: number): boolean {
  const b = setup.board;
  const country = b.routeCountry[route];
  return pawnAllows(setup, s, route) && (b.guarded[country] === 0 || permitFor(b, s, country) !== NONE);
}
