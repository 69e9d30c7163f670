/** Which actions of a list are the same but for the choice among equal points of a route. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import * as codes from '../formats/codes.js';
import { POINTS } from '../state/layout.js';
import type { Table } from '../table.js';

const POINT_BITS = 511;

/** The action with its points replaced by the first equal ones of their routes. */
export function group(t: Table, s: State, a: Action): number {
  switch (codes.typeOf(a)) {
    case codes.PLACE:
    case codes.DISPLACE:
    case codes.LIFT:
    case codes.DROP:
    case codes.REMOVE:
      return withPoint(t, s, a, 6);
    case codes.RELOCATE:
      return codes.sourceIn(a) === codes.FROM_POINT
        ? withPoint(t, s, withPoint(t, s, a, 6), 17)
        : withPoint(t, s, a, 6);
    default:
      return a;
  }
}

function withPoint(t: Table, s: State, a: Action, shift: number): Action {
  const b = t.board;
  const point = (a >> shift) & POINT_BITS;
  let first = b.routeStart[b.routeOfPoint[point]];
  while (s[POINTS + first] !== s[POINTS + point] || b.boat[first] !== b.boat[point]) first++;
  return (a & ~(POINT_BITS << shift)) | (first << shift);
}
