/** At the end of a turn the markers on the plate go to routes (T5). */
import type { Action, ActionBuffer } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import { markerIn, markerRouteIn, putMarker } from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { PLATE, POINTS, ROUTE_MARKERS, SEAT_SIZE, TURN_SEAT } from '../state/layout.js';
import { listMask, listRemove } from '../state/lists.js';
import { vacantSpace } from '../state/posts.js';
import { EMPTY, MARKERS, NONE } from '../vocabulary.js';

function takesMarker(setup: Setup, s: State, route: number): boolean {
  const b = setup.board;
  if (s[ROUTE_MARKERS + route] !== 0 || b.permanentMarker[route] !== NONE) return false;
  if (b.guarded[b.routeCountry[route]]) return false;
  for (let point = b.routeStart[route]; point < b.routeStart[route + 1]; point++) {
    if (s[POINTS + point] !== EMPTY) return false;
  }
  return vacantSpace(b, s, b.cityA[route]) !== NONE || vacantSpace(b, s, b.cityB[route]) !== NONE;
}

/** T5 */
export function legalPutMarker(setup: Setup, s: State, out: ActionBuffer): void {
  const plate = listMask(s, PLATE + s[TURN_SEAT] * SEAT_SIZE);
  for (let route = 0; route < setup.board.routes; route++) {
    if (!takesMarker(setup, s, route)) continue;
    for (let marker = 0; marker < MARKERS.length; marker++) {
      if ((plate >> marker) & 1) out.push(putMarker(marker, route));
    }
  }
}

export function applyPutMarker(s: State, a: Action): void {
  listRemove(s, PLATE + s[TURN_SEAT] * SEAT_SIZE, markerIn(a));
  s[ROUTE_MARKERS + markerRouteIn(a)] = markerIn(a) + 1;
}

/** Whether a marker on the plate can go somewhere. */
export function canPutMarker(setup: Setup, s: State): boolean {
  if (s[PLATE + s[TURN_SEAT] * SEAT_SIZE] === 0) return false;
  for (let route = 0; route < setup.board.routes; route++) if (takesMarker(setup, s, route)) return true;
  return false;
}
