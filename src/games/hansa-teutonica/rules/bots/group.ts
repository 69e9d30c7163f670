/** Which actions differ only in the choice among equal points of a route. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import * as codes from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { POINTS } from '../state/layout.js';

const POINT_BITS = 511;

/** The action with its points replaced by the first equal ones of their routes. */
export function group(setup: Setup, s: State, a: Action): number {
  switch (codes.typeOf(a)) {
    case codes.PLACE:
    case codes.DISPLACE:
    case codes.LIFT:
    case codes.DROP:
    case codes.REMOVE:
      return withPoint(setup, s, a, 6);
    case codes.RELOCATE:
      return codes.sourceIn(a) === codes.FROM_POINT
        ? withPoint(setup, s, withPoint(setup, s, a, 6), 17)
        : withPoint(setup, s, a, 6);
    default:
      return a;
  }
}

function withPoint(setup: Setup, s: State, a: Action, shift: number): Action {
  const b = setup.board;
  const point = (a >> shift) & POINT_BITS;
  let first = b.routeStart[b.routeOfPoint[point]];
  while (s[POINTS + first] !== s[POINTS + point] || b.boat[first] !== b.boat[point]) first++;
  return (a & ~(POINT_BITS << shift)) | (first << shift);
}
