/** Reads the bonus markers of a position: those of players, on routes and in the supply. */
import * as check from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Setup } from '../setup.js';
import {
  MARKER_SUPPLY,
  MAX_MARKERS,
  PLATE,
  ROUTE_MARKERS,
  SEAT_SIZE,
  UNUSED,
  USED,
} from '../state/layout.js';
import { listPush } from '../state/lists.js';
import { MARKERS, NONE } from '../vocabulary.js';
import { readMarker } from './notation.js';

export function readMarkers(setup: Setup, s: State, at: number, json: Json, field: string): void {
  check.list(json, field, MAX_MARKERS).forEach((entry, i) => {
    const marker = readMarker(entry, check.join(field, i));
    listPush(s, at, marker);
    checkMarkerCount(setup, s, marker, check.join(field, i));
  });
}

/** All markers of the edition, in the order of its list. */
export const allMarkers = (setup: Setup): number[] => [
  ...setup.edition.startMarkers,
  ...setup.edition.supplyMarkers,
];

/** All markers on routes, with players and in the supply. */
function markersInPlay(setup: Setup, s: State): number[] {
  const found: number[] = [];
  const add = (at: number): void => {
    for (let i = 1; i <= s[at]; i++) found.push(s[at + i]);
  };
  add(MARKER_SUPPLY);
  for (let seat = 0; seat < setup.players; seat++) {
    add(UNUSED + seat * SEAT_SIZE);
    add(USED + seat * SEAT_SIZE);
    add(PLATE + seat * SEAT_SIZE);
  }
  for (let r = 0; r < setup.board.routes; r++)
    if (s[ROUTE_MARKERS + r] !== 0) found.push(s[ROUTE_MARKERS + r] - 1);
  return found;
}

function checkMarkerCount(setup: Setup, s: State, marker: number, field: string): void {
  const has = allMarkers(setup).filter((m) => m === marker).length;
  if (markersInPlay(setup, s).filter((m) => m === marker).length > has) {
    throw new Refusal(field, `the edition ${setup.edition.id} has only ${has} of ${MARKERS[marker]}`);
  }
}

export function readRouteMarkers(setup: Setup, s: State, json: Json | undefined): void {
  for (const [id, value] of Object.entries(check.object(check.given(json, {}), 'position.markers'))) {
    const field = check.join('position.markers', id);
    const route = setup.board.routeIndex.get(id);
    if (route === undefined) throw new Refusal(field, 'is not a route here');
    const marker = readMarker(value, field);
    if (setup.board.permanentMarker[route] !== NONE)
      throw new Refusal(field, 'has a permanent marker, which stays alone');
    s[ROUTE_MARKERS + route] = marker + 1;
    checkMarkerCount(setup, s, marker, field);
  }
  // S2, E4, T5: a marker comes to a plate, and then to a route, only after another was taken.
  let lying = s
    .subarray(ROUTE_MARKERS, ROUTE_MARKERS + setup.board.routes)
    .filter((marker) => marker > 0).length;
  for (let seat = 0; seat < setup.players; seat++) lying += s[PLATE + seat * SEAT_SIZE];
  const most = setup.edition.startMarkers.length;
  if (lying > most)
    throw new Refusal('position.markers', `there are ${lying} on routes and plates, and a game has ${most}`);
}

export function readSupply(setup: Setup, s: State, json: Json | undefined): void {
  if (json !== undefined) {
    readMarkers(setup, s, MARKER_SUPPLY, json, 'position.supply');
    return;
  }
  const rest = allMarkers(setup);
  for (const marker of markersInPlay(setup, s)) rest.splice(rest.indexOf(marker), 1);
  for (const marker of rest) listPush(s, MARKER_SUPPLY, marker);
}
